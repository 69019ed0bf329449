import type {Seat, Emit} from '../../../../game/index.js';
import {dealRest} from './opening.js';
import type {Variant} from '../contracts/columns.js';
import {type KingMove, type KingState, type KingEvent, TRUMPS} from '../../types.js';

/** Calling the trump on the first cards of a hand. */

type CallMove = Extract<KingMove, {readonly type: 'trump'}>;

/** A suit, no trump, or the suit of the last card that the caller will be dealt. */
export const CALLS: readonly CallMove[] = [...TRUMPS, 'last' as const].map((trump) => ({
  type: 'trump',
  trump,
}));

/** Calls the trump, then deals the rest of the pack. */
export function call(
  variant: Variant,
  state: KingState,
  seat: Seat,
  {trump: named}: CallMove,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const called: KingState = {
    ...state,
    phase: 'dealing',
    turn: [],
    trump: named === 'last' ? null : named,
    called: {call: named, card: null},
  };
  emit?.({type: 'trump called', seat, call: named}, called);
  return dealRest(variant, called, emit);
}
