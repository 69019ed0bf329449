// Bundles the browser tests before they run, so that a page fetches about twenty files instead of
// hundreds of sources, each of which the server would have to read, transpile and scan for imports.
import {readFileSync} from 'node:fs';
import {dirname, join, posix, sep} from 'node:path';
import {build} from 'esbuild';
import {fetchFirst} from './bundles/fetch-together.mjs';
import {root, walk} from './test-files.mjs';
import {titleIn} from './test-pages.mjs';

/** Tests of fetching from `src/`, whose pages must fetch the sources themselves. */
const UNBUNDLED = /\/(fetching|loader)\.test\.ts$/;

/** The folder of shared chunks, as an address from the project's root. */
const BUNDLE = 'src/bundle';

/** The bundle of Mocha, which needs nothing done to it; the server would transpile it for each page. */
const MOCHA = 'node_modules/@web/test-runner-mocha/dist/autorun.js';

/**
 * Leaves axe, three quarters of a page's scripts, to the tests that ask for it: its loader also knows
 * `require`, by which axe would be bundled with every test.
 */
const lazyAxe = {
  name: 'lazy-axe',
  setup: ({onLoad}) =>
    onLoad({filter: /chai-a11y-axe.src.axe-import\.js$/}, ({path}) => ({
      contents: readFileSync(path, 'utf8').replace("typeof require === 'function'", 'false'),
    })),
};

/** The worker that bots think in; it has no document, so what the tests inject would stop it. */
const THINKER = 'src/embed/thinker.ts';

/** The scripts of pages that tests open in a frame: `src="./king-game.ts?bundled"`. */
const scripts = () =>
  walk('src')
    .filter((file) => file.endsWith('.fixture.html'))
    .flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/src="([^"]*)\?bundled"/g)].map(
        ([, src]) => posix.join(dirname(page), src),
      ),
    );

/** The entry of a page with several test files; after each file its suites are marked with its name. */
const joined = (pages) => ({
  name: 'joined-tests',
  setup: ({onResolve, onLoad}) => {
    onResolve({filter: /^(joined|named):/}, ({path}) => {
      const [namespace, name] = path.split(':');
      return {path: name, namespace, sideEffects: true};
    });
    onResolve({filter: /./, namespace: 'joined'}, ({path}) => ({
      path: join(root, path),
      sideEffects: true,
    }));
    onLoad({filter: /./, namespace: 'joined'}, ({path}) => ({
      resolveDir: root,
      contents: pages
        .find(([first]) => first === path)
        .map((file) => `import './${file}';import 'named:${file}';`)
        .join(''),
    }));
    onLoad({filter: /./, namespace: 'named'}, ({path}) => ({
      contents: `for (const suite of mocha.suite.suites) {
        if (suite.page) continue;
        suite.page = ${JSON.stringify(path)};
        suite.title = ${JSON.stringify(titleIn(path, ''))} + suite.title;
      }`,
    }));
  },
});

/**
 * A middleware that serves the bundle of a test, or of a script requested with `?bundled`, at the
 * address of its source.
 * @param pages lists of the files that share a page, as paths from the project's root
 */
export async function bundles(pages) {
  const stem = (file) => file.replace(/\.ts$/, '');
  const common = {
    absWorkingDir: root,
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
    sourcesContent: false, // stack traces need positions only
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  };
  const made = await build({
    ...common,
    entryPoints: [
      ...pages
        .filter(([file]) => !UNBUNDLED.test(file))
        .map(([file, ...others]) => ({
          in: others.length > 0 ? `joined:${file}` : file,
          out: stem(file),
        })),
      ...[...new Set(scripts())].map((file) => ({in: file, out: stem(`${BUNDLE}/${file}`)})),
    ],
    inject: ['scripts/test-elements.mjs'],
    plugins: [lazyAxe, joined(pages)],
    // In development Lit looks this property up at every step of rendering, and a missing global is
    // slow to look up.
    banner: {
      js: `globalThis.emitLitDebugLogEvents ??= false; globalThis.GSTK_FULL = ${process.env.FULL === '1'};`,
    },
  });
  const worker = await build({...common, entryPoints: [{in: THINKER, out: stem(THINKER)}]});
  const outputFiles = [...made.outputFiles, ...worker.outputFiles];
  const mocha = readFileSync(join(root, MOCHA));
  const served = new Map(
    outputFiles.map(({path, text, contents}) => [
      path.slice(root.length).split(sep).join('/'),
      path.endsWith('.map') ? contents : fetchFirst(text),
    ]),
  );
  return async (context, next) => {
    const {path, query} = context;
    const found =
      'bundled' in query
        ? `import ${JSON.stringify(`/${BUNDLE}${path}`)};`
        : (served.get(path) ?? (path.endsWith(MOCHA) ? mocha : undefined));
    if (!found) return next();
    context.type = path.endsWith('.map') ? 'json' : 'js';
    context.body = Buffer.from(found);
  };
}
