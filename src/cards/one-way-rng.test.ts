import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {oneWayRng} from './one-way-rng.js';
import {isRng} from './rng.js';

test('a secret gives the first 128 bits of the SHA-256 that Node computes', () => {
  for (const secret of ['', 'abc', 'король', 'k'.repeat(200)]) {
    const rng = oneWayRng(secret);
    assert.ok(isRng(rng));
    const hex = rng.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    assert.equal(hex, createHash('sha256').update(secret).digest('hex').slice(0, 32), secret);
  }
});

test('similar secrets give unrelated streams', () => {
  const streams = Array.from({length: 500}, (_, n) => oneWayRng(`king ${n}`)[0]);
  assert.equal(new Set(streams).size, 500);
});
