// The reference pages are those of this code; each of their examples has been proven while they were
// written.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {FOLDER, pages} from './reference.mjs';
import {root} from './test-files.mjs';

// While the file is loaded: the compiler lists words in the order in which it comes to them, and a file
// that is loaded later may ask it for others.
const all = await pages();

test('the reference pages are up to date', () => {
  assert.deepEqual(readdirSync(join(root, FOLDER)).sort(), [...all.keys()].sort());
  for (const [file, text] of all) {
    const path = join(root, FOLDER, file);
    assert.ok(existsSync(path), `${file} is missing: run npm run reference`);
    assert.equal(readFileSync(path, 'utf8'), text, `${file}: run npm run reference`);
    if (file !== 'README.md') assert.ok(text.includes('<game-example '), `${file} has no example`);
  }
});
