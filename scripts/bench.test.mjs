import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {build} from 'esbuild';
import {root} from './test-files.mjs';

/** What only the folder of the benches installs. */
const {dependencies} = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8'));

test('every bench finds what it measures', async () => {
  const own = readdirSync(join(root, 'bench'), {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name.endsWith('.mjs') ? [entry.name] : [];
    if (entry.name === 'node_modules') return [];
    return readdirSync(join(root, 'bench', entry.name)).map((name) => `${entry.name}/${name}`);
  });
  await build({
    entryPoints: own
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(root, 'bench', name)),
    outdir: join(root, '.cache/bench-test'),
    ...{bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent'},
    packages: 'external',
    external: Object.keys(dependencies),
  });
});
