import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {defaultOptions} from '../../../game/index.js';
import {contractsOf, endOf} from './contracts/columns.js';
import {play, random} from '../playing.fixture.js';
import {kingRules} from '../rules.js';
import type {KingState} from '../types.js';
import {variantOf} from './contracts/variants.js';

/** The worked cases of Long King: section 13. */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));

describe('Long King, section 13', () => {
  const rules = kingRules('king-long');
  const variant = variantOf('king-long');
  const options = defaultOptions(variant.options);
  test('13.1 the number of deals', () => {
    const ends = [3, 4, 5, 6].map((seats) => endOf(variant, {seats, options}));
    assert.deepEqual(ends, [{deals: 42}, {deals: 56}, {deals: 70}, {deals: 84}]);
  });
  test('13.3 an order removes the contract from that seat’s list only', () => {
    const ids = (state: KingState): string[] =>
      rules
        .legalMoves(state, state.turn[0]!)
        .map((move) => (move.type === 'order' ? move.contract : ''));
    let state = rules.parsePosition({dealer: 0});
    for (const seat of [1, 2, 3, 0, 1]) {
      assert.deepEqual(state.turn, [seat]);
      const fresh = state.deal < 5;
      assert.equal(ids(state).length, fresh ? 14 : 13);
      assert.equal(ids(state).includes('no-girls'), fresh);
      if (!fresh) {
        const move = {type: 'order', contract: 'no-girls'} as const;
        assert.equal(rules.refuse(state, seat, move), 'king/already-ordered');
        break;
      }
      const {deal} = state;
      state = rules.apply(state, seat, {type: 'order', contract: 'no-girls'});
      state = random(rules, state, 'x', (now) => now.deal > deal);
    }
  });
  test('13.5 the last order of each seat is made automatically', () => {
    let asked = 0;
    let forced = 0;
    let state = rules.setup(options, 4, rngFrom('long'));
    while (state.turn.length > 0) {
      const seat = state.turn[0]!;
      const [move] = rules.legalMoves(state, seat);
      if (state.phase === 'ordering') asked++;
      state = rules.apply(state, seat, move!, (event) => {
        if (event.type === 'contract ordered' && event.forced) forced++;
      });
    }
    assert.deepEqual([asked, forced, state.sheet.length], [52, 4, 56]);
  });
  test('13.7 no trump: a spade thrown on hearts never wins', () => {
    const state = rules.parsePosition({
      contract: {id: 'take-girls'},
      turn: [0],
      hands: hands('7H QD', 'QS 8D', '8H 9D', '9C TD'),
    });
    assert.equal(state.trump, null);
    assert.deepEqual(play(rules, state, '7H QS 8H 9C').tricks, [0, 0, 1, 0]);
  });
  test('13.9 three players: girls 5 each, the King 20', () => {
    const three = contractsOf(variant, {seats: 3, options});
    assert.deepEqual(
      three.slice(1, 5).map(({terms}) => terms[0]!.pts),
      [-5, -5, -2, -20],
    );
  });
  test('13.11 the declarer sees only the declarer’s hand; with orderBlind, none', () => {
    const state = rules.parsePosition({dealer: 0});
    assert.deepEqual(
      rules.view(state, 1).hands.map((hand) => hand.filter(Boolean).length),
      [0, 8, 0, 0],
    );
    const blind = rules.parsePosition({dealer: 0, options: {orderBlind: 'on'}});
    assert.deepEqual(blind.hands, [[], [], [], []]);
    const dealt = rules.apply(blind, 1, {type: 'order', contract: 'no-tricks'});
    assert.deepEqual(
      dealt.hands.map((hand) => hand.length),
      [8, 8, 8, 8],
    );
    assert.equal(dealt.stock.length, 0);
  });
});
