import {describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue} from '../embed/catalogue.js';
import type {Game} from '../game/index.js';
import {agree} from './agree.js';
import {conform} from './conform.js';
import {checkGolden} from './golden.js';
import {planOf} from './plan-of.fixture.js';
import {playthrough} from './playthrough.js';

/**
 * Every game of the catalogue keeps the laws, agrees with its chart and has its golden files. What
 * the laws cannot find out of a family's states stands in its `laws.fixture.ts`.
 */

const folder = (family: string): string =>
  fileURLToPath(new URL(`../games/${family}/`, import.meta.url));

/** Moves in all; each game and number of seats has its share, so that the suite stays quick. */
const MOVES = 12_000;
const tables = catalogue.reduce((sum, {seats}) => sum + seats.max - seats.min + 1, 0);
const moves = Math.max(250, Math.floor(MOVES / tables));

const families = [...new Set(catalogue.map(({family}) => family))];

for (const family of families) {
  const entries = catalogue.filter((entry) => entry.family === family);
  describe(family, () => {
    for (const entry of entries)
      for (let seats = entry.seats.min; seats <= entry.seats.max; seats++) {
        test(`${entry.id}, ${seats} seats: keeps the laws`, async () => {
          const plan = await planOf(family);
          conform(await entry.load(), {games: 60, moves, every: 8, ...plan, seats: [seats]});
        });
        test(`${entry.id}, ${seats} seats: plays as its golden file`, async () => {
          const {options = {}} = await planOf(family);
          const text = playthrough(await entry.load(), {seats, options});
          checkGolden(`${folder(family)}playthroughs/${entry.id}-${seats}.txt`, text);
        });
      }

    test(`${family}: chart and rules agree`, async () => {
      const games: Game[] = await Promise.all(entries.map((entry) => entry.load()));
      const {starts = [], longest = 5000, options = {}, agreement} = await planOf(family);
      for (const machine of new Set(games.map((game) => game.machine)))
        agree(
          games.filter((game) => game.machine === machine),
          {games: 60, moves, starts, longest, options, ...agreement},
        );
    });

    test(`${family}: the catalogue says what the rules say`, async () => {
      for (const entry of entries) {
        const rules = await entry.rules();
        if (rules.id !== entry.id) throw new Error(`${entry.id} has the rules of ${rules.id}`);
        if (rules.seats.min !== entry.seats.min || rules.seats.max !== entry.seats.max)
          throw new Error(`${entry.id}: seats differ from those of its rules`);
        const wider = rules.options.flatMap((row) => Object.values(row.seats ?? {}));
        const most = Math.max(rules.seats.max, ...wider.map(({max}) => max));
        if (most !== (entry.seats.most ?? entry.seats.max))
          throw new Error(`${entry.id}: options let ${most} sit down`);
      }
    });
  });
}
