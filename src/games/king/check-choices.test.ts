import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {kingRules} from './rules.js';

describe('positions in which something was or is to be chosen', () => {
  const minsk = kingRules('king-minsk');
  const twelve = '7H 8H 9H TH JH 7S 8S 9S 7D 8D 9D TD'.split(' ');

  test('6 twelve cards in a hand are with the talon in it, whether or not the scene is said', () => {
    const position = {contract: {id: 'no-hearts'}, turn: [0], hands: [twelve, null, null]};
    const state = minsk.check(position);
    assert.equal(state.phase, 'talon');
    assert.deepEqual(state, minsk.check({...position, phase: 'talon'}));
  });
  test('6, F-6 the talon is shown before the call with callAfterTalon alone', () => {
    const shown = ['9D', 'TD'];
    assert.throws(() => minsk.check({shown}), {path: 'shown'});
    const options = {callAfterTalon: 'on'};
    const state = minsk.check({options, turn: [0], shown});
    assert.deepEqual([state.shown, state.hands[0]!.length], [shown, 12]);
    assert.equal(minsk.check({options, turn: [0]}).shown.length, 2);
  });
  test('13.3 what was ordered tells the deal and, by its seats, the dealer', () => {
    const long = kingRules('king-long');
    const ordered = ['no-girls', 'no-tricks', 'no-boys', 'no-tricks'].map((contract, at) => ({
      seat: (at + 1) % 4,
      contract,
    }));
    const state = long.check({ordered});
    assert.deepEqual([state.deal, state.dealer, state.turn], [5, 0, [1]]);
    const again = {type: 'order', contract: 'no-girls'} as const;
    assert.equal(long.refuse(state, 1, again), 'king/already-ordered');
    const bare = ordered.map(({contract}) => ({contract}));
    assert.deepEqual(long.check({ordered: bare, dealer: 0}).ordered, state.ordered);
    assert.throws(() => long.check({ordered, deal: 4}), {path: 'ordered'});
  });
  test('13.5, 5 the last order is given by itself, unless a trump goes with it', () => {
    const long = kingRules('king-long').check({deal: 53, dealer: 0});
    assert.deepEqual([long.phase, long.contract.id, long.turn], ['play', 'positive-jumble', [1]]);
    const custom = kingRules('king-custom').check({deal: 53, dealer: 0});
    assert.deepEqual([custom.phase, custom.contract.id], ['ordering', 'open']);
  });
});
