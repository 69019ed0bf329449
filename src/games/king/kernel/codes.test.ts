import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pack, rngFrom, roll} from '../../../cards/index.js';
import {codesOf, isIn, nth, size} from './bits.js';
import {cardOf, codeOf} from './codes.js';

/** Cards as codes, and sets of them as bits. */

test('a set is counted, and its nth card found from below', () => {
  let rng = rngFrom('bits');
  for (let round = 0; round < 500; round++) {
    const [low, high] = [roll(rng, 2 ** 29), roll(roll(rng, 9).rng, 2 ** 29)];
    rng = high.rng;
    const codes = codesOf(low.value, high.value);
    assert.equal(size(low.value, high.value), codes.length);
    assert.deepEqual(
      codes,
      [...codes].sort((a, b) => a - b),
    );
    codes.forEach((code, n) => assert.equal(nth(low.value, high.value, n), code));
    for (let code = 0; code < 64; code++)
      assert.equal(isIn(low.value, high.value, code), codes.includes(code));
  }
});

test('codes and cards convert into each other, jokers too', () => {
  for (const card of pack({low: '2', jokers: 2})) assert.equal(cardOf(codeOf(card)), card);
  assert.ok(codeOf('TH') < codeOf('*1') && codeOf('*2') < codeOf('JH'));
});
