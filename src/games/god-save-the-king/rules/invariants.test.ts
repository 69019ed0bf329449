import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Seat} from '../../../game/index.js';
import {rounds} from '../../../testing/full.fixture.js';
import {begin, wander} from '../playing.fixture.js';
import {gskRules as rules} from '../rules.js';
import {cardsOf, isAlive, isInTricks, seatsOf} from './standing.js';
import {kingOf} from './suits.js';
import type {GskState} from '../types.js';

/** The invariants (1.7), checked after every event of random games. */

const OPTIONS = [
  {},
  {challengeOverturns: 'on', blindTie: 'return', eliminatedCards: 'toEliminator'},
  {blindTie: 'actual', routWindows: 'afterFlip', doubleFall: 'mostCards', maxHands: 'off'},
];

const each = (look: (state: GskState) => void): void => {
  for (const seats of [2, 3, 4])
    OPTIONS.forEach((options, at) => {
      for (let game = 0; game < rounds(8); game++)
        wander(begin(seats, options, `always ${at} ${game}`), `always ${at} ${game}`, look);
    });
};

const heldBy = ({hands, formations}: GskState, seat: Seat): readonly string[] => [
  ...hands[seat]!,
  ...(formations[seat] ? cardsOf(formations[seat]) : []),
];

test('1.7 a King in a hand or a formation always belongs to that player', () => {
  each((state) => {
    for (const seat of seatsOf(state))
      for (const other of seatsOf(state))
        if (other !== seat) assert.equal(heldBy(state, other).includes(kingOf(seat)), false);
  });
});

test('1.7 hands, formations, piles and cards out of the game are all cards', () => {
  each((state) => {
    const {seats, piles, aside} = state;
    const all = [
      ...seatsOf(state).flatMap((seat) => heldBy(state, seat)),
      ...piles.flat(),
      ...aside,
    ];
    assert.equal(all.length, 13 * seats);
    assert.equal(new Set(all).size, 13 * seats);
  });
});

test('1.7 only its owner sees a centre that was not routed before the hand ends', () => {
  each((state) => {
    for (const viewer of seatsOf(state)) {
      const view = rules.view(state, viewer);
      for (const seat of seatsOf(state)) {
        const laid = state.formations[seat];
        if (seat !== viewer && laid && !laid.shown.includes('centre'))
          assert.equal(view.formations[seat]?.centre, null);
      }
      for (const {from, to, hand, card} of view.unseen)
        if (hand === state.hand && from !== viewer && isInTricks(state))
          assert.equal(
            card,
            null,
            `seat ${viewer} sees ${card ?? ''} of ${from}, gone to ${to ?? -1}`,
          );
    }
  });
});

test('1.7 at most one rout for each player and hand, at most one challenge for each push', () => {
  for (const seats of [2, 3, 4])
    for (let game = 0; game < rounds(10); game++) {
      const routs = new Map<string, number>();
      let pushes = 0;
      let answers = 0;
      let state = begin(seats, {}, `once ${game}`);
      for (let move = 0; rules.turn(state).length > 0; move++) {
        const [seat] = rules.turn(state);
        const moves = rules.legalMoves(state, seat!);
        const {hand} = state;
        state = rules.apply(state, seat!, moves[(move * 7919) % moves.length]!, (event) => {
          if (event.type === 'bluff decided') pushes++;
          if (event.type === 'challenge answered') answers++;
          if (event.type === 'challenge answered' || event.type === 'routs settled')
            for (const {by} of event.routs)
              routs.set(`${by} ${hand}`, (routs.get(`${by} ${hand}`) ?? 0) + 1);
        });
      }
      assert.ok([...routs.values()].every((count) => count === 1));
      assert.equal(answers, pushes);
    }
});

test('1.6 a living player has a King in the game, a player who is out has none', () => {
  each((state) => {
    const passing = state.matches.some(
      (one) => one?.step !== 'waiting' && one?.choices.from.length === 0,
    );
    if (passing || state.phase === 'reshuffle') return;
    const cards = [...seatsOf(state).flatMap((seat) => heldBy(state, seat)), ...state.piles.flat()];
    for (const seat of seatsOf(state))
      assert.equal(cards.includes(kingOf(seat)), isAlive(state, seat), `seat ${seat}`);
  });
});
