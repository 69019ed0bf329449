import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pick, rngFrom} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import {createMatch} from '../../../../match/index.js';
import {gskGame} from '../../index.js';
import {begin, passes, run} from '../../playing.fixture.js';
import {gskRules as rules} from '../../rules.js';
import {isAlive, seatsOf} from '../../rules/standing.js';
import {kingOf} from '../../rules/suits.js';
import {type GskState, SPOTS} from '../../types.js';
import {captorOf, kingPlace, type KingPlace, trickOf, tricksToSearch} from './king-place.js';

/** The place of a King in the full state. */
function truePlace(state: GskState, seat: Seat): KingPlace {
  const king = kingOf(seat);
  if (!isAlive(state, seat)) return {at: 'fallen'};
  if (state.hands[seat]!.includes(king)) return {at: 'hand'};
  const spot = SPOTS.find((one) => state.formations[seat]?.[one] === king);
  return spot ? {at: 'laid', spot} : {at: 'pile', of: state.piles.findIndex((pile) => pile.includes(king))}; // oxfmt-ignore
}

/** All states of random matches. */
function* states(seats: number): Iterable<GskState> {
  for (let seed = 0; seed < 12; seed++) {
    const match = createMatch(gskGame, {seats, seed: `place/${seed}`, options: seed % 2 ? {eliminatedCards: 'toEliminator'} : {}}); // oxfmt-ignore
    for (let move = 0; move < 120 && !match.outcome; move++) {
      const [seat = 0] = match.turn;
      match.play(seat, pick(rngFrom(`${seed}/${move}`), match.moves(seat)).value);
      yield match.state as GskState;
    }
  }
}

describe('the place of a King', () => {
  for (const seats of [2, 3, 4])
    it(`appears in its owner’s view and in no other, with ${seats} players`, () => {
      const met = new Set<string>();
      for (const state of states(seats))
        for (const seat of seatsOf(state)) {
          const place = truePlace(state, seat);
          met.add(place.at);
          assert.deepEqual(kingPlace(rules.view(state, seat), seat), place);
          if (place.at === 'fallen') continue;
          for (const other of [...seatsOf(state), undefined].filter((one) => one !== seat)) {
            const view = rules.view(state, other);
            assert.equal(kingPlace(view, seat), undefined);
            assert.doesNotMatch(JSON.stringify(view), new RegExp(`"${kingOf(seat)}"`));
          }
        }
      assert.deepEqual([...met].sort(), ['fallen', 'hand', 'laid', 'pile']);
    });

  it('is in danger in another player’s pile, until the hand ends', () => {
    const start = begin(2);
    const laid = run(start, '0:3S/KS/2S', '1:TH/2H/8H', ...passes(0, 1, 0, 1)).state;
    assert.deepEqual(kingPlace(rules.view(laid, 0), 0), {at: 'pile', of: 1});
    assert.equal(captorOf(rules.view(laid, 0), 0), 1);
    assert.equal(captorOf(rules.view(laid, 1), 1), undefined);
    assert.equal(captorOf(rules.view(laid, undefined), undefined), undefined);
  });
});

describe('the clock', () => {
  it('counts the tricks until the search, including the one in progress', () => {
    let state = begin(2);
    const seen: string[] = [];
    const look = (): void => {
      const view = rules.view(state, 0);
      seen.push(`${trickOf(view, 0)}: ${tricksToSearch(view)}`);
    };
    look();
    for (const [mine, theirs] of [
      ['9S/4S/JS', 'TH/2H/8H'],
      ['8S/5S/TS', '9H/3H/7H'],
      ['7S/6S/QS', '6H/4H/5H'],
    ] as const) {
      state = run(state, `0:${mine}`, `1:${theirs}`).state;
      look();
      state = run(state, ...passes(0, 1, 0, 1)).state;
      look();
    }
    assert.deepEqual(seen, ['1: 4', '1: 4', '2: 3', '2: 3', '3: 2', '3: 2', '4: 1']);
  });
});
