import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Card, rngFrom} from '../../../../cards/index.js';
import {defaultOptions} from '../../../../game/index.js';
import {contractsLeft} from './declaring.js';
import {legal, random, sum} from '../../playing.fixture.js';
import {type KingRules, kingRules} from '../../rules.js';
import type {KingEvent, KingMove, KingState} from '../../types.js';
import {variantOf} from '../contracts/variants.js';

/** The worked cases of King customized, in which contracts are declared: section 5. */

const cards = (text: string): Card[] => text.split(' ') as Card[];
const apply = (rules: KingRules, state: KingState, ...moves: KingMove[]): KingState =>
  moves.reduce((now, move) => {
    const seat = now.turn[0]!;
    assert.equal(rules.refuse(now, seat, move), undefined, JSON.stringify(move));
    return rules.apply(now, seat, move);
  }, state);

describe('King customized, section 5', () => {
  const rules = kingRules('king-custom');
  const variant = variantOf('king-custom');
  test('5.1 dealer 0: seat 1 orders and sees its eight cards', () => {
    const state = rules.parsePosition({dealer: 0});
    assert.deepEqual([state.phase, state.turn, state.orderer], ['ordering', [1], 1]);
    assert.equal(rules.view(state, 1).hands[1]!.filter(Boolean).length, 8);
  });
  test('5.3 and 5.5 after four deals 13 are left for each, after 56 the match is over; every sum is 0', () => {
    let state = rules.setup(defaultOptions(rules.options), 4, rngFrom('custom'));
    state = random(rules, state, 'custom', ({deal}) => deal === 5);
    for (const seat of [0, 1, 2, 3]) assert.equal(contractsLeft(variant, state, seat).length, 13);
    state = random(rules, state, 'custom');
    assert.equal(state.sheet.length, 56);
    for (const seat of [0, 1, 2, 3]) {
      const own = state.sheet.filter((_, at) => state.ordered[at]!.seat === seat);
      assert.equal(sum(own.flat()), 0);
      assert.deepEqual(contractsLeft(variant, state, seat), []);
    }
  });
  test('5.7 "no King": no trump is offered, and none is played', () => {
    const state = rules.parsePosition({dealer: 0});
    const moves = rules
      .legalMoves(state, 1)
      .filter((m) => m.type === 'order' && m.contract === 'no-king');
    assert.deepEqual(moves, [{type: 'order', contract: 'no-king'}]);
    assert.equal(rules.refuse(state, 1, {...moves[0], trump: 'S'}), 'king/no-trump-here');
    assert.equal(
      rules.refuse(state, 1, {type: 'order', contract: 'take-girls'}),
      'king/name-trump',
    );
    assert.equal(apply(rules, state, moves[0]!).trump, null);
  });
  test('5.9 option none: never asked; any: asked in losing contracts, too', () => {
    const trumps = (orderedTrump: string): number =>
      rules.legalMoves(rules.parsePosition({dealer: 0, options: {orderedTrump}}), 1).length;
    assert.deepEqual(['none', 'winning', 'any'].map(trumps), [14, 7 + 7 * 5, 14 * 5]);
  });
  test('5.11 seven and fourteen as the first two orders', () => {
    let state = apply(rules, rules.parsePosition({dealer: 0}), {
      type: 'order',
      contract: 'negative-jumble',
    });
    state = random(rules, state, 'two', ({phase, turn}) => phase === 'ordering' && turn[0] === 1);
    const move = {type: 'order', contract: 'positive-jumble', trump: 'none'} as const;
    const events: KingEvent[] = [];
    const ordered = rules.apply(state, 1, move, (event) => events.push(event));
    assert.equal(ordered.contract.id, 'positive-jumble');
    const spelled = [
      ...[ordered.trump, ordered.ordered.at(-1)?.trump, rules.view(ordered, 0).trump],
      ...events.flatMap((event) => (event.type === 'contract ordered' ? event.trump : [])),
    ];
    assert.deepEqual(spelled, ['none', 'none', 'none', 'none'], 'one spelling, as in the move');
    assert.equal(rules.formatMove(move), 'order:positive-jumble:none');
    const json = JSON.stringify(ordered);
    assert.deepEqual(rules.parsePosition(JSON.parse(json)), ordered);
    // Earlier versions wrote null if no trump was chosen.
    const earlier: unknown = JSON.parse(json.replaceAll('"trump":"none"', '"trump":null'));
    assert.deepEqual(rules.parsePosition(earlier), ordered);
  });
  test('mustTrump: the forced King goes before a trump', () => {
    const options = {mustTrump: 'on'};
    const position = {
      options,
      contract: {id: 'take-king'},
      trump: 'D',
      trick: [{seat: 3, card: '8S'}],
      hands: [cards('KH 9D QC'), null, null, null],
    };
    assert.equal(legal(rules, rules.parsePosition(position)), 'KH');
    const bare = {...position, hands: [cards('AH 9D QC'), null, null, null]};
    assert.equal(legal(rules, rules.parsePosition(bare)), '9D');
    assert.equal(
      rules.refuse(rules.parsePosition(bare), 0, {type: 'play', card: 'QC'}),
      'king/must-trump',
    );
  });
});
