// `npm run online`: the demo with tables for friends, from one process that keeps its matches in a
// file for this run only. PORT is the first port to try (8090). Two windows are two friends.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {onlineTools, server} from './online-tools.mjs';
import {root} from './test-files.mjs';

const {node, reason} = onlineTools();
if (!node) {
  console.error(`Tables for friends cannot be served here: ${reason}.`);
  process.exit(1);
}
if (!existsSync(join(root, 'dist/cdn/autoload.js'))) {
  console.log('npm run build');
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
const {bundle} = await import(pathToFileURL(join(server, 'build.mjs')).href);
await bundle(['src/demo.ts'], join(server, '.cache/demo'));

/** The first free port from one on. */
const freeFrom = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(freeFrom(port + 1)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
const folder = mkdtempSync(join(tmpdir(), 'gstk-online-'));
const child = spawn(node, ['--no-warnings', join(server, '.cache/demo/demo.js')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA: join(folder, 'matches.sqlite'),
    PORT: String(await freeFrom(Number(process.env.PORT ?? 8090))),
    DEMO: root,
    LOG: process.env.LOG ?? 'error',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(folder, {recursive: true, force: true});
  process.exitCode = code ?? 0;
});
