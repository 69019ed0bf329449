// Builds the server: `node build.mjs` for the package, which imports gstk; with `--source FOLDER`
// together with the library's sources, for tests and `npm run online` in a checkout that is not built.
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// The bundler of the project, one folder up.
const {build} = createRequire(join(here, '..', 'package.json'))('esbuild');

/** Bundles entry points of this folder; `gstk` is taken from the sources unless it is left outside. */
export async function bundle(entryPoints, outdir, {gstk = 'source', sourcemap = false} = {}) {
  await build({
    absWorkingDir: here,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.13',
    sourcemap,
    logLevel: 'warning',
    // All packages stay outside; paths of tsconfig.json lead into the sources.
    packages: 'external',
    ...(gstk === 'package' ? {external: ['gstk/*'], tsconfigRaw: TSCONFIG} : {}),
  });
}

/** Without the paths that lead into the library's sources. */
const TSCONFIG = {compilerOptions: {target: 'es2022', verbatimModuleSyntax: true}};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--source');
  if (at < 0) await bundle(['src/main.ts', 'src/server.ts'], 'dist', {gstk: 'package'});
  else await bundle(['src/main.ts', 'src/server.ts', 'src/config.ts'], process.argv[at + 1]);
}
