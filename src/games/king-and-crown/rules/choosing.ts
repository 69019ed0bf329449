import {
  type AnyState,
  type Choices,
  mayChoose,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../../../game/index.js';
import {type ChooseMove, moveOf} from './choose-move.js';
import {COURT, type CourtCard} from './deck.js';

/**
 * The rules that Support and Defend the King share: all lay down one of their five cards in secret,
 * and take it back after it has been shown.
 */

/** The phases in which a match waits, by their names in the chart. */
export const PHASES = ['select', 'over'] as const;
/** One of `select` and `over`. */
export type Phase = (typeof PHASES)[number];

/** The fields that the state of such a game holds. */
export interface Choosing extends AnyState {
  readonly phase: Phase;
  readonly choices: Choices<CourtCard>;
}

const MOVES: readonly ChooseMove[] = COURT.map((card) => ({type: 'choose', card}));

/** Why a move is refused, or `undefined`. */
export function refuse(
  {phase, choices}: Choosing,
  seat: Seat,
  value: unknown,
): Refusal | undefined {
  if (phase === 'over') return REFUSALS.over;
  if (!mayChoose(choices, seat)) return REFUSALS.notYourTurn;
  return moveOf(value) ? undefined : REFUSALS.notAMove;
}

/** All five cards, for a seat that may choose. */
export const legalMoves = ({choices}: Choosing, seat: Seat): readonly ChooseMove[] =>
  mayChoose(choices, seat) ? MOVES : [];

/** Whether a seat has won this many matches, which wins the game. */
export const hasWon = (wins: readonly number[], target: number): boolean => wins.includes(target);
