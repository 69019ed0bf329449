import type {Game} from '../game/index.js';
import {conform} from './conform.js';
import {planOf} from './plan-of.fixture.js';

/**
 * Plays many random games through the laws: `npm run soak -- king-simple 10000`; without an id all
 * games, without a number 1000 of each. The dear laws look at one position of 64. A third word is the
 * seed, a fourth the only number of seats. Prints the mean and the longest game and the options never
 * drawn, and ends with 1 when a law is broken or nothing was played.
 */

interface Listed {
  readonly id: string;
  readonly family: string;
  load(): Promise<Game>;
}

const [wanted = 'all', count = '1000', seed = 'soak', atSeats] = process.argv.slice(2);
const games = Number(count);
// This room does not know the catalogue: the tool asks for it by its address.
const address = new URL('../embed/catalogue.ts', import.meta.url).href;
const {catalogue} = (await import(address)) as {catalogue: readonly Listed[]};
const entries = catalogue.filter(({id}) => wanted === 'all' || id === wanted);

if (entries.length === 0 || !(Number.isInteger(games) && games > 0)) {
  console.error(
    'npm run soak -- <game> <games> <seed> <seats>\n' +
      `  games: all, ${catalogue.map(({id}) => id).join(', ')}\n  a number of games from 1 up`,
  );
  process.exit(2);
}

const reached = (unreached: readonly string[]): string =>
  unreached.length === 0
    ? 'every option value reached'
    : `options not reached: ${unreached.join(', ')}`;

let played = false;
for (const {id, family, load} of entries) {
  const game = await load();
  const plan = await planOf(family);
  const {min, max} = game.rules.seats;
  for (let seats = min; seats <= max; seats++) {
    if (atSeats !== undefined && seats !== Number(atSeats)) continue;
    played = true;
    const started = performance.now();
    try {
      const report = conform(game, {every: 64, ...plan, games, seed, seats: [seats]});
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
if (!played) {
  console.error(`no such game is played by ${String(atSeats)}`);
  process.exitCode = 1;
}
