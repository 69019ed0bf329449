// Bundles the browser tests before they run: a page then fetches some twenty files instead of some
// hundred sources, each of which the server would read, transpile and search for imports.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';
import {build} from 'esbuild';
import {root, walk} from './test-files.mjs';

/** These look at what is fetched from `src/`, so their pages fetch the sources themselves. */
const UNBUNDLED = /\/(fetching|loader)\.test\.ts$/;

/** Where what they share lies, as an address from the project's top. */
const BUNDLE = 'src/bundle';

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
  const stem = (file) => file.replace(/\.ts$/, '');
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [
      ...files.filter((file) => !UNBUNDLED.test(file)).map((file) => ({in: file, out: stem(file)})),
      ...[...new Set(scripts())].map((file) => ({in: file, out: stem(`${BUNDLE}/${file}`)})),
    ],
    outdir: '.',
    outExtension: {'.js': '.ts'},
    chunkNames: `${BUNDLE}/[name]-[hash]`,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    sourcemap: 'linked',
    sourcesContent: false, // a stack of calls needs places, not texts
    // Lit for development asks for it at every step of drawing, and what is missing is slow to find.
    banner: {js: 'globalThis.emitLitDebugLogEvents ??= false;'},
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
  const served = new Map(
    outputFiles.map(({path, contents}) => [path.slice(root.length).split(sep).join('/'), contents]),
  );
  return async (context, next) => {
    const {path, query} = context;
    const found =
      'bundled' in query ? `import ${JSON.stringify(`/${BUNDLE}${path}`)};` : served.get(path);
    if (!found) return next();
    context.type = path.endsWith('.map') ? 'json' : 'js';
    context.body = Buffer.from(found);
  };
}
