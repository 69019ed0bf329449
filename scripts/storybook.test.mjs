// An incomplete Storybook is noticed.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {missingIn} from './storybook.mjs';

describe('a built Storybook', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gstk-storybook-'));
    mkdirSync(join(folder, 'assets'));
    write(
      'index.html',
      '<script src="./sb-manager/runtime.js"></script><link href="./favicon.svg">',
    );
    write('iframe.html', '<script type="module" src="./assets/iframe-1.js"></script>');
    write('index.json', JSON.stringify({entries: {'start--docs': {}}}));
    mkdirSync(join(folder, 'sb-manager'));
    for (const file of ['sb-manager/runtime.js', 'favicon.svg', 'assets/iframe-1.js'])
      write(file, '');
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));
  const write = (file, text) => writeFileSync(join(folder, file), text);

  it('is complete when all files are there', () => assert.deepEqual(missingIn(folder), []));

  it('lacks files that its pages name', () => {
    rmSync(join(folder, 'assets/iframe-1.js'));
    assert.deepEqual(missingIn(folder), ['assets/iframe-1.js']);
  });

  it('lacks a page, or a readable list of stories', () => {
    write('index.json', '{"entries": {');
    assert.deepEqual(missingIn(folder), ['index.json']);
    write('index.json', '{"entries": {}}');
    assert.deepEqual(missingIn(folder), ['index.json']);
    rmSync(join(folder, 'iframe.html'));
    assert.deepEqual(missingIn(folder), ['iframe.html']);
  });
});
