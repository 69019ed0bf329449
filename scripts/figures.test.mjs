// The published transfer sizes and request counts are those of the built files, which bring nothing that
// the page did not ask for, and so is the hash that a release writes. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {join} from 'node:path';
import {before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {TRANSFERS} from '../src/builder/transfers.ts';
import {isFull} from '../src/testing/full.fixture.ts';
import {builtSources} from './bundles/sources.mjs';
import {integrityOf} from './integrity.mjs';
import {recognised, uninvited} from './uninvited.mjs';
import {withCdn} from './readme.mjs';
import {root} from './test-files.mjs';
import {measureTransfers, pagesToMeasure} from './transfers.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);
/** The tolerance of a size: a compressor of another version finds other matches. */
const TOLERANCE = 0.02;
/** As bench/start.mjs has it among its goals. */
const MOST_OF_A_DIAGRAM = 150;

describe('src/builder/transfers.ts, from which documents and builder take their figures', () => {
  const pages = pagesToMeasure(catalogue);
  // Games of one tag with equal figures fetch the same files: one of them is opened for all, the one
  // whose first picture is measured.
  const all = Object.entries(TRANSFERS).toSorted(
    ([, {picture}], [, {picture: other}]) => Number(!picture) - Number(!other),
  );
  const isFirst = ([name, own], at) =>
    all.findIndex(
      ([other, {requests, bytes}]) =>
        other.split(' ')[0] === name.split(' ')[0] &&
        requests === own.requests &&
        bytes === own.bytes,
    ) === at;
  const opened = all.filter((row, at) => isFull || row[1].picture || isFirst(row, at));
  const measured = {};
  before(() =>
    measureTransfers(
      Object.fromEntries(opened.map(([name]) => [name, pages[name]])),
      (name, transfer) => (measured[name] = transfer),
    ),
  );

  it('has a row for each page that is measured, and no other', () => {
    assert.deepEqual(Object.keys(TRANSFERS).sort(), Object.keys(pages).sort(), 'npm run figures');
  });

  for (const [name, published] of opened) {
    const {requests, sequence, bytes, picture} = published;
    it(`${name}: ${requests} requests, ${sequence} in sequence, ${bytes} bytes`, () => {
      const now = measured[name];
      const counts = [now.requests, now.sequence, now.picture?.sequence, now.picture?.elements];
      const held = [requests, sequence, picture?.sequence, picture?.elements];
      assert.deepEqual(counts, held, `${name} has others: npm run figures`);
      for (const [sent, most] of [
        [now.bytes, bytes],
        [now.picture?.bytes ?? 0, picture?.bytes ?? 0],
      ])
        assert.ok(
          Math.abs(sent - most) <= TOLERANCE * most,
          `${name} transfers ${sent} bytes, published are ${most}: npm run figures`,
        );
      assert.ok((now.picture?.heaviest ?? 0) <= MOST_OF_A_DIAGRAM, `${now.picture?.heaviest}`);
    });
  }

  const sources = builtSources();
  for (const [name, {picture}] of opened) {
    const [script, game] = name.split(' ');
    const entry = catalogue.find(({id}) => id === game);
    if (picture && entry)
      it(`${name}: no other game, language or feature until a card can be played`, () => {
        const modules = measured[name].files.flatMap((file) => sources[`dist/cdn/${file}`]);
        const seen = recognised(modules, entry, catalogue);
        assert.deepEqual(seen, {game: true, english: true});
        assert.deepEqual(uninvited(modules, entry, catalogue, script === 'autoload.js'), []);
      });
  }
});

describe('goals of docs/loading.md that a clock does not measure', () => {
  const {picture, ...whole} = TRANSFERS['king.js king-omnibus'];

  it('the table waits for two files, play for three, and for the network of a bot', () => {
    for (const [name, network] of [
      ['king.js king-omnibus', 0],
      ['gstk-table.js god-save-the-king', 1],
    ]) {
      const {picture, sequence, requests} = TRANSFERS[name];
      // It is fetched together with the bot.
      assert.deepEqual([picture.sequence, sequence, requests], [2, 3, 3 + network], name);
    }
  });

  it('the first picture of King: at most 48 kB, play at most 40 kB after the table', () => {
    const first = brotliCompressSync(readFileSync(join(root, 'dist/cdn/king.js'))).length;
    assert.ok(first <= 48_000, `${first}`);
    assert.ok(whole.bytes - picture.bytes <= 40_000, `${whole.bytes - picture.bytes}`);
  });

  it('King then Court Ladder: at most 35 kB more', () => {
    for (const script of ['king.js', 'autoload.js']) {
      const {bytes} = TRANSFERS[`${script} king-omnibus court-ladder`];
      assert.ok(bytes <= 35_000, `${script}: ${bytes}`);
    }
  });
});

describe('README.md as it is packed', () => {
  it('holds the hash of the built file', () => {
    const read = (file) => readFileSync(join(root, file), 'utf8');
    const released = withCdn(read('README.md'), JSON.parse(read('dist/cdn/manifest.json')));
    const hash = integrityOf(readFileSync(join(root, 'dist/cdn/king.js')));
    assert.ok(released.includes(`/dist/cdn/king.js"\n  integrity="${hash}"`), hash);
    assert.doesNotMatch(released, /on no registry yet/);
  });
});
