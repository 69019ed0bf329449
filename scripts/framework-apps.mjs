// The apps of frameworks/apps, built as their users build them: by Vite and the plugin of the framework, by
// the compiler of Angular, by Next. They bundle gstk from `dist`, so it has to be built before.
import {spawn} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'vite';
import {home, modules} from './framework-packages.mjs';

const apps = join(home, 'apps');
const built = join(apps, '.cache');

/** Runs a program of an installed package; rejects with what it has said. */
const run = (file, args, cwd) =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(modules, file), ...args], {
      cwd,
      env: {...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1'},
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(said))));
  });

/** What renders an app on a server, with a function `html`. */
const SERVERS = {react: 'server.jsx', vue: 'server.js', svelte: 'server.js'};

/**
 * Builds an app for a browser; one that a server renders is a development build, since only these
 * report what does not fit the server's HTML.
 * @param {string} name of its folder
 * @param {boolean} [isRendered] whether the page holds what a server renders
 * @returns the folder with its `index.html`
 */
export async function buildApp(name, isRendered = false) {
  if (name === 'angular')
    await run(
      '@angular/compiler-cli/bundles/src/bin/ngc.js',
      ['-p', 'tsconfig.json'],
      join(apps, name),
    );
  const out = join(built, isRendered ? `${name}-rendered` : name);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = isRendered ? 'development' : 'production';
  const common = {root: join(apps, name), logLevel: 'error', mode: process.env.NODE_ENV};
  try {
    await build({...common, base: './', build: {outDir: out, emptyOutDir: true, minify: false}});
    if (!isRendered) return out;
    const server = `${out}-server`;
    await build({...common, build: {ssr: SERVERS[name], outDir: server, emptyOutDir: true}});
    const {html} = await import(pathToFileURL(join(server, 'server.js')).href);
    const page = join(out, 'index.html');
    const text = readFileSync(page, 'utf8');
    const rendered = await html();
    writeFileSync(
      page,
      text.replace('<!--app-->', () => rendered),
    );
    return out;
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds the app of Next, a folder of static pages; in a copy, since Next writes beside its sources. */
export async function buildNext() {
  const folder = join(built, 'next');
  rmSync(folder, {recursive: true, force: true});
  cpSync(join(apps, 'next'), folder, {recursive: true});
  await run('next/dist/bin/next', ['build'], folder);
  return join(folder, 'out');
}
