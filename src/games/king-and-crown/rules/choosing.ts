import {
  type AnyState,
  type Choices,
  mayChoose,
  missing,
  type Refusal,
  REFUSALS,
  type Seat,
} from '../../../game/index.js';
import {type Given, need, readInt, readList, readObject, readWord} from '../../../game/read.js';
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
  need(
    JSON.stringify(from) === JSON.stringify(open.from),
    'choices.from',
    `must be ${JSON.stringify(open.from)}`,
  );
  const choices: Choices<CourtCard> = {
    from: open.from,
    made: readList(made, 'choices.made', open.made.length).map((card, seat) => {
      const path = `choices.made[${seat}]`;
      need(card === null || open.from.includes(seat), path, 'must be null: this seat is not asked');
      return card === null ? null : readCard(card, path);
    }),
  };
  need(
    open.from.length === 0 || missing(choices).length > 0,
    'choices.made',
    'are all there and must have been revealed',
  );
  return choices;
}

/** The matches won in a position: a seat has as many as it needs exactly when the game is over. */
export function readWins(
  given: unknown,
  {seats, target, phase}: {seats: number; target: number; phase: Phase},
  usual: Seat,
): readonly number[] {
  const over = phase === 'over';
  const own = Array.from({length: seats}, (_, seat) => (over && seat === usual ? target : 0));
  const wins = readList(given ?? own, 'wins', seats).map((won, seat) =>
    readInt(won, `wins[${seat}]`, 0, target),
  );
  const most = wins.filter((won) => won === target).length;
  need(most === Number(over), 'wins', `must ${over ? '' : 'not '}have one seat with ${target}`);
  return wins;
}
