import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isNightly, testFiles} from './test-files.mjs';
import {nameIn, pagesOf, titleIn} from './test-pages.mjs';

const files = testFiles('browser');
const pages = pagesOf(files);

test('each file of browser tests runs in one page, with few neighbours', () => {
  assert.deepEqual(pages.flat().toSorted(), files.toSorted());
  for (const page of pages) assert.ok(page.length <= 6, page.join());
  assert.ok(pages.length < files.length / 2, 'most files share a page');
});

test('a file that looks at a fresh page has one of its own', () => {
  for (const file of ['src/table/fetching.test.ts', 'src/elements/gstk-hand/hand-keys.test.ts'])
    assert.ok(
      pages.some((page) => page.length === 1 && page[0] === file),
      file,
    );
});

test('a file for the night says so in a line of its own', () => {
  const nightly = files.filter(isNightly);
  assert.ok(nightly.includes('src/games/god-save-the-king/table/whole-game.test.ts'));
  assert.ok(nightly.length < files.length / 10, nightly.join());
});

test('the title of a suite names its file, whatever it is called', () => {
  for (const title of ['a table | of two', '<gstk-hand>', 'src/ as it is'])
    assert.deepEqual(nameIn(titleIn('src/table/a.test.ts', title)), {
      file: 'src/table/a.test.ts',
      name: title,
    });
  assert.deepEqual(nameIn('a table | of two'), {file: undefined, name: 'a table | of two'});
});
