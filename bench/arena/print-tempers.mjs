// The effects of a temper: on style, which it must change, and on strength, which it must not.
// `npm run arena -- tempers [--games=…] [--levels=normal,strong] [--deals=n] [--seconds=n] [--error=n]`
import {answer} from '../children.mjs';
import {measuring} from './measuring.mjs';

const share = ({mean, error}) =>
  `${(mean * 100).toFixed(1).padStart(5)} ± ${(error * 100).toFixed(1)}`;
const three = (list) => list.map((one) => one.toFixed(2)).join('/');

/** Prints a row for each game and level; `given` reads an argument of the command. */
export async function printTempers(here, given) {
  const {child, games} = await measuring(here, given);
  const levels = (given('levels') ?? 'normal,strong').split(',');
  const deals = Number(given('deals') ?? 2000);
  const seconds = Number(given('seconds') ?? 60);
  const error = Number(given('error') ?? 1.5) / 100;
  console.log('won by a seat against even ones, %; spread, habits a match: safe/even/bold (z)');
  for (const game of games)
    for (const level of levels) {
      child.send({game, level, deals, seconds, error});
      const row = await answer(child);
      if (!row) continue;
      const {matches} = row;
      if (matches === 0) {
        console.log(game.padEnd(22), level.padEnd(7), 'no time for two deals');
        continue;
      }
      const {even, safe, bold, changed, spread, spreadApart, style} = row;
      const off = [safe, bold].some((one) => Math.abs(one.mean - even) > 2 * one.error);
      console.log(
        game.padEnd(22),
        level.padEnd(7),
        `safe ${share(safe)}  bold ${share(bold)}  even ${(even * 100).toFixed(1).padStart(4)}`,
        off ? 'OFF' : '   ',
        String(matches).padStart(6),
        changed === undefined ? '' : `changes ${(changed * 100).toFixed(1)} %`,
        spread ? `; spread ${three(spread)} (${spreadApart.toFixed(1)})` : '',
        ...style.map(({key, often, apart}) => `; ${key} ${three(often)} (${apart.toFixed(1)})`),
      );
    }
  child.disconnect();
}
