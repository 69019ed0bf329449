import {isCard} from '../../../cards/index.js';
import {type Refusal, REFUSALS, type Seat, type Emit} from '../../../game/index.js';
import type {Claim, Variant} from './contracts/columns.js';
import {legalPlays, lowest, play, refuseCard} from './play.js';
import {isPlay, type KingMove, type KingState, type KingEvent} from '../types.js';

/**
 * Moves, refusals and consequences: those of cards here, those of other moves by the variant's
 * choices.
 */

export function legalMoves(variant: Variant, state: KingState, seat: Seat): readonly KingMove[] {
  if (state.turn[0] !== seat) return [];
  if (state.phase === 'play') return legalPlays(state);
  return variant.choices?.legalMoves(variant, state, seat) ?? [];
}

/** Why a move is not allowed, or `undefined`. */
export function refuse(
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  if (state.phase === 'over') return REFUSALS.over;
  if (state.turn[0] !== seat) return REFUSALS.notYourTurn;
  const {choices} = variant;
  try {
    const claim = move as Claim;
    if (claim['type'] !== 'play')
      return choices ? choices.refuse(variant, state, seat, claim) : REFUSALS.notAMove;
    const {card} = claim;
    if (!isCard(card)) return REFUSALS.notAMove;
    if (!state.hands[seat]!.includes(card)) return REFUSALS.notYourCard;
    return choices?.first[state.phase] ?? refuseCard(state, card);
  } catch {
    return REFUSALS.notAMove; // null, undefined, or an object whose getters throw
  }
}

export const apply = (
  variant: Variant,
  state: KingState,
  seat: Seat,
  move: KingMove,
  emit?: Emit<KingState, KingEvent>,
): KingState =>
  isPlay(move)
    ? play(variant, state, seat, move, emit)
    : variant.choices!.apply(variant, state, seat, move, emit);

/** The safe move when time runs out: the lowest card, or the fallback of the variant's choices. */
export function fallback(variant: Variant, state: KingState, seat: Seat): KingMove {
  if (state.turn[0] !== seat) throw new RangeError(`seat ${seat} is not awaited`);
  return state.phase === 'play'
    ? lowest(legalPlays(state))
    : variant.choices!.fallback(variant, state, seat);
}
