// Proves the server of online tables: its types and rules of style, then its tests. `npm run test:online
// -- kills` runs those with that text in their names; `--full` makes ten kills and 100,000 mutated
// frames, and plays every game to its end. Passes with a line that says so if Node 22 or the packages of
// server/ are not available. Last line: `online: N passed, N failed`.
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {findRedis, onlineTools, server} from './online-tools.mjs';
import {root} from './test-files.mjs';
import {TSC} from './tsc.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));
const flags = args.filter((arg) => arg.startsWith('-') && arg !== '--full');

const {node, reason} = onlineTools();
if (!node) {
  console.log(`online tables are not tested here: ${reason}`);
  console.log('online: 0 passed, 0 failed');
  process.exit();
}
const redis = findRedis();
if (!redis) console.log('without Redis: there is no redis-server, and apt-get cannot install it');

/** A check that counts as one test. */
const check = (name, command, ...rest) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(command, rest, {cwd: server, stdio: ['ignore', 'pipe', 'pipe']});
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => {
      if (code !== 0) console.log(`not ok - ${name}\n${output}`);
      done(code === 0);
    });
  });
const modules = join(root, 'node_modules');
const checks =
  words.length > 0
    ? []
    : [
        await check(
          'lock',
          process.execPath,
          join(root, 'scripts/lockcheck.mjs'),
          'package-lock.json',
        ),
        await check('types', process.execPath, join(root, TSC), '-p', server),
        await check('lint', join(modules, '.bin', 'oxlint'), '-c', '.oxlintrc.json', '.'),
      ];

const {bundle} = await import(pathToFileURL(join(server, 'build.mjs')).href);
const cache = join(server, '.cache');
const files = readdirSync(join(server, 'test')).filter(
  (file) =>
    file.endsWith('.test.ts') && (words.length === 0 || words.some((word) => file.includes(word))),
);
rmSync(cache, {recursive: true, force: true});
await bundle(['src/main.ts'], join(cache, 'server'));
await bundle(
  [...files, 'game-from-outside.ts'].map((file) => `test/${file}`),
  join(cache, 'test'),
  {sourcemap: true},
);

const folder = mkdtempSync(join(tmpdir(), 'gstk-'));
const said = join(folder, 'said.txt');
const times = pathToFileURL(join(root, 'scripts/node-times.mjs')).href;
const {status} = spawnSync(
  node,
  [
    ...['--no-warnings', '--enable-source-maps', '--test', '--test-force-exit'],
    '--test-concurrency=2',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${times}`, `--test-reporter-destination=${said}`],
    ...flags,
    ...files.map((file) => join(cache, 'test', file.replace(/\.ts$/, '.js'))),
  ],
  {
    cwd: server,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      FULL: args.includes('--full') ? '1' : '',
      REDIS_SERVER: redis ?? '',
    },
  },
);
const text = files.length > 0 ? readFileSync(said, 'utf8') : '';
process.stdout.write(text.replace(/^#.*\n/gm, ''));
rmSync(folder, {recursive: true});
const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
const passed = count('pass') + checks.filter(Boolean).length;
const missed = count('fail') + count('cancelled') || (status === 0 && count('pass') ? 0 : 1);
const failed = missed + checks.filter((ok) => !ok).length;
console.log(`online: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
