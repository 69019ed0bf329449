import assert from 'node:assert/strict';
import {it} from 'node:test';
import {lengthOf} from './length-of.js';

it('the length of a match follows from its options', () => {
  const lengths = {short: {hands: 3}, deal: {hands: 1}};
  assert.deepEqual(
    [1, 3, 9].map((hands) => lengthOf({hands, jokers: 'on'}, lengths)),
    ['deal', 'short', 'full'],
  );
  assert.equal(lengthOf({hands: 3}, undefined), 'full');
});
