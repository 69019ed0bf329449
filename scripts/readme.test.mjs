import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {cdnLines, elementsNow, withGames, withTables} from './readme.mjs';
import {root} from './test-files.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('README', () => {
  test('its tables are up to date with the elements', () => {
    const text = read('README.md');
    assert.equal(text, withTables(text, elementsNow()), 'run node scripts/readme.mjs');
  });

  test('its list of games is the catalogue', async () => {
    const {catalogue} = await import('../src/embed/catalogue.ts');
    const text = read('README.md');
    assert.equal(text, withGames(text, catalogue), 'run node scripts/readme.mjs --no-sizes');
    for (const {id} of catalogue) assert.ok(text.includes(`\`${id}\``), `${id} is missing`);
  });

  test('its first lines to copy name this version, and a hash', () => {
    const {name, version} = JSON.parse(read('package.json'));
    const [, block] = /<!-- cdn -->\n([^]*?)\n<!-- end -->/.exec(read('README.md'));
    const [hash] = /sha384-[\w+/]{64}/.exec(block);
    assert.equal(block, cdnLines({name, version, files: {'king.js': hash}}));
  });

  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    test(`every file that ${file} links to exists`, () => {
      const prose = read(file).replaceAll(/```[^]*?```/g, '');
      const links = [...prose.matchAll(/(?:\]\(|src="|srcset=")(?!https?:|#)([^)"#\s]+)/g)];
      assert.ok(links.length > 0);
      for (const [, path] of links) assert.ok(existsSync(join(root, path)), `${path} is missing`);
    });

    test(`every script that ${file} names is in package.json`, () => {
      const {scripts} = JSON.parse(read('package.json'));
      const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
      assert.ok(named.length > 0);
      for (const name of named) assert.ok(scripts[name], `npm run ${name}`);
    });
  }
});
