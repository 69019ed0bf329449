import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {random} from '../playing.fixture.js';
import {kingRules} from '../rules.js';
import {contractsOf, endOf} from './contracts/columns.js';
import {VARIANTS, variantOf} from './contracts/variants.js';

/** K-L1: matches that are shorter than those of the rules. */

const agreed = (id: string, length: string, seats: number) => ({
  seats,
  options: {...defaultOptions(variantOf(id).options, seats), length},
});
const order = (id: string, length: string, seats = 4): string =>
  contractsOf(variantOf(id), agreed(id, length, seats))
    .map(({id: contract}) => contract)
    .join(' ');

describe('K-L1, the length of a match', () => {
  test('a short match of a fixed order has two deals of each side', () => {
    for (const id of ['king-simple', 'king-short'])
      assert.equal(order(id, 'short'), 'no-tricks negative-jumble take-tricks positive-jumble');
    assert.equal(
      order('king-preference', 'short'),
      'no-tricks negative-jumble praise positive-jumble',
    );
    for (const id of ['king-simple', 'king-threesome', 'king-preference', 'king-domino'])
      assert.equal(order(id, 'deal', id === 'king-threesome' ? 3 : 4), 'negative-jumble');
  });

  test('where a total ends the match, a short one ends earlier', () => {
    const limits = ['king-omnibus', 'king-trade', 'king-domino'].map((id) =>
      endOf(variantOf(id), agreed(id, 'short', 4)),
    );
    assert.deepEqual(
      limits.map((end) => 'limit' in end && end.limit),
      [-30, -25, -10],
    );
  });

  test('where players choose or deal in turn, each does so once', () => {
    for (const id of ['king-custom', 'king-long', 'king-jokers'])
      assert.deepEqual(endOf(variantOf(id), agreed(id, 'short', 4)), {deals: 4});
    for (const id of ['king-minsk', 'king-atomic'])
      assert.deepEqual(endOf(variantOf(id), agreed(id, 'short', 3)), {deals: 3});
  });

  for (const {id, tables} of VARIANTS)
    for (const seats of Object.keys(tables).map(Number))
      for (const length of ['short', 'deal'])
        test(`${id}, ${seats} seats, ${length}: the match comes to its end`, () => {
          const rules = kingRules(id);
          const {options} = agreed(id, length, seats);
          const over = random(rules, rules.setup(options, seats, rngFrom(id)), id);
          assert.equal(over.phase, 'over');
          const end = endOf(variantOf(id), {seats, options});
          if ('deals' in end) assert.equal(over.sheet.length, end.deals);
          else assert.ok(Math.min(...over.scores) <= end.limit);
          const read = rules.parsePosition({options, scores: over.scores, seats, phase: 'over'});
          assert.deepEqual(read.scores, over.scores);
        });
});
