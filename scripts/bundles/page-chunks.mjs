// Assigns modules to the files of a page's build.
//
// Left to itself, rollup makes a file of each set of modules that the same entries and lazy imports
// share, which gives hundreds of small files: each is a request, and compresses badly. So modules that
// pages fetch together share a file here. `SHARED` names such files with patterns for their roots; a
// file holds its roots and everything that they import, unless a file before it has it already. Then
// come the files of each game. All other lazy imports (menu, panels, locales) stay apart.
//
// Lit and XState have no files of their own: CDN addresses have a version, so no page would find an
// older file of theirs in its cache.
import {fileOfGame, isFirstFileOfGame} from './game-files.mjs';
import {onceForBuild, reachOf, unix} from './module-graph.mjs';
import {isCopy} from './own-copy.mjs';

const SHARED = [
  // Runs on every page, so it must not wait for the modules of tables.
  ['autoload', /\/src\/embed\/autoload\.ts$/],
  // Charts, diagrams, pictures and games need it, and little else of each other.
  ['autoload', /\/src\/i18n\/(messages|names|player|rulebook)\.ts$/],

  // What pages of diagrams and first pictures both need.
  [
    'faces',
    /\/src\/elements\/(card-face\/(draw-small|card-face\.styles)|shared\/styles\/(ground|held\.styles))\.ts$/,
  ],
  ['faces', /\/src\/(elements\/(attribute|shared\/home)|cards\/notation)\.ts$/],
  // Modules of the rules: an example uses them without a table.
  ['faces', /\/src\/(cards\/index|game\/(index|phase))\.ts$/],

  // What shows a first picture before the table is there; the table needs most of it too.
  ['first-picture', /\/src\/table\/(first-picture\/begin|frame\/table\.styles)\.ts$/],
  ['first-picture', /\/src\/elements\/(gstk-hand\/hand|gstk-seat\/seat)-sheets\.ts$/],
  [
    'first-picture',
    /\/src\/elements\/(card-face\/chip|table\/compass|shared\/styles\/(player|drag))\.styles\.ts$/,
  ],

  // The games, which no first picture waits for.
  ['games', /\/src\/embed\/load-ahead\.ts$/],

  // What tables and diagrams need once they come to life.
  ['base', /\/node_modules\/@lit\/reactive-element\/(?!decorators)/],
  ['base', /\/src\/elements\/shared\/(define|movable)\.ts$/],
  // Larger faces than those of a hand, for diagrams and for games that show cards in a line of text,
  // and the messages that everything shares: a kilobyte each, which would be one more request. Those
  // of other languages than English are fetched by pages that speak them.
  ['base', /\/src\/elements\/(card-face\/face|diagram\/faces)\.ts$/],
  ['base', /\/src\/i18n\/messages\/en\.ts$/],

  // What a table needs for its first picture.
  ['table', /\/src\/table\/(game-table|frame\/table-elements)\.ts$/],
  ['table', /\/src\/embed\/([a-z]+-game|gstk-table)\/\1\.component\.ts$/],
  [
    'table',
    /\/src\/elements\/(gstk-trick\/(gstk-trick|places|trick-terms)|card-face\/(suit-glyph|chip|chip\.styles)|shared\/drag)\.ts$/,
  ],
  [
    'table',
    /\/src\/elements\/(table\/seats|shared\/player|shared\/styles\/(player|drag)\.styles)\.ts$/,
  ],
  ['table', /\/src\/elements\/table\/(compass(\.styles)?|cards-between)\.ts$/],
  [
    'table',
    /\/src\/elements\/(gstk-totals\/gstk-totals|shared\/styles\/prompt\.styles|table\/(speech|rulebook-panel))\.ts$/,
  ],
  ['table', /\/src\/elements\/card-face\/card-face\.ts$/],
  ['table', /\/node_modules\/lit-html\/directives\/live\.js$/],

  // What every table needs from the first move on, with XState.
  ['play', /\/src\/(table\/play\/playing|elements\/shared\/flip)\.ts$/],

  // Reads and draws positions, for examples and for tables that begin with a position.
  [
    'positions',
    /\/src\/(notation\/(position\/position|markup)|elements\/diagram\/(diagram|draw|faces))\.ts$/,
  ],
  [
    'positions',
    /\/src\/(game\/(read|fill-hands)|lesson\/author-position|embed\/game-example\/(bar\/steps|loading\/turns))\.ts$/,
  ],

  // Plays a lesson; quizzes load separately.
  ['start', /\/src\/embed\/game-example\/start\.ts$/],

  // Replays a match: a saved one, or up to a move that a reader asks about.
  ['replay', /\/src\/table\/features\/reasons\/reasons\.ts$/],

  // What every table has from the first touch on; the others have a `when` in `features/list.ts`.
  ['features', /\/src\/table\/features\/(?!hot-seat|watch|friends)[^/]+\/feature\.ts$/],
  ['features', /\/src\/table\/(feature-set|frame\/lesson-button|play\/written-move)\.ts$/],

  // What a table says to a screen reader, with the words of its commands.
  ['narration', /\/src\/table\/(speech\/narration|keys\/command-messages)\.ts$/],

  // What a panel draws, with its styles: they are fetched together.
  [
    'result',
    /\/src\/table\/features\/result\/(drawing|result|result-messages|result\.styles)\.ts$/,
  ],
  ['daily', /\/src\/table\/features\/daily\/(report|fit)\.ts$/],
  ['statistics', /\/src\/table\/features\/statistics\/(drawing|statistics\.styles)\.ts$/],
];

/** The parts of Lit that several late files share, which would make a file of their own. */
const LATE_LIT = /\/async-directive\.|\/directives\/ref\./;

/** The modules that the roots of each row of `SHARED` reach, as `[name, reaches]`. */
const reachOfShared = onceForBuild(({getModuleIds, getModuleInfo}) => {
  const ids = [...getModuleIds()].filter((id) => !isCopy(id));
  return SHARED.map(([name, pattern]) => [
    name,
    ids.filter((id) => pattern.test(unix(id))).map((id) => reachOf(id, getModuleInfo)),
  ]);
});

/** `manualChunks` of the builds for pages. */
export function pageChunks(id, graph) {
  if (isCopy(id)) return undefined;
  if (LATE_LIT.test(unix(id))) return 'table';
  for (const [name, reaches] of reachOfShared(graph))
    if (reaches.some((reach) => reach.has(id))) return name;
  return fileOfPicture(id, graph) ?? fileOfGame(id, graph);
}

/** The modules that the first pictures of each tag need, as `[tag, reach]`. */
const reachOfPictures = onceForBuild(({getModuleIds, getModuleInfo}) =>
  [...getModuleIds()].flatMap((id) => {
    const [, tag] = PICTURES.exec(unix(id)) ?? [];
    return tag ? [[tag, reachOf(id, getModuleInfo)]] : [];
  }),
);
const PICTURES = /\/src\/embed\/([^/]+)\/first-pictures\.ts$/;

/**
 * The file of the drawings of a tag, and that of the styles of their games; the rules that deal are in a
 * file of the game.
 */
function fileOfPicture(id, graph) {
  const [tag] = reachOfPictures(graph).find(([, reach]) => reach.has(id)) ?? [];
  if (!tag) return undefined;
  if (unix(id).includes(`/src/embed/${tag}/`)) return `${tag}-pictures`;
  return /\/src\/games\/.*\.styles\.ts$/.test(unix(id)) ? `${tag}-styles` : undefined;
}

/** The entry of a page with tables of one tag. */
const TAG = /\/src\/embed\/([a-z]+-game|gstk-table)\/\1\.ts$/;

/** Whether a page runs most functions of a chunk before its first picture. */
export const runsAtOnce = ({name, facadeModuleId}) =>
  /^(autoload|faces|first-picture|base|table|tag|.*-(pictures|styles))$/.test(name) ||
  TAG.test(facadeModuleId) ||
  isFirstFileOfGame(name);
