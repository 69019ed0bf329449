// Assigns the modules of a game to the files of a page's build.
//
// Every game has the same files, so that each kind of page fetches what it needs and no more:
//
//   king-play      the rules to play by; with them a first picture deals
//   king-told      the rest of what a table and a lesson both need
//   king           the rest of what a table needs for its first picture
//   king-choices   the part that a game with more than card play needs to begin
//   king-bots      the bots and the chart, with the first move
//   king-ahead     what bots that look ahead need, with their first choice
//   king-known     what these and lessons both need
//   king-spoken    sentences, sounds and reasons, after the first move
//   king-lesson    the rest of what reads and draws lessons
//
// A module belongs to a file by the lazily imported modules ("roots") that reach it.
import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import {onceForBuild, reachOf, unix} from './module-graph.mjs';
import {isCopy} from './own-copy.mjs';

/** The purpose for which each root of a game is fetched, by its path within the game's folder. */
const PURPOSES = {
  'play-rules': 'play',
  'rules/contracts/variants-cards-only': 'play',
  'rules/contracts/variants-with-choices': 'choices',
  rules: 'lesson',
  'rules/rules-of': 'lesson',
  'table/diagram': 'lesson',
  table: 'table',
  'table/choices/choices': 'choices',
  'table/ending': 'spoken',
  'table/speech': 'spoken',
  'table/drag': 'spoken',
  'table/brings': 'spoken',
  'table/after-first-picture': 'bots',
  machine: 'bots',
  bot: 'bots',
  'bot/choices': 'ahead',
  'bot/reasons': 'spoken',
  index: 'whole',
};

/** Whether a root is needed before the first picture of a table. */
export const begins = (part) => /^(play|table)$/.test(PURPOSES[part]);

/** Whether a root is needed with the first move. */
export const movesOn = (part) => PURPOSES[part] === 'bots';

export const isGame = (folder) => existsSync(`${folder}/rules.ts`);

/** The game of each folder: the nearest ancestor that has rules. */
const folders = new Map();
function gameFolder(folder) {
  if (!folder.includes('/src/games/')) return undefined;
  if (!folders.has(folder))
    folders.set(folder, isGame(folder) ? folder : gameFolder(posix.dirname(folder)));
  return folders.get(folder);
}

export const nameOfGame = (folder) => folder.split('/src/games/')[1];
/** `king-and-crown/find-the-king` as the name of a file, `king-and-crown-find-the-king`. */
export const fileNameOf = (game) => game.replaceAll('/', '-');

/** Whether a chunk is one that a table of some game needs before its first picture. */
export const isFirstFileOfGame = (name) =>
  [...folders.values()]
    .filter(Boolean)
    .some(
      (folder) => fileNameOf(nameOfGame(folder)) === name.replace(/-(play|told|choices)$/, ''),
    ) && !/-(bots|ahead|lesson|spoken)$/.test(name);

/** The `[game, part]` of a module: `['king-and-crown/find-the-king', 'table/speech']`. */
export function inGame(path) {
  const folder = gameFolder(posix.dirname(path));
  return folder && path.endsWith('.ts')
    ? [nameOfGame(folder), path.slice(folder.length + 1, -'.ts'.length)]
    : undefined;
}

/** The roots of all games, as `[game, part, reach]`. */
const rootsOfGames = onceForBuild(({getModuleIds, getModuleInfo}) =>
  [...getModuleIds()].flatMap((id) => {
    const found = isCopy(id) ? undefined : inGame(unix(id));
    const {isEntry, dynamicImporters} = getModuleInfo(id);
    const isRoot = found && (isEntry || dynamicImporters.length > 0);
    return isRoot ? [[...found, reachOf(id, getModuleInfo)]] : [];
  }),
);

/** The file of a game's module; modules that only later panels need stay where rollup puts them. */
export function fileOfGame(id, graph) {
  const roots = rootsOfGames(graph);
  const [game] = inGame(unix(id)) ?? [];
  if (!game) return fileOfFamily(id, roots);
  const purposes = new Set(
    roots
      .filter(([of, , reach]) => of === game && reach.has(id))
      .map(([, part]) => PURPOSES[part] ?? 'later'),
  );
  const name = fileNameOf(game);
  if (purposes.has('play')) return `${name}-play`;
  if (purposes.has('table') && purposes.has('lesson')) return `${name}-told`;
  if (purposes.has('table')) return name;
  if (purposes.has('bots')) return `${name}-bots`;
  if (purposes.has('ahead')) return purposes.has('lesson') ? `${name}-known` : `${name}-ahead`;
  purposes.delete('whole');
  if (purposes.has('choices') && !purposes.has('lesson')) return `${name}-choices`;
  if (purposes.has('spoken') && !purposes.has('lesson')) return `${name}-spoken`;
  return purposes.has('lesson') && purposes.size === 1 ? `${name}-lesson` : undefined;
}

/**
 * The files of the modules that games of a family share to begin, a few kilobytes in many modules: those
 * of the rules, and the others.
 */
function fileOfFamily(id, roots) {
  const [, family] = /\/src\/games\/([^/]+)\//.exec(unix(id)) ?? [];
  if (!family) return undefined;
  const parts = roots.filter(([, , reach]) => reach.has(id)).map(([, part]) => part);
  if (parts.some((part) => PURPOSES[part] === 'play')) return `${family}-play`;
  return parts.some(begins) ? family : undefined;
}
