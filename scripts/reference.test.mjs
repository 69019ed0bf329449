// The reference pages are those of this code; each of their examples has been proven while they were
// written.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {FOLDER, pages} from './reference.mjs';
import {root} from './test-files.mjs';

test('the reference pages are up to date', async () => {
  const all = await pages();
  assert.deepEqual(readdirSync(join(root, FOLDER)).sort(), [...all.keys()].sort());
  for (const [file, text] of all) {
    const path = join(root, FOLDER, file);
    assert.ok(existsSync(path), `${file} is missing: run npm run reference`);
    assert.equal(readFileSync(path, 'utf8'), text, `${file}: run npm run reference`);
    if (file !== 'README.md') assert.ok(text.includes('<game-example '), `${file} has no example`);
  }
});
