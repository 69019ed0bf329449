// The packages of frameworks, which only their tests need: in frameworks/node_modules.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './test-files.mjs';

export const home = join(root, 'frameworks');
export const modules = join(home, 'node_modules');
const shell = process.platform === 'win32';

/** Runs a program to its end; what it says, and its status. */
export const run = (command, args, cwd) => {
  const {status, stdout, stderr} = spawnSync(command, args, {cwd, shell, encoding: 'utf8'});
  return {status, said: `${stdout}${stderr}`};
};

/**
 * Installs the frameworks if they are missing.
 * @param isWhole with what builds apps, which is as large as all others together
 */
export function install(isWhole) {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  const wanted = {...dependencies, ...(isWhole && devDependencies)};
  const missing = Object.entries(wanted).filter(([name, version]) => {
    const file = join(modules, name, 'package.json');
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version;
  });
  if (missing.length > 0) {
    const dev = isWhole ? '--include=dev' : '--omit=dev';
    const options = [dev, '--ignore-scripts', '--no-audit', '--no-fund'];
    const {status, said} = run('npm', ['ci', ...options], home);
    assert.equal(status, 0, said);
  }
  const own = join(modules, 'gstk');
  const isOwn = existsSync(own) && realpathSync(own) === realpathSync(root);
  if (isOwn) return;
  rmSync(own, {recursive: true, force: true});
  symlinkSync(root, own, 'junction');
}
