// `npm run test:engines`: the browser tests in Chromium, Firefox and WebKit, `-- firefox webkit` in
// these alone. With `--part`, as `npm test` runs it, only the tests that check every tag once, in the
// engines other than Chromium. An engine that this machine does not have is skipped with a line that
// says so; `GSTK_ENGINES=playwright` takes those of `npx playwright install firefox webkit`. `--write`
// records the figures of a whole run, from which docs/browsers.md and the README are written.
import {execFileSync, spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ENGINES, missing, versionOf} from './engines/engines.mjs';
import {writeDocuments} from './readme.mjs';
import {root} from './test-files.mjs';

/**
 * The tests that check every tag once, and those of recovery after a lost network for the engine that
 * never fetches a module again by itself.
 */
const partOf = (engine) => [
  'src/embed/every-engine.test.ts',
  ...(engine === 'firefox' ? ['src/table/features/missing.test.ts'] : []),
];

const args = process.argv.slice(2);
const isPart = args.includes('--part');
const isWriting = args.includes('--write');
const named = args.filter((arg) => !arg.startsWith('--'));
for (const name of named)
  if (!ENGINES.includes(name)) {
    console.error(`Unknown engine "${name}"; expected one of ${ENGINES.join(', ')}.`);
    process.exit(1);
  }

const run = (engine) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(process.execPath, [join(root, 'scripts/test-browser.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        GSTK_ENGINE: engine,
        ...(isPart && {GSTK_FILES: partOf(engine).join(',')}),
      },
    });
    child.stdout.on('data', (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.on('close', () => {
      const counts = [...output.matchAll(/^browser tests: (\d+) passed, (\d+) failed$/gm)].at(-1);
      const [passed, failed] = counts?.slice(1).map(Number) ?? [0, 1];
      const lacking = new Set(output.match(/^not supported here - .*$/gm)).size;
      done({engine, passed, failed, lacking});
    });
  });

const RESULTS = join(root, 'scripts/engines/results.json');

/** Writes the figures of this run; those of engines that did not run stay. */
async function record() {
  const git = (...words) => execFileSync('git', words, {cwd: root, encoding: 'utf8'}).trim();
  const taken = {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
  };
  const all = JSON.parse(readFileSync(RESULTS, 'utf8'));
  for (const {engine, passed, failed, lacking} of results)
    all[engine] = {version: versionOf(engine), passed, failed, lacking, ...taken};
  writeFileSync(RESULTS, `${JSON.stringify(all, undefined, 2)}\n`);
  await writeDocuments();
}

const results = [];
for (const engine of ENGINES) {
  if (isPart ? engine === 'chromium' : named.length > 0 && !named.includes(engine)) continue;
  const reason = missing(engine);
  if (reason === undefined) results.push(await run(engine));
  else console.log(`skipped - ${engine}: ${reason}`);
}
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
for (const {engine, passed, failed, lacking} of results)
  console.log(`${engine}: ${passed} passed, ${failed} failed, ${lacking} cannot run here`);
console.log(`engines: ${sum('passed')} passed, ${sum('failed')} failed`);
if (isWriting && !isPart && !process.env.GSTK_FILES) await record();
process.exitCode = sum('failed') > 0 ? 1 : 0;
