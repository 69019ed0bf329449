// The server with the demo's pages, for `npm run online` in a checkout; not part of the package.
import type {RequestListener} from 'node:http';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

process.env['NODE_ENV'] ??= 'production';
const {readConfig} = await import('./config.js');
const {startServer} = await import('./server.js');

const root = process.env['DEMO'] ?? '';
const {filesOf} = (await import(pathToFileURL(join(root, 'scripts/static-server.mjs')).href)) as {
  filesOf(folder: string, options: {mounts: Record<string, string>}): RequestListener;
};
const pages = filesOf(join(root, 'demo'), {mounts: {'/dist': join(root, 'dist')}});

const running = await startServer(readConfig(process.env), pages);
console.log(`Play with friends   http://127.0.0.1:${running.port}/online.html`);
console.log('Ctrl+C ends it.');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.drain().finally(() => process.exit()));
