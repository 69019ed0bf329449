import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {variantOf} from '../rules/contracts/variants.js';
import {kingRules} from '../rules.js';
import {tricksDone} from './counting.js';

describe('the number of tricks', () => {
  test('includes those taken before a match that begins in the middle of a deal', () => {
    const rules = kingRules('king-simple');
    const variant = variantOf('king-simple');
    const rng = rngFrom('done');
    const [A, B, C, D] = [
      ['AS', 'KS'],
      ['7H', '8H'],
      ['9S', 'TS'],
      ['7C', '8C'],
    ];
    const start = rules.parsePosition({deal: 6, turn: [0], hands: [A, B, C, D]}, rng);
    assert.equal(tricksDone(rules.view(start, 0), variant), 6);
    let state = start;
    for (const done of [6, 6, 6, 7, 7, 7, 7, 8]) {
      const [seat] = rules.view(state, 0).turn;
      let seen = 0;
      // The view while the deal is in play, since afterwards the next one has been dealt.
      state = rules.apply(state, seat!, rules.legalMoves(state, seat!)[0]!, (_, after) => {
        seen = Math.max(seen, tricksDone(rules.view(after, 0), variant));
      });
      assert.equal(seen, done);
    }
    assert.equal(tricksDone(rules.view(rules.parsePosition({deal: 6}, rng), 0), variant), 0);
  });
});
