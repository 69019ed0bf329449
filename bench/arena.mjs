// Which level plays how well: matches between levels of bots, with the same cards in every seating.
// `npm run arena -- tempers` measures tempers instead, see `arena/print-tempers.mjs`.
// `npm run arena -- [quick] [--games=king-simple,…] [--pairs=expert:normal,…] [--deals=n] [--seconds=n]`
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundle, built, answer, engineIn} from './children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const given = (name) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const quick = process.argv.includes('quick');
if (process.argv.includes('tempers')) {
  const {printTempers} = await import('./arena/print-tempers.mjs');
  await printTempers(here, given, process.argv.includes('costs'));
  process.exit();
}
const pairs = (given('pairs') ?? 'strong:normal,expert:normal').split(',');
const deals = Number(given('deals') ?? (quick ? 40 : 500));
/** The seconds that a quick look may take, all rows together; what a row leaves is for those after it. */
const QUICK = 270;
const begun = Date.now();
const spent = () => (Date.now() - begun) / 1000;
/** The longest that a row may take. */
const secondsFor = (rowsLeft) =>
  Number(given('seconds') ?? (quick ? Math.max(0, QUICK - spent()) / rowsLeft : 600));

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
let rowsLeft = games.length * pairs.length;
for (const game of games)
  for (const pair of pairs) {
    const [level, rival] = pair.split(':');
    child.send({game, level, rival, deals, seconds: secondsFor(rowsLeft--)});
    const row = await answer(child);
    if (!row) continue;
    const {won, even, more, place, last, half, p95, matches} = row;
    // A row without the time for two deals tells only how long decisions took.
    const share = (of) =>
      of
        ? `${(of.mean * 100).toFixed(1).padStart(5)} ± ${(of.error * 100).toFixed(1)}`
        : ''.padEnd(11);
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
console.log(`${Math.round(spent())} s`);
child.disconnect();
