import type {Outcome, Seat} from '../../../game/index.js';
import {living, seatsOf} from './standing.js';
import type {GskState, GskEmit} from '../types.js';

/** Decides when a match is over and who has won. */

/**
 * The outcome, or `undefined` while the match goes on. Seats that fell at one moment share a place.
 */
export function outcome(state: GskState): Outcome | undefined {
  if (!state.result) return undefined;
  const {winners, reason} = state.result;
  const placed: Seat[][] = winners.length > 0 ? [[...winners]] : [];
  const rest = seatsOf(state).filter((seat) => !winners.includes(seat));
  const when = (seat: Seat): number =>
    state.fallen.find((fall) => fall.seat === seat)?.moment ?? Infinity;
  for (const moment of [...new Set(rest.map(when))].sort((a, b) => b - a))
    placed.push(rest.filter((seat) => when(seat) === moment));
  return {winners, places: placed, reason};
}

/** The seats with the highest figure; several if they are equal. */
const most = (seats: readonly Seat[], of: (seat: Seat) => number): readonly Seat[] => {
  const best = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === best);
};

/**
 * The result if at most one King is left. Players who fell at the last moment draw or, if the option
 * says so, the one who held most cards wins (G-13, G-30). `undefined` while two Kings live.
 */
export function resultOf(state: GskState): GskState['result'] | undefined {
  const left = living(state);
  if (left.length > 1) return undefined;
  if (left.length === 1) return {winners: left, reason: 'gsk/last-king'};
  const moment = state.fallen.at(-1)!.moment;
  const last = state.fallen.filter((fall) => fall.moment === moment);
  const together = seatsOf(state).filter((seat) => last.some((fall) => fall.seat === seat));
  if (state.options['doubleFall'] !== 'mostCards' || together.length === 1)
    return {winners: together, reason: 'gsk/fell-together'};
  const winners = most(together, (seat) => last.find((fall) => fall.seat === seat)!.cards);
  return {winners, reason: winners.length > 1 ? 'gsk/fell-together' : 'gsk/most-cards'};
}

/**
 * The result after the agreed number of hands: the player with most cards wins, equal numbers draw
 * (G-24, G-33). The cards have been gathered, so `hand` is already that of the next hand.
 */
export function resultByHands(state: GskState): GskState['result'] | undefined {
  const {maxHands} = state.options;
  if (maxHands === 'off' || state.hand <= Number(maxHands)) return undefined;
  return {
    winners: most(living(state), (seat) => state.hands[seat]!.length),
    reason: 'gsk/hand-limit',
  };
}

/** Ends the match if there is a result. */
export function endWith(
  state: GskState,
  result: GskState['result'] | undefined,
  emit: GskEmit,
): GskState | undefined {
  if (!result) return undefined;
  const then: GskState = {...state, phase: 'over', matches: [null, null], result};
  emit?.({type: 'game over', ...result}, then);
  return then;
}
