// Bundles the browser tests before they run: a page then fetches some twenty files instead of some
// hundred sources, each of which the server would read, transpile and search for imports.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';
import {build} from 'esbuild';
import {root, walk} from './test-files.mjs';

/** These look at what is fetched from `src/`, so their pages fetch the sources themselves. */
const UNBUNDLED = /\/(fetching|loader)\.test\.ts$/;

/** The scripts of the pages that a test opens in a frame: `src="./king-game.ts?bundled"`. */
const scripts = () =>
  walk('src')
    .filter((file) => file.endsWith('.fixture.html'))
    .flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/src="([^"]*)\?bundled"/g)].map(
        ([, src]) => posix.join(dirname(page), src),
      ),
    );

/**
 * A middleware that answers with the bundle of a test, or of a script that is asked for with
 * `?bundled`, at the address of its source. `files`: paths from the project's top.
 */
export async function bundles(files) {
  const tests = files.filter((file) => !UNBUNDLED.test(file));
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [...new Set([...tests, ...scripts()])],
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
  const always = new Set(tests.map((file) => `/${file}`));
  return async (context, next) => {
    const {path, query} = context;
    const found = served.get(path);
    const source = path.endsWith('.ts') && !path.startsWith('/src/bundle/');
    if (!found || (source && !always.has(path) && !('bundled' in query))) return next();
    context.type = path.endsWith('.map') ? 'json' : 'js';
    context.body = Buffer.from(found);
  };
}
