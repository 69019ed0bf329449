import {roll, type SuitCard, without} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {withSeat} from './standing.js';
import {kingOf, sorted} from './suits.js';
import type {GskState, Penalty} from '../types.js';

/**
 * A penalty draw: one card at random from a hand, shown to all, then face down on the drawer's
 * pile. A King is set aside instead, and its player falls. An empty hand gives nothing (G-9).
 */
export function drawPenalty(
  state: GskState,
  from: Seat,
  to: Seat,
): {readonly state: GskState; readonly penalty: Penalty} {
  const hand = state.hands[from]!;
  if (hand.length === 0) return {state, penalty: {from, to, card: null}};
  const {value, rng} = roll(state.rng, hand.length);
  const card = hand[value]!;
  const hands = withSeat(state.hands, from, without(hand, card));
  return {state: take({...state, hands, rng}, card, from, to), penalty: {from, to, card}};
}

function take(state: GskState, card: SuitCard, from: Seat, to: Seat): GskState {
  const king = card === kingOf(from);
  const {shown, hand, aside, piles} = state;
  return {
    ...state,
    shown: [...shown, {card, from, to: king ? null : to, way: 'penalty', hand}],
    ...(king
      ? {aside: sorted([...aside, card])}
      : {piles: withSeat(piles, to, sorted([...piles[to]!, card]))}),
  };
}

/** The players who fall by these penalties. */
export const fallsBy = (penalties: readonly Penalty[]): readonly Seat[] =>
  penalties.filter(({from, card}) => card === kingOf(from)).map(({from}) => from);
