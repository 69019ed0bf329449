// The published transfer sizes and request counts are those of the built files, and so is the hash that
// a release writes. `npm run test:built` does not build; run `npm run build` first.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {TRANSFERS} from '../src/builder/transfers.ts';
import {isFull} from '../src/testing/full.fixture.ts';
import {integrityOf} from './integrity.mjs';
import {withCdn} from './readme.mjs';
import {root} from './test-files.mjs';
import {measureTransfers, pagesToMeasure} from './transfers.mjs';

const {catalogue} = await import(pathToFileURL(join(root, 'dist/embed/catalogue.js')).href);
/** The tolerance of a size: a compressor of another version finds other matches. */
const TOLERANCE = 0.02;

describe('src/builder/transfers.ts, from which documents and builder take their figures', () => {
  const pages = pagesToMeasure(catalogue);
  // Games of one tag with equal figures fetch the same files: one of them is opened for all.
  const isFirst = ([name, own], at, all) =>
    all.findIndex(
      ([other, {requests, bytes}]) =>
        other.split(' ')[0] === name.split(' ')[0] &&
        requests === own.requests &&
        bytes === own.bytes,
    ) === at;
  const opened = Object.entries(TRANSFERS).filter((...row) => isFull || isFirst(...row));
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

  for (const [name, published] of opened)
    it(`${name}: ${published.requests} requests, ${published.bytes} bytes`, () => {
      const {requests, bytes} = measured[name];
      assert.equal(requests, published.requests, `${name} sends other requests: npm run figures`);
      assert.ok(
        Math.abs(bytes / published.bytes - 1) <= TOLERANCE,
        `${name} transfers ${bytes} bytes, published are ${published.bytes}: npm run figures`,
      );
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
