// The plugins that builds share: sources to JavaScript, and for pages to small JavaScript.
import {join} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {minify} from '@swc/core';
import {transform} from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import {root} from '../test-files.mjs';
import {namesInnerTags} from '../inner-tags.mjs';
import {licences} from './licences.mjs';
import {runsAtOnce} from './page-chunks.mjs';
import {plainProperties} from './plain-properties.mjs';
import {smallLiterals} from './small-literals.mjs';
import {pastIndexes} from './past-indexes.mjs';
import {thinkerAt} from './worker.mjs';

/** Source maps lead from an error in a minified file to its source: `npm run build -- --maps`. */
export const sourcemap = process.env.GSTK_MAPS ? 'hidden' : false;

/** Fails the build on any warning of rollup, such as a cycle or an unresolved import. */
export const onLog = (level, log, handler) => {
  // A module that exports only types compiles to an empty one.
  if (level === 'warn' && log.code !== 'EMPTY_BUNDLE') throw new Error(log.message);
  handler(level, log);
};

/**
 * Keeps a plugin's result for each module, since the outputs of a build, and the rows of `npm run
 * size`, share their modules.
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

export const typescript = [
  remembering(
    esbuild({
      target: 'es2022',
      tsconfig: join(root, 'tsconfig.json'),
      sourceMap: Boolean(sourcemap),
    }),
  ),
  pastIndexes,
  namesInnerTags(),
];
const [properties, literals] = [plainProperties, smallLiterals].map(remembering);

export const resolveForEntries = () => nodeResolve({extensions: ['.ts', '.js']});

/**
 * A comment by which a browser compiles all functions of a file while it fetches, off the main
 * thread. Without it each function is compiled when it is first called, a seventh of the whole time
 * until a table is ready on a slow phone.
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n';

/**
 * The first line of a script that pages name by hand. Where `type="module"` is missing, a browser stops
 * at its first token, says that this is for modules only, and shows the line.
 */
const asModule = (file) =>
  `import.meta;// gstk is a module: <script type="module" src="…/${file}"></script>\n`;

/**
 * Takes out white space alone, a fifth of the entries' bytes: names and statements stay readable to a
 * debugger, and a bundler minifies by itself.
 */
export const withoutSpace = {
  name: 'without-space',
  async renderChunk(code) {
    const {code: tight, map} = await transform(code, {
      minifyWhitespace: true,
      charset: 'utf8',
      target: 'es2022',
      sourcemap: Boolean(sourcemap),
    });
    return {code: tight, map: map || null};
  },
};

const minified = {
  name: 'minified',
  async renderChunk(code, chunk) {
    const {code: small, map} = await minify(code, {
      ecma: 2020,
      module: true,
      sourceMap: Boolean(sourcemap),
      // Removes code for development, and `typeof process` before it, which no page has.
      compress: {passes: 3, global_defs: {process: {env: {NODE_ENV: 'production'}}}},
      mangle: {toplevel: true},
      format: {comments: 'some'}, // the licences
    });
    // The minifier drops a comment within the code, where the line of `fetchTogether` stands before it.
    const [licence] = /\/\*! .*?; texts: LICENSES.txt \*\//.exec(code) ?? [];
    const lost = licence && !small.includes(licence) ? `${licence}\n` : '';
    const named = chunk.isEntry && /^(autoload|examples)$/.test(chunk.name);
    const head =
      (runsAtOnce(chunk) ? COMPILE_NOW : '') + lost + (named ? asModule(chunk.fileName) : '');
    if (!sourcemap) return {code: head + small, map: null};
    const {mappings, ...rest} = JSON.parse(map);
    const lines = head.replace(/[^\n]/g, '').replaceAll('\n', ';');
    return {code: head + small, map: {...rest, mappings: lines + mappings}};
  },
};

/**
 * `small` minifies; `thinker` is the path of the worker from the folder of the build; `early` are further
 * plugins, which see modules as the transpiler leaves them.
 */
export const pluginsForPages = ({small = true, thinker = 'thinker.js', early = []} = {}) => [
  thinkerAt(thinker),
  nodeResolve({extensions: ['.ts', '.js'], exportConditions: ['browser', 'production']}),
  typescript,
  ...early,
  properties,
  literals,
  licences,
  small && minified,
];
