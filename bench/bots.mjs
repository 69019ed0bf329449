// What bots take to decide, and how fast the search of King's bot is; part of `npm run bench`.
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {answer, built, bundle, engineIn} from './children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** CPU milliseconds that 95 of 100 decisions stay below. */
const MOST = 10;
/** Deals of King played to their end in a second. */
const LEAST = 300_000;

async function ask(name, question) {
  const child = await engineIn(join(built, 'bots', `${name}.mjs`));
  child.send(question);
  const told = await answer(child);
  child.disconnect();
  return told;
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const thousands = (n) => `${(n / 1000).toFixed(0)} k`;

/** Measures bots and prints a row for each game; says what went wrong. */
export async function measureBots({quick}) {
  const names = ['decisions', 'rollouts'];
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
  return wrong;
}
