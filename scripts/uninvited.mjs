// The modules that the files of a page may hold until a card can be played.

const MESSAGES = /\/(?:messages|sentences)\/(?:[\w-]+\.)?([a-z]{2})\.ts$/;
const ENTRY = /\/entry\.ts$/;
/** The name of a game that is not played, and the address of the rest. */
const BRIEF = /\/entry\.brief\.ts$/;

/** Panels, links, lessons, matches elsewhere: a reader asks for each of them later. */
const LATER = [
  /^src\/(table\/features|lesson|notation|analysis|online|builder|testing)\//,
  // The loader looks for examples on each page, and asks for their parts when it finds one.
  /^src\/embed\/(?!game-example\/loading\/)(game-example|game-chart|playing-card|render-\w+)\//,
  /^src\/table\/(thinking\/|keys\/|frame\/(menu|panel-drawings|felt|idle-setup))/,
  /^src\/elements\/(gstk-(?!hand|seat|trick|totals)[\w-]+|chart)\//,
  /^node_modules\/(?!@lit\/|lit-|xstate\/|@noble\/hashes\/)/,
];

/** Parts of examples, which share a file with faces where a script draws both. */
const DIAGRAM = /^src\/elements\/diagram\//;

const localeOf = (module) => MESSAGES.exec(module)?.[1];

/** Whether a module lies in the folder of a game, or is shared by its family. */
function isOwn(module, {id, family}, catalogue) {
  const [, folder, inner] = /^src\/games\/([^/]+)\/(?:([^/]+)\/)?/.exec(module) ?? [];
  return folder === family && (inner === id || !catalogue.some((other) => other.id === inner));
}

const isOfGame = (module) => module.startsWith('src/games/');

/** What of a game is recognised, so that a folder that moves does not empty the check. */
export const recognised = (modules, entry, catalogue) => ({
  game: modules.some((module) => isOfGame(module) && isOwn(module, entry, catalogue)),
  english: modules.some((module) => localeOf(module) === 'en'),
});

/**
 * The modules of another game, another language, or a feature that nobody has asked for.
 * @param loader whether the page's script looks for all tags, and so has all entries
 */
export const uninvited = (modules, entry, catalogue, loader = false) =>
  modules.filter(
    (module) =>
      (isOfGame(module) &&
        !isOwn(module, entry, catalogue) &&
        !BRIEF.test(module) &&
        !(loader && ENTRY.test(module))) ||
      (!loader && DIAGRAM.test(module)) ||
      (localeOf(module) ?? 'en') !== 'en' ||
      LATER.some((pattern) => pattern.test(module)),
  );
