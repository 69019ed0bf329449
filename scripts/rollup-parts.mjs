// What the builds share: the plugins, and where each door's source is.
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative, sep} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import {plainProperties} from './plain-properties.mjs';
import {smallLiterals} from './small-literals.mjs';
import {root, walk} from './test-files.mjs';

/** Sources that are doors of the package, by pattern; `exports` in package.json names the same. */
const doors = [
  /^src\/index\.ts$/,
  /^src\/(cards|game|match|notation|bots|i18n|testing|online)\/index\.ts$/,
  /^src\/games\/.+\/index\.ts$/,
  /^src\/elements\/(gstk-[^/]+)\/\1(\.component)?\.ts$/,
  /^src\/embed\/([^/]+)\/\1(\.component)?\.ts$/,
  /^src\/embed\/(catalogue|define-all|loader|bot-worker)\.ts$/,
];

/** Entry points of the package: `{'cards/index': 'src/cards/index.ts', …}`. */
export const entryPoints = () =>
  Object.fromEntries(
    walk('src')
      .filter((file) => doors.some((door) => door.test(file)))
      .map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
  );

/** A warning of rollup (a cycle, an import that cannot be found) stops the build. */
export const onLog = (level, log, handler) => {
  // A door that exports nothing but types is an empty module.
  if (level === 'warn' && log.code !== 'EMPTY_BUNDLE') throw new Error(log.message);
  handler(level, log);
};

/**
 * The plugin, with what it made of each module kept for all builds of the process: the outputs of a
 * build, and the rows of `npm run size`, are made of the same modules.
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

/** For pages: there is no `process`, and what is for development only falls away. */
const production = {
  name: 'production',
  transform(code, id) {
    if (!code.includes('process')) return null;
    let result = code.replace(/\bprocess\.env(\.NODE_ENV\b|\[(['"])NODE_ENV\2\])/g, '"production"');
    // Else the guard `typeof process !== 'undefined'` keeps our own development code alive.
    if (id.startsWith(join(root, 'src')))
      result = result.replace(/\btypeof process\b/g, '"object"');
    return result === code ? null : {code: result, map: null};
  },
};

/** Licences once for each file, not once for each module of a package. */
const licences = {
  name: 'licences',
  banner: ({moduleIds}) =>
    moduleIds.some((id) => id.includes('/node_modules/'))
      ? '/*! Lit: Google LLC, BSD-3-Clause; XState: David Khourshid, MIT */'
      : '',
};

const [propertiesOnce, literalsOnce] = [plainProperties, smallLiterals].map(remembering);

const minifying = (passes) => ({
  ecma: 2020,
  module: true,
  compress: {passes},
  mangle: {properties: false},
  format: {comments: /^!/},
});

/** One for all builds of a process: its workers stay warm while another build follows. */
const minified = terser(minifying(3));

/** For one file of everything: two passes more would take as long again for a quarter of a per cent. */
const minifiedOnce = terser(minifying(1));

/** `small`: minified, as a page is to have it; `once`: with a single pass. */
export const pluginsForPages = ({small = true, once = false} = {}) => [
  nodeResolve({extensions: ['.ts', '.js'], exportConditions: ['browser', 'production']}),
  typescript(),
  propertiesOnce,
  literalsOnce,
  production,
  licences,
  small && (once ? minifiedOnce : minified),
];

/**
 * Keeps `new URL('./bot-worker.js', import.meta.url)` right when its module moves into a chunk.
 * The form stays one that bundlers know. `beside`: the worker lies beside the output as a file.
 */
export const workers = ({beside} = {}) => ({
  name: 'workers',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('new URL(')) return null;
    const pattern = /new URL\(\s*(['"])(\.{1,2}\/[^'"]+)\.js\1,\s*import\.meta\.url\s*\)/g;
    let changed = false;
    const result = code.replace(pattern, (whole, _quote, path) => {
      const source = join(dirname(id), `${path}.ts`);
      if (!existsSync(source)) return whole;
      changed = true;
      const name = relative(join(root, 'src'), source).slice(0, -'.ts'.length);
      if (beside) return `new URL("./${posix.basename(name)}.js", import.meta.url)`;
      const file = this.emitFile({type: 'chunk', id: source, name});
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
    return changed ? {code: result, map: null} : null;
  },
  resolveFileUrl: ({relativePath}) =>
    `new URL("${relativePath.startsWith('.') ? '' : './'}${relativePath}", import.meta.url)`,
});

/** What `ownCopy` has copied. */
const OWN = /\.own(?=\.[cm]?[jt]s$)/;

/**
 * What pages fetch together is one file; the first of these that needs a module has it. Lit and
 * XState come with the tables: addresses of the CDN have a version, so no page would find an older
 * file of theirs in its cache.
 */
const together = [
  // What looks for tags is there on every page; it must not wait for what tables are made of.
  ['autoload', /\/src\/embed\/autoload\.ts$/],
  // What a page of diagrams needs too.
  ['faces', /\/node_modules\/@lit\/reactive-element\/(?!decorators)/],
  [
    'faces',
    /\/src\/elements\/(card-face\/(small|card-face\.styles)|internal\/(define|ground))\.ts$/,
  ],
  ['faces', /\/src\/(embed\/attributes|cards\/notation)\.ts$/],
  // Larger than those of a hand: for diagrams, and for a game that shows cards in a line of text.
  ['large-faces', /\/src\/elements\/card-face\/face\.ts$/],
  // What rules are made of: an example has them without a table; a file of its own would be one request more.
  ['faces', /\/src\/(cards|game)\/index\.ts$/],
  ['table', /\/src\/embed\/gstk-table\/(game-table|frame\/table-elements)\.ts$/],
  // What tables of several games draw with.
  ['table', /\/src\/elements\/(gstk-trick\/places|card-face\/suit-glyph|internal\/drag)\.ts$/],
  ['table', /\/src\/elements\/gstk-totals\/gstk-totals\.ts$/],
  // What is written and drawn of positions: for examples, and for a table that is given one.
  [
    'positions',
    /\/src\/(notation\/(position|markup)|elements\/diagram\/(diagram|draw|faces))\.ts$/,
  ],
  [
    'positions',
    /\/src\/(game\/read|lesson\/author-position|embed\/game-example\/(steps|turns))\.ts$/,
  ],
  // A lesson; what asks comes with the first quiz.
  ['start', /\/src\/embed\/game-example\/start\.ts$/],
  // A match played again: one that was kept, or as far as somebody asks about.
  ['replay', /\/src\/embed\/gstk-table\/features\/reasons\.ts$/],
];
/** What a game is asked for, by the module's path in the folder of its game. */
const PARTS = {
  ...{'play-rules': 'play', rules: 'lesson', 'rules/rules-of': 'lesson', 'table/diagram': 'lesson'},
  ...{machine: 'table', table: 'table', bot: 'table', index: 'whole'},
  ...{
    'rules/contracts/variants-cards-only': 'play',
    'rules/contracts/variants-with-choices': 'choices',
    'table/choices/choices': 'choices',
    'bot/reasons': 'spoken',
    'table/ending': 'spoken',
    'table/speech': 'spoken',
    'table/drag': 'spoken',
  },
};

/** By folder, the game to which its modules belong: the nearest folder above that has rules. */
const folders = new Map();
function gameFolder(folder) {
  if (!folder.includes('/src/games/')) return undefined;
  if (!folders.has(folder))
    folders.set(
      folder,
      existsSync(`${folder}/rules.ts`) ? folder : gameFolder(posix.dirname(folder)),
    );
  return folders.get(folder);
}

/** `[game, part]` of a module: `['king-and-crown/find-the-king', 'table/speech']`. */
function inGame(path) {
  const folder = gameFolder(posix.dirname(path));
  return folder && path.endsWith('.ts')
    ? [folder.split('/src/games/')[1], path.slice(folder.length + 1, -'.ts'.length)]
    : undefined;
}

/** What a module needs, itself and all that it imports, but lazily. */
function reachOf(root, getModuleInfo) {
  const reach = new Set([root]);
  for (const id of reach) for (const next of getModuleInfo(id).importedIds) reach.add(next);
  return reach;
}

const unix = (path) => path.split(sep).join('/');

/** Of each build what the roots of its files need: asked for every module, looked up once. */
const builds = new WeakMap();
function rootsOf({getModuleIds, getModuleInfo}) {
  const known = builds.get(getModuleInfo);
  if (known) return known;
  const modules = [...getModuleIds()].filter((id) => !OWN.test(id)).map((id) => [id, unix(id)]);
  const reaches = (wanted) =>
    modules.filter(wanted).map(([id, path]) => [path, reachOf(id, getModuleInfo)]);
  const roots = {
    files: together.map(([name, pattern]) => [name, reaches(([, path]) => pattern.test(path))]),
    games: reaches(([id, path]) => {
      const {dynamicImporters, isEntry} = getModuleInfo(id);
      return inGame(path) && (isEntry || dynamicImporters.length > 0);
    }).map(([path, reach]) => [...inGame(path), reach]),
  };
  builds.set(getModuleInfo, roots);
  return roots;
}

/**
 * The file of a game's module: `king-play` to be played by its rules, `king-lesson` to be read and
 * drawn in a lesson besides, `king` to begin at a table. What games of a family share stays apart.
 */
function fileOfGame(id, games) {
  const [game] = inGame(unix(id)) ?? [];
  if (!game) return undefined;
  const wanted = new Set(
    games
      .filter(([of, , reach]) => of === game && reach.has(id))
      .map(([, part]) => PARTS[part] ?? 'later'),
  );
  const name = game.replaceAll('/', '-');
  if (wanted.has('play') || (wanted.has('table') && wanted.has('lesson'))) return `${name}-play`;
  if (wanted.has('table')) return name;
  // What a table at which more is done than cards are played begins with, and what comes
  // when somebody has played.
  wanted.delete('whole');
  if (wanted.has('choices') && wanted.size === 1) return `${name}-choices`;
  if (wanted.has('spoken') && !wanted.has('lesson') && !wanted.has('choices'))
    return `${name}-spoken`;
  return wanted.has('lesson') && wanted.size === 1 ? `${name}-lesson` : undefined;
}

/**
 * `manualChunks` of the builds for pages: few files, so that each is compressed well. Lazy imports
 * that are not named above (menu, panels, locales) stay files of their own.
 */
export function pageChunks(id, graph) {
  if (OWN.test(id)) return undefined;
  const {files, games} = rootsOf(graph);
  for (const [name, roots] of files) if (roots.some(([, reach]) => reach.has(id))) return name;
  return fileOfGame(id, games);
}

/**
 * A lazy chunk's own imports are fetched beside it and not after it, so a page waits for two
 * requests in sequence and not three.
 */
export const fetchTogether = {
  name: 'fetch-together',
  renderDynamicImport({targetChunk, getTargetChunkImports}) {
    const imports = targetChunk && (getTargetChunkImports() ?? []);
    if (!imports?.length) return null;
    // The path comes with its quotes.
    const paths = imports.map((chunk) => chunk.resolvedImportPath).filter(Boolean);
    const beside = paths.map((path) => `import(${path}).catch(()=>{})`).join(',');
    return beside ? {left: '[import(', right: `),${beside}][0]`} : null;
  },
  /** A file is named once in a chunk, wherever it is asked for beside another. No line becomes another. */
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
 * All that this entry imports is copied for it alone, so that it is one file; what it imports lazily is
 * what the other entries have.
 */
export function ownCopy(entry) {
  const original = (id) => id.replace(OWN, '');
  const isOwn = (id) => id !== undefined && (id === join(root, entry) || OWN.test(id));
  return {
    name: 'own-copy',
    async resolveId(source, importer, options) {
      if (!isOwn(importer)) return null;
      const found = await this.resolve(source, original(importer), {...options, skipSelf: true});
      if (!found || found.external) return found;
      return {...found, id: found.id.replace(/(?=\.[cm]?[jt]s$)/, '.own')};
    },
    resolveDynamicImport(source, importer) {
      return isOwn(importer) ? this.resolve(source, original(importer), {skipSelf: true}) : null;
    },
    load: (id) => (OWN.test(id) ? readFileSync(original(id), 'utf8') : null),
  };
}

/** A registering module that slid into a shared chunk would be dropped by `sideEffects`. */
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
