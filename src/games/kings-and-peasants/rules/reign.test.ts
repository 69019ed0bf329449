import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {begin, hands, legal, play, random, ranks, rules, sum} from '../playing.fixture.js';
import type {PeasantsEvent} from '../types.js';

/** The last trick of a reign, led by the first seat of `order`; spades are trump. */
const last = (tricks: readonly number[], trick: string, more: object = {}) =>
  rules.parsePosition({
    phase: 'reign.play',
    ranks: ranks('king prince soldier peasant'),
    trump: 'S',
    tricks,
    hands: hands('AH', '7H', '8H', '9H'),
    turn: [Number(trick)],
    ...more,
  });

describe('stage 2, the reign', () => {
  it('P-11: nobody has a limit', () => {
    const state = last([0, 0, 0, 8], '3');
    const done = play(state, '9H AH 7H 8H');
    assert.deepEqual(done.tricks, [1, 0, 0, 8]);
    assert.deepEqual(done.won, [3]);
  });

  it('play goes from king to prince, soldier and peasant, regardless of their seats', () => {
    const state = rules.parsePosition({
      phase: 'reign.play',
      ranks: ranks('soldier king peasant prince'),
      trump: 'S',
      tricks: [2, 2, 2, 2],
      hands: hands('7H', 'AH', '8H', '9H'),
      turn: [1],
    });
    const seats = [];
    let now = state;
    while (now.turn.length > 0) {
      seats.push(now.turn[0]);
      now = play(now, legal(now)[0]!);
    }
    assert.deepEqual(seats, [1, 3, 0, 2]);
  });

  it('case 13: 3, 3, 2, 1 tricks: the prince wins', () => {
    const done = play(last([2, 3, 2, 1], '0'), 'AH 7H 8H 9H');
    assert.deepEqual(done.tricks, [3, 3, 2, 1]);
    assert.deepEqual(rules.outcome(done), {
      winners: [1],
      scores: [0, 1, 0, 0],
      places: [[1], [0], [2], [3]],
      reason: 'peasants/reign-over',
    });
  });

  it('case 15: the winner deals the next game', () => {
    const events: PeasantsEvent[] = [];
    const next = play(last([2, 3, 2, 1], '0', {options: {games: 2}}), 'AH 7H 8H 9H', events);
    assert.equal(next.phase, 'election.naming');
    assert.equal(next.game, 2);
    assert.equal(next.dealer, 1);
    assert.deepEqual(next.turn, [1]);
    assert.deepEqual(
      events.slice(-3).map(({type}) => type),
      ['game won', 'game begun', 'dealt'],
    );
  });

  it('P-13: most games win a session, and a tie is shared', () => {
    for (let game = 0; game < 12; game++) {
      let end = begin(`session ${game}`, {games: 4});
      for (const state of random(end, `session ${game}`)) end = state;
      const {winners, scores, places} = rules.outcome(end)!;
      assert.equal(sum(scores!), 4);
      const most = Math.max(...scores!);
      assert.deepEqual(
        winners,
        [0, 1, 2, 3].filter((seat) => scores![seat] === most),
      );
      assert.deepEqual(places!.flat().sort(), [0, 1, 2, 3]);
      assert.deepEqual(places![0], winners);
    }
  });
});
