import {
  type Card,
  isJoker,
  JOKERS,
  type Rank,
  RANKS,
  rankOf,
  type Suit,
  SUITS,
  suitOf,
} from './card.js';

/** Strength of a rank: 0 for the two, 12 for the ace. */
export const rankIndex = (rank: Rank): number => RANKS.indexOf(rank);

/** How a hand is sorted for display: suits from left to right, high cards first. */
export interface HandOrder {
  /** Suits from left to right; by default colours alternate, so that neighbouring suits differ. */
  readonly suits?: readonly Suit[];
  /** The suit at the far left. */
  readonly trump?: Suit | undefined;
}

const ALTERNATING: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** A sorted copy of a hand: jokers first, then trumps, then the other suits; each high to low. */
export function sortHand(
  hand: readonly Card[],
  {suits = ALTERNATING, trump}: HandOrder = {},
): readonly Card[] {
  const row = trump ? [trump, ...suits.filter((suit) => suit !== trump)] : suits;
  const place = (card: Card): number =>
    isJoker(card)
      ? JOKERS.indexOf(card) - JOKERS.length
      : row.indexOf(suitOf(card)) * RANKS.length + RANKS.length - rankIndex(rankOf(card));
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** The cards of a hand by suit, in the order of `SUITS`, without jokers. */
export const bySuit = (hand: readonly Card[]): Readonly<Record<Suit, readonly Card[]>> =>
  Object.fromEntries(
    SUITS.map((suit) => [suit, hand.filter((card) => suitOf(card) === suit)]),
  ) as unknown as Record<Suit, readonly Card[]>;
