// What a temper changes: strength, which it must not, and style, which it must.
// `npm run arena -- tempers [--games=…] [--levels=normal,strong] [--deals=n] [--seconds=n] [--error=n]`
import {join} from 'node:path';
import {answer, built, bundle, engineIn} from '../children.mjs';

const share = ({mean, error}) =>
  `${(mean * 100).toFixed(1).padStart(5)} ± ${(error * 100).toFixed(1)}`;
const three = (list) => list.map((one) => one.toFixed(2)).join('/');

/** Prints a row for each game and level; `given` reads an argument of the command. */
export async function printTempers(here, given, costs) {
  await bundle([{in: join(here, 'arena', 'tempers.mjs'), out: 'tempers'}], 'arena', {
    splitting: true,
  });
  const child = await engineIn(join(built, 'arena', 'tempers.mjs'));
  child.send({games: true});
  const all = await answer(child);
  const games = given('games')?.split(',') ?? all;
  const levels = (given('levels') ?? 'normal,strong').split(',');
  const deals = Number(given('deals') ?? 2000);
  const seconds = Number(given('seconds') ?? 60);
  const error = Number(given('error') ?? 1.5) / 100;
  if (costs) {
    console.log(
      'decisions changed; cost a match, in points, places or shares; spread after the move',
    );
    for (const game of games)
      for (const level of levels) {
        child.send({costs: true, game, level, deals, seconds});
        const row = await answer(child);
        if (!row) continue;
        const told = (temper) => {
          const {changed, cost, more} = row[temper];
          if (!changed) return `${temper} –`;
          const plus = ({mean, error}) => `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
          const spread = more ? `${plus({mean: more.mean * 100, error: more.error * 100})} %` : '–';
          return `${temper} ${(changed.mean * 100).toFixed(1)} %, ${plus(cost)}, ${spread}`;
        };
        console.log(
          game.padEnd(22),
          level.padEnd(7),
          String(row.safe.matches).padStart(5),
          `${told('safe')}; ${told('bold')}`,
        );
      }
    child.disconnect();
    return;
  }
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
