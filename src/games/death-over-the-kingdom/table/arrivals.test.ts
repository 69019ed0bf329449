import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {folds, laid, run} from '../playing.fixture.js';
import {kingdomRules as rules} from '../rules.js';
import {arrivalsAt} from './arrivals.js';

/** The keys of cards count arrivals: a card that turns up must not seem to be another one. */

/** The arrivals that an onlooker sees at the Dealer's seat before the cards are shown, and then. */
function seenAtDealer(decision: 'fold' | 'exchange'): readonly unknown[] {
  const start = laid(['monk', 'queen', 'king', 'jester', 'merchant'], {
    pile: ['merchant', ...Array<null>(10).fill(null)],
  });
  const looked = run(start, ...folds(0, 1, 2, 3), '4:use').state;
  const arrivals: unknown[] = [];
  rules.apply(looked, 4, {type: decision}, ({type}, state) => {
    if (['folded', 'bought', 'cards shown', 'points awarded'].includes(type))
      arrivals.push([type, arrivalsAt(rules.view(state, undefined), 4)]);
  });
  return arrivals;
}

describe('arrivals at the Dealer who looked at the deck', () => {
  test('a second Merchant that was taken has come from the deck, before and after it is shown', () => {
    assert.deepEqual(seenAtDealer('exchange'), [
      ['bought', ['deck']],
      ['cards shown', ['deck']],
      ['points awarded', ['deck']],
    ]);
  });

  test('a Merchant that was kept has come from nowhere', () => {
    assert.deepEqual(seenAtDealer('fold'), [
      ['folded', []],
      ['cards shown', []],
      ['points awarded', []],
    ]);
  });
});
