import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {oneWayRng, sha256} from './one-way.js';
import {isRng} from './rng.js';

const hex = (text: string): string =>
  sha256(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

test('SHA-256 as the standard and Node have it, at every length around a block, in UTF-8', () => {
  assert.equal(hex('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const texts = Array.from(
    {length: 200},
    (_, length) => 'ä'.repeat(length % 7) + 'k'.repeat(length),
  );
  for (const text of texts)
    assert.equal(hex(text), createHash('sha256').update(text).digest('hex'), text);
});

test('a secret gives a stream of 128 bits, always the same', () => {
  assert.ok(isRng(oneWayRng('king')));
  assert.deepEqual(oneWayRng('king'), oneWayRng('king'));
  const streams = Array.from({length: 500}, (_, n) => oneWayRng(`king ${n}`)[0]);
  assert.equal(new Set(streams).size, 500);
});
