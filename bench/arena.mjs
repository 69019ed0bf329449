// Which level plays how well: matches between levels of bots, with the same cards in every seating.
// `npm run arena -- [quick] [--games=king-simple,…] [--pairs=expert:normal,…] [--deals=n] [--seconds=n]`
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundle, built, answer, engineIn} from './children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const given = (name) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const quick = process.argv.includes('quick');
const pairs = (given('pairs') ?? 'strong:normal,expert:normal').split(',');
const deals = Number(given('deals') ?? (quick ? 40 : 500));
/** The longest that a row may take. */
const seconds = Number(given('seconds') ?? (quick ? 6 : 600));

await bundle([{in: join(here, 'arena', 'matches.mjs'), out: 'matches'}], 'arena', {
  splitting: true,
});
const child = await engineIn(join(built, 'arena', 'matches.mjs'));
child.send({games: true});
const all = await answer(child);
const games = given('games')?.split(',') ?? all;
console.log(
  'game'.padEnd(22),
  'level against others'.padEnd(22),
  '  won     even  points more than the others    ms: half, 95 %, matches; mean place, last',
);
for (const game of games)
  for (const pair of pairs) {
    const [level, rival] = pair.split(':');
    child.send({game, level, rival, deals, seconds});
    const row = await answer(child);
    if (!row) continue;
    const {won, even, more, place, last, half, p95, matches} = row;
    const share = ({mean, error}) =>
      `${(mean * 100).toFixed(1).padStart(5)} ± ${(error * 100).toFixed(1)}`;
    console.log(
      game.padEnd(22),
      `${level} against ${rival}`.padEnd(22),
      share(won),
      `${(even * 100).toFixed(0)} %`.padStart(6),
      more
        ? `${more.mean.toFixed(2).padStart(8)} ± ${more.error.toFixed(2)}`.padEnd(24)
        : ''.padEnd(24),
      half.toFixed(1).padStart(9),
      p95.toFixed(1).padStart(6),
      String(matches).padStart(7),
      place ? `; ${place.mean.toFixed(2)} ± ${place.error.toFixed(2)}, ${share(last)} %` : '',
    );
  }
child.disconnect();
