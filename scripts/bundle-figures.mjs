// What bundles of the package weigh: esbuild makes them of the built entry points, as one file and
// split. `npm run figures` writes the table of docs/loading.md; bundle-figures.test.mjs holds it.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {block, rows} from './doc-blocks.mjs';
import {root} from './test-files.mjs';

const DOCUMENT = join(root, 'docs/loading.md');

/** The entry points, and what a page or a worker takes from them. */
const ENTRIES = {
  'gstk/embed/playing-card': 'cards in sentences',
  'gstk/embed/crush-game': 'tables of one game',
  'gstk/embed/crown-game': 'tables of five games',
  'gstk/embed/king-game': 'tables of fourteen games',
  'gstk/embed/gstk-table': 'tables of all games',
  'gstk/games/king': 'rules and chart, for a worker or a server',
};

const bundle = (entry, options) =>
  build({
    entryPoints: [join(root, 'dist', `${pathOf(entry)}.js`)],
    bundle: true,
    format: 'esm',
    outdir: join(root, '.cache/bundle'),
    write: false,
    logLevel: 'error',
    ...options,
  });

/** The file of an entry in `dist`: `embed/king-game/king-game`, `games/king/index`. */
const pathOf = (entry) => {
  const [, room, name] = entry.split('/');
  return room === 'games' ? `games/${name}/index` : `${room}/${name}/${name}`;
};

/** The figures of each entry: bytes of a bundle in one file, and the files of a split one. */
export async function measureBundles() {
  const measured = {};
  for (const entry of Object.keys(ENTRIES)) {
    const whole = await bundle(entry, {minify: true, metafile: true});
    const split = await bundle(entry, {splitting: true});
    measured[entry] = {
      bytes: brotliCompressSync(whole.outputFiles[0].contents).length,
      files: split.outputFiles.length,
      modules: Object.keys(whole.metafile.inputs),
    };
  }
  return measured;
}

/** The table of the document. */
const tableOf = (measured) =>
  rows(
    ['import', 'for', 'one file, kB (Brotli)', 'files when split'],
    Object.entries(measured).map(([entry, {bytes, files}]) => [
      `\`${entry}\``,
      ENTRIES[entry],
      (bytes / 1000).toFixed(0),
      `${files}`,
    ]),
    ['---', '---', '---:', '---:'],
  );

/** The figures that the document states, by entry. */
export function statedBundles() {
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').match(block('bundles')) ?? [];
  return Object.fromEntries(
    [...text.matchAll(/^\| `([^`]+)` \| [^|]* \| (\d+) \| (\d+) \|$/gm)].map(
      ([, entry, kB, files]) => [entry, {kB: Number(kB), files: Number(files)}],
    ),
  );
}

/** Measures, and writes the table. */
export async function writeBundles() {
  const table = tableOf(await measureBundles());
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(block('bundles'), (_, before, after) => `${before}${table}${after}`),
  );
}

if (import.meta.filename === process.argv[1]) await writeBundles();
