import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {tsImport} from 'tsx/esm/api';
import {root} from './test-files.mjs';

const {catalogue} = await tsImport('../src/embed/catalogue.ts', import.meta.url);
const read = (name) => readFileSync(join(root, 'demo', name), 'utf8');

describe('the demo', () => {
  for (const name of ['index.html', 'play.html'])
    test(`${name} leads to every game, with its title and its number of players`, () => {
      const found = [
        ...read(name).matchAll(
          /<li><a href="play\.html\?game=([\w-]+)">([^<]+)<\/a><small>[^<]*; ([\d to]+) players</g,
        ),
      ].map(([, id, title, players]) => ({id, title, players}));
      const games = catalogue.map(({id, title, seats: {min, max, most = max}}) => ({
        id,
        title,
        players: min === most ? `${min}` : `${min} to ${most}`,
      }));
      assert.deepEqual(found, games);
    });

  test('the first page says what this is, and how to get it', () => {
    const page = read('index.html');
    assert.match(page, /<h1>Card games for any web page<\/h1>/);
    for (const said of ['gstk', 'one script, one tag', 'build it from the source'])
      assert.ok(page.includes(said), said);
  });

  test('no page speaks of places that a narrow table does not have', () => {
    for (const name of ['index.html', 'blog.html', 'play.html'])
      assert.doesNotMatch(read(name), /\bsouth\b|up here|at the top of this page/i);
  });
});
