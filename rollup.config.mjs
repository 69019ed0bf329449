import {tsImport} from 'tsx/esm/api';
import {entryPoints, registersInEntries} from './scripts/bundles/entry-points.mjs';
import {fetchTogether} from './scripts/bundles/fetch-together.mjs';
import {licenceFile} from './scripts/bundles/licences.mjs';
import {chartAlone, ownCopy} from './scripts/bundles/own-copy.mjs';
import {pageChunks} from './scripts/bundles/page-chunks.mjs';
import {cssAlone, pastMoreIndexes} from './scripts/bundles/past-indexes.mjs';
import {
  onLog,
  pluginsForPages,
  resolveForEntries,
  sourcemap,
  typescript,
  withoutSpace,
} from './scripts/bundles/plugins.mjs';
import {plainInnerTags} from './scripts/inner-tags.mjs';
import {notesSources} from './scripts/bundles/sources.mjs';
import {tagBuilds} from './scripts/bundles/tag-builds.mjs';
import {searchedParts} from './scripts/bundles/worker.mjs';

const {catalogue} = await tsImport('./src/embed/catalogue.ts', import.meta.url);
const autoload = 'src/embed/autoload.ts';
const examples = 'src/embed/examples.ts';
/** Files written next to those of the CDN. */
const beside = [licenceFile('dist/cdn/LICENSES.txt'), notesSources];

const framePage = {
  name: 'frame-page',
  generateBundle() {
    this.emitFile({type: 'asset', fileName: 'frame.html', source: FRAME});
  },
};
const FRAME = `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="gstk-servers" content="">
<title>gstk</title>
<body>
<script type="module" src="frame-page.js"></script>
<script type="module" src="autoload.js"></script>
`;

export default [
  // The entry points, for bundlers and import maps: one file each, what they share in chunks, each
  // lazy import (a game, a locale) a chunk of its own. lit and xstate stay outside.
  {
    input: entryPoints(),
    external: [/^lit($|\/)/, /^@lit\//, /^xstate($|\/)/, /^fflate$/, /^fast-check$/, /^node:/],
    plugins: [
      resolveForEntries(),
      typescript,
      plainInnerTags,
      registersInEntries,
      notesSources,
      withoutSpace,
    ],
    onLog,
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      hoistTransitiveImports: false,
    },
  },
  // For <script type="module" src=".../cdn/autoload.js">: fetches only what the page needs.
  {
    input: {autoload, examples},
    plugins: [
      ownCopy(examples, 'examples'),
      chartAlone(),
      fetchTogether,
      ...pluginsForPages({early: [cssAlone]}),
      ...beside,
    ],
    onLog,
    output: {
      dir: 'dist/cdn',
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: pageChunks,
      // Otherwise the file of one game would hold what it shares with another.
      onlyExplicitManualChunks: true,
    },
  },
  // For <script type="module" src=".../cdn/king.js">: one file for the tables of a tag.
  ...tagBuilds(catalogue, [...pluginsForPages({early: [pastMoreIndexes, cssAlone]}), ...beside]),
  // For <script type="module" src=".../cdn/gstk.js">: one file with everything.
  {
    input: 'src/embed/cdn.ts',
    plugins: [...pluginsForPages(), ...beside],
    onLog,
    output: {
      file: 'dist/cdn/gstk.js',
      format: 'es',
      sourcemap,
      inlineDynamicImports: true,
    },
  },
  // For the worker in which the bots of all these pages think. It shares no file with the pages,
  // whose files hold Lit and need a document.
  {
    input: 'src/embed/thinker.ts',
    plugins: [searchedParts, ...pluginsForPages(), ...beside],
    onLog,
    output: {
      dir: 'dist/cdn',
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: 'thinker/[name]-[hash].js',
    },
  },
  // For <iframe src=".../cdn/frame.html?game=king-simple">, and the page around it.
  ...['frame-page', 'frame-host'].map((name) => ({
    input: `src/embed/${name}.ts`,
    plugins: [...pluginsForPages(), ...beside, name === 'frame-page' && framePage],
    onLog,
    output: {file: `dist/cdn/${name}.js`, format: 'es', sourcemap},
  })),
  // For the pages demo/embed.html and demo/verify.html, which the package leaves out.
  {
    input: {
      embed: 'src/builder/embed-builder/embed-builder.ts',
      verify: 'src/builder/record-verifier/record-verifier.ts',
    },
    plugins: [fetchTogether, ...pluginsForPages({thinker: '../cdn/thinker.js'})],
    onLog,
    output: {
      dir: 'dist/demo',
      format: 'es',
      sourcemap,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: pageChunks,
      onlyExplicitManualChunks: true,
    },
  },
];
