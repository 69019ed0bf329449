import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {at, cards, down, legal, names, play, refusal} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushEvent} from '../types.js';

/** The worked cases of Insert and Tribute. Seat 0 is F in diamonds, seat 1 is G in hearts. */

const insert = (
  own: string,
  rivals: string | null,
  government = down('H', 'Q'),
  more: object = {},
) =>
  at({
    phase: 'insert',
    governments: [down('D', 'Q'), government],
    hands: [cards(own), rivals === null ? null : cards(rivals)],
    ...more,
  });

describe('Insert', () => {
  test('takes a dead card of the rival’s next rank, or a wild one (C-7, C-19)', () => {
    const state = insert('JS JC QS *1 JH JD TS', null);
    assert.equal(legal(state), 'spy *1, spy QS, spy JS, spy JC, skip');
    assert.equal(refusal(state, 'spy JH'), 'crush/suit-of-a-king');
    assert.equal(refusal(state, 'spy JD'), 'crush/suit-of-a-king');
    assert.equal(refusal(state, 'spy TS'), 'crush/not-the-rivals-next-rank');
  });

  test('CTC-08: puts the spy at the end of the rival’s Government, one a turn', () => {
    const events: CrushEvent[] = [];
    const state = play(insert('JS TS 9S 8S 7S', '3S 4S 5S 6S 2S'), 'spy JS', events);
    assert.deepEqual(state.governments[1], ['KH', 'QH', 'JS']);
    assert.deepEqual(names(events), ['spy inserted', 'tribute demanded']);
    assert.deepEqual(events[0], {type: 'spy inserted', seat: 0, into: 1, card: 'JS'});
    assert.equal(refusal(play(state, 'give 3S'), 'spy TS'), 'crush/fire-now');
  });

  test('CTC-13: allows spies on spies, each of which counts', () => {
    const government = [...down('H', '7'), '6S'] as const;
    const state = insert('5C 2D 3D 4D 5D', '2S 3S 4S 5S 7S', [...government]);
    const now = play(state, 'spy 5C');
    assert.deepEqual(now.governments[1], [...government, '5C']);
    assert.equal(now.owed, 2);
  });

  test('CTC-21: allows no card of a rank that the rival has passed; it can be fired or given', () => {
    const state = insert('8C 2D 3D 4D 5D', null, down('H', '7'));
    assert.equal(refusal(state, 'spy 8C'), 'crush/not-the-rivals-next-rank');
    assert.equal(refusal(play(state, 'skip'), 'fire 8C'), undefined);
    const payer = at({
      ...{phase: 'tribute', active: 1},
      governments: [[...down('D', 'Q'), 'JS'], down('H', '7')],
      hands: [cards('8C 2D 3D'), null],
    });
    assert.equal(refusal(payer, 'give 8C'), undefined);
  });

  test('CTC-22, C-16: asks nobody for a spy once the rival’s Ace is placed', () => {
    const governments = [down('D', 'Q'), [...down('H', '3'), '2S', 'AH' as const]];
    const events: CrushEvent[] = [];
    const state = at({governments, hands: [cards('*1 2C 3S 4S 5S'), cards('2D 3D')]});
    const now = play(state, 'skip', events);
    assert.deepEqual(names(events), ['build ended', 'no spy inserted', 'tribute demanded']);
    assert.deepEqual(events[1], {type: 'no spy inserted', seat: 0, full: true});
    assert.deepEqual([now.phase, rules.turn(now)], ['tribute', [1]]);
    assert.throws(() => insert('*1', null, [...down('H', '3'), '2S', 'AH']), {path: 'phase'});
  });

  test('does not offer a rank at which a wild card stands', () => {
    const state = insert('JS TS 2D 3D 4D', null, ['KH', 'QH', '*1']);
    assert.equal(legal(state), 'spy TS, skip');
  });
});

describe('Tribute', () => {
  const spied = ['KH', 'QH', 'JS'] as const;

  test('CTC-07, C-9: is of the taker’s suit while the giver has it', () => {
    const state = play(insert('8C 2C 3C 4C 5C', '3D 5H 2S', down('H', '9')), 'spy 8C');
    assert.equal(legal(state), 'give 3D');
    assert.equal(refusal(state, 'give 5H'), 'crush/tribute-of-the-suit');
    assert.equal(refusal(state, 'give 3D', 0), 'game/not-your-turn');
  });

  test('C-9: is due card by card; C-10: otherwise the giver chooses', () => {
    const state = at({
      phase: 'tribute',
      governments: [down('D', 'Q'), [...spied, 'TC']],
      hands: [cards('2C'), cards('3D 5H 2S')],
    });
    assert.equal(state.owed, 2);
    const one = play(state, 'give 3D');
    assert.equal(legal(one), 'give 2S, give 5H');
    const two = play(one, 'give 2S');
    assert.deepEqual(two.hands, [cards('2S 2C 3D'), ['5H']]);
    assert.equal(two.phase, 'fireHire');
  });

  test('CTC-09: lets the giver draw only after his own FireHire', () => {
    const state = play(insert('8C 2C 3C 4C 5C', '3D 5H 2S', down('H', '9')), 'spy 8C, give 3D');
    assert.equal(state.hands[1]?.length, 2);
    const mine = play(state, 'keep');
    assert.deepEqual([mine.phase, mine.active, mine.hands[1]?.length], ['build', 1, 2]);
    assert.equal(play(mine, 'skip, skip').hands[1]?.length, 2);
    assert.equal(play(mine, 'skip, skip, keep').hands[1]?.length, 5);
  });

  test('CTC-10, C-8: counts the new spy with the old ones', () => {
    const state = insert('9C 2C 3C 4C 5C', '3S 4S 5S 6S 7S', ['KH', 'QH', 'JS', 'TC']);
    assert.equal(play(state, 'spy 9C').owed, 3);
  });

  test('CTC-11: is due every turn, even if no spy was placed', () => {
    const events: CrushEvent[] = [];
    const state = play(insert('2C 3C', '3S 4S', [...spied]), 'skip', events);
    assert.equal(state.owed, 1);
    assert.deepEqual(events.at(-1), {type: 'tribute demanded', from: 1, to: 0, owed: 1});
  });

  test('CTC-12: is not due without spies', () => {
    const events: CrushEvent[] = [];
    const state = play(insert('2C 3C', '3S 4S'), 'skip', events);
    assert.deepEqual(names(events), ['no spy inserted', 'tribute settled']);
    assert.deepEqual(events[1], {type: 'tribute settled', from: 1, to: 0, paid: false});
    assert.equal(state.phase, 'fireHire');
  });

  test('CTC-R1, C-11: takes all of a hand that is too small, and nothing more is owed', () => {
    const state = play(insert('2C 3C', '3S', [...spied, 'TC']), 'skip');
    assert.equal(state.owed, 1);
    const now = play(state, 'give 3S');
    assert.deepEqual([now.phase, now.owed, now.hands[1]], ['fireHire', 0, []]);
    assert.equal(play(insert('2C 3C', '', [...spied, 'TC']), 'skip').phase, 'fireHire');
  });

  test('awaits no move but a gift', () => {
    const state = play(insert('2C 3C', '3S', [...spied]), 'skip');
    for (const move of ['skip', 'keep', 'fire 3S', 'extend 3S'])
      assert.equal(refusal(state, move), 'crush/tribute-now');
  });
});
