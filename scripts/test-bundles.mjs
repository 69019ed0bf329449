// Bundles the browser tests before they run: a page then fetches some twenty files instead of some
// hundred sources, each of which the server would read, transpile and search for imports.
import {sep} from 'node:path';
import {build} from 'esbuild';
import {root} from './test-files.mjs';

/** These look at what is fetched from `src/`, so their pages fetch the sources themselves. */
const UNBUNDLED = /\/(fetching|loader)\.test\.ts$/;

/**
 * A middleware that answers with the bundle of a test at the address of its source. `files`: paths of test files from the project's top.
 */
export async function bundles(files) {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: files.filter((file) => !UNBUNDLED.test(file)),
    outbase: '.',
    outdir: '.',
    outExtension: {'.js': '.ts'},
    chunkNames: 'src/bundle/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    sourcemap: 'linked',
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
  const served = new Map(
    outputFiles.map(({path, contents}) => [path.slice(root.length).split(sep).join('/'), contents]),
  );
  return async (context, next) => {
    const found = served.get(context.path);
    if (!found) return next();
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    context.body = Buffer.from(found);
  };
}
