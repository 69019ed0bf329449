import type {Card} from '../../../cards/index.js';
import type {Refusal, Seat, Emit} from '../../../game/index.js';
import {refill} from './draw.js';
import {leave} from './knowledge.js';
import {limitOf} from './options.js';
import {endTurn} from './turn.js';
import type {CrushState, CrushEvent} from '../types.js';

/** Fire and hire: at most one card is discarded, then the hand is filled up. */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

const isTooLarge = ({options, hands}: CrushState, seat: Seat): boolean =>
  hands[seat]!.length > limitOf(options);

/** A hand above its limit must be fired down to it (C-26). */
export const refuseKeep = (state: CrushState, seat: Seat): Refusal | undefined =>
  isTooLarge(state, seat) ? 'crush/hand-too-large' : undefined;

/** One card goes face up to the discard pile; more may follow only above the hand limit (C-12). */
export function fire(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const left = leave(state, seat, card);
  const now: CrushState = {
    ...left,
    piles: {...left.piles, discard: [card, ...left.piles.discard]},
  };
  emit?.({type: 'card fired', seat, card}, now);
  return isTooLarge(now, seat) ? now : endTurn(refill(now, seat, emit), emit);
}

/** No card is fired. */
export function keep(state: CrushState, seat: Seat, emit: CrushEmit): CrushState {
  emit?.({type: 'none fired', seat}, state);
  return endTurn(refill(state, seat, emit), emit);
}
