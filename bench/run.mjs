// `npm run bench`: how many moves a second each engine plays, and how that compares with a loop
// written by hand for nothing but speed. Ratios count, absolute figures belong to the machine.
//
//   --quick        three short rounds instead of nine
//   --check        exit code 1 when a goal is missed
//   --guard        only engines with a figure in `held`, in short rounds: exit code 1 when it has fallen by
//                  a third, three times in turn; part of `npm run test:all`
//   --only=a,b     these engines (and those they are compared with); `bots`, `crowds`, `pages`, `growth`: alone
//
// Every engine has a process of its own; they take turns round by round, so that a busy moment hits
// all alike; times are CPU times; ratios are formed inside each round, then the median is taken.
import {availableParallelism, cpus} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {benches} from './benches.mjs';
import {measureBots, measureCrowds} from './bots.mjs';
import {measureGrowth} from './growth.mjs';
import {answer, built, bundle, engineIn} from './children.mjs';
import {install} from './install.mjs';
import {MARKS} from './marks.mjs';
import {measurePages} from './page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const flag = (name) => process.argv.includes(`--${name}`);
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const guard = flag('guard');
const rounds = guard || flag('quick') ? 3 : 9;
/** CPU seconds that an engine plays before its first round. */
const WARM = 1;
/** CPU seconds that it plays in a round, or somewhat more. */
const span = guard || flag('quick') ? 0.25 : 0.5;
/** The part of a held figure that must be reached. */
const HELD = 2 / 3;

/** The module of an engine, in this folder. */
const fileOf = ({id}, {name, file = `${id}/${name}`}) => file;

/** Starts an engine, warms it up, and finds how many matches fill a round. */
async function start({id}, engine) {
  const file = pathToFileURL(join(built, id, `${engine.name}.mjs`)).href;
  const child = await engineIn(join(here, 'engine.mjs'), file, engine.name);
  const play = (matches, least) => {
    child.send({matches, span: least});
    return answer(child);
  };
  let matches = MARKS[0];
  for (const mark of MARKS) {
    matches = mark;
    // The second time counts: the first one may be mostly compiling.
    await play(mark, 0);
    if ((await play(mark, 0)).seconds > span / 4) break;
  }
  await play(matches, WARM);
  return {...engine, play: () => play(matches, span), stop: () => child.disconnect(), results: []};
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

const short = (n) => {
  if (n >= 1e6) return `${(n / 1e6).toFixed(1)} M`;
  return n >= 1e4 ? `${(n / 1e3).toFixed(0)} k` : `${(n / 1e3).toFixed(1)} k`;
};
const ratioText = (n) => (n >= 10 ? n.toFixed(0) : n >= 0.1 ? n.toFixed(2) : n.toPrecision(2));

/** The marks at which engines disagree. */
function disagreements(engines) {
  const faults = [];
  const [reference] = engines;
  for (const {name, results} of engines)
    for (const [round, {hashes}] of results.entries())
      for (const [mark, hash] of Object.entries(hashes)) {
        const others = reference.results[round].hashes[mark];
        if (others !== undefined && others !== hash)
          faults.push(`${name} after ${mark} matches: ${hash}, not ${others}`);
      }
  return [...new Set(faults)];
}

const speed = ({moves, seconds}) => moves / seconds;
const ratios = (one, other) =>
  one.results.map((result, round) => speed(result) / speed(other.results[round]));

/** Measures one game and prints it; returns the failures. */
async function measure(bench) {
  const wanted = only && new Set([bench.engines[0].name, ...only]);
  for (const {name, goals = []} of bench.engines)
    if (wanted?.has(name)) for (const {than} of goals) if (than) wanted.add(than);
  const chosen = guard
    ? bench.engines.filter(({held}, at) => at === 0 || held !== undefined)
    : bench.engines.filter(({name}) => !wanted || wanted.has(name));
  await bundle(
    chosen.map((engine) => ({in: join(here, `${fileOf(bench, engine)}.mjs`), out: engine.name})),
    bench.id,
  );
  const engines = [];
  for (const engine of chosen) engines.push(await start(bench, engine));
  for (let round = 0; round < rounds; round++)
    for (const engine of engines) engine.results.push(await engine.play());
  for (const {stop} of engines) stop();

  const [reference] = engines;
  const wrong = bench.unlike ? [] : disagreements(engines);
  const lines = [['', 'moves/s', 'x of the loop', 'from - to', 'goal']];
  for (const engine of engines) {
    const {title, held, results} = engine;
    const goals = guard ? (held ? [{least: held * HELD}] : []) : (engine.goals ?? []);
    const times = ratios(engine, reference);
    const [low, high] = [Math.min(...times), Math.max(...times)];
    const row = [title, short(median(results.map(speed)))];
    row.push(ratioText(median(times)), `${ratioText(low)} - ${ratioText(high)}`);
    if (engine === reference) row.splice(2, 2, '1', '');
    const said = goals.map(({least, than}) => {
      const other = than === undefined ? reference : engines.find(({name}) => name === than);
      const reached = median(ratios(engine, other));
      const ok = reached >= least;
      if (!ok) wrong.push(`${title}: ${ratioText(reached)} x, wanted ${least}`);
      const of = than === undefined ? '' : ` of ${other.title} (${ratioText(reached)})`;
      return `≥ ${ratioText(least)} x${of}: ${ok ? 'met' : 'MISSED'}`;
    });
    lines.push([...row, said.join(', ')]);
  }
  console.log(`\n${bench.title}`);
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => (at % 4 ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))
        .join('  ')
        .trimEnd(),
    );
  if (bench.unlike) return wrong;
  const common = Math.min(
    ...engines.map(({results}) => Math.max(...Object.keys(results[0].hashes))),
  );
  console.log(
    `checksum after ${common} matches: ${reference.results[0].hashes[common]}, ` +
      `${disagreements(engines).length ? 'NOT equal' : 'equal'} in all ${engines.length}`,
  );
  return wrong;
}

const PARTS = ['bots', 'crowds', 'growth', 'pages'];
const engines = guard || !only || only.some((name) => !PARTS.includes(name));
if (!guard) install();
console.log(
  `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown CPU'}, ` +
    `${availableParallelism()} threads; ${rounds} rounds, CPU time, medians`,
);
const wrong = [];
/**
 * How often a bench is measured again after a fall: while other work runs, the large rules lose up to half of
 * their caches, the small loop nothing.
 */
const TRIES = guard ? 3 : 1;
if (engines)
  for (const bench of benches) {
    if (guard && !bench.engines.some(({held}) => held)) continue;
    let faults = await measure(bench);
    for (let n = 1; n < TRIES && faults.length > 0; n++) faults = await measure(bench);
    wrong.push(...faults);
  }
if (!guard && (!only || only.includes('bots')))
  wrong.push(...(await measureBots({quick: flag('quick')})));
if (!guard && (!only || only.includes('crowds')))
  wrong.push(...(await measureCrowds({quick: flag('quick')})));
if (!guard && (!only || only.includes('pages')))
  wrong.push(...(await measurePages({quick: flag('quick')})));
if (!guard && (!only || only.includes('growth')))
  wrong.push(...(await measureGrowth({quick: flag('quick')})));
for (const line of wrong) console.log(`! ${line}`);
if (wrong.length > 0 && (guard || flag('check'))) process.exitCode = 1;
