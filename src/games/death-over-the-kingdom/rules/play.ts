import {
  choose,
  mayChoose,
  missing,
  type Refusal,
  REFUSALS,
  type Seat,
  moveReader,
} from '../../../game/index.js';
import {act, actsOf, refuseAct} from './act.js';
import {layCards} from './round.js';
import {finishRound} from './finish-round.js';
import {activeOf} from './standing.js';
import type {KingdomMove, KingdomState, KingdomEmit} from '../types.js';

/** The legal moves of a seat, the refusals of all others, and the effect of a move. */

/** Every legal move of a seat; a choice may be changed until all have chosen (M-29). */
export function legalMoves(state: KingdomState, seat: Seat): readonly KingdomMove[] {
  if (state.phase !== 'choose') return activeOf(state) === seat ? actsOf(state, seat) : [];
  if (!mayChoose(state.choices, seat)) return [];
  return [...new Set(state.hands[seat])].map((card) => ({type: 'choose', card}));
}

/** Why an untrusted value offered as a move is refused; `undefined` if it is legal. */
export function refuse(state: KingdomState, seat: Seat, claim: unknown): Refusal | undefined {
  const move = moveOf(claim);
  if (!move) return REFUSALS.notAMove;
  if (state.phase === 'over') return REFUSALS.over;
  if (state.phase === 'choose') {
    if (move.type !== 'choose') return 'kingdom/choose-now';
    if (!mayChoose(state.choices, seat)) return REFUSALS.notYourTurn;
    return state.hands[seat]!.includes(move.card) ? undefined : REFUSALS.notYourCard;
  }
  return activeOf(state) === seat ? refuseAct(state, seat, move) : REFUSALS.notYourTurn;
}

const isCount = (value: unknown, least: number): boolean =>
  Number.isInteger(value) && (value as number) >= least;

/** An untrusted value as a move, or `undefined`; never throws. */
const moveOf = moveReader((move: KingdomMove): KingdomMove | undefined => {
  switch (move.type) {
    case 'choose':
    case 'change':
      return typeof move.card === 'string' ? move : undefined;
    case 'cut':
      return isCount(move.depth, 1) ? move : undefined;
    case 'use':
      return Array.isArray(move.targets) && move.targets.every((seat) => isCount(seat, 0))
        ? move
        : undefined;
    case 'exchange':
    case 'fold':
      return move;
    default:
      return undefined;
  }
});

/** Plays a legal move, and goes on until a seat is awaited. */
export function apply(
  state: KingdomState,
  seat: Seat,
  move: KingdomMove,
  emit?: KingdomEmit,
): KingdomState {
  if (move.type === 'choose') {
    const choices = choose(state.choices, seat, move.card);
    const chosen = {...state, choices};
    return missing(choices).length > 0 ? chosen : layCards(chosen, emit);
  }
  const acted = act(state, seat, move, emit);
  return activeOf(acted) === undefined ? finishRound(acted, emit) : acted;
}

/** The safe move: the first card of the hand, then to keep the card in front. */
export const fallback = (state: KingdomState, seat: Seat): KingdomMove =>
  state.phase === 'choose' ? {type: 'choose', card: state.hands[seat]![0]!} : {type: 'fold'};
