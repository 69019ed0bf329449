// What `npm run size` weighs, and the most each may weigh. To add a row, add it here.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root, walk} from './test-files.mjs';

/**
 * @typedef {object} SizeEntry
 * @property {string} name
 * @property {string[]} entry sources that a page loads at once
 * @property {(file: string) => boolean} [lazy] lazy imports that this page comes to fetch; all
 *   other lazy imports (games and locales that it does not use) are left out
 * @property {(file: string) => boolean} [beside] sources that the page has already, not weighed
 * @property {boolean} [parts] the sources are parts that a catalogue asks for, not loaded by a page itself
 * @property {boolean} [chunks] split into files as for the CDN, not one for each lazy import
 * @property {boolean} [whole] one file, as a page has it that is bundled with what it needs
 * @property {string} [limit] the most it may weigh, gzip; without one the weight is only printed
 * @property {string} [without] a package that must not be in it
 */

const missing = (file) => !existsSync(join(root, file));
const folder = (file) => file.slice(0, file.lastIndexOf('/'));

/** Lazy imports of King's table before the first card … */
const begin =
  /^src\/(games\/king\/(play-rules|rules\/contracts\/variants-cards-only|machine|table|bot|messages\/en)|i18n\/messages\/en|embed\/gstk-table\/frame\/table-elements)\.ts$/;
/** … and those of a variant in which something is chosen besides. */
const choosing =
  /^src\/games\/king\/(rules\/contracts\/variants-with-choices|table\/choices\/choices|messages\/choices\.en)\.ts$/;

/** Beside playing and what a table shows meanwhile: watching bots, going through a deal, felt, forced colours; each has its row. */
const apart = [
  'src/embed/gstk-table/features/watch.ts',
  'src/games/king/table/panels/review.ts',
  'src/embed/gstk-table/features/felt.ts',
  'src/elements/internal/forced.styles.ts',
];

/** Rows that must always be there: a source that is missing is a failure. */
const fixed = [
  {
    name: '<playing-card>',
    entry: ['src/embed/playing-card/playing-card.ts'],
    lazy: () => false,
    limit: '12 kB',
    without: 'xstate',
  },
  {
    // The diagram of an author's position, before anybody touches it: no rules, no table, no XState.
    name: '<game-example>, its diagram',
    entry: ['src/embed/game-example/game-example.ts'],
    lazy: () => false,
    // What autoload.js has already, since it looks for tables too: the catalogue and its entries.
    beside: (file) =>
      /\/(catalogue|variant-of|games|entry|game-entry)\.ts$|^src\/i18n\//.test(file),
    limit: '12 kB',
    without: 'xstate',
  },
  {
    // With the rules, sentences and faces of a lesson of King: it can be stepped through and answered.
    name: '<game-example>, a lesson of King',
    entry: ['src/embed/game-example/game-example.ts'],
    lazy: (file) =>
      /^src\/(embed\/game-example\/start|games\/king\/(rules\/rules-of|play-rules|table\/diagram|messages\/en)|i18n\/messages\/(deferred\.|example\.)?en)\.ts$/.test(
        file,
      ),
    without: 'xstate',
  },
  {
    // All that a page fetches until somebody has played a card by pointer, in English: table, chart,
    // rules, faces, bot and the sentences for it; on a table without docked panels.
    name: '<king-game>, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file),
    chunks: true,
    limit: '70 kB',
  },
  {
    // The same as one bundle, Lit and XState in it: what UX row 99 measures.
    name: '<king-game> in one bundle, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file),
    whole: true,
    limit: '70 kB',
  },
  {
    // The same with orders, talon, auction or stock.
    name: '<king-game> with choices, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file) || choosing.test(file),
    chunks: true,
    limit: '85 kB',
  },
  {
    // And then uses everything: keys, speech, menu, panels, dialogs, summary, rules page.
    name: '<king-game>, with everything opened',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) =>
      (/[./]en\.ts$/.test(file) || !/[./][a-z]{2}\.ts$/.test(file)) &&
      !/^src\/games\/(?!king\/)/.test(file) &&
      !apart.includes(file),
    chunks: true,
    // Twelve variants: their boards and dialogs, the reader of their positions, the bot's rollouts; and
    // what several people, a left hand, a claim, a timer, a match as a text, the way from a refusal to
    // its rule, or to say what could not be fetched take; and 6 kB for commands that are typed, the
    // list of keys, the words of both, and how much is announced.
    limit: '150 kB',
  },
  {
    // Bots among themselves, beside what a table has that is played.
    name: '<king-game>, nobody plays (autoplay)',
    entry: ['src/embed/gstk-table/features/watch.ts'],
    beside: (file) => file !== 'src/embed/gstk-table/features/watch.ts',
    limit: '1 kB',
  },
  {
    // Beside what a table has whose deal was played and whose panels were opened.
    name: '<king-game>, a deal gone through',
    entry: ['src/games/king/table/panels/review.ts'],
    beside: (file) => !/panels\/review|gstk-steps/.test(file),
    limit: '2.2 kB',
  },
  {
    name: '<king-game>, on felt',
    entry: ['src/embed/gstk-table/features/felt.ts'],
    beside: (file) => !/felt/.test(file),
    limit: '0.6 kB',
  },
  {
    name: '<king-game>, in forced colours',
    entry: ['src/elements/internal/forced.styles.ts'],
    beside: (file) => !/forced/.test(file),
    limit: '0.7 kB',
  },
  {
    name: 'headless door: cards, game, match',
    entry: ['src/index.ts'],
    without: 'lit',
  },
  {
    // With what compresses; a page fetches it when somebody copies or opens a link.
    name: 'door notation: positions, records, PBN, links',
    entry: ['src/notation/index.ts'],
    limit: '21 kB',
    without: 'xstate',
  },
];

/** The most that a game may weigh until somebody has moved, and a file of its sentences. */
const GAME = '22 kB';
const SENTENCES = '4 kB';

/** God Save the King draws its pushes and verdicts from the first scene on. */
const HEAVIER = {'game god-save-the-king': '23.2 kB'};

/**
 * Two rows per game but King, whose weight is in `<king-game>`: what is fetched until somebody has
 * moved, and with all that is fetched when it is wanted (what reads positions, a summary, rules).
 */
const games = () =>
  walk('src/games')
    .filter((file) => file.endsWith('/rules.ts') && !file.startsWith('src/games/king/'))
    .flatMap((rules) => {
      const dir = folder(rules);
      const family = dir.split('/').slice(0, 3).join('/');
      const name = `game ${dir.slice('src/games/'.length)}`;
      const beside = (file) => !file.startsWith(`${family}/`);
      const files = (...names) =>
        names.map((one) => `${dir}/${one}.ts`).filter((file) => !missing(file));
      const half = files('play-rules', 'machine');
      const begin = [
        ...(half.length === 2 ? half : files('index')),
        ...files('table', 'bot', 'messages/en'),
      ];
      const english = (file) => !beside(file) && !/[./](?!en\.)[a-z]{2}\.ts$/.test(file);
      return [
        {
          ...{name, entry: begin, lazy: (file) => begin.includes(file), beside},
          ...{parts: true, chunks: true, limit: HEAVIER[name] ?? GAME},
        },
        {
          name: `${name}, with everything opened`,
          entry: [...new Set([...files('index'), ...begin])],
          lazy: english,
          beside,
        },
      ];
    });

/** One row per file of sentences: `i18n/messages/en.ts`, `games/king/messages/ru.ts`. */
const locales = () =>
  walk('src')
    .filter((file) => /\/messages\/(choices\.)?[a-z]{2}(-[A-Za-z]+)?\.ts$/.test(file))
    .map((file) => {
      const name = `sentences ${file.slice('src/'.length, -'.ts'.length)}`;
      // With those that are deferred.
      const both = [file, file.replace(/([^/]+)$/, 'deferred.$1')].filter((one) => !missing(one));
      return {name, entry: both, beside: (other) => !both.includes(other), limit: SENTENCES};
    });

/** @returns {SizeEntry[]} */
export const sizeEntries = () => [...fixed, ...games(), ...locales()];
