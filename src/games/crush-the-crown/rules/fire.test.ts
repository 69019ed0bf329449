import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Card} from '../../../cards/index.js';
import {at, cards, down, legal, names, play, refusal} from '../playing.fixture.js';
import {crushRules as rules} from '../rules.js';
import type {CrushEvent} from '../types.js';

/** The worked cases of FireHire, of the reshuffle and of the stalled game. */

const fireHire = (own: string, more: object = {}) =>
  at({phase: 'fireHire', hands: [cards(own), null], ...more});

/** Cards that lie nowhere else, for piles laid out by hand. */
const rest = (state: object, count: number): readonly Card[] =>
  at(state).piles.draw.slice(0, count);

describe('fire and hire', () => {
  test('one card or none, then the hand is filled up to five', () => {
    const state = fireHire('2S 3S 4S');
    assert.equal(legal(state), 'fire 4S, fire 3S, fire 2S, keep');
    const events: CrushEvent[] = [];
    const fired = play(state, 'fire 2S', events);
    assert.deepEqual(fired.piles.discard, ['2S']);
    assert.equal(fired.hands[0]?.length, 5);
    assert.deepEqual(names(events), ['card fired', 'cards drawn', 'turn begun']);
    const drawn = events[1]!;
    assert.equal(drawn.type === 'cards drawn' && drawn.cards.length, 3);
    const kept: CrushEvent[] = [];
    assert.equal(play(state, 'keep', kept).hands[0]?.length, 5);
    assert.deepEqual(names(kept), ['none fired', 'cards drawn', 'turn begun']);
  });

  test('CTC-20: a player with five cards who fires none draws none', () => {
    const events: CrushEvent[] = [];
    const now = play(fireHire('2S 3S 4S 5S 6S'), 'keep', events);
    assert.deepEqual(names(events), ['none fired', 'turn begun']);
    assert.deepEqual([now.phase, now.active], ['build', 1]);
  });

  test('CTC-R2, C-12: seven cards, one fired, leave six and no draw', () => {
    const now = play(fireHire('2S 3S 4S 5S 6S 7S 8S'), 'fire 2S');
    assert.equal(now.hands[0]?.length, 6);
    assert.equal(now.active, 1);
  });

  test('no other move is awaited', () => {
    const state = fireHire('2S JD');
    assert.equal(refusal(state, 'spy 2S'), 'crush/fire-now');
    assert.equal(refusal(state, 'skip'), 'crush/fire-now');
    assert.equal(refusal(state, 'fire 9S'), 'game/not-your-card');
  });
});

describe('handLimit 5 (C-12, C-26)', () => {
  const limit = {options: {handLimit: 5}};

  test('a larger hand is fired down to five', () => {
    const state = fireHire('2S 3S 4S 5S 6S 7S 8S', limit);
    assert.equal(refusal(state, 'keep'), 'crush/hand-too-large');
    const one = play(state, 'fire 2S');
    assert.deepEqual([one.phase, one.active], ['fireHire', 0]);
    const two = play(one, 'fire 3S');
    assert.equal(two.hands[0]?.length, 5);
    assert.deepEqual([two.phase, two.active], ['build', 1]);
  });

  test('five or fewer are treated as without a limit', () => {
    assert.equal(refusal(fireHire('2S 3S 4S 5S 6S', limit), 'keep'), undefined);
    assert.equal(play(fireHire('2S 3S 4S 5S 6S', limit), 'fire 2S').active, 1);
  });
});

describe('the reshuffle', () => {
  const hands = [cards('2S 3S'), cards('4S 5S 6S 7S 8S')];
  const position = {phase: 'fireHire', options: {jokers: 0}, hands};
  const left = rest(position, 99);

  test('CTC-19, C-14: happens when one card is left and three are due', () => {
    const discard = left.slice(1);
    const state = at({...position, piles: {draw: left.slice(0, 1), discard}});
    const events: CrushEvent[] = [];
    const now = play(state, 'keep', events);
    assert.deepEqual(names(events), [
      ...['none fired', 'cards drawn', 'reshuffled', 'cards drawn', 'turn begun'],
    ]);
    assert.deepEqual(events[1], {type: 'cards drawn', seat: 0, cards: left.slice(0, 1)});
    assert.deepEqual(events[2], {type: 'reshuffled', count: discard.length});
    assert.equal(now.piles.draw.length, discard.length - 2);
    assert.deepEqual(now.piles.discard, []);
    assert.notDeepEqual(now.piles.draw, discard.slice(2));
  });

  test('C-14, C-25: waits until the next draw after the pile is empty', () => {
    const state = at({...position, piles: {draw: left.slice(0, 3), discard: left.slice(3)}});
    const now = play(state, 'keep');
    assert.equal(now.piles.draw.length, 0);
    assert.equal(now.piles.discard.length, left.length - 3);
    const events: CrushEvent[] = [];
    const next = play(now, 'skip, skip, fire 4S', events);
    assert.ok(names(events).includes('reshuffled'));
    assert.equal(next.piles.draw.length, left.length - 3);
  });

  test('C-13: if both piles are empty, drawing stops and the game goes on', () => {
    const all = [...cards('2S 3S'), ...left.slice(0, left.length / 2)];
    const state = at({
      ...{
        ...position,
        hands: [all.slice(0, 4), [...hands[1]!, ...all.slice(4), ...left.slice(left.length / 2)]],
      },
      piles: {draw: [], discard: []},
    });
    const events: CrushEvent[] = [];
    const now = play(state, 'keep', events);
    assert.deepEqual(names(events), ['none fired', 'turn begun']);
    assert.equal(now.hands[0]?.length, 4);
    assert.equal(now.active, 1);
  });

  test('leaves executed cards out', () => {
    const executed = ['JS', 'KS', 'KC'] as const;
    const spied = {...position, piles: {executed}};
    const open = rest(spied, 99);
    const state = at({...position, piles: {executed, draw: [], discard: open}});
    const now = play(state, 'keep');
    assert.deepEqual(now.piles.executed, executed);
    assert.ok(![...now.piles.draw, ...now.hands.flat()].includes('JS'));
  });
});

describe('the stalled game (C-21)', () => {
  const governments = [down('D', 'T'), [...down('H', 'J'), 'TS' as const]];

  for (const stallTurns of [100, 60])
    test(`after ${stallTurns} idle turns the player with more members wins`, () => {
      const position = {options: {stallTurns}, governments, hands: [cards('2S'), cards('3S')]};
      const before = at({...position, idle: stallTurns - 1});
      assert.equal(rules.outcome(play(before, 'skip, skip, give 3S, keep')), undefined);
      const last = at({...position, idle: stallTurns});
      const events: CrushEvent[] = [];
      const now = play(last, 'skip, skip, give 3S, keep', events);
      assert.deepEqual(events.slice(-2), [
        {type: 'stalled', turns: stallTurns},
        {type: 'game over', winners: [0]},
      ]);
      assert.deepEqual(rules.outcome(now), {
        winners: [0],
        places: [[0], [1]],
        reason: 'crush/stalled',
      });
    });

  test('counts turns that begin and end without progress', () => {
    const calm = [down('D', 'T'), down('H', 'J')];
    const first = at({governments: calm, hands: [cards('9D 2S'), cards('TH 3S')], idle: 41});
    const built = play(first, 'extend 9D');
    assert.equal(built.idle, 0);
    const second = play(built, 'skip, keep');
    assert.equal(second.idle, 1);
    assert.equal(play(second, 'skip, skip').idle, 1);
    assert.equal(play(second, 'skip, skip, keep').idle, 2);
  });

  test('begins its count again after an extension, a discovery or a spy', () => {
    const hands = [cards('9D 9S'), cards('TH 3S')];
    const position = {governments, hands, idle: 77};
    assert.equal(play(at(position), 'extend 9D').idle, 0);
    assert.equal(play(at(position), 'skip, spy 9S').idle, 0);
    assert.equal(play(at({...position, active: 1}), 'discover TH').idle, 0);
  });

  test('with equal members fewer spies win; if both are equal, nobody does', () => {
    const end = (one: readonly Card[], two: readonly Card[]) =>
      rules.outcome(
        play(
          at({
            governments: [one, two],
            idle: 100,
            phase: 'fireHire',
            hands: [cards('2S'), cards('3S')],
          }),
          'keep',
        ),
      );
    assert.deepEqual(end(down('D', 'J'), [...down('H', 'J'), 'TS'])?.winners, [0]);
    assert.deepEqual(end([...down('D', 'J'), 'TC'], down('H', 'J'))?.winners, [1]);
    assert.deepEqual(end([...down('D', 'J'), '*1'], down('H', 'T'))?.winners, [1]);
    assert.deepEqual(end(down('D', 'J'), down('H', 'J')), {
      winners: [],
      places: [[0, 1]],
      reason: 'crush/stalled-evenly',
    });
  });

  test('stallTurns off: no number of idle turns ends the game', () => {
    const state = at({options: {stallTurns: 'off'}, idle: 5000, phase: 'fireHire'});
    assert.equal(play(state, 'keep').idle, 5001);
  });
});
