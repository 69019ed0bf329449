import {type CourtCard, DECK} from './deck.js';

/** The ring: of two different cards exactly one thwarts the other (3.0). */

/** Whether the first card thwarts the second. */
export const thwarts = (card: CourtCard, other: CourtCard): boolean =>
  DECK[card].thwarts.includes(other);

/** The card of the two that thwarts the other; `undefined` if they are equal. */
export const victorOf = (one: CourtCard, other: CourtCard): CourtCard | undefined =>
  thwarts(one, other) ? one : thwarts(other, one) ? other : undefined;
