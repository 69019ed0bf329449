// Runs the tests that need no browser: `npm run test:node -- king/rules` runs those with that text
// in their path; flags are passed on to Node (`--test-name-pattern=K-3`). `--built` runs the tests
// of the built package instead, and `--apps` those of the apps of frameworks. Fails when there is nothing to run. Last line: `node tests: N
// passed, N failed`. Each process runs many files, because starting one and loading the games takes
// longer than most files.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {install} from './framework-packages.mjs';
import {isNightly, root, testFiles} from './test-files.mjs';

const args = process.argv.slice(2);
const run = ['built', 'apps'].find((name) => args.includes(`--${name}`)) ?? 'node';
const flags = args.filter((arg) => arg.startsWith('-') && arg !== `--${run}`);
const words = args.filter((arg) => !arg.startsWith('-'));
const isWanted = (file) => words.length > 0 || Boolean(process.env.FULL) || !isNightly(file);
const files = testFiles(run, words).filter(isWanted);

if (files.length === 0) {
  console.log(`no ${run} test ${words.length ? `has ${words.join(' or ')} in its path` : 'found'}`);
  console.log(`${run} tests: 0 passed, 1 failed`);
  process.exit(1);
}
// Once, since the files run at the same time.
if (run === 'apps') install(true);
const folder = mkdtempSync(join(tmpdir(), 'gstk-'));

/** The laws of all games take a third of the whole time. */
const LONG = 'src/testing/games.test.ts';
/**
 * It counts the executed blocks of everything that is loaded: together with other files it takes a
 * minute more.
 */
const COUNTING = 'src/testing/hostile/hostile.test.ts';
/** Games that a test registers are there for all later tests of its process. */
const registers = (file) => /^\/\/ registers games$/m.test(readFileSync(join(root, file), 'utf8'));
/** The compiler reads the types of all games once for those that ask for them. */
const typed = (file) => /^scripts\/(reference|schemas)\.test\.mjs$/.test(file);
const short = files.filter(
  (file) => file !== LONG && file !== COUNTING && !registers(file) && !typed(file),
);

/**
 * Two run at once, and each loads all games, which takes seconds: so the laws have a process of
 * their own, which starts first, and two share the other files. Neighbouring files, which take
 * similar times, go to different processes.
 */
const shares = [
  files.filter((file) => file === LONG),
  files.filter((file) => file === COUNTING),
  files.filter(registers),
  [...files.filter(typed), ...short.filter((_, index) => index % 2 === 0)],
  short.filter((_, index) => index % 2 === 1),
].filter((own) => own.length > 0);
const processes = shares.map((own, at) => {
  const file = join(folder, `${run}-${at}.mjs`);
  const load = (source) =>
    `await import(${JSON.stringify(pathToFileURL(join(root, source)).href)});`;
  writeFileSync(file, own.map(load).join('\n'));
  return file;
});

const TIMES = pathToFileURL(join(root, 'scripts/node-times.mjs')).href;
const said = join(folder, 'said.txt');
const {status} = spawnSync(
  process.execPath,
  [
    ...['--import', 'tsx', '--test', '--test-concurrency=2'],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${TIMES}`, `--test-reporter-destination=${said}`],
    ...flags,
    ...processes,
  ],
  {cwd: root, stdio: 'inherit'},
);
const text = readFileSync(said, 'utf8');
process.stdout.write(text.replace(/^#.*\n/gm, ''));
rmSync(folder, {recursive: true});
const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
const passed = count('pass');
const failed = count('fail') + count('cancelled') || (status === 0 && passed ? 0 : 1);
console.log(`${run} tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
