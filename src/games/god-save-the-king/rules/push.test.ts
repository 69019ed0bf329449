import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, heard, run, wasEmitted} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';
import type {GskState} from '../types.js';

/**
 * A push: seat 0 has 4 in the centre, seat 1 the given card; `more` sets the hands and other
 * fields.
 */
const push = (centre = '3H', more: object = {}): GskState =>
  at({
    formations: [
      {left: '9S', centre: '4S', right: '3S'},
      {left: '8H', centre, right: '5H'},
    ],
    matches: [{step: 'declare'}],
    ...more,
  });

const hands = (mine: readonly string[], theirs: readonly string[]): object => ({
  hands: [mine, theirs],
  piles: [10 - mine.length, 10 - theirs.length],
});

describe('the push', () => {
  test('the higher value wins, whatever the card; a value that has been seen may be declared', () => {
    const bluff = run(push(), '0:declare 9', '1:declare Q');
    assert.equal(heard(bluff, 'bluff decided').winner, 1);
    const {state} = run(bluff.state, '0:accept', '1:accept');
    assert.equal(state.piles[1]!.length, 6);
    assert.deepEqual(state.pushes, [
      {hand: 1, seats: [0, 1], declared: ['9', 'Q'], winner: 1, answer: null},
    ]);
  });

  test('GSK-07 misrepresented: the challenger draws, the card stays unseen, and the trick stays won', () => {
    const state = push('3H', hands(['KS'], ['6H']));
    const {events, ...after} = run(state, '0:declare 9', '1:declare Q', '0:challenge', '1:accept');
    const answered = heard({events, ...after}, 'challenge answered');
    assert.deepEqual(answered.challenge, {by: 0, of: 1, answer: 'misrepresented'});
    assert.deepEqual(answered.penalties, [{from: 1, to: 0, card: '6H'}]);
    assert.equal(answered.winner, 1);
    const {shown, unseen} = rules.view(after.state, 0);
    assert.ok(shown.some(({card, to, way}) => card === '6H' && to === 0 && way === 'penalty'));
    assert.deepEqual(
      unseen.filter(({from, way}) => from === 1 && way === 'centre').map(({card}) => card),
      [null],
    );
  });

  test('GSK-08 accurate: the challenged player draws from the challenger’s hand', () => {
    const state = push('QH', hands(['KS', '2S', '5S', '6S'], ['6H', 'KH']));
    const after = run(state, '0:declare 9', '1:declare Q', '0:challenge', '1:accept');
    const {challenge, penalties} = heard(after, 'challenge answered');
    assert.equal(challenge?.answer, 'accurate');
    assert.deepEqual(
      penalties.map(({from, to}) => [from, to]),
      [[0, 1]],
    );
  });

  test('GSK-09 a challenger whose King is drawn after a false alarm is out', () => {
    const state = push('QH', hands(['KS'], ['6H']));
    const after = run(state, '0:declare 9', '1:declare Q', '0:challenge', '1:accept');
    assert.deepEqual(heard(after, 'king fell').kings, [{seat: 0, card: 'KS', cause: 'penalty'}]);
    assert.deepEqual(after.state.result, {winners: [1], reason: 'gsk/last-king'});
  });

  test('GSK-R2 equal three times: each player takes back their own cards, no challenge (G-3)', () => {
    const nine = ['0:declare 9', '1:declare 9'];
    const tie = run(push(), ...nine);
    assert.deepEqual(heard(tie, 'declared equal'), {
      ...{type: 'declared equal', table: 0, rank: '9', times: 1},
    });
    const third = run(tie.state, ...nine, ...nine);
    assert.equal(heard(third, 'tie settled').winner, null);
    assert.equal(heard(third, 'cards collected').winner, null);
    assert.deepEqual(third.state.piles, [
      ['9S', '4S', '3S'],
      ['8H', '5H', '3H'],
    ]);
    assert.equal(wasEmitted(third, 'bluff decided'), false);
  });

  test('G-32 blindTie return: the first tie sends the cards back', () => {
    const {state} = run(push('3H', {options: {blindTie: 'return'}}), '0:declare 9', '1:declare 9');
    assert.deepEqual(
      state.piles.map((pile) => pile.length),
      [3, 3],
    );
  });

  test('G-32 blindTie actual: true values are compared, and only the winner is announced', () => {
    const options = {options: {blindTie: 'actual'}};
    const won = run(push('3H', options), '0:declare 9', '1:declare 9');
    assert.deepEqual(heard(won, 'tie settled'), {
      ...{type: 'tie settled', table: 0, rank: '9', winner: 0},
    });
    assert.equal(wasEmitted(won, 'challenge answered'), false);
    const even = run(push('4H', options), '0:declare 9', '1:declare 9');
    assert.equal(heard(even, 'tie settled').winner, null);
  });

  test('GSK-R3 nothing is drawn from an empty hand (G-9)', () => {
    const state = push('3H', hands(['KS'], []));
    const after = run(state, '0:declare 9', '1:declare Q', '0:challenge', '1:accept');
    assert.deepEqual(heard(after, 'challenge answered').penalties, [{from: 1, to: 0, card: null}]);
  });

  test('GSK-R4 a King truly declared is not revealed by a challenge (G-21)', () => {
    const state = push('KH', hands(['KS', '2S', '5S', '6S', '7S'], ['6H', '7H', '9H', 'TH', 'JH']));
    const after = run(state, '0:declare 9', '1:declare K', '0:challenge', '1:accept');
    assert.equal(heard(after, 'challenge answered').challenge?.answer, 'accurate');
    assert.deepEqual(
      after.state.fallen.filter(({seat}) => seat === 1),
      [],
    );
  });

  test('G-2 challengeOverturns: a lie costs the trick too', () => {
    const state = push('3H', {options: {challengeOverturns: 'on'}, ...hands(['KS'], ['6H'])});
    const after = run(state, '0:declare 9', '1:declare Q', '0:challenge', '1:accept');
    assert.equal(heard(after, 'challenge answered').winner, 0);
    assert.equal(heard(after, 'cards collected').winner, 0);
  });

  test('G-22 only the loser may challenge; G-26 a rout takes its place', () => {
    const {state} = run(push(), '0:declare 9', '1:declare Q');
    assert.equal(rules.refuse(state, 1, {type: 'challenge'}), 'gsk/loser-challenges');
    const types = (seat: number) => rules.legalMoves(state, seat).map(({type}) => type);
    assert.deepEqual(types(0), ['accept', 'challenge', 'rout']);
    assert.deepEqual(types(1), ['accept', 'rout']);
  });

  test('1.3 routs come first: a winner who falls by one is no longer challenged', () => {
    const state = push('KH');
    const after = run(state, '0:declare 9', '1:declare 2', '0:accept', '1:challenge');
    assert.equal(heard(after, 'challenge answered').challenge?.answer, 'misrepresented');
    const routed = run(push('KH'), '0:declare 9', '1:declare 2', '0:rout centre', '1:challenge');
    assert.equal(heard(routed, 'challenge answered').challenge, null);
    assert.deepEqual(routed.state.result?.winners, [0]);
  });

  test('G-22 a winner without a rout left is not asked', () => {
    const {state} = run(push('3H', {tokens: [true, false]}), '0:declare 9', '1:declare Q');
    assert.deepEqual(rules.turn(state), [0]);
    assert.equal(rules.refuse(state, 1, {type: 'accept'}), 'game/not-your-turn');
  });
});
