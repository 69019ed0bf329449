import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom, suitOf} from '../../../cards/index.js';
import {begin, cards, legal, names, play, refusal} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushEvent} from '../types.js';

/** The worked cases of the marriages. Seat 0 is first, so seat 1 has dealt. */

const deal = (first: string, second: string, more: object = {}) =>
  rules.parsePosition({dealer: 1, hands: [cards(first), cards(second)], ...more}, rngFrom('deal'));

describe('the deal', () => {
  test('four Kings lie open, each hand has five cards, the rest is the draw pile', () => {
    for (const [jokers, rest] of [
      [2, 40],
      [0, 38],
    ] as const) {
      const state = begin('deal', {jokers});
      assert.deepEqual(state.kings, ['KS', 'KH', 'KD', 'KC']);
      assert.deepEqual(
        state.hands.map((hand) => hand.length),
        [5, 5],
      );
      assert.equal(state.piles.draw.length, rest);
      assert.deepEqual([state.piles.discard, state.piles.executed], [[], []]);
      assert.equal(JSON.stringify(state).includes('*'), jokers === 2);
    }
  });

  test('the player who did not deal goes first; the first dealer is drawn by lot', () => {
    let first = 0;
    for (let game = 0; game < 300; game++) {
      const state = begin(`lot ${game}`);
      assert.deepEqual(rules.turn(state), [1 - state.dealer]);
      first += state.dealer;
    }
    assert.ok(first > 110 && first < 190, String(first));
  });
});

describe('MarryFirst', () => {
  test('CTC-01, C-2: a Queen in hand must marry, and the hand is refilled to five', () => {
    const state = deal('QD 7S 8S 9S TS', '2H 3H 4H 5H 6H');
    assert.equal(legal(state), 'marry QD');
    assert.equal(refusal(state, 'swap 7S'), 'crush/queen-must-marry');
    assert.equal(refusal(state, 'marry 7S'), 'crush/not-a-queen');
    const events: CrushEvent[] = [];
    const now = play(state, 'marry QD', events);
    assert.deepEqual(now.governments, [['KD', 'QD'], []]);
    assert.deepEqual(now.kings, ['KS', 'KH', 'KC']);
    assert.equal(now.hands[0]?.length, 5);
    assert.deepEqual(names(events), ['married', 'cards drawn']);
    assert.deepEqual([now.phase, rules.turn(now)], ['marrySecond', [1]]);
  });

  test('C-2: any of several Queens may be chosen, and the others stay in the hand', () => {
    const state = deal('QD QC 8S 9S TS', '2H 3H 4H 5H 6H');
    assert.equal(legal(state), 'marry QC, marry QD');
    const now = play(state, 'marry QC');
    assert.deepEqual(now.governments[0], ['KC', 'QC']);
    assert.ok(now.hands[0]?.includes('QD'));
  });

  test('CTC-02: without a Queen, cards are swapped until one comes', () => {
    const state = deal('2D 7S 8S 9S TS', '2H 3H 4H 5H 6H', {
      piles: {draw: ['AC', 'QD', ...Array.from({length: 38}, () => null)]},
    });
    assert.equal(legal(state), 'swap TS, swap 9S, swap 8S, swap 7S, swap 2D');
    assert.equal(refusal(state, 'marry 2D'), 'crush/not-a-queen');
    const events: CrushEvent[] = [];
    const one = play(state, 'swap 2D', events);
    assert.deepEqual([one.piles.discard, one.swapped], [['2D'], 1]);
    assert.ok(one.hands[0]?.includes('AC'));
    assert.deepEqual(rules.turn(one), [0]);
    const two = play(one, 'swap AC', events);
    assert.deepEqual(two.piles.discard, ['AC', '2D']);
    assert.equal(legal(two), 'marry QD');
    assert.deepEqual(names(events), ['card swapped', 'cards drawn', 'card swapped', 'cards drawn']);
  });

  test('a Joker is not a Queen', () => {
    const state = deal('*1 7S 8S 9S TS', '2H 3H 4H 5H 6H');
    assert.equal(refusal(state, 'marry *1'), 'crush/not-a-queen');
    assert.equal(refusal(state, 'swap *1'), undefined);
  });

  test('no move but the marriage is awaited', () => {
    const state = deal('QD 7S 8S 9S TS', '2H 3H 4H 5H 6H');
    for (const move of ['extend 7S', 'discover 7S', 'spy 7S', 'give 7S', 'fire 7S', 'skip', 'keep'])
      assert.equal(refusal(state, move), 'crush/marry-now');
    assert.equal(refusal(state, 'marry QD', 1), 'game/not-your-turn');
  });
});

describe('MarrySecond', () => {
  const married = () => play(deal('QD 7S 8S 9S TS', 'QH 3H 4H 5H 6H'), 'marry QD');

  test('CTC-03: the two Kings left over are executed and never drawn again', () => {
    const events: CrushEvent[] = [];
    const state = play(married(), 'marry QH', events);
    assert.deepEqual(state.piles.executed, ['KS', 'KC']);
    assert.deepEqual(state.kings, []);
    assert.deepEqual(names(events), ['married', 'kings executed', 'cards drawn', 'turn begun']);
  });

  test('CTC-04, C-4: both marry, then the first player has the first turn', () => {
    const state = play(married(), 'marry QH');
    assert.deepEqual([state.phase, rules.turn(state), state.idle], ['build', [0], 1]);
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [5, 5],
    );
  });

  test('C-20: a Queen whose King is gone is for hire only after both marriages', () => {
    const state = play(deal('QD QC 7S 8S 9S', 'QH 3H 4H 5H 6H'), 'marry QD');
    assert.equal(refusal(state, 'spy QH'), 'crush/marry-now');
    const later = play(state, 'marry QH, skip');
    assert.equal(refusal(later, 'spy QC'), undefined);
  });
});

describe('void deals (C-3, C-27)', () => {
  test('if the other seat was dealt all four Queens, the same dealer deals again', () => {
    const events: CrushEvent[] = [];
    const state = begin('rare 54115', {}, events);
    assert.deepEqual(names(events), ['dealt', 'deal voided', 'dealt']);
    const [first, voided, second] = events;
    assert.deepEqual(first, second);
    assert.equal(voided?.type === 'deal voided' && voided.seat, 1 - state.dealer);
  });

  test('the first player may keep every Queen that is left', () => {
    let state = begin('rare 2008');
    const {dealer} = state;
    const events: CrushEvent[] = [];
    while (!events.some(({type}) => type === 'deal voided'))
      state = play(state, legal(state).split(', ')[0]!, events);
    assert.deepEqual(names(events).slice(-4), ['married', 'cards drawn', 'deal voided', 'dealt']);
    assert.equal(state.dealer, dealer);
    assert.deepEqual([state.phase, state.governments], ['marryFirst', [[], []]]);
    assert.equal(state.piles.draw.length, 40);
    assert.deepEqual(state.piles.discard, []);
  });

  test('a position without a Queen for the player who must marry is refused', () => {
    assert.throws(() => deal('2D 7S 8S 9S TS', 'QH QS QD QC 6H'), {path: 'hands[1]'});
    const piles = {draw: Array.from({length: 38}, () => null), discard: ['QS', 'QD']};
    assert.throws(() => deal('2D 7S 8S 9S TS', 'QH 2S 3S QC 6H', {piles}), {
      path: 'piles.discard[0]',
    });
  });

  test('two of the four Queens in one hand do not void the deal', () => {
    assert.ok(suitOf('QH'));
    for (let game = 0; game < 200; game++) {
      const events: CrushEvent[] = [];
      const state = begin(`fine ${game}`, {}, events);
      const open = [state.hands[state.active]!, state.piles.draw].flat();
      assert.ok(open.some((card) => card.startsWith('Q')));
      assert.equal(events.length, 1);
    }
  });
});
