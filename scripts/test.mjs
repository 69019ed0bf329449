// `npm test`: installs what is missing, then runs all checks: two computing ones at a time, with
// them one that drives a browser, and alone what fills a small machine by itself. All run even when
// one fails. `npm test -- --only layers,types,node` runs only those, `--list` lists all. `npm run
// test:all` is `--all`: it repeats each proof at more widths, seats, languages and rounds, and checks
// the package. Prints the ten slowest test files, with `--times` all, and how much was computed, which
// has a budget. Last line: `N passed, N failed`, where each test counts as one, and each other check as one.
// Uses Node built-ins only, since it starts before anything is installed.
import {spawn} from 'node:child_process';
import {setPriority} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {calibrate, CpuTime} from './cpu-time.mjs';
import {setup} from './setup.mjs';
import {addTime, slowest, timesIn} from './slowest.mjs';
import {TSC} from './tsc.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (script, ...args) => [process.execPath, join('scripts', script), ...args];
const bin = (name, ...args) => [join('node_modules', '.bin', name), ...args];

const args = process.argv.slice(2);
const isFull = args.includes('--all');
// The steps learn it from their environment.
if (args.includes('--times')) process.env.GSTK_TIMES = '1';

/**
 * The steps in starting order. `after`: steps that must have ended before, successfully or not.
 * `browser`: the step depends on real time, so the others run at a lower priority. `alone`: it runs
 * with no other, since both together would take longer than one after the other, or since it measures
 * time. `counts`: the last line of the step's output has the numbers of passed and failed tests.
 */
const usual = {
  setup: {run: () => setup()},
  browser: {command: node('test-browser.mjs'), counts: true, browser: true, alone: true},
  // Once in every engine that the machine has; all tests in all three are for `npm run test:all`.
  engines: {
    command: node('test-engines.mjs', ...(isFull ? [] : ['--part'])),
    counts: true,
    browser: true,
  },
  layers: {command: node('layers.mjs')},
  lock: {command: node('lockcheck.mjs')},
  analyze: {command: bin('cem', 'analyze', '--quiet')},
  storybook: {
    command: bin(
      'storybook',
      'build',
      '--disable-telemetry',
      '--quiet',
      '--loglevel',
      'warn',
      '-o',
      'storybook-static',
    ),
    after: ['analyze'],
  },
  stories: {
    command: node('test-stories.mjs'),
    counts: true,
    after: ['storybook'],
    browser: true,
  },
  build: {
    command: node('build.mjs', '--no-analyze', ...(isFull ? [] : ['--no-check'])),
    after: ['analyze'],
  },
  lint: {command: bin('eslint', '.')},
  // server/ has its own packages and rules, and is checked by its tests.
  'typed-lint': {command: bin('oxlint', '--disable-nested-config'), after: ['analyze']},
  node: {command: node('test-node.mjs'), counts: true, after: ['analyze']},
  size: {command: node('size.mjs', '--held'), counts: true},
  types: {command: [process.execPath, TSC], after: ['analyze']},
  built: {command: node('test-node.mjs', '--built'), counts: true, after: ['build']},
  online: {command: node('test-online.mjs', ...(isFull ? ['--full'] : [])), counts: true},
  format: {command: bin('oxfmt', '--check')},
};
/** The further steps of `npm run test:all`. */
const more = {
  speed: {command: [process.execPath, join('bench', 'run.mjs'), '--guard'], alone: true},
  speech: {
    command: node('test-speech.mjs'),
    counts: true,
    browser: true,
    alone: true,
    after: ['build'],
  },
  // Its builds take all processors.
  apps: {
    command: node('test-node.mjs', '--apps'),
    counts: true,
    browser: true,
    alone: true,
    after: ['built'],
  },
  'check-build': {command: node('check-build.mjs'), alone: true, after: ['apps', 'built']},
  'check-package': {
    command: ['npm', 'run', '--silent', 'check:package'],
    alone: true,
    after: ['check-build'],
  },
  knip: {command: bin('knip'), after: ['analyze']},
  site: {command: node('site.mjs', '--no-build'), after: ['built', 'stories']},
};

const steps = isFull ? {...usual, ...more} : usual;
if (args.includes('--list')) {
  console.log(Object.keys(steps).join('\n'));
  process.exit();
}
const onlyAt = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
const only = onlyAt < 0 ? [] : (args[onlyAt].split('=')[1] ?? args[onlyAt + 1] ?? '').split(',');
for (const name of only)
  if (!steps[name]) {
    console.error(`Unknown step "${name}"; expected one of ${Object.keys(steps).join(', ')}.`);
    process.exit(1);
  }
const names = Object.keys(steps).filter(
  (name) => name === 'setup' || only.length === 0 || only.includes(name),
);

/** The manifest that one step makes and tests of another read. */
const manifest = names.includes('analyze') ? {GSTK_MANIFEST: 'custom-elements.json'} : {};

/** Minutes after which a step counts as hanging. */
const MINUTES = isFull ? 240 : 60;

/** Lowers the priority of a process below those of interactive programs and of the browsers. */
const yieldTo = (child) => {
  try {
    setPriority(child.pid, 5);
  } catch {
    // The process has ended, or its priority may not be changed.
  }
};

/**
 * The compiler, the typed linter and esbuild are written in Go: with a larger heap they collect less
 * garbage, which takes them a sixth of their time.
 */
const GOGC = process.env.GOGC ?? '400';
/** Node spends a quarter of a build on garbage; with a larger young heap the build takes a twelfth less. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

const execute = ([command, ...rest], inFront) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(command, rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MINUTES * 60_000,
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...manifest,
        ...(isFull ? {FULL: '1'} : {}),
        ...{
          GOGC,
          NODE_OPTIONS,
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
          NODE_TEST_CONTEXT: undefined,
        },
      },
    });
    if (!inFront) yieldTo(child);
    cpu.add(child.pid);
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => done({code: 1, output: `${output}${error.message}\n`}));
    child.on('close', (code, signal) => {
      if (signal) output += `ended by ${signal} after at most ${MINUTES} minutes\n`;
      done({code: code ?? 1, output, seconds: cpu.of(child.pid)});
    });
  });

/**
 * The most that one run may compute, in thousands of calibration loops, so that tests do not become slow
 * again unnoticed. A proof that is worth more is paid for by another, or goes to `npm run test:all`.
 */
const BUDGET = 40;

/**
 * A loop stays within the cache of a processor, and tests do not: with slow memory, or neighbours that use
 * it, the same tests need more loops. They were 38.9 and 66.8 thousand on two machines within a day. So a
 * run above the budget says so, and one above this fails.
 */
const MOST = 2 * BUDGET;

const cpu = new CpuTime();
const computed = {seconds: 0, loops: []};
const total = {passed: 0, failed: 0};
const summary = [];
/** Milliseconds of each file's tests, measured while other steps were computing. */
const fileTimes = new Map();

async function runStep(name) {
  const {run, command, counts, browser} = steps[name];
  const started = Date.now();
  computed.loops.push(calibrate());
  let result;
  if (run) {
    try {
      await run();
      result = {code: 0, output: ''};
    } catch (error) {
      result = {code: 1, output: `${error.message}\n`};
    }
  } else result = await execute(command, browser);
  let passed = result.code === 0 ? 1 : 0;
  let failed = 1 - passed;
  for (const [file, ms] of timesIn(result.output)) addTime(fileTimes, file, ms);
  const counted = [...result.output.matchAll(/: (\d+) passed, (\d+) failed$/gm)].at(-1);
  if (counts && counted) {
    [passed, failed] = [Number(counted[1]), Number(counted[2])];
    if (result.code !== 0 && failed === 0) failed = 1;
  }
  total.passed += passed;
  total.failed += failed;
  const ok = failed === 0;
  computed.seconds += result.seconds ?? 0;
  const times = [
    `${((Date.now() - started) / 1000).toFixed(1)} s`,
    ...(result.seconds === undefined ? [] : [`computing ${result.seconds.toFixed()} s`]),
  ];
  const line = `${ok ? 'ok' : 'NOT OK'} - ${name}: ${passed} passed, ${failed} failed (${times.join(', ')})`;
  summary.push(line);
  // A passed step prints one line and its tests that needed a second try, a failed one its whole output.
  if (!ok) console.log(`\n===== ${name}\n${result.output.trimEnd()}`);
  else
    for (const [told] of result.output.matchAll(/^passed at the second try: .+$/gm))
      console.log(told);
  console.log(line);
  return ok;
}

const waiting = new Set(names);
const running = new Set();

const drives = (name) => steps[name].browser ?? false;

/**
 * Whether a step may start while these run: none while one runs alone, at most one
 * with a browser and two others; two with a browser once no other is left, since the last test files
 * of one leave a core idle.
 */
function mayBegin(name) {
  const {after = [], alone} = steps[name];
  if (running.size > 0 && (alone || [...running].some((other) => steps[other].alone))) return false;
  if (after.some((other) => waiting.has(other) || running.has(other))) return false;
  const like = [...running].filter((other) => drives(other) === drives(name));
  const others = [...waiting, ...running].some((other) => !drives(other));
  return like.length < (drives(name) && others ? 1 : 2);
}

async function schedule() {
  // When the setup fails, no other step can run.
  waiting.delete('setup');
  if (!(await runStep('setup'))) return;
  await new Promise((done) => {
    const next = () => {
      if (waiting.size === 0 && running.size === 0) return done();
      for (const name of waiting) {
        if (!mayBegin(name)) continue;
        waiting.delete(name);
        running.add(name);
        runStep(name).finally(() => {
          running.delete(name);
          next();
        });
      }
    };
    next();
  });
}

await schedule();
cpu.stop();
if (fileTimes.size > 0) console.log(`\nslowest test files:\n${slowest(fileTimes).join('\n')}`);
if (computed.seconds > 0) {
  const loop = computed.loops.toSorted((a, b) => a - b)[computed.loops.length >> 1];
  const loops = computed.seconds / loop;
  const isWhole = only.length === 0 && !isFull;
  console.log(
    `computed ${computed.seconds.toFixed()} s: ${loops.toFixed(1)} thousand calibration loops of ${loop.toFixed()} ms (budget ${BUDGET}${isWhole && loops > BUDGET ? ', exceeded' : ''})`,
  );
  if (isWhole && loops > MOST) {
    total.failed++;
    summary.push('NOT OK - budget: the tests compute more than they may; see the slowest files');
  }
}
if (total.failed > 0) console.log(`\n${summary.filter((l) => l.startsWith('NOT')).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
