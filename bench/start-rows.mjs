// The pages that `npm run bench:page` opens, apart from those of examples.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {
  moduleScript,
  openTag,
  page,
  pictured,
  tableReady,
  thirteen,
} from '../scripts/table-pages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The floor, and boards of other libraries. */
export const peers = [
  {
    name: 'floor',
    title: 'floor: Lit + XState, 13 buttons',
    html: page('<bench-floor></bench-floor>', moduleScript('floor.js')),
    isReady: () =>
      document.querySelector('bench-floor').shadowRoot?.querySelectorAll('button').length === 13,
  },
  {
    name: 'chessboard-element',
    title: 'chessboard-element',
    html: page(
      '<chess-board position="start" draggable-pieces style="display:block;width:380px"></chess-board>',
      moduleScript('chessboard-element.js'),
    ),
    isReady: () =>
      document.querySelector('chess-board').shadowRoot?.querySelectorAll('[part~=piece]').length >=
      32,
  },
  {
    name: 'gchessboard',
    title: 'gchessboard',
    html: page(
      '<g-chess-board fen="start" interactive style="width:380px"></g-chess-board>',
      moduleScript('gchessboard.js'),
    ),
    isReady: () =>
      (document.querySelector('g-chess-board').shadowRoot?.querySelectorAll('[data-piece], .piece')
        .length ?? 0) >= 32,
  },
  {
    name: 'pgn-viewer',
    title: 'lichess pgn-viewer',
    html: page(
      '<div class="viewer"></div>',
      `<link rel="stylesheet" href="pgn-viewer.css">${moduleScript('pgn-viewer.js')}`,
    ),
    isReady: () =>
      document.querySelectorAll('.lpv cg-board piece').length >= 32 &&
      document.querySelectorAll('.lpv .move').length > 5,
  },
];

const KING = '<king-game variant="omnibus" storage-key="off"><p>Cards.</p></king-game>';
const AUTOLOAD = '/cdn/autoload.js';
/** The style sheet that holds the places of tables, as docs/loading.md gives it. */
const [, held] = /```css\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/loading.md'), 'utf8'));
const table = (name, title, body, script) => ({
  ...{
    name,
    title,
    html: page(body, `<style>${held}</style>${moduleScript(script)}`),
    isReady: pictured,
  },
});
/** The other tags with a file of their own, each with its first game. */
export const TAGS = ['crown', 'crush', 'kingdom'];
/** Pages with tables. */
export const own = [
  ...TAGS.map((tag) =>
    table(
      `tag-${tag}`,
      `<${tag}-game>, ${tag}.js`,
      `<${tag}-game storage-key="off"></${tag}-game>`,
      `/cdn/${tag}.js`,
    ),
  ),
  table('king', '<king-game variant="omnibus">, king.js', KING, '/cdn/king.js'),
  {...table('king-plays', 'its table itself', KING, '/cdn/king.js'), isReady: thirteen},
  table('king-autoload', 'the same by autoload.js', KING, AUTOLOAD),
  table('king-gstk', 'the same by gstk.js', KING, '/cdn/gstk.js'),
  table(
    'gstk-table',
    '<gstk-table game="king-omnibus">, autoload.js',
    '<gstk-table game="king-omnibus" storage-key="off"><p>Cards.</p></gstk-table>',
    AUTOLOAD,
  ),
  table(
    'gstk-own',
    '<gstk-table>, gstk-table.js',
    '<gstk-table storage-key="off"></gstk-table>',
    '/cdn/gstk-table.js',
  ),
  table(
    'gstk-default',
    '<gstk-table>, autoload.js',
    '<gstk-table storage-key="off"></gstk-table>',
    AUTOLOAD,
  ),
  table(
    'king-10',
    'ten <king-game>, the first',
    Array(10).fill(`<h2>A game</h2>${KING}`).join('\n'),
    AUTOLOAD,
  ),
];

/** The table of each game, by its own tag. */
export async function gameRows() {
  const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);
  return catalogue.map((entry) => {
    const element = `${openTag(entry, 'storage-key="off"')}</${entry.tag.name}>`;
    return {
      ...table(`game-${entry.id}`, openTag(entry), element, AUTOLOAD),
      isReady: tableReady,
    };
  });
}
