import type {Seat} from '../../../game/index.js';
import {beginBout} from './begin-bout.js';
import {endHand} from './hand.js';
import {above, holders, holds, swapped} from './ladder.js';
import type {LadderState, LadderEmit} from '../types.js';

/** The effect of a bout: who changes places, and who attacks whom next (rule 6). */

/** How a bout ended. */
interface End {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly took: boolean;
}

/**
 * Swaps the two when an attack from below was taken; then comes the next bout, or the end of the
 * hand.
 */
export function afterBout(
  state: LadderState,
  {attacker, defender, took}: End,
  emit: LadderEmit,
): LadderState {
  const {ranks} = state;
  const place = ranks.indexOf(defender);
  const down = ranks.indexOf(attacker) < place;
  // v: the King attacked down, so nobody changes places; the next above the target attacks.
  if (down) {
    const mover = took ? (above(state, place) ?? ranks[0]!) : defender;
    return goOn(state, ranks.indexOf(mover), emit);
  }
  // iii: the place that was attacked attacks upwards, whichever seat is on it now.
  if (!took) return goOn(state, place, emit);
  const then: LadderState = {...state, ranks: swapped(ranks, attacker, defender)};
  emit?.({type: 'ranks swapped', up: attacker, down: defender, ranks: then.ranks}, then);
  return goOn(then, place, emit);
}

/**
 * The seat on this place attacks the next above; without cards, its turn passes upwards (rule 7).
 */
export function goOn(state: LadderState, place: number, emit: LadderEmit): LadderState {
  const [highest, ...others] = holders(state);
  if (highest === undefined || others.length === 0) return endHand(state, emit);
  const here = state.ranks[place]!;
  const mover = holds(state, here) ? here : above(state, place);
  const target = mover === undefined ? undefined : above(state, state.ranks.indexOf(mover));
  return mover === undefined || target === undefined
    ? beginBout(state, highest, null, emit) // the seat is King, or acts as King
    : beginBout(state, mover, target, emit);
}
