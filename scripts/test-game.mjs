// `npm run test:game -- my-game`: all tests of one game or family, in half a minute of computing
// time: laws, agreement of chart and rules, golden games, examples and table tests. `--node` skips
// those that need a browser. Last line: `my-game: N passed, N failed`.
import {spawn} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../src/embed/catalogue.ts';
import {browserFilesOf, nodeFilesOf} from './game-files.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const [wanted, ...more] = args.filter((arg) => arg !== '--node');
const entries = catalogue.filter(({id, family}) => wanted === id || wanted === family);
if (entries.length === 0 || more.length > 0) {
  const ids = catalogue.map(({id}) => id);
  const families = [...new Set(catalogue.map(({family}) => family))];
  if (wanted && more.length === 0)
    console.error(`No game and no family of the catalogue is called "${wanted}".`);
  console.error(
    'npm run test:game -- <game or family> [--node]\n' +
      `  games: ${ids.join(', ')}\n` +
      `  families: ${families.filter((family) => !ids.includes(family)).join(', ')}`,
  );
  process.exit(2);
}

const [{family}] = entries;
const others = catalogue
  .map(({id}) => id)
  .filter((id) => !entries.some((entry) => entry.id === id));
const browserFiles = browserFilesOf(family, others);

/**
 * Runs a program; returns its counts of passed and failed tests, from the last line with counts.
 */
const run = (program, args, env) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(root, program), ...args], {
      cwd: root,
      env: {...process.env, NODE_TEST_CONTEXT: undefined, ...env},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.on('close', (code) => {
      const counts = [...output.matchAll(/: (\d+) passed, (\d+) failed$/gm)].at(-1);
      const [passed, failed] = counts ? [Number(counts[1]), Number(counts[2])] : [0, 1];
      done({passed, failed: code === 0 ? failed : Math.max(1, failed)});
    });
  });

const results = [
  await run('scripts/test-node.mjs', nodeFilesOf(family, others), {GSTK_GAME: wanted}),
];
if (browserFiles.length > 0 && !args.includes('--node'))
  results.push(
    await run('node_modules/@web/test-runner/dist/bin.js', [], {
      GSTK_FILES: browserFiles.join(','),
    }),
  );
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
console.log(`${wanted}: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
