// The rows of `npm run size`, with the largest size allowed for each. Add new rows here.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root, walk} from './test-files.mjs';

/**
 * @typedef {object} SizeEntry
 * @property {string} name
 * @property {string[]} entry sources that a page loads at once
 * @property {(file: string) => boolean} [lazy] lazy imports that this page comes to fetch; all
 *   other lazy imports (games and locales that it does not use) are left out
 * @property {(file: string) => boolean} [has] sources that the page has already, not weighed
 * @property {boolean} [parts] the sources are parts that a catalogue asks for, not loaded by a page itself
 * @property {boolean} [chunks] split into files as for the CDN, not one for each lazy import
 * @property {boolean} [whole] one file, as a page has it that is bundled with what it needs
 * @property {string} [limit] the most it may weigh, gzip; without one the weight is only printed
 * @property {string} [without] a package that must not be in it
 */

const missing = (file) => !existsSync(join(root, file));
const folder = (file) => file.slice(0, file.lastIndexOf('/'));

/** Lazy imports of King's table before the first card. */
const begin =
  /^src\/(games\/king\/(play-rules|rules\/contracts\/variants-cards-only|machine|table|table\/after-first-picture|bot|messages\/en)|i18n\/messages\/en|table\/frame\/table-elements|elements\/shared\/flip)\.ts$/;
/** Further lazy imports of variants in which players also make choices. */
const choosing =
  /^src\/games\/king\/(rules\/contracts\/variants-with-choices|table\/choices\/choices|messages\/choices\.en)\.ts$/;

/**
 * Features with rows of their own: watching bots, a lesson, reviewing a deal, challenges, matches elsewhere and
 * friends, felt, forced colours.
 */
const apart = [
  'src/table/features/watch/feature.ts',
  'src/table/features/learn/lesson.ts',
  'src/games/king/table/panels/review.ts',
  'src/table/features/review/review.ts',
  'src/embed/review-example.ts',
  'src/table/features/challenge/invite.ts',
  'src/table/features/challenge/same-cards.ts',
  'src/table/play/elsewhere.ts',
  'src/table/features/friends/feature.ts',
  'src/table/frame/felt.ts',
  'src/elements/shared/styles/forced.styles.ts',
];

/** Rows whose sources must exist. */
const fixed = [
  {
    // 0.1 kB asks for the characters of six games, whose faces are fetched.
    name: '<playing-card>',
    entry: ['src/embed/playing-card/playing-card.ts'],
    lazy: () => false,
    limit: '13.1 kB',
    without: 'xstate',
  },
  {
    // All that a page with nothing but a chart fetches in addition to autoload.js, the drawing and the
    // rules of its game; 3 kB of it are Lit's base.
    name: '<game-chart>',
    entry: ['src/embed/game-chart/game-chart.ts'],
    lazy: () => false,
    has: (file) => /\/(catalogue|variant-of|games|entry|game-entry)\.ts$|^src\/i18n\//.test(file),
    limit: '10.7 kB',
    without: 'lit-html',
  },
  {
    // The diagram of an author's position before any interaction: no rules, no table, no XState.
    name: '<game-example>, its diagram',
    entry: ['src/embed/game-example/game-example.ts'],
    lazy: () => false,
    // Already part of autoload.js, which looks for tables too: the catalogue and its entries.
    has: (file) => /\/(catalogue|variant-of|games|entry|game-entry)\.ts$|^src\/i18n\//.test(file),
    limit: '14.1 kB',
    without: 'xstate',
  },
  {
    // With the rules, messages and faces of a lesson of King: it can be stepped through and
    // answered.
    name: '<game-example>, a lesson of King',
    entry: ['src/embed/game-example/game-example.ts'],
    lazy: (file) =>
      /^src\/(embed\/game-example\/start|games\/king\/(rules\/rules-of|play-rules|table\/diagram|messages\/en)|i18n\/messages\/(deferred\.|example\.)?en)\.ts$/.test(
        file,
      ),
    without: 'xstate',
  },
  {
    // Everything that a page fetches until somebody plays a card by pointer, in English: table,
    // chart, rules, faces, bot and their messages; on a table without docked panels.
    name: '<king-game>, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file),
    chunks: true,
    limit: '106 kB',
  },
  {
    // The same as one bundle, including Lit and XState: the size that UX row 99 limits.
    name: '<king-game> in one bundle, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file),
    whole: true,
    limit: '101.9 kB',
  },
  {
    // The same for variants with declarations, talon, auction or stock.
    name: '<king-game> with choices, until a card is played',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) => begin.test(file) || choosing.test(file),
    chunks: true,
    limit: '123.7 kB',
  },
  {
    // After using every feature: keys, announcements, menu, panels, dialogs, summary, rules page.
    name: '<king-game>, with everything opened',
    entry: ['src/embed/king-game/king-game.ts'],
    lazy: (file) =>
      (/[./]en\.ts$/.test(file) || !/[./][a-z]{2}\.ts$/.test(file)) &&
      !/^src\/games\/(?!king\/)/.test(file) &&
      !apart.includes(file) &&
      !file.includes('/first-deals/'),
    chunks: true,
    // Includes twelve variants with their boards and dialogs, the parser of positions and the bot's
    // rollouts; several players, a left hand, claims, timers, a match as text, links from refusals to
    // rules, and messages about failed fetches; and 6 kB for typed commands, the list of keys, their
    // messages, and verbosity; 20 kB for prices, stories, the log in glyphs and the coach; 3 kB for
    // choices in the middle, 4 kB for the motion and the end of tables of all games, 4 kB for bots that
    // search, with what they have learned, 1 kB for asking a worker, and the ways to a review and to a
    // challenge, which have rows of their own; 1 kB for the faults of an author's position; 2 kB for moves
    // written out, the forms of moves, games from outside, and duties that explain a faulty position.
    // 20 kB for results as text and as a picture, statistics, portraits, facts about slips and what all
    // readers did. What a first picture needs lies in files of its own, which costs 1.5 kB; 2 kB for
    // lengths offered before a first card, calls by push, and a review fetched while the table is idle;
    // a third of a kilobyte for usual bots that know the score.
    limit: '272.5 kB',
  },
  {
    // The parts that a search needs in addition to the rules and the foresight of its game, fetched by a
    // worker when a level that searches is first asked.
    name: 'the worker in which bots think',
    entry: ['src/embed/thinker.ts'],
    lazy: () => false,
    limit: '10 kB',
    without: 'lit-html',
  },
  {
    // Bots playing each other; only the addition to a table that is played.
    name: '<king-game>, nobody plays (autoplay)',
    entry: ['src/table/features/watch/feature.ts'],
    has: (file) => file !== 'src/table/features/watch/feature.ts',
    limit: '1 kB',
  },
  {
    // Only playing a first deal and pointing at things, with the deal of Omnibus: fetched with a lesson.
    name: '<king-game>, a lesson',
    entry: [
      'src/table/features/learn/lesson.ts',
      'src/games/king/table/first-deals/omnibus.ts',
      'src/games/king/messages/first-deals.en.ts',
    ],
    has: (file) =>
      !/features\/learn\/(lesson|pointing)|first-deal-run|first-deals|learn-messages/.test(file),
    limit: '7.7 kB',
  },
  {
    // Only the addition to a table whose deal was played and whose panels were opened.
    name: '<king-game>, a deal gone through',
    entry: ['src/games/king/table/panels/review.ts'],
    has: (file) => !/panels\/review|gstk-steps/.test(file),
    limit: '2.3 kB',
  },
  {
    // Only judging and listing decisions, in addition to a table whose match is over and to an example;
    // onlookers choose whose they see.
    name: '<king-game>, a match reviewed',
    entry: ['src/table/features/review/review.ts'],
    lazy: (file) => /messages\/review\.en\.ts$/.test(file),
    has: (file) => !/features\/review\/|src\/analysis\/|messages\/review/.test(file),
    limit: '9.3 kB',
  },
  {
    // Only asking, comparing and sending, in addition to a table whose match is over: fetched when a
    // reader sends or opens a challenge.
    name: '<king-game>, a challenge',
    entry: ['src/table/features/challenge/invite.ts'],
    lazy: (file) => /features\/challenge\/|messages\/same\.en\.ts$/.test(file),
    has: (file) => !/features\/challenge\/|notation\/|messages\/same|player-name/.test(file),
    limit: '10 kB',
  },
  {
    // Only the addition for a match that is played elsewhere; no other table fetches it.
    name: '<king-game>, at a match elsewhere',
    entry: ['src/table/play/elsewhere.ts'],
    has: (file) => !/table-company/.test(file),
    limit: '1.5 kB',
  },
  {
    name: '<king-game>, on felt',
    entry: ['src/table/frame/felt.ts'],
    has: (file) => !/felt/.test(file),
    limit: '0.6 kB',
  },
  {
    name: '<king-game>, in forced colours',
    entry: ['src/elements/shared/styles/forced.styles.ts'],
    has: (file) => !/forced/.test(file),
    limit: '0.7 kB',
  },
  {
    name: 'headless entry: cards, game, match',
    entry: ['src/index.ts'],
    without: 'lit',
  },
  {
    // Includes compression, and HMAC for matches that were dealt from a secret; a page fetches this when
    // somebody copies or opens a link.
    name: 'entry notation: positions, records, PBN, links',
    entry: ['src/notation/index.ts'],
    limit: '29.8 kB',
    without: 'xstate',
  },
];

/** The largest size of a game until its first move, and of a file of its messages: ceilings. */
const GAME = '26 kB';
const SENTENCES = '5 kB';

/**
 * Exceptions: God Save the King draws its plot, stakes and reveals from the first scene on, and its
 * bot plays by a trained table, with rows of its own for more than two. Its coach marks, 0.4 kB, are
 * in its table and its messages, which saves a new reader two requests (decision 28).
 */
const HEAVIER = {
  'game god-save-the-king': '40.6 kB',
  'game death-over-the-kingdom': '29.6 kB',
};

/**
 * Two rows for each game except King, which `<king-game>` covers: what is fetched until the first
 * move, and with everything that is fetched later (parser of positions, summary, rules).
 */
const games = () =>
  walk('src/games')
    .filter((file) => file.endsWith('/rules.ts') && !file.startsWith('src/games/king/'))
    .flatMap((rules) => {
      const dir = folder(rules);
      const family = dir.split('/').slice(0, 3).join('/');
      const name = `game ${dir.slice('src/games/'.length)}`;
      const outside = (file) => !file.startsWith(`${family}/`);
      const files = (...names) =>
        names.map((name) => `${dir}/${name}.ts`).filter((file) => !missing(file));
      const half = files('play-rules', 'machine');
      const begin = [
        ...(half.length === 2 ? half : files('index')),
        ...files('table', 'table/after-first-picture', 'bot', 'messages/en'),
      ];
      const english = (file) => !outside(file) && !/[./](?!en\.)[a-z]{2}\.ts$/.test(file);
      return [
        {
          ...{name, entry: begin, lazy: (file) => begin.includes(file), has: outside},
          ...{parts: true, chunks: true, limit: HEAVIER[name] ?? GAME},
        },
        {
          name: `${name}, with everything opened`,
          entry: [...new Set([...files('index'), ...begin])],
          lazy: english,
          has: outside,
        },
      ];
    });

/** One row for each catalogue of messages: `i18n/messages/en.ts`, `games/king/messages/ru.ts`. */
const locales = () =>
  walk('src')
    .filter((file) => /\/messages\/((choices|deferred)\.)?[a-z]{2}(-[A-Za-z]+)?\.ts$/.test(file))
    .map((file) => {
      const name = `sentences ${file.slice('src/'.length, -'.ts'.length)}`;
      // The shared ones include those that come later; a game's have a row of their own.
      const later = file.startsWith('src/i18n/') ? file.replace(/([^/]+)$/, 'deferred.$1') : file;
      const both = [...new Set([file, later])].filter((one) => !missing(one));
      return {name, entry: both, has: (other) => !both.includes(other), limit: SENTENCES};
    });

/** @returns {SizeEntry[]} */
export const sizeEntries = () => [...fixed, ...games(), ...locales()];
