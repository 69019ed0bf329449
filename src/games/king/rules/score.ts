import {
  type Emit,
  type Outcome,
  outcomeByScore,
  placesByScore,
  type Seat,
} from '../../../game/index.js';
import {dealOut} from './deal.js';
import type {KingState, KingEvent} from '../types.js';
import {type Agreed, type End, endOf, type Variant} from './contracts/columns.js';

/** After a deal: scores it, then deals the next one or ends the match. */

/** Whether the match ends with these totals after this many deals. */
export const isEnd = (end: End, deals: number, scores: readonly number[]): boolean =>
  'deals' in end ? deals >= end.deals : scores.some((score) => score <= end.limit);

/** Scores a played deal and continues with the next one, or ends the match. */
export function settle(
  variant: Variant,
  state: KingState,
  points: readonly number[],
  slam: Seat | null,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const played: KingState = {...state, phase: 'scoring'};
  // With unequal hands, a deal in which one seat still holds cards has not stopped early.
  const holders = state.hands.filter((hand) => hand.length > 0).length;
  emit?.({type: 'play ended', early: holders > 1}, played);
  const totals = state.scores.map((score, seat) => score + points[seat]!);
  const sheet = [...state.sheet, points];
  const scored: KingState = {...played, phase: 'deal', sheet, scores: totals};
  emit?.({type: 'deal scored', deal: state.deal, points, totals, slam}, scored);
  if (!isEnd(endOf(variant, state), state.deal, totals))
    return dealOut(variant, scored, state.deal + 1, (state.dealer + 1) % state.seats, emit);
  const over: KingState = {...scored, phase: 'over'};
  emit?.({type: 'game over', winners: placesByScore(totals)[0]!}, over);
  return over;
}

/** The message key of the reason why a match ends. */
export const reasonOf = (variant: Variant, agreed: Agreed): string =>
  'deals' in endOf(variant, agreed) ? 'king/all-deals-played' : 'king/limit-reached';

/** The outcome of the match, or `undefined` while it goes on. */
export function outcome(variant: Variant, state: KingState): Outcome | undefined {
  const {phase, scores} = state;
  if (phase !== 'over') return undefined;
  return outcomeByScore(scores, reasonOf(variant, state)); // equal totals share a place (G11)
}
