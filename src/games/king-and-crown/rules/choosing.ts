import {
  type AnyState,
  type Choices,
  mayChoose,
  missing,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../../../game/index.js';
import {
  type Given,
  need,
  needDerived,
  readEach,
  readInt,
  readList,
  readObject,
  readWord,
} from '../../../game/read.js';
import type {SaidWins} from '../position/read-wins.js';
import {type ChooseMove, moveOf} from './choose-move.js';
import {COURT, type CourtCard} from './deck.js';

/**
 * The rules that Support and Defend the King share: all lay down one of their five cards in secret,
 * and take it back when it has been shown.
 */

/** The phases in which a match waits, as the chart names them. */
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

/** True when a seat has won this many matches, which is the game. */
export const hasWon = (wins: readonly number[], target: number): boolean => wins.includes(target);

/** One of the five cards of a position. */
export const readCard = (value: unknown, path: string): CourtCard => readWord(value, path, COURT);

/** Reads the choices of a position; `open` are those of the seats that may choose, still empty. */
export function readChoices(given: unknown, open: Choices<CourtCard>): Choices<CourtCard> {
  if (given === undefined) return open;
  const {from = open.from, made = open.made}: Given = readObject(given, 'choices', [
    'from',
    'made',
  ]);
  const seats = 'the seats that are to choose';
  needDerived({'choices.from': from}, {'choices.from': open.from}, seats);
  const choices: Choices<CourtCard> = {
    from: open.from,
    made: readList(made, 'choices.made', open.made.length).map((card, seat) => {
      const path = `choices.made[${seat}]`;
      need(
        card === null || open.from.includes(seat),
        path,
        'must be null: this seat is not to choose',
      );
      return card === null ? null : readCard(card, path);
    }),
  };
  need(
    open.from.length === 0 || missing(choices).length > 0,
    'choices.made',
    'must have a null: cards are shown when all have chosen',
  );
  return choices;
}

/** The matches won in a position: a seat has as many as it needs exactly when the game is over. */
export function readWins(
  {said, field}: SaidWins,
  {seats, target, phase}: {seats: number; target: number; phase: Phase},
  usual: Seat,
): readonly number[] {
  const over = phase === 'over';
  const own = Array.from({length: seats}, (_, seat) => (over && seat === usual ? target : 0));
  const wins = readEach(said ?? own, field, (won, path) => readInt(won, path, 0, target), seats);
  const most = wins.filter((won) => won === target).length;
  const one = `must be ${target} for exactly one seat in the phase "over"`;
  const none = `must be ${target - 1} or fewer for each seat in the phase "${phase}"`;
  need(most === Number(over), field, over ? one : none);
  return wins;
}
