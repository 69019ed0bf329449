import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {root} from './test-files.mjs';

test('docs/kit.md says what the doors of the kit export, and each name has its docstring', () => {
  const {status, stderr} = spawnSync(process.execPath, ['scripts/kit-page.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const page = readFileSync(join(root, 'docs/kit.md'), 'utf8');
  assert.deepEqual(page.match(/^\| `\w+` \| +\|$/gm) ?? [], []);
});
