// The figures of README.md and the documents: what pages transfer, how long they take, and how often
// bots win. Their sources are src/builder/transfers.ts (`npm run figures`), bench/results/page.json
// (`npm run bench:page -- --write`) and the tables of bench/results/bots.md (`npm run arena`).
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {block, rows} from './doc-blocks.mjs';
import {root} from './test-files.mjs';

const code = (text) => `\`${text}\``;
const kB = (bytes) => (bytes / 1000).toFixed(1);
const requestsSaid = (count) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** The texts in the table of scripts, by the names of transfers.mjs. */
const SCRIPTS = {
  'king.js king-omnibus': 'a table of King',
  'crown.js find-the-king': 'a table of Find the King',
  'crush.js crush-the-crown': 'a table of Crush the Crown',
  'kingdom.js death-over-the-kingdom': 'a table of Death Over the Kingdom',
  'gstk-table.js god-save-the-king': 'a table of God Save the King',
  'autoload.js king-omnibus': 'a table of King',
  'autoload.js example': 'a worked example of King',
  'autoload.js chart': 'a chart of phases',
  'autoload.js card': 'a card in a sentence',
  'examples.js example': 'a worked example of King',
  'gstk.js king-omnibus': 'a table of King',
};

const scriptTable = (transfers) =>
  rows(
    ['script', 'page', 'requests', 'in sequence', 'kB, Brotli'],
    Object.entries(SCRIPTS).map(([name, page]) => {
      const {requests, sequence, bytes} = transfers[name];
      return [code(name.split(' ')[0]), page, `${requests}`, `${sequence}`, kB(bytes)];
    }),
    ['---', '---', '---:', '---:', '---:'],
  );

/** Every game by the script of its tag. */
const gameTable = (transfers) =>
  rows(
    ['game', 'script', 'requests', 'kB, Brotli'],
    Object.entries(transfers)
      .map(([name, transfer]) => [name.split(' '), transfer])
      .filter(([[script, , second]]) => !second && !/^(autoload|examples|gstk)\.js$/.test(script))
      .map(([[script, id], {requests, bytes}]) => [
        code(id),
        code(script),
        `${requests}`,
        kB(bytes),
      ]),
    ['---', '---', '---:', '---:'],
  );

/** The cost of a second page of a site, for a reader who has seen a table of Omnibus. */
const secondPages = (transfers) =>
  Object.entries(transfers)
    .map(([name, transfer]) => [name.split(' '), transfer])
    .filter(([[, , second]]) => second)
    .map(
      ([[script], {requests, bytes}]) =>
        `${kB(bytes)} kB in ${requestsSaid(requests)} by ${code(script)}`,
    )
    .join(', ');

const costOfKing = (transfers) => {
  const {requests, bytes} = transfers['king.js king-omnibus'];
  return `They cost a reader ${requestsSaid(requests)} and ${Math.round(bytes / 1000)} kB (compressed with Brotli) until the first card can be played ([all scripts compared](docs/loading.md#what-each-script-costs)). No cookie is set, and a match stays in the reader's browser.`;
};

/** Whether the machine had nothing else to do, so that milliseconds mean something. */
const isQuiet = ({machine: {cores, busy}}) => busy < cores / 2;

/** The date, the sources and the machine of a run. */
const takenSaid = (run) => {
  const {date, commit, rounds, machine} = run;
  const {cores, processor, busy: others} = machine;
  const busy = isQuiet(run)
    ? ''
    : ` While they were taken, other work kept ${others} processes busy: ratios are coarse, and milliseconds are left out.`;
  return `Taken on ${date} at commit \`${commit}\`, on ${cores} cores (${processor})${rounds ? `, medians of ${rounds} rounds` : ''}.${busy}`;
};

/** The goals of a run, with the last measurements. */
const goalsTable = ({goals, ...run}) => {
  const said = (value, unit) => `${value}${unit ? ` ${unit}` : ''}`;
  const table = rows(
    ['goal', 'at most', 'measured'],
    goals.map(({what, value, most, unit}) => [
      what,
      said(most, unit),
      `${said(value, unit)}${value <= most ? '' : ', missed'}`,
    ]),
    ['---', '---:', '---:'],
  );
  return `${takenSaid(run)}\n\n${table}`;
};

const goalsOf = (name) => {
  const file = join(root, `bench/results/${name}.json`);
  const run = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return run.goals ? goalsTable(run) : 'Not measured yet.';
};

const timesTable = ({rows: pages, ...run}) => {
  const quiet = isQuiet(run);
  const table = rows(
    ['page', 'times the floor', ...(quiet ? ['ms'] : [])],
    pages.map(({title, slow, ratio}) => [
      title.replaceAll(/<[^>]+>/g, code),
      ratio.toFixed(1),
      ...(quiet ? [`${slow}`] : []),
    ]),
    ['---', '---:', ...(quiet ? ['---:'] : [])],
  );
  return `${takenSaid(run)}\n\n${table}`;
};

/** A share with a larger error than this means nothing to a reader. */
const COARSEST = 10;

/** The whole per cent of a share as bench/results/bots.md has it: `44.2 ± 2.5 %`. */
const shareSaid = (text = '') => {
  const [, share, error] = /^([\d.]+) ± ([\d.]+) %$/.exec(text) ?? [];
  return share && error <= COARSEST ? `${Math.round(share)} %` : '–';
};

/** The rows of the table with this head, each as the texts of its cells. */
const rowsBelow = (text, head) => {
  const [, table] = text.split(head)[1].match(/^.*\n\|[ :|-]+\|\n((?:\|.*\n)+)/);
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((one) => one.trim()),
    );
};

/** The share of matches that each level wins, game by game. */
export function winsTable(measured) {
  const games = new Map();
  const of = (game, even) => games.get(game) ?? games.set(game, {even}).get(game);
  for (const [game, level, won, even] of rowsBelow(measured, '| game | level | won | even |'))
    of(game, even)[level.replaceAll('`', '')] = won;
  for (const [game, even, easy] of rowsBelow(measured, '| game | even | easy |'))
    of(game, even).easy = easy;
  return rows(
    ['game', 'even', 'easy', 'strong', 'expert'],
    [...games].map(([game, {even, easy, strong, expert}]) => [
      game,
      even,
      ...[easy, strong, expert].map(shareSaid),
    ]),
    ['---', '---:', '---:', '---:', '---:'],
  );
}

/** Fills the blocks of figures in a text. */
export async function withFigures(text) {
  const {TRANSFERS} = await tsImport('../src/builder/transfers.ts', import.meta.url);
  const times = JSON.parse(readFileSync(join(root, 'bench/results/page.json'), 'utf8'));
  const blocks = {
    'page goals': goalsOf('page'),
    'play goals': goalsOf('play'),
    'king.js cost': costOfKing(TRANSFERS),
    'script transfers': scriptTable(TRANSFERS),
    'game transfers': gameTable(TRANSFERS),
    'second page': `After a table of Omnibus, a page with Court Ladder costs a reader ${secondPages(TRANSFERS)}.`,
    'page times': timesTable(times),
    'bots won': winsTable(readFileSync(join(root, 'bench/results/bots.md'), 'utf8')),
  };
  return Object.entries(blocks).reduce(
    (all, [name, made]) =>
      all.replace(block(name), (_, before, after) => `${before}${made}${after}`),
    text,
  );
}
