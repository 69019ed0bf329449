import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  A,
  at,
  attacking,
  B,
  C,
  closed,
  D,
  duel,
  E,
  legal,
  play,
  refusal,
} from '../playing.fixture.js';
import type {LadderEvent} from '../types.js';

/** Rule 11, L-1 and L-7: jokers name a new trump and leave the game with the bout. */

const options = {packs: 'poker'};
const HANDS = ['9H AH', '9S AC', '7D *2', '9D TD KD', '8D 8H *1', '7C TC JC'];
const open = attacking(HANDS, E, {options});

describe('jokers', () => {
  test('L-1: may be laid before the attack; the attacker then attacks with the new trump', () => {
    const state = play(open, '4:trump H *1');
    assert.equal(state.trump, 'H');
    assert.deepEqual(state.bout!.jokers, ['*1']);
    assert.equal(legal(state), 'attack 8D, attack 8H');
  });
  test('may be held twice by one hand of two poker packs, which lays them one after the other', () => {
    const hands = [['*1', '*1', '*2', '9H'], ...Array<null>(15).fill(null)];
    const twice = at([], {seats: 16, options, hands, bout: {attacker: 0}});
    const once = play(twice, '0:trump H *1');
    assert.deepEqual(once.hands[0], ['*1', '*2', '9H']);
    const none = play(once, '0:trump D *1');
    assert.deepEqual(
      [none.hands[0], none.bout!.jokers],
      [
        ['*2', '9H'],
        ['*1', '*1'],
      ],
    );
    assert.equal(refusal(none, 'trump C *1'), 'game/not-your-card');
    assert.equal(refusal(none, 'trump C *2'), undefined);
  });
  test('L-1: neither attack nor beat', () => {
    assert.equal(refusal(open, 'attack *1'), 'ladder/joker-names-trump');
    const attacked = attacking(['AH', 'AC', '7D *2', '8H KC', 'JC', 'TC'], D, {options});
    assert.equal(refusal(play(attacked, '3:attack 8H'), 'beat *2'), 'ladder/joker-names-trump');
  });
  test('may be laid by a defender, who beats with the new trump', () => {
    const state = attacking(['AH', 'AC', '7D *2', '8H KC', 'JC', 'TC'], D, {options});
    const beaten = play(state, '3:attack 8H, 2:trump D *2, 2:beat 7D');
    assert.equal(beaten.trump, 'D');
    assert.deepEqual(
      closed(beaten).gone.filter((card) => card === '*2'),
      ['*2'],
    );
  });
  test('leave the game in any case: even if the cards are taken, the joker is not', () => {
    const taken = closed(play(open, '4:trump H *1, 4:attack 8D, 3:take'));
    assert.deepEqual(taken.hands[D], ['9D', 'TD', 'KD', '8D']);
    assert.ok(taken.gone.includes('*1'));
    assert.equal(taken.trump, 'H', 'for the rest of the hand');
  });
  test('may be laid by attacker and defender only', () => {
    const asked = play(open, '4:attack 8D, 3:beat 9D, 0:leave 2, 4:done, 5:done, 0:done');
    assert.equal(refusal(asked, 'trump D *2', C), 'ladder/joker-of-the-two');
    assert.equal(legal(asked), 'done');
    const attacker = play(open, '4:attack 8D, 3:beat 9D, 0:leave');
    assert.equal(refusal(attacker, 'trump C *1'), undefined);
    assert.equal(refusal(attacker, 'trump C'), 'ladder/takes-a-joker');
  });
  test('L-7: an attacker who holds nothing else is out of cards, and the turn passes upwards', () => {
    const events: LadderEvent[] = [];
    const state = attacking(['9H AH', '9S AC', '7D', '9D', '*1 *2', '7C'], E, {options});
    assert.equal(legal(state).split(', ').length, 8);
    const one = play(state, '4:trump H *1');
    assert.equal(one.phase, 'bout.attack');
    const none = play(one, '4:trump C *2', events);
    assert.deepEqual(none.gone.slice(-2), ['*1', '*2']);
    assert.equal(duel(none), `${D}>${C}`);
    assert.deepEqual(
      events.map(({type}) => type),
      ['joker laid', 'attack given up', 'bout begun'],
    );
  });
  test('L-7: if that attacker was the last but one, the hand ends', () => {
    const state = attacking(['9H', '', '', '', '*1', ''], E, {options: {...options, hands: 1}});
    assert.equal(play(state, '4:trump H *1').phase, 'over');
  });
  test('may empty a hand when laid in the throw-in: the next seat is asked', () => {
    const state = attacking(['9H AH', '9S', '7D', '9D KD', '8D *1', '7C'], E, {options});
    const laid = play(state, '4:attack 8D, 3:beat 9D, 0:leave, 4:trump H *1');
    assert.equal(laid.phase, 'bout.throwIn');
    assert.equal(legal(laid), 'done');
  });
  test('are not needed by the King to name the first trump', () => {
    const deal = at([], {trump: undefined, hands: undefined, bouts: 0, options});
    assert.equal(refusal(deal, 'trump S'), undefined);
    const joker = deal.hands[A]!.find((card) => card === '*1');
    if (joker) assert.equal(refusal(deal, 'trump S *1'), 'ladder/no-joker-needed');
    assert.equal(refusal(deal, 'trump S', B), 'game/not-your-turn');
  });
});
