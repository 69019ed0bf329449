import type {Game} from '../game/index.js';
import {conform} from './conform.js';
import {dealerOf, measureFairness, unfair} from './fairness.js';
import {soakReaders} from './hostile/soak-readers.js';
import {planOf} from './plan-of.fixture.js';

/**
 * Checks the laws in many random games: `npm run soak -- king-simple 10000`. Without an id it plays
 * all games, without a number 1000 of each; the expensive laws check one position of 64. The third
 * argument is the seed, the fourth the only number of seats; fixed options follow: `large=on`.
 * Without an id, or as `npm run soak -- deals 1000000 seed`, it also measures whether that many deals,
 * by default a million, are fair; without an id, or as `npm run soak -- readers 100000`, it also tries
 * the readers of data from outside with that many hostile texts, and measures their time. Prints the
 * mean and the longest game and the option values never drawn; exits with 1 when a law is broken,
 * deals are unfair, or a reader costs too much.
 */

interface Listed {
  readonly id: string;
  readonly family: string;
  load(): Promise<Game>;
}

const [wanted = 'all', count, seed = 'soak', at, ...fixed] = process.argv.slice(2);
const games = Number(count ?? 1000);
const options = Object.fromEntries(fixed.map((word) => word.split('=') as [string, string]));
// `testing` must not import the catalogue, so it is loaded by its address.
const address = new URL('../embed/catalogue.ts', import.meta.url).href;
const {catalogue} = (await import(address)) as {catalogue: readonly Listed[]};
const entries = catalogue.filter(({id}) => wanted === 'all' || id === wanted);

if (wanted === 'all' || wanted === 'deals') {
  const deals = wanted === 'all' ? 1_000_000 : Number(count ?? 1_000_000);
  const faults = unfair(measureFairness(dealerOf(seed), deals));
  console.log(
    `${deals} deals: ${faults.join(', ') || 'every card and pair comes everywhere equally often'}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

if (wanted === 'all' || wanted === 'readers') {
  const tries = wanted === 'all' ? 100_000 : Number(count ?? 100_000);
  if (!(await soakReaders(catalogue, {tries, seed}))) process.exitCode = 1;
}

if (
  !['deals', 'readers'].includes(wanted) &&
  (entries.length === 0 || !(Number.isInteger(games) && games > 0))
) {
  console.error(
    'npm run soak -- <game> <games> <seed> <seats> <option=value> …\n' +
      `  games: all, deals, readers, ${catalogue.map(({id}) => id).join(', ')}\n  a number of games from 1 up`,
  );
  process.exit(2);
}

const range = (min: number, max: number): readonly number[] =>
  Array.from({length: max - min + 1}, (_, index) => min + index);

const reached = (unreached: readonly string[]): string =>
  unreached.length === 0
    ? 'every option value reached'
    : `options not reached: ${unreached.join(', ')}`;

for (const {id, family, load} of entries) {
  const game = await load();
  const plan = await planOf(family);
  const {min, max} = game.rules.seats;
  const some = at === undefined ? range(min, max) : [Number(at)];
  for (const seats of some) {
    const started = performance.now();
    try {
      const report = conform(game, {
        every: 64,
        ...plan,
        games,
        seed,
        seats: [seats],
        ...(fixed.length > 0 && {options}),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const mean = (report.moves / report.games).toFixed(1);
      console.log(
        `${id}, ${seats} seats: ${report.games} games keep the laws; ` +
          `moves: mean ${mean}, longest ${report.longest}; ` +
          `${reached(report.unreached)}; ${seconds} s`,
      );
    } catch (error) {
      console.error(`${id}, ${seats} seats: ${String(error)}`);
      process.exitCode = 1;
    }
  }
}
