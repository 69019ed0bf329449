// A module measured in Node has a process of its own: bundled as for production, asked by messages.
import {fork} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

/** The folder of the bundles. */
export const built = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'bench');

/** One file for each entry point (`{in, out}`), as a page in production would load it. */
export const bundle = (entryPoints, folder, more = {}) =>
  build({
    entryPoints,
    outdir: join(built, folder),
    outExtension: {'.js': '.mjs'},
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    conditions: ['production', 'module', 'import'],
    mainFields: ['module', 'main'],
    define: {'process.env.NODE_ENV': '"production"'},
    banner: {
      js: "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
    ...more,
  });

/** The next message of a child. */
export const answer = (child) =>
  new Promise((done, fail) => {
    const ended = (code) => fail(new Error(`an engine ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message);
    });
  });

/** A process that runs a module and has said that it is ready. */
export async function engineIn(module, ...args) {
  const child = fork(module, args, {env: {...process.env, NODE_ENV: 'production'}});
  await answer(child);
  return child;
}
