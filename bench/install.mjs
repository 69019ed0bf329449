import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Installs the packages that only the benchmarks need, in their folder. */
export function install() {
  const want = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages;
  const list = join(here, 'node_modules', '.package-lock.json');
  const have = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages : {};
  const names = Object.keys(want['']?.dependencies ?? {}).map((name) => `node_modules/${name}`);
  if (names.every((name) => have[name]?.version === want[name].version)) return;
  console.log('Installing the libraries to compare with into the folder of the benchmarks …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci in bench/ failed.');
}
