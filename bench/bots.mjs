// The time that bots take to decide, and the speed of the search of King's bot; part of `npm run bench`.
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {answer, built, bundle, engineIn} from './children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** CPU milliseconds that 95 of 100 decisions stay below. */
const MOST = 10;
/** Deals of King played to their end in a second. */
const LEAST = 300_000;
/** Milliseconds that 95 of 100 decisions of a level that searches stay below on an idle core. */
const SEARCHES = {strong: 10, expert: 50};
/** The game with which all others are compared: its decisions take half of these times. */
const REFERENCE = 'king-simple';
const TIMES = 2;
/** Numbers of seats that are measured besides the most, by game. */
const CROWDS = {'court-ladder': [12]};

/** A process that answers questions one by one. */
async function asking(name) {
  const child = await engineIn(join(built, 'bots', `${name}.mjs`));
  const ask = (question) => {
    child.send(question);
    return answer(child);
  };
  return {ask, end: () => child.disconnect()};
}

async function ask(name, question) {
  const engine = await asking(name);
  const told = await engine.ask(question);
  engine.end();
  return told;
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const thousands = (n) => `${(n / 1000).toFixed(0)} k`;

/** Measures bots and prints a row for each game; returns the failures. */
export async function measureBots({quick}) {
  const names = ['decisions', 'rollouts', 'searches'];
  const entryPoints = names.map((name) => ({in: join(here, 'bots', `${name}.mjs`), out: name}));
  await bundle(entryPoints, 'bots', {splitting: true});
  const wrong = [];
  const rows = await ask('decisions', {decisions: quick ? 200 : 1000});
  console.log(
    '\nA decision of the usual bot where there is a choice, CPU ms'.padEnd(61),
    ' median     p95    most',
  );
  for (const {title, half, p95, most} of rows) {
    const times = [half, p95, most].map((time) => time.toFixed(2).padStart(7)).join(' ');
    console.log(`${title.padEnd(60)} ${times}  p95 ≤ ${MOST}: ${p95 <= MOST ? 'met' : 'MISSED'}`);
    if (p95 > MOST) wrong.push(`${title}: a decision takes ${p95.toFixed(1)} ms, wanted ${MOST}`);
  }
  const sums = await ask('rollouts', {matches: quick ? 2 : 7});
  const played = median(sums.map((one) => one.played));
  const imagined = median(sums.map((one) => one.imagined));
  const ok = played >= LEAST;
  console.log('\nSearch of the bot of King, from every decision of a match');
  console.log(
    `deals played to their end, a second: ${thousands(played)}  ≥ ${thousands(LEAST)}: ${ok ? 'met' : 'MISSED'}`,
  );
  console.log(`the same with the deals that are imagined for it: ${thousands(imagined)}`);
  if (!ok) wrong.push(`search: ${thousands(played)} deals a second, wanted ${thousands(LEAST)}`);
  wrong.push(...(await measureSearches(quick)));
  return wrong;
}

/** Measures the levels that search, in every game that has them; returns those that take too long. */
async function measureSearches(quick) {
  const engine = await asking('searches');
  const games = await engine.ask({games: true});
  const effort = quick ? {decisions: 60, times: 2} : {decisions: 150, times: 4};
  const wrong = [];
  console.log(
    '\nA decision of a level that searches, the shortest time of several, CPU ms'.padEnd(75),
    `median     p95   p95 to that of ${REFERENCE}`,
  );
  for (const [level, limit] of Object.entries(SEARCHES))
    for (const {id: game, searches} of games) {
      if (!searches) continue;
      const reference = {game: REFERENCE};
      const told = await engine.ask({game, level, reference, ...effort});
      const {own, decisive, reference: other} = told;
      const rows = [{title: `${level} ${game}`, ...own, most: TIMES}];
      if (decisive) {
        const most = TIMES * decisive.more;
        rows.push({title: `${level} ${game}, where the match may be decided`, ...decisive, most});
      }
      for (const {title, half, p95, most} of rows) {
        const times = p95 / other.p95;
        const figures = [half, p95, times].map((one) => one.toFixed(2).padStart(7)).join(' ');
        const verdicts = [
          `p95 ≤ ${limit}: ${p95 <= limit ? 'met' : 'not on this machine now'}`,
          `≤ ${most} times: ${times <= most ? 'met' : 'MISSED'}`,
        ];
        console.log(`${title}`.padEnd(73), figures, ` ${verdicts.join(', ')}`);
        if (times > most)
          wrong.push(`${title}: a decision takes ${times.toFixed(1)} times as long`);
      }
    }
  engine.end();
  return wrong;
}

/**
 * Measures the bots of games that more may play than usual, with the most seats and with the fewest in
 * turns, and prints a row for each; returns the failures.
 */
export async function measureCrowds({quick}) {
  await bundle([{in: join(here, 'bots', 'searches.mjs'), out: 'searches'}], 'bots', {
    splitting: true,
  });
  const engine = await asking('searches');
  const games = await engine.ask({games: true});
  const effort = quick ? {decisions: 60, times: 2} : {decisions: 150, times: 4};
  const wrong = [];
  console.log(
    '\nA decision with many seats, the shortest time of several, CPU ms'.padEnd(57),
    'median     p95   median, p95 to those with the fewest seats',
  );
  const rows = games.flatMap(({id, searches, seats}) =>
    seats.max === seats.usual
      ? []
      : ['normal', ...(searches ? Object.keys(SEARCHES) : [])].flatMap((level) =>
          [...(CROWDS[id] ?? []), seats.max].map((most) => ({level, id, most, least: seats.min})),
        ),
  );
  for (const {level, id, most, least} of rows) {
    const reference = {game: id, seats: least};
    const {own, reference: few} = await engine.ask({
      game: id,
      seats: most,
      level,
      reference,
      ...effort,
    });
    const p95 = own.p95 / few.p95;
    const figures = [own.half, own.p95, own.half / few.half, p95]
      .map((one) => one.toFixed(2).padStart(7))
      .join(' ');
    const isMet = level === 'normal' ? own.p95 <= MOST : p95 <= TIMES;
    const goal = level === 'normal' ? `p95 ≤ ${MOST} ms` : `p95 ≤ ${TIMES} times`;
    console.log(
      `${level} ${id}, ${most} seats to ${least}`.padEnd(55),
      figures,
      ` ${goal}: ${isMet ? 'met' : 'MISSED'}`,
    );
    if (!isMet) wrong.push(`${level} ${id} with ${most} seats: ${own.p95.toFixed(1)} ms`);
  }
  engine.end();
  return wrong;
}
