// Checks package-lock.json after a change: every optional dependency of a locked package must be
// locked too, or `npm ci` fails; and no URL of a registry may be in the file.
import {readFileSync} from 'node:fs';

const lock = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));
const has = (from, name, spec) => {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1))) {
    const found = lock.packages[`${dir ? dir + '/' : ''}node_modules/${name}`];
    if (found) return !/^\d/.test(spec) || found.version === spec;
    if (!dir) return false;
  }
};
const bad = {};
for (const [path, p] of Object.entries(lock.packages)) {
  for (const [name, spec] of Object.entries(p.optionalDependencies ?? {}))
    if (!has(path, name, spec)) (bad[`${path}@${p.version}`] ??= []).push(`${name}@${spec}`);
  if (p.resolved) (bad[path] ??= []).push(`resolved: ${p.resolved}`);
}
for (const [path, list] of Object.entries(bad))
  console.log(path, list.length, list.slice(0, 3).join(' '));
const count = Object.keys(lock.packages).length - 1;
console.log(`${count} packages, ${Object.keys(bad).length} with faults`);
process.exitCode = Object.keys(bad).length ? 1 : 0;
