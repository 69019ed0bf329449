// `npm test`: installs what is missing, then runs every check: two that compute, and beside them one
// that mostly waits for a browser; all run even when one fails. `npm test -- --only layers,types,node` runs those alone, `--list` names them all.
// Before the end: the ten slowest test files. Last line: `N passed, N failed`; tests count one each, other checks one each.
// Node built-ins only, since it starts before anything is installed.
import {spawn} from 'node:child_process';
import {setPriority} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {setup} from './setup.mjs';
import {addTime, slowest, timesIn} from './slowest.mjs';
import {TSC} from './tsc.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = (script, ...args) => [process.execPath, join('scripts', script), ...args];
const bin = (name, ...args) => [join('node_modules', '.bin', name), ...args];

/**
 * In the order in which they begin. `after`: steps that must have ended before, though not well.
 * `browser`: the step watches tables play by the clock; the others give way to it.
 * `counts`: the step's last line says how many tests passed and failed.
 */
const steps = {
  setup: {run: () => setup()},
  browser: {command: bin('wtr'), counts: true, browser: true},
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
  build: {command: node('build.mjs', '--no-analyze'), after: ['analyze']},
  lint: {command: bin('eslint', '.')},
  'typed-lint': {command: bin('oxlint'), after: ['analyze']},
  node: {command: node('test-node.mjs'), counts: true},
  size: {command: node('size.mjs', '--held'), counts: true},
  types: {command: [process.execPath, TSC], after: ['analyze']},
  doors: {command: node('test-node.mjs', '--doors'), counts: true, after: ['build']},
  format: {command: bin('prettier', '--check', '--log-level', 'warn', '.')},
};

const args = process.argv.slice(2);
if (args.includes('--list')) {
  console.log(Object.keys(steps).join('\n'));
  process.exit();
}
const onlyAt = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
const only = onlyAt < 0 ? [] : (args[onlyAt].split('=')[1] ?? args[onlyAt + 1] ?? '').split(',');
for (const name of only)
  if (!steps[name]) {
    console.error(`No step is called "${name}"; there are ${Object.keys(steps).join(', ')}.`);
    process.exit(1);
  }
const names = Object.keys(steps).filter(
  (name) => name === 'setup' || only.length === 0 || only.includes(name),
);

/** The minutes after which a step is taken to hang. */
const MINUTES = 60;

/** Below all that people do at the same machine, and below the browsers. */
const yieldTo = (child) => {
  try {
    setPriority(child.pid, 5);
  } catch {
    // It has ended, or may not be asked.
  }
};

const execute = ([command, ...rest], inFront) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(command, rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MINUTES * 60_000,
      shell: process.platform === 'win32',
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_TEST_CONTEXT: undefined},
    });
    if (!inFront) yieldTo(child);
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => done({code: 1, output: `${output}${error.message}\n`}));
    child.on('close', (code, signal) => {
      if (signal) output += `ended by ${signal} after at most ${MINUTES} minutes\n`;
      done({code: code ?? 1, output});
    });
  });

const total = {passed: 0, failed: 0};
const summary = [];
/** How long the tests of a file took, in milliseconds; beside others that computed. */
const times = new Map();

async function runStep(name) {
  const {run, command, counts, browser} = steps[name];
  const started = Date.now();
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
  for (const [file, ms] of timesIn(result.output)) addTime(times, file, ms);
  const said = [...result.output.matchAll(/: (\d+) passed, (\d+) failed$/gm)].at(-1);
  if (counts && said) {
    [passed, failed] = [Number(said[1]), Number(said[2])];
    if (result.code !== 0 && failed === 0) failed = 1;
  }
  total.passed += passed;
  total.failed += failed;
  const ok = failed === 0;
  const line = `${ok ? 'ok' : 'NOT OK'} - ${name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`;
  summary.push(line);
  // A good step is one line; the words of a bad one are wanted whole.
  if (!ok) console.log(`\n===== ${name}\n${result.output.trimEnd()}`);
  console.log(line);
  return ok;
}

const waiting = new Set(names);
const running = new Set();

/** Whether a step may begin beside those that run: one with a browser, two that compute. */
function mayBegin(name) {
  const {after = [], browser = false} = steps[name];
  if (after.some((other) => waiting.has(other) || running.has(other))) return false;
  const like = [...running].filter((other) => (steps[other].browser ?? false) === browser);
  return like.length < (browser ? 1 : 2);
}

async function schedule() {
  // Nothing makes sense when the setup failed.
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
if (times.size > 0) console.log(`\nslowest test files:\n${slowest(times).join('\n')}`);
if (total.failed > 0) console.log(`\n${summary.filter((l) => l.startsWith('NOT')).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
