import {
  type Card,
  rankIndex,
  rankOf,
  type Suit,
  type SuitCard,
  suitOf,
  SUITS,
} from '../../../cards/index.js';

/** Cards as numbers: those of a suit are consecutive, the six first. */

/** The number of cards in a suit. */
export const CARDS = 9;
const LOWEST = rankIndex('6');
/** All cards of a suit, as a set. */
export const ALL = (1 << CARDS) - 1;
/** The good cards of a plain suit: from the ten on (P-7). */
export const GOOD = ALL & ~((1 << (rankIndex('T') - LOWEST)) - 1);

export const suitCode = (suit: Suit): number => SUITS.indexOf(suit);
export const codeOf = (card: Card): number =>
  suitCode(suitOf(card)!) * CARDS + rankIndex(rankOf(card as SuitCard)) - LOWEST;
export const suitIn = (code: number): number => (code / CARDS) | 0;
/** 0 for a six up to 8 for an ace. */
export const heightIn = (code: number): number => code % CARDS;

/** The number of cards in a set of one suit. */
const SIZES = Uint8Array.from({length: ALL + 1}, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});
export const sizeOf = (set: number): number => SIZES[set]!;
