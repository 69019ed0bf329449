import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {winsTable} from './doc-figures.mjs';
import {documentsNow} from './readme.mjs';
import {root} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('README', () => {
  test('its blocks and those of the documents that scripts write are up to date', async () => {
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

  test('docs/tags.md has a section for each tag for pages, except that of examples', () => {
    const headings = read('docs/tags.md')
      .match(/^## .*$/gm)
      .join();
    const tags = [
      ...read('src/embed/define-all.ts').matchAll(/^ {2}'([a-z]+-[a-z]+)': \(\) =>/gm),
    ].map(([, tag]) => tag);
    assert.ok(tags.length >= 8);
    const missing = tags.filter((tag) => !headings.includes(`<${tag}>`));
    assert.deepEqual(missing, ['game-example']);
  });

  test('the table of wins leaves out a share that may be off by more than ten per cent', () => {
    const measured = `| game | level | won | even | matches |
| --- | --- | ---: | ---: | ---: |
| \`a\` | strong | 44.6 ± 2.5 % | 25 % | 236 |
| \`a\` | expert | 50 ± 25 % | 25 % | 8 |

| game | even | easy |
| --- | ---: | ---: |
| \`a\` | 25 % | 6.4 ± 2.6 % |
| \`b\` | 50 % | 37.3 ± 1.1 % |
`;
    assert.deepEqual(winsTable(measured).split('\n').slice(2), [
      '| `a` | 25 % | 6 % | 45 % | – |',
      '| `b` | 50 % | 37 % | – | – |',
    ]);
  });

  test('holds no hash: packing writes it, and a committed one would soon be that of another file', () => {
    assert.doesNotMatch(read('README.md'), /sha\d+-[\w+/]{20}/);
  });
});
