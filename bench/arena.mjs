// Compares levels of bots: matches between them, with the same cards in every seating.
// `npm run arena -- tempers` measures tempers instead, see `arena/print-tempers.mjs`; `tempers costs` and
// `steps` judge decisions one by one, see `arena/print-costs.mjs`, and so does `losses`, see
// `arena/print-losses.mjs`.
// `npm run arena -- [quick] [--games=king-simple,…] [--pairs=expert:normal,…] [--deals=n] [--seconds=n]`
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundle, built, answer, engineIn} from './children.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const given = (name) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const quick = process.argv.includes('quick');
if (process.argv.includes('steps') || process.argv.includes('costs')) {
  const {printSteps, printTemperCosts} = await import('./arena/print-costs.mjs');
  await (process.argv.includes('steps') ? printSteps : printTemperCosts)(here, given);
  process.exit();
}
if (process.argv.includes('losses')) {
  const {printLosses} = await import('./arena/print-losses.mjs');
  await printLosses(here, given);
  process.exit();
}
if (process.argv.includes('tempers')) {
  const {printTempers} = await import('./arena/print-tempers.mjs');
  await printTempers(here, given);
  process.exit();
}
const pairs = (given('pairs') ?? (quick ? 'strong:normal' : 'strong:normal,expert:normal')).split(
  ',',
);
const deals = Number(given('deals') ?? (quick ? 40 : 500));
/**
 * The seconds that a quick look may take, all rows together; a row leaves its unused time to later ones.
 */
const QUICK = 270;
/**
 * A quick look uses all cores, so its times say little; otherwise rows are played one after the other.
 */
const players = quick ? availableParallelism() : 1;
const begun = Date.now();
const spent = () => (Date.now() - begun) / 1000;
/** The longest that a row may take. */
const secondsFor = (rowsLeft) =>
  Number(
    given('seconds') ??
      (quick ? Math.max(0, QUICK - spent()) / Math.ceil(rowsLeft / players) : 600),
  );

await bundle([{in: join(here, 'arena', 'matches.mjs'), out: 'matches'}], 'arena', {
  splitting: true,
});
const children = await Promise.all(
  Array.from({length: players}, () => engineIn(join(built, 'arena', 'matches.mjs'))),
);
const ask = (child, question) => {
  child.send(question);
  return answer(child);
};
const all = await ask(children[0], {games: true});
const games = given('games')?.split(',') ?? all;
console.log(
  'game'.padEnd(22),
  'level against others'.padEnd(22),
  '  won     even  points more than the others    ms: half, 95 %, matches; mean place, last',
);

/** Prints a row. */
function print(game, pair, {won, even, more, place, last, half, p95, matches}) {
  const [level, rival] = pair.split(':');
  // A row without the time for two deals shows only how long decisions took.
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

const rows = games.flatMap((game) => pairs.map((pair) => [game, pair]));
/** Plays the rows that nobody else has taken, one after the other. */
async function play(child) {
  for (;;) {
    const rowsLeft = rows.length;
    const next = rows.shift();
    if (!next) return;
    const [game, pair] = next;
    const [level, rival] = pair.split(':');
    const row = await ask(child, {game, level, rival, deals, seconds: secondsFor(rowsLeft)});
    if (row) print(game, pair, row);
  }
}
await Promise.all(children.map(play));
console.log(`${Math.round(spent())} s`);
for (const child of children) child.disconnect();
