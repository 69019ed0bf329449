import {
  type Card,
  isJoker,
  JOKERS,
  rankIndex,
  rankOf,
  type Suit,
  suitOf,
  SUITS,
} from '../../../cards/index.js';

/**
 * Cards as numbers: the ranks of each suit are consecutive, and the jokers come after the suits.
 * Equal cards of two packs have the same number.
 */

const RANKS = 13;

/** The code of the first joker. */
export const JOKER = SUITS.length * RANKS;

export const suitCode = (suit: Suit): number => SUITS.indexOf(suit);
export const codeOf = (card: Card): number =>
  isJoker(card)
    ? JOKER + JOKERS.indexOf(card)
    : suitCode(suitOf(card)!) * RANKS + rankIndex(rankOf(card)!);
export const suitIn = (code: number): number => (code / RANKS) | 0;
/** The index of a card's rank, by its code. */
export const heightIn = (code: number): number => code % RANKS;

/** The code of the lowest card of a set of ranks of a suit; the set is not empty. */
export const lowestIn = (suit: number, set: number): number =>
  suit * RANKS + 31 - Math.clz32(set & -set);

/** The number of cards or seats in a set. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
