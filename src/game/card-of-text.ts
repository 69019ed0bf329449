import {cardIn, LONGEST, movesOfCard, type Reading, spelled} from './read-move.js';
import type {AnyMove} from './rules.js';

/**
 * The card that a text names: that of a move, or a card alone, `attack QH`, `QH`.
 * @param seats the number of seats of the table
 */
export const cardOfText = (
  rules: Reading<AnyMove>,
  text: string,
  seats: number,
): string | undefined => {
  const whole = spelled(rules, text, seats);
  const [alone] = whole ? [] : [...movesOfCard(rules, text.slice(0, LONGEST), seats)];
  const move = whole ?? alone;
  return move && cardIn(move);
};
