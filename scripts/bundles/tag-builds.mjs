// The files for pages with tables of one tag, `king.js`: one request brings all that the first picture
// of the tag's first game needs. Later parts, and other games of the tag, lie in a folder next to it;
// they import the first file, so nothing is fetched twice.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../test-files.mjs';
import {briefEntries} from './brief-entries.mjs';
import {fetchTogether} from './fetch-together.mjs';
import {begins, fileNameOf, inGame, isGame, movesOn, nameOfGame} from './game-files.mjs';
import {homeOf} from './home.mjs';
import {onceForBuild, reachOf, unix} from './module-graph.mjs';
import {pageChunks} from './page-chunks.mjs';
import {onLog, sourcemap} from './plugins.mjs';

/** The locale of the messages that a first picture needs, shared ones or those of a game. */
const localeOf = (path) => /\/messages\/([a-z]{2})\.ts$/.exec(path)?.[1];

/** Whether messages are those that all games share, or those of a game or its family. */
function speaksOf(path, game) {
  const [, of] = /\/src\/games\/(.*)\/messages\//.exec(path) ?? [];
  return of === undefined || `${game}-`.startsWith(`${fileNameOf(of)}-`);
}

/** The modules that the first picture of a game needs, with all that they import. */
const neededAtOnce = (tag, game) =>
  onceForBuild(({getModuleIds, getModuleInfo}) => {
    const roots = [...getModuleIds()].filter((id) => {
      const path = unix(id);
      const {isEntry, dynamicImporters} = getModuleInfo(id);
      if (
        isEntry ||
        path.endsWith(`/${tag}/${tag}.ts`) ||
        path.endsWith('/frame/table-elements.ts')
      )
        return true;
      const [of, part] = inGame(path) ?? [];
      if (localeOf(path)) return localeOf(path) === 'en' && speaksOf(path, game);
      return dynamicImporters.length > 0 && begins(part) && fileNameOf(of) === game;
    });
    return new Set(roots.flatMap((id) => [...reachOf(id, getModuleInfo)]));
  });

/**
 * The locale of each module that only another language than English needs for the first picture: a page
 * that speaks it fetches one more file.
 */
const otherLocales = (tag, game) => {
  const atOnce = neededAtOnce(tag, game);
  return onceForBuild((graph) => {
    const {getModuleIds, getModuleInfo} = graph;
    const locales = new Map();
    for (const id of getModuleIds()) {
      const locale = localeOf(unix(id));
      if (locale && speaksOf(unix(id), game))
        for (const one of reachOf(id, getModuleInfo))
          if (!atOnce(graph).has(one)) locales.set(one, locale);
    }
    return locales;
  });
};

/** The modules that the first game needs from the first move on, with all that they import. */
const neededToPlay = (game) =>
  onceForBuild(({getModuleIds, getModuleInfo}) => {
    const roots = [...getModuleIds()].filter((id) => {
      const [of, part] = inGame(unix(id)) ?? [];
      return PLAYS.test(unix(id)) || (fileNameOf(of ?? '') === game && movesOn(part));
    });
    return new Set(roots.flatMap((id) => [...reachOf(id, getModuleInfo)]));
  });
const PLAYS = /\/src\/(table\/play\/playing|elements\/shared\/flip)\.ts$/;

/**
 * The file of each module with which another game of the tag begins: its entry, rules, table and English
 * sentences are one file, since the entry, which names the rest, is not in the first file.
 */
const beginsOther = (game) =>
  onceForBuild(({getModuleIds, getModuleInfo}) => {
    const files = new Map();
    for (const id of getModuleIds()) {
      const [of, part] = inGame(unix(id)) ?? [];
      if (
        !of ||
        fileNameOf(of) === game ||
        !(part === 'entry' || part === 'messages/en' || begins(part))
      )
        continue;
      for (const one of reachOf(id, getModuleInfo))
        if (inGame(unix(one))?.[0] === of) files.set(one, fileNameOf(of));
    }
    return files;
  });

/** The modules that show first pictures before the table is there, with all that they import. */
const shownFirst = onceForBuild(({getModuleIds, getModuleInfo}) => {
  const entry = [...getModuleIds()].find((id) => unix(id).endsWith('/with-first-picture.ts'));
  return entry ? reachOf(entry, getModuleInfo) : new Set();
});

/** The folder of the tag's first game, `src/games/king`, in which games of a family may share rules. */
function folderOf({id, family}) {
  const candidates = [`src/games/${id}`, `src/games/${family}/${id}`, `src/games/${family}`];
  return candidates.find((folder) => isGame(join(root, folder)));
}

function buildOf(tag, first, plugins) {
  const name = tag.replace(/-game$/, '');
  const folder = folderOf(first);
  const game = fileNameOf(nameOfGame(`/${folder}`));
  const withPicture = `src/embed/${tag}/with-first-picture.ts`;
  const atOnce = neededAtOnce(tag, game);
  const locales = otherLocales(tag, game);
  const toPlay = neededToPlay(game);
  const others = beginsOther(game);
  return {
    input: {
      [name]: existsSync(join(root, withPicture)) ? withPicture : `src/embed/${tag}/${tag}.ts`,
    },
    plugins: [homeOf(name), fetchTogether, briefEntries(`${folder}/entry.ts`), ...plugins],
    onLog,
    output: {
      dir: 'dist/cdn',
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: `${name}/[name]-[hash].js`,
      manualChunks(id, graph) {
        if (shownFirst(graph).has(id)) return name;
        if (atOnce(graph).has(id)) return existsSync(join(root, withPicture)) ? 'tag' : name;
        const locale = locales(graph).get(id);
        if (locale) return locale;
        const other = others(graph).get(id);
        if (other) return other;
        if (toPlay(graph).has(id)) return 'play';
        const chunk = pageChunks(id, graph);
        return chunk === 'faces' ? 'table' : chunk;
      },
      onlyExplicitManualChunks: true,
    },
  };
}

/** A build for each tag of the catalogue's entries; the first entry of a tag lies in its file. */
export function tagBuilds(catalogue, plugins) {
  const tags = [...new Set(catalogue.map(({tag}) => tag.name))];
  return tags.map((tag) => {
    const first = catalogue.find((entry) => entry.tag.name === tag);
    return buildOf(tag, first, plugins);
  });
}
