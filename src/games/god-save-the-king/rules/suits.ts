import {
  rankIndex,
  rankOf,
  RANKS,
  sortHand,
  type SuitCard,
  suitOf,
  SUITS,
} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';

/** Each player has one suit: seat 0 spades, 1 hearts, 2 diamonds, 3 clubs (G-1). */

/**
 * Sorts cards: hands, piles and cards that left the game are kept sorted, so that order reveals
 * nothing.
 */
export const sorted = (cards: readonly SuitCard[]): readonly SuitCard[] =>
  sortHand(cards) as readonly SuitCard[];

/** Built once, so that callers get the same arrays and may use them as cache keys. */
const BY_SEAT = SUITS.map((suit) => sorted(RANKS.map((rank): SuitCard => `${rank}${suit}`)));

/** The thirteen cards that a seat begins with. */
export const suitOfSeat = (seat: Seat): readonly SuitCard[] => BY_SEAT[seat]!;

/** All cards of a match. */
export const packOf = (seats: number): readonly SuitCard[] =>
  Array.from({length: seats}, (_, seat) => suitOfSeat(seat)).flat();

/** The seat that began with a card. */
export const originOf = (card: SuitCard): Seat => SUITS.indexOf(suitOf(card));

/** The King whose fall puts a seat out. */
export const kingOf = (seat: Seat): SuitCard => `K${SUITS[seat]!}`;

/** The height in skirmishes: ace high, suits do not count (G-23). */
export const heightOf = (card: SuitCard): number => rankIndex(rankOf(card));
