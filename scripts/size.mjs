// `npm run size`: bundles what a page loads (rollup, swc, as for the CDN) and measures it with
// size-limit, gzip, chunk by chunk. `npm run size -- king-game` selects the rows with that text in
// their name; `--why` adds the contribution of each source before compression; `--held` bundles
// rows without a limit but neither minifies nor measures them. Rows: size-entries.mjs.
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {rollup} from 'rollup';
import {pageChunks} from './bundles/page-chunks.mjs';
import {pluginsForPages} from './bundles/plugins.mjs';
import {sizeEntries} from './size-entries.mjs';
import {root} from './test-files.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));
const why = args.includes('--why');
const held = args.includes('--held');
const out = join(root, '.cache', 'size');
const rows = sizeEntries().filter(
  ({name}) => words.length === 0 || words.some((word) => name.includes(word)),
);
/** The resolved path of each import; shared by all rows. */
const resolved = new Map();
const inSrc = (id) => relative(root, id).split(sep).join('/');

/** Bundles one row; returns its files, or the error. */
async function bundle(row, dir) {
  const {entry, lazy = () => true, has, parts, chunks, whole, without, limit} = row;
  const absent = entry.filter((file) => !existsSync(join(root, file)));
  if (absent.length) return {error: `${absent.join(', ')} is missing`};
  const only = {
    name: 'only-what-is-weighed',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const key = `${source}\0${importer}`;
      if (!resolved.has(key))
        resolved.set(key, await this.resolve(source, importer, {...options, skipSelf: true}));
      const found = resolved.get(key);
      if (!found || found.external || !has) return found;
      return has(inSrc(found.id)) ? {id: source, external: true} : found;
    },
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string') return null;
      const found = await this.resolve(source, importer);
      if (!found || lazy(inSrc(found.id))) return found;
      return {id: source, external: true};
    },
  };
  // Imports the parts as a catalogue does; the importing module itself is not measured.
  const sources = entry.map((file) => join(root, file));
  const asking = 'asks-for-parts.js';
  const catalogue = {
    name: 'catalogue',
    resolveId: (source) => (source === asking ? source : null),
    load: (id) =>
      id === asking
        ? `export default [${sources.map((file) => `() => import(${JSON.stringify(file)})`).join()}]`
        : null,
  };
  const build = await rollup({
    input: parts ? asking : sources,
    plugins: [only, catalogue, ...pluginsForPages({small: !held || Boolean(limit)})],
    onLog: () => {},
  });
  const {output} = await build.write({
    dir,
    format: 'es',
    chunkFileNames: '[name]-[hash].js',
    ...(chunks && {manualChunks: pageChunks}),
    inlineDynamicImports: Boolean(whole),
  });
  await build.close();
  if (parts) rmSync(join(dir, asking));
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const sizes = output
    .flatMap((chunk) => Object.entries(chunk.modules ?? {}))
    .map(([id, {renderedLength}]) => [inSrc(id), renderedLength])
    .sort((a, b) => b[1] - a[1]);
  const unwanted = without && ids.find((id) => id.includes(`/node_modules/${without}/`));
  return {sizes, files: output.length - (parts ? 1 : 0), error: unwanted && `${without} is in it`};
}

const weigh = (config) =>
  new Promise((done, fail) =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/size-limit/bin.js'), '--json', '--config', config],
      {cwd: root},
      // The exit code only repeats that a limit was exceeded.
      (error, stdout) => (stdout.trim().startsWith('[') ? done(JSON.parse(stdout)) : fail(error)),
    ),
  );

rmSync(out, {recursive: true, force: true});
mkdirSync(out, {recursive: true});
const built = [];
const list = rows.entries();
const work = async () => {
  for (const [index, row] of list) {
    const path = `${index}`;
    const result = await bundle(row, join(out, path)).catch((error) => ({error: error.message}));
    built[index] = {row, path, ...result};
  }
};
await Promise.all(Array.from({length: 2}, work)); // the minifier has threads of its own
const good = built.filter(({files, row}) => files && (!held || row.limit));
const config = join(out, 'size-limit.json');
const checks = good.map(({row: {name, limit}, path}) => ({
  name,
  path: `${path}/**/*.js`,
  gzip: true,
  ...(limit && {limit}),
}));
writeFileSync(config, JSON.stringify(checks, null, 2));
const weights = new Map(
  (good.length ? await weigh(config) : []).map((result) => [result.name, result]),
);

let failed = 0;
const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
for (const {row, error, files, sizes} of built) {
  const weight = weights.get(row.name);
  const ok = !error && weight?.passed !== false;
  if (!ok) failed++;
  const text = weight
    ? `${kB(weight.size).padStart(9)} of ${(row.limit ?? '-').padStart(6)}, ${files} ${files === 1 ? 'file ' : 'files'}`
    : '';
  console.log(`${ok ? '    ok' : 'NOT OK'} ${text} ${row.name}${error ? `: ${error}` : ''}`);
  if (why && sizes)
    for (const [file, length] of sizes.slice(0, 25))
      console.log(`         ${kB(length).padStart(9)} ${file}`);
}
if (built.length === 0) failed++;
console.log(`sizes: ${built.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
