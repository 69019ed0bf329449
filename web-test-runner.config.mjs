// `npm run test:browser` runs all; `npx wtr --group king-game` one tag; add `--watch` to stay.
// `GSTK_ENGINE=firefox` or `webkit` runs them in another engine.
import {defaultReporter} from '@web/test-runner';
import {esbuildPlugin} from '@web/dev-server-esbuild';
import {launcherFor} from './scripts/engines/engines.mjs';
import {bundles} from './scripts/test-bundles.mjs';
import {isNightly, testFiles} from './scripts/test-files.mjs';
import {pagesOf} from './scripts/test-pages.mjs';
import {ariaSnapshotPlugin} from './scripts/wtr-a11y-plugin.mjs';
import {countsReporter} from './scripts/wtr-counts.mjs';
import {lostNetwork} from './scripts/wtr-network-plugin.mjs';
import {touchPlugin} from './scripts/wtr-touch-plugin.mjs';

// `GSTK_FILES` names the only files, for `npm run test:game`: no other is bundled.
const engine = process.env.GSTK_ENGINE ?? 'chromium';
const network = lostNetwork();
const all = process.env.GSTK_FILES?.split(',') ?? testFiles('browser');

/** The run of `npm test`: files that are named, by `GSTK_FILES` or as a group, have a page of their own. */
const isUsual =
  !process.env.GSTK_FILES &&
  engine === 'chromium' &&
  process.env.FULL !== '1' &&
  !process.argv.some((arg) => /^--(group|watch|manual)/.test(arg));
const pages = isUsual ? pagesOf(all.filter((file) => !isNightly(file))) : all.map((file) => [file]);

/** A file is the group of its name; below a game's `table/` its name follows the game's: `king-table`. */
const group = (file) => {
  const [, game, name] = /([^/]+)(?:\/table)?\/([^/]+)\.test\.ts$/.exec(file);
  return file.startsWith('src/games/') ? `${game}-${name}` : name;
};

/** A page asked for with `?csp` gets the strictest policy that we promise to live under. */
const csp =
  "default-src 'self'; style-src 'self'; script-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html";
const strictPages = async (context, next) => {
  await next();
  if ('csp' in context.query) context.set('content-security-policy', csp);
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  // Groups only: with top-level files as well, each file would run twice.
  groups: pages.map(([file]) => ({name: group(file), files: [file]})),
  rootDir: '.',
  nodeResolve: {exportConditions: ['development']},
  // A table waits more than it computes: more pages than a small machine has cores.
  concurrency: 5,
  // In watch mode pages get the sources as last saved, not bundles.
  middleware: [
    network.middleware,
    strictPages,
    ...(process.argv.includes('--watch') ? [] : [await bundles(pages)]),
  ],
  plugins: [
    esbuildPlugin({ts: true, target: 'es2022', tsconfig: 'tsconfig.json'}),
    ariaSnapshotPlugin(),
    touchPlugin(),
    network.plugin,
  ],
  browsers: [launcherFor(engine)],
  testFramework: {config: {ui: 'bdd', timeout: 240_000}},
  // Bounds for a machine that is many times slower; no test waits for them.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  reporters: [defaultReporter({reportTestProgress: false}), countsReporter(engine, pages)],
  filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
  coverageConfig: {include: ['src/**/*.ts']},
};
