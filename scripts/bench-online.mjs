// `npm run bench:online`, see server/bench/main.ts.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {findRedis, onlineTools, server} from './online-tools.mjs';

const {node, reason} = onlineTools();
if (!node) {
  console.error(`The server cannot be measured here: ${reason}.`);
  process.exit(1);
}
const {bundle} = await import(pathToFileURL(join(server, 'build.mjs')).href);
const cache = join(server, '.cache', 'bench');
await bundle(['bench/main.ts', 'bench/echo-server.ts'], cache);
const {status} = spawnSync(node, [join(cache, 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {...process.env, NODE_ENV: 'production', REDIS_SERVER: findRedis() ?? ''},
});
process.exitCode = status ?? 1;
