// The package as `npm pack` makes it of the built files. `npm run test:doors` does not build; run
// `npm run build` first.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {join} from 'node:path';
import {root, walk} from './test-files.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [pack] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);
const packed = pack.files.map(({path}) => path);

/** Whether a path of package.json, which may be a folder or a pattern, leads to one of the files. */
function leads(path, files) {
  const parts = path.replace(/^\.\//, '').split(/(\*+)/);
  const pattern = parts.map((part) =>
    part === '**' ? '.*' : part === '*' ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  );
  return files.some((file) => new RegExp(`^${pattern.join('')}(/|$)`).test(file));
}

/** All texts in a value of package.json. */
const textsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);

describe('npm pack', () => {
  for (const field of ['exports', 'types', 'unpkg', 'jsdelivr', 'customElements'])
    it(`holds every path of "${field}"`, () => {
      // A `*` of `exports` stands for folders too.
      const paths = textsIn(manifest[field]).map((path) => path.replace(/(?<!\*)\*$/, '**'));
      assert.deepEqual(
        paths.filter((path) => !leads(path, packed)),
        [],
      );
    });

  it('holds what "files" names', () => {
    const named = manifest.files.filter((path) => !path.startsWith('!'));
    assert.deepEqual(
      named.filter((path) => !leads(path, packed)),
      [],
    );
    assert.deepEqual(
      packed.filter((path) => path.endsWith('.d.ts.map')),
      [],
    );
  });

  it('lists in "sideEffects" only modules that exist: built ones are packed, sources are here', () => {
    const sources = walk('src');
    const missing = manifest.sideEffects.filter(
      (path) => !leads(path, path.startsWith('./src/') ? sources : packed),
    );
    assert.deepEqual(missing, []);
  });
});
