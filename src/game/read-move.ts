import type {AnyMove, AnyState, PlayRules, Seat} from './rules.js';

/** The reader of all moves that are given as text: at a table, in a lesson, a record or a message. */

/** The longest text of a card alone. */
export const LONGEST = 30;

/** The part of the rules that reads moves. */
export type Reading<Move extends AnyMove> = Pick<
  PlayRules<AnyState, Move>,
  'moveForms' | 'parseMove' | 'formatMove'
>;

/** The moves that a card alone may stand for: those whose text has one word in braces, the card. */
export function* movesOfCard<Move extends AnyMove>(
  {moveForms, parseMove}: Reading<Move>,
  text: string,
  seats: number,
): Generator<Move> {
  for (const {text: form, words} of moveForms) {
    if (Object.keys(words).join() !== 'card' || words['card']!.isOpen) continue;
    const move = parseMove(form.replace('{card}', text), seats);
    if (move) yield move;
  }
}

/** The card that a move plays, gives, lays …; `undefined` if it names none, or several. */
export const cardIn = (move: AnyMove): string | undefined => {
  const {card} = move as {readonly card?: unknown};
  return typeof card === 'string' ? card : undefined;
};

/** A move that is written in full; `_` may stand for a space. */
export const spelled = <Move extends AnyMove>(
  {parseMove}: Reading<Move>,
  text: string,
  seats: number,
): Move | undefined =>
  parseMove(text, seats) ??
  (text.includes('_') ? parseMove(text.replaceAll('_', ' '), seats) : undefined);

/**
 * The move that a text means: one of the forms of the game, with spaces or `_`, seats as letters or
 * numbers and cards in any spelling; or a card alone, where only one legal move fits it: where cards are
 * given, `7H` gives it, though it is how a game writes that it is played. A card that fits no legal move
 * is read as a move of it nevertheless, so that the rules can say what is wrong with it.
 * @param seats the number of seats of the table
 * @param legal the legal moves of the seat, which are asked for only when the text is a card alone
 * @returns `undefined` for a text that is not a move
 */
export function moveOfText<Move extends AnyMove>(
  rules: Reading<Move>,
  text: string,
  seats: number,
  legal: () => readonly Move[],
): Move | undefined {
  const whole = spelled(rules, text, seats);
  const name = text.trim();
  if (name.length > LONGEST) return whole;
  const possible = [...movesOfCard(rules, name, seats)];
  if (whole && possible.length < 2) return whole; // no other move can be meant
  const card = (possible[0] && cardIn(possible[0])) ?? name;
  const moves = legal().filter((move) => cardIn(move) !== undefined);
  const fitting = moves.filter((move) => cardIn(move) === card);
  if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : whole;
  const asked = possible.find(({type}) => moves.some((move) => move.type === type));
  return asked ?? whole ?? possible[0];
}

/**
 * The move that a text means for a seat: `attack 7H 3`, `attack_♥7_D`, `7H`. It may be refused.
 * @returns `undefined` for a text that is not a move
 */
export const readMove = <State extends AnyState, Move extends AnyMove>(
  rules: Pick<PlayRules<State, Move>, 'moveForms' | 'parseMove' | 'formatMove' | 'legalMoves'>,
  state: State,
  seat: Seat,
  text: string,
): Move | undefined => moveOfText(rules, text, state.seats, () => rules.legalMoves(state, seat));
