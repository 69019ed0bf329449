import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../embed/catalogue.js';
import type {Game} from '../game/index.js';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {isFull} from './full.fixture.js';
import {checkGolden} from './golden.js';
import {planOf, usualSeats} from './plan-of.fixture.js';
import {playthrough} from './playthrough.js';

/**
 * Every game of the catalogue keeps the laws, agrees with its chart and matches its golden files.
 * The facts about a family that the laws need are in its `laws.fixture.ts`. The laws are played with
 * the least, the usual and the most seats, and a row of an already proven engine plays one game
 * (docs/decisions/0012); `npm run soak` plays every row with every number of seats. `GSTK_GAME`
 * names the only game or family to test, whose games are then played in full.
 */

const folder = (family: string): string =>
  fileURLToPath(new URL(`../games/${family}/`, import.meta.url));

const only = process.env['GSTK_GAME'];
const isWhole = isFull || only !== undefined;

/** Moves in total, shared by all games and numbers of seats, so that the suite stays fast. */
const MOVES = isWhole ? 12_000 : 5_000;
const tables = catalogue.reduce((sum, {seats}) => sum + seats.max - seats.min + 1, 0);
const moves = Math.max(isWhole ? 250 : 100, Math.floor(MOVES / tables));

const wanted = catalogue.filter(({id, family}) => !only || id === only || family === only);
const families = [...new Set(wanted.map(({family}) => family))];

for (const family of families) {
  const entries = wanted.filter((entry) => entry.family === family);
  const plan = await planOf(family);
  describe(family, () => {
    for (const entry of entries) {
      const isRow = only !== entry.id && plan.engine?.includes(entry.id) === false;
      for (const seats of isRow ? [entry.seats.usual] : usualSeats(entry.seats))
        test(`${entry.id}, ${seats} seats: keeps the laws`, async () => {
          const much = isRow ? {games: 1} : {games: 60, moves};
          const every = (plan.every ?? 8) * (isWhole ? 1 : 3);
          conform(await entry.load(), {...plan, ...much, every, seats: [seats]});
        });
      for (let {min: seats} = entry.seats; seats <= entry.seats.max; seats++)
        test(`${entry.id}, ${seats} seats: plays as its golden file`, async () => {
          const {options = {}} = plan;
          const text = playthrough(await entry.load(), {seats, options});
          checkGolden(`${folder(family)}playthroughs/${entry.id}-${seats}.txt`, text);
        });
    }

    test(`${family}: chart and rules agree`, async () => {
      // An arrow of a shared chart may serve a game that `GSTK_GAME` leaves out.
      const siblings = catalogue.filter((entry) => entry.family === family);
      const games: Game[] = await Promise.all(siblings.map((entry) => entry.load()));
      const {starts = [], longest = 5000, options = {}, agreement} = plan;
      const charts = games.filter(({rules}) => entries.some(({id}) => id === rules.id));
      for (const machine of new Set(charts.map((game) => game.machine)))
        agree(
          games.filter((game) => game.machine === machine),
          {
            games: 60,
            moves,
            starts,
            longest,
            options,
            ...agreement,
            ...(!isWhole && {enough: 1_000}),
          },
        );
    });

    test(`${family}: the catalogue agrees with the rules`, async () => {
      for (const entry of entries) {
        const rules = await entry.rules();
        if (rules.id !== entry.id) throw new Error(`${entry.id} has the rules of ${rules.id}`);
        if (rules.seats.min !== entry.seats.min || rules.seats.max !== entry.seats.max)
          throw new Error(`${entry.id}: seats differ from those of its rules`);
        const wider = rules.options.flatMap((row) => Object.values(row.seats ?? {}));
        const most = Math.max(rules.seats.max, ...wider.map(({max}) => max));
        if (most !== (entry.seats.most ?? entry.seats.max))
          throw new Error(`${entry.id}: options allow ${most} seats`);
      }
    });
  });
}
