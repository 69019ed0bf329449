// Shared parts of the builds: plugins, entry points and chunks.
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative, sep} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {minify} from '@swc/core';
import esbuild from 'rollup-plugin-esbuild';
import {licences} from './licences.mjs';
import {plainProperties} from './plain-properties.mjs';
import {smallLiterals} from './small-literals.mjs';
import {root, walk} from './test-files.mjs';

/** Patterns of the sources that are entry points; `exports` in package.json lists the same. */
const doors = [
  /^src\/index\.ts$/,
  /^src\/(cards|game|match|notation|bots|analysis|i18n|testing|online)\/index\.ts$/,
  /^src\/games\/.+\/index\.ts$/,
  /^src\/elements\/(gstk-[^/]+)\/\1(\.component)?\.ts$/,
  /^src\/embed\/([^/]+)\/\1(\.component)?\.ts$/,
  /^src\/embed\/(catalogue|define-all|loader|thinker|thinking)\.ts$/,
];

/** Entry points of the package: `{'cards/index': 'src/cards/index.ts', …}`. */
export const entryPoints = () =>
  Object.fromEntries(
    walk('src')
      .filter((file) => doors.some((door) => door.test(file)))
      .map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  );

/** Fails the build on any warning of rollup, such as a cycle or an unresolved import. */
export const onLog = (level, log, handler) => {
  // A module that exports only types compiles to an empty one.
  if (level === 'warn' && log.code !== 'EMPTY_BUNDLE') throw new Error(log.message);
  handler(level, log);
};

/**
 * Caches a plugin's result for each module across all builds of the process, since the outputs of a
 * build, and the rows of `npm run size`, share their modules.
 */
function remembering(plugin) {
  const made = new Map();
  return {
    ...plugin,
    transform(code, id) {
      const known = made.get(id);
      if (known?.code === code) return known.result;
      const result = plugin.transform.call(this, code, id);
      made.set(id, {code, result});
      return result;
    },
  };
}

const transpiled = remembering(
  esbuild({target: 'es2022', tsconfig: join(root, 'tsconfig.json'), sourceMap: true}),
);
export const typescript = () => transpiled;

export const resolveForDoors = () => nodeResolve({extensions: ['.ts', '.js']});

const [propertiesOnce, literalsOnce] = [plainProperties, smallLiterals].map(remembering);

/**
 * The files that a page needs before its first picture: most of their functions run at once, so that
 * a browser that knows this comment compiles them all beside the main thread, while it fetches.
 * Without it each function is compiled when it is first called, a seventh of the whole time until a
 * table is ready on a slow phone.
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n';
/** The entry of a page with tables of one tag. */
const ONE_TAG = /\/src\/embed\/([a-z]+-game|gstk-table)\/\1\.ts$/;
const runsAtOnce = ({name, facadeModuleId}) =>
  /^(autoload|faces|table)$/.test(name) ||
  ONE_TAG.test(facadeModuleId) ||
  (gameNames().has(name.replace(/-(play|choices)$/, '')) && !/-(bots|lesson|spoken)$/.test(name));

const minified = {
  name: 'minified',
  async renderChunk(code, chunk) {
    const {code: small, map} = await minify(code, {
      ecma: 2020,
      module: true,
      sourceMap: true,
      // Removes code for development, and `typeof process` before it, which no page has.
      compress: {passes: 3, global_defs: {process: {env: {NODE_ENV: 'production'}}}},
      mangle: {toplevel: true},
      format: {comments: 'some'}, // the licences
    });
    // The minifier drops a comment that stands within the code, as after what asks for files.
    const [licence] = /\/\*! .*?; texts: LICENSES.txt \*\//.exec(code) ?? [];
    const lost = licence && !small.includes(licence) ? `${licence}\n` : '';
    const head = (runsAtOnce(chunk) ? COMPILE_NOW : '') + lost;
    const {mappings, ...rest} = JSON.parse(map);
    const lines = head.replace(/[^\n]/g, '').replaceAll('\n', ';');
    return {code: head + small, map: {...rest, mappings: lines + mappings}};
  },
};

/** The worker of the pages' scripts, in the folder of the CDN; stands for its place in a source. */
const THINKER = 'thinker.js';
const PLACE = 'gstk:thinker';

/** Tells pages where the worker lies, from whichever file asks; `thinker` is its place. */
const thinkerAt = (thinker) => ({
  name: 'thinker-at',
  load: (id) =>
    id === join(root, 'src/embed/thinker-url.ts')
      ? `export const thinkerUrl = () => new URL('${PLACE}', import.meta.url).href;`
      : null,
  renderChunk(code, {fileName}) {
    if (!code.includes(PLACE)) return null;
    const path = posix.relative(posix.dirname(fileName), thinker);
    return {code: code.replace(PLACE, `./${path}`), map: null};
  },
});

/**
 * Leaves out of a worker all lazy parts of games but those that it fetches: rules and foresight for a
 * search, and the bot for a judgement.
 */
export const searchedParts = {
  name: 'searched-parts',
  async resolveDynamicImport(source, importer) {
    const {id} = await this.resolve(source, importer);
    return /\/(rules|rules\/.+|bot|bot\/foresight)\.ts$/.test(unix(id)) ? null : false;
  },
};

/** `small` minifies; `thinker` is where the worker lies, from the folder of the build. */
export const pluginsForPages = ({small = true, thinker = THINKER} = {}) => [
  thinkerAt(thinker),
  nodeResolve({extensions: ['.ts', '.js'], exportConditions: ['browser', 'production']}),
  typescript(),
  propertiesOnce,
  literalsOnce,
  licences,
  small && minified,
];

/** The suffix of module ids that `ownCopy` has copied; each copy has a name of its own. */
const OWN = /\.own-\w+(?=\.[cm]?[jt]s$)/;

/**
 * Modules that pages fetch together go into one file: the first one here that reaches a module
 * contains it. Lit and XState have no files of their own: CDN addresses have a version, so no page
 * would find an older file of theirs in its cache.
 */
const together = [
  // Runs on every page, so it must not wait for the modules of tables.
  ['autoload', /\/src\/embed\/autoload\.ts$/],
  // Needed by a page of diagrams too.
  ['faces', /\/node_modules\/@lit\/reactive-element\/(?!decorators)/],
  [
    'faces',
    /\/src\/elements\/(card-face\/(art\/small|card-face\.styles)|internal\/(define|movable|styles\/(ground|held\.styles)))\.ts$/,
  ],
  ['faces', /\/src\/(embed\/attributes|cards\/notation)\.ts$/],
  // Larger faces than those of a hand, for diagrams and for games that show cards in a line of text,
  // and the messages that everything shares: a kilobyte each, which would be one more request.
  ['faces', /\/src\/elements\/(card-face\/face|diagram\/faces)\.ts$/],
  ['faces', /\/src\/i18n\/messages\/[a-z]{2}\.ts$/],
  // Modules of the rules: an example uses them without a table, and a separate file would be one
  // more request.
  ['faces', /\/src\/(cards|game)\/index\.ts$/],
  ['table', /\/src\/embed\/gstk-table\/(game-table|frame\/table-elements)\.ts$/],
  ['table', /\/src\/embed\/([a-z]+-game|gstk-table)\/\1\.component\.ts$/],
  // Shared by the tables of several games.
  [
    'table',
    /\/src\/elements\/(gstk-trick\/(places|trick-terms)|card-face\/(suit-glyph|chip)|internal\/drag)\.ts$/,
  ],
  [
    'table',
    /\/src\/elements\/(table\/seats|internal\/player|internal\/styles\/player\.styles)\.ts$/,
  ],
  ['table', /\/src\/elements\/table\/compass(\.styles)?\.ts$/],
  [
    'table',
    /\/src\/elements\/(gstk-totals\/gstk-totals|internal\/styles\/prompt\.styles|table\/(speech|rulebook-panel))\.ts$/,
  ],
  ['table', /\/src\/elements\/card-face\/card-face\.ts$/],
  ['table', /\/node_modules\/lit-html\/directives\/live\.js$/],
  // What every table needs from the first move on: XState is in there.
  ['play', /\/src\/embed\/gstk-table\/controller\/playing\.ts$/],
  // Reads and draws positions: for examples, and for tables that begin with a position.
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
  ['replay', /\/src\/embed\/gstk-table\/features\/reasons\/reasons\.ts$/],
  // What every table has from the first touch on; the others have a `when` in `features/list.ts`.
  ['features', /\/src\/embed\/gstk-table\/features\/(?!hot-seat|watch|friends)[^/]+\/feature\.ts$/],
  ['features', /\/src\/embed\/gstk-table\/feature-set\.ts$/],
];
/** The parts of a game, by the path of their root module within the game's folder. */
const PARTS = {
  ...{'play-rules': 'play', rules: 'lesson', 'rules/rules-of': 'lesson', 'table/diagram': 'lesson'},
  ...{table: 'table', machine: 'bots', bot: 'bots', index: 'whole'},
  ...{
    'rules/contracts/variants-cards-only': 'play',
    'rules/contracts/variants-with-choices': 'choices',
    'table/choices/choices': 'choices',
    'bot/reasons': 'spoken',
    'table/ending': 'spoken',
    'table/speech': 'spoken',
    'table/drag': 'spoken',
    'table/rest': 'bots',
  },
};

const isGame = (folder) => existsSync(`${folder}/rules.ts`);

/** The game of each folder: the nearest ancestor that has rules. */
const folders = new Map();
function gameFolder(folder) {
  if (!folder.includes('/src/games/')) return undefined;
  if (!folders.has(folder))
    folders.set(folder, isGame(folder) ? folder : gameFolder(posix.dirname(folder)));
  return folders.get(folder);
}

/** The names of the files of games: `king-and-crown-find-the-king`. */
const gameNames = () =>
  new Set([...folders.values()].filter(Boolean).map((folder) => fileNameOf(nameOfGame(folder))));
const nameOfGame = (folder) => folder.split('/src/games/')[1];
const fileNameOf = (game) => game.replaceAll('/', '-');

/** The `[game, part]` of a module: `['king-and-crown/find-the-king', 'table/speech']`. */
function inGame(path) {
  const folder = gameFolder(posix.dirname(path));
  return folder && path.endsWith('.ts')
    ? [nameOfGame(folder), path.slice(folder.length + 1, -'.ts'.length)]
    : undefined;
}

/** All modules that a module imports statically, directly or indirectly, including itself. */
function reachOf(root, getModuleInfo) {
  const reach = new Set([root]);
  for (const id of reach) for (const next of getModuleInfo(id).importedIds) reach.add(next);
  return reach;
}

const unix = (path) => path.split(sep).join('/');

/** Computes something of a graph of modules once for each build. */
function onceForBuild(compute) {
  const builds = new WeakMap();
  return (graph) => {
    const {getModuleInfo} = graph;
    if (!builds.has(getModuleInfo)) builds.set(getModuleInfo, compute(graph));
    return builds.get(getModuleInfo);
  };
}

/** What the root modules of each file reach. */
const rootsOf = onceForBuild(({getModuleIds, getModuleInfo}) => {
  const modules = [...getModuleIds()].filter((id) => !OWN.test(id)).map((id) => [id, unix(id)]);
  const reaches = (wanted) =>
    modules.filter(wanted).map(([id, path]) => [path, reachOf(id, getModuleInfo)]);
  return {
    files: together.map(([name, pattern]) => [name, reaches(([, path]) => pattern.test(path))]),
    games: reaches(([id, path]) => {
      const {dynamicImporters, isEntry} = getModuleInfo(id);
      return inGame(path) && (isEntry || dynamicImporters.length > 0);
    }).map(([path, reach]) => [...inGame(path), reach]),
  };
});

/**
 * The chunk of a game's module: `king-play` to play by its rules, `king-lesson` to read and draw
 * lessons besides, `king` to begin at a table. Modules shared by games of a family are separate.
 */
function fileOfGame(id, games) {
  const [game] = inGame(unix(id)) ?? [];
  if (!game) return fileOfFamily(id, games);
  const wanted = new Set(
    games
      .filter(([of, , reach]) => of === game && reach.has(id))
      .map(([, part]) => PARTS[part] ?? 'later'),
  );
  const name = fileNameOf(game);
  if (wanted.has('play') || (wanted.has('table') && wanted.has('lesson'))) return `${name}-play`;
  if (wanted.has('table')) return name;
  if (wanted.has('bots')) return `${name}-bots`;
  // The part that a game with more than card play needs to begin, and the part that is loaded after
  // the first move.
  wanted.delete('whole');
  if (wanted.has('choices') && !wanted.has('lesson')) return `${name}-choices`;
  if (wanted.has('spoken') && !wanted.has('lesson')) return `${name}-spoken`;
  return wanted.has('lesson') && wanted.size === 1 ? `${name}-lesson` : undefined;
}

/** The file of what games of a family share to begin: few kilobytes in many modules. */
function fileOfFamily(id, games) {
  const [, family] = /\/src\/games\/([^/]+)\//.exec(unix(id)) ?? [];
  const begins = (part) => /^(play|table)$/.test(PARTS[part] ?? 'later');
  const isShared = family && games.some(([, part, reach]) => begins(part) && reach.has(id));
  return isShared ? family : undefined;
}

/**
 * `manualChunks` of the builds for pages: few files, so that each compresses well. Lazy imports not
 * named above (menu, panels, locales) stay separate files.
 */
export function pageChunks(id, graph) {
  if (OWN.test(id)) return undefined;
  // What several late parts share of Lit: no file of its own.
  if (/\/async-directive\.|\/directives\/ref\./.test(unix(id))) return 'table';
  const {files, games} = rootsOf(graph);
  for (const [name, roots] of files) if (roots.some(([, reach]) => reach.has(id))) return name;
  return fileOfGame(id, games);
}

/** The shared messages and those of a game, in every locale. */
const isMessages = (path) => /\/messages\/[a-z]{2}\.ts$/.test(path);

const CATALOGUE = join(root, 'src/embed/catalogue.ts');

/**
 * Leaves of the catalogue what a module lists, the games of a tag: its tables and their reviews ask
 * for no others, and each would bring the parts of its own, a third of all bytes.
 */
const catalogueOf = (list) => ({
  name: 'catalogue-of-tag',
  load(id) {
    if (id !== CATALOGUE) return null;
    const source = readFileSync(id, 'utf8');
    const all = /^const games = \[[^\]]*\] as const;$/m;
    if (!all.test(source)) this.error('src/embed/catalogue.ts has no list of games');
    const code = source
      .replaceAll(/^import \{[^}]*\} from '(\.\.\/games|\.\/[a-z]+-game)\/[^']*';\n/gm, '')
      .replace(all, 'const games = Object.values(own).flat();');
    const path = unix(relative(dirname(id), list));
    return `import * as own from './${path}';\n${code}`;
  },
});

/**
 * The builds of the files for pages with tables of one tag, `king.js`: all that the first picture of
 * the tag's first game needs in one request. What comes later, and other games of the tag, lie in a
 * folder beside it; they import the first file, so nothing is fetched twice.
 * @param catalogue the entries of all games; the first one of a tag lies in its file
 */
export function familyBuilds(catalogue, plugins) {
  const tags = [...new Set(catalogue.map(({tag}) => tag.name))];
  return tags.map((tag) => {
    const name = tag.replace(/-game$/, '');
    const {id, family} = catalogue.find((entry) => entry.tag.name === tag);
    const own = [`src/games/${id}`, `src/games/${family}/${id}`, `src/games/${family}`];
    const folder = own.find((one) => isGame(join(root, one)));
    const game = fileNameOf(nameOfGame(`/${folder}`));
    const list = join(root, 'src/embed', tag, 'games.ts');
    const entries = existsSync(list) ? list : join(root, folder, 'entry.ts');
    // A table that is told its game by an attribute plays any.
    const playsAny = tag === 'gstk-table';
    /** What the first picture needs, and all that it imports. */
    const atOnce = onceForBuild((graph) => {
      const {getModuleIds, getModuleInfo} = graph;
      const roots = [...getModuleIds()].filter((id) => {
        const path = unix(id);
        const {isEntry, dynamicImporters} = getModuleInfo(id);
        if (isEntry || path.endsWith('/frame/table-elements.ts')) return true;
        const [of, part] = inGame(path) ?? [];
        if (isMessages(path)) return of === undefined || fileNameOf(of) === game;
        const begins = dynamicImporters.length > 0 && /^(play|table)$/.test(PARTS[part]);
        return begins && fileNameOf(of) === game;
      });
      return new Set(roots.flatMap((id) => [...reachOf(id, getModuleInfo)]));
    });
    return {
      input: {[name]: `src/embed/${tag}/${tag}.ts`},
      plugins: [fetchTogether, !playsAny && catalogueOf(entries), ...plugins],
      onLog,
      output: {
        dir: 'dist/cdn',
        format: 'es',
        sourcemap: 'hidden',
        entryFileNames: '[name].js',
        chunkFileNames: `${name}/[name]-[hash].js`,
        manualChunks(id, graph) {
          if (atOnce(graph).has(id)) return name;
          const chunk = pageChunks(id, graph);
          // What of these is not in the first file comes with the first move.
          return ['faces', 'table', `${game}-bots`].includes(chunk) ? 'play' : chunk;
        },
        onlyExplicitManualChunks: true,
      },
    };
  });
}

/**
 * Starts fetching a lazy chunk's own imports together with the chunk, so that a page waits for two
 * requests in sequence instead of three.
 */
export const fetchTogether = {
  name: 'fetch-together',
  renderDynamicImport({targetChunk, getTargetChunkImports}) {
    const imports = targetChunk && (getTargetChunkImports() ?? []);
    if (!imports?.length) return null;
    // The path includes its quotes.
    const paths = imports.map((chunk) => chunk.resolvedImportPath).filter(Boolean);
    const beside = paths.map((path) => `import(${path}).catch(()=>{})`).join(',');
    return beside ? {left: '[import(', right: `),${beside}][0]`} : null;
  },
  /**
   * Names each file once per chunk, however often it is fetched with another, without moving lines.
   */
  renderChunk(code) {
    const files = [];
    const named = code.replace(/import\((['"][^'"]+['"])\)\.catch\(\(\)=>\{\}\)/g, (_, path) => {
      if (!files.includes(path)) files.push(path);
      return `askFor$(${files.indexOf(path)})`;
    });
    if (files.length === 0) return null;
    const ask = `const files$=[${files.join()}],askFor$=(at)=>import(files$[at]).catch(()=>{});`;
    return {code: ask + named, map: null};
  },
};

/**
 * Copies all static imports of a module for that module alone, so that it is a single file; its lazy
 * imports are shared with the others.
 * @param {string} entry the module: an entry, or one that is imported lazily
 * @param {string} name a word that no other copy has
 * @param {RegExp} [shared] paths of modules that are not copied, since every page has them
 */
export function ownCopy(entry, name, shared) {
  const suffix = `.own-${name}`;
  const own = new RegExp(`\\${suffix}(?=\\.[cm]?[jt]s$)`);
  const original = (id) => id.replace(OWN, '');
  const isOwn = (id) => id !== undefined && (id === join(root, entry) || own.test(id));
  return {
    name: `own-copy-${name}`,
    async resolveId(source, importer, options) {
      if (!isOwn(importer)) return null;
      const found = await this.resolve(source, original(importer), {...options, skipSelf: true});
      if (!found || found.external || shared?.test(unix(found.id))) return found;
      return {...found, id: found.id.replace(/(?=\.[cm]?[jt]s$)/, suffix)};
    },
    resolveDynamicImport(source, importer) {
      return isOwn(importer) ? this.resolve(source, original(importer), {skipSelf: true}) : null;
    },
    load: (id) => (own.test(id) ? readFileSync(original(id), 'utf8') : null),
  };
}

/** The phases of a game: a page may hold nothing else, so its file shares none with tables. */
export const chartAlone = () =>
  ownCopy(
    'src/embed/game-chart/game-chart.ts',
    'chart',
    /\/src\/(embed\/(catalogue|variant-of|[a-z]+-game\/games)|games\/.*entry|elements\/game-entry|i18n\/.*)\.ts$/,
  );

/** Prevents `sideEffects` from dropping a registering module that was moved into a shared chunk. */
export const registersInEntries = {
  name: 'registers-in-entries',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.isEntry)
        for (const id of chunk.moduleIds)
          if (/\/src\/(elements\/(gstk-[^/]+)\/\2|embed\/([^/]+)\/\3)\.ts$/.test(id))
            this.error(`${id} landed in ${chunk.fileName}, which is not listed in sideEffects`);
  },
};
