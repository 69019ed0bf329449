import type {Rng} from '../../../cards/index.js';
import type {Options} from '../../../game/index.js';
import {pairsOf, reletter} from './letters.js';
import {endWith, resultOf} from './outcome.js';
import {endHand, shortOf} from './reshuffle.js';
import {TABLES, tricksPhase, withMatches} from './standing.js';
import {suitOfSeat} from './suits.js';
import {callMatch} from './trick.js';
import type {Fall, GskMeeting, GskState, GskEmit} from '../types.js';

/** From one round of tricks to the next: judges falls, ends hands and calls matches. */

/** Each player takes one whole suit, and the first matches are called. */
export function begin(options: Options, seats: number, rng: Rng, emit: GskEmit): GskState {
  const all = Array.from({length: seats}, (_, seat) => seat);
  return callMatches(
    {
      ...{options, seats, rng, hand: 1, round: 0, moment: 0, letters: all},
      phase: tricksPhase([null, null]),
      ...{fallen: [], pushes: [], shown: [], unseen: [], aside: [], matches: [null, null]},
      hands: all.map(suitOfSeat),
      formations: all.map(() => null),
      piles: all.map(() => []),
      tokens: all.map(() => true),
      result: null,
    },
    emit,
  );
}

/** Calls the matches of a round, one by one. */
function callMatches(before: GskState, emit: GskEmit): GskState {
  const pairs = pairsOf(before);
  return TABLES.reduce<GskState>(
    (state, table) => {
      const pair = pairs[table];
      return pair ? callMatch(state, table, pair, emit) : state;
    },
    withMatches(before, [null, null]),
  );
}

/** Gives new letters after falls; the rotation begins again with A and B. */
function withLetters(
  state: GskState,
  falls: readonly Fall[],
  met: readonly (GskMeeting | null)[],
  emit: GskEmit,
): GskState {
  if (falls.length === 0) return state;
  const out: GskState = {...state, phase: 'relettering'};
  emit?.({type: 'players out', seats: falls.map(({seat}) => seat)}, out);
  const letters = reletter(state, falls, met);
  const then: GskState = {...withMatches(out, out.matches), letters, round: 0};
  emit?.({type: 'relettered', letters}, then);
  return then;
}

/**
 * Runs when every trick of a round is done (G-28): all players who fell in it fell at one moment. Any
 * player with too few cards ends the hand for all, but an elimination does not (G-19, G-25).
 */
export function finishRound(done: GskState, emit: GskEmit): GskState {
  const {matches: met, moment, fallen} = done;
  if (met.some((meeting) => meeting && meeting.step !== 'waiting')) return done;
  const over = endWith(done, resultOf(done), emit);
  if (over) return over;
  const falls = fallen.filter((fall) => fall.moment === moment);
  // The rotation continues across a reshuffle (1.4).
  let state: GskState = {...done, moment: moment + 1, round: done.round + 1};
  state = withLetters(state, falls, met, emit);
  if (shortOf(state).length > 0) {
    state = endHand(state, emit);
    if (state.phase === 'over') return state;
    state = withLetters(state, state.fallen.slice(fallen.length), met, emit);
  }
  return callMatches(state, emit);
}
