import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {documentsNow} from './readme.mjs';
import {root} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('README', () => {
  test('what scripts write in it and in the documents is up to date', async () => {
    for (const [file, {text, wanted}] of Object.entries(await documentsNow())) {
      const right = new Set(wanted.split('\n'));
      const stale = text.split('\n').filter((line) => !right.has(line));
      assert.deepEqual(stale, [], `${file} is stale: run node scripts/readme.mjs`);
      assert.ok(text === wanted, `${file} lacks lines: run node scripts/readme.mjs`);
    }
  });

  test('its list of games is the catalogue', async () => {
    const {catalogue} = await import('../src/embed/catalogue.ts');
    const text = read('README.md');
    for (const {id} of catalogue) assert.ok(text.includes(`\`${id}\``), `${id} is missing`);
  });

  test('holds no hash: packing writes it, and a committed one would soon be that of another file', () => {
    assert.doesNotMatch(read('README.md'), /sha\d+-[\w+/]{20}/);
  });
});
