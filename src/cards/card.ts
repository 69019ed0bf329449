/** Suits, ranks and cards of a pack, all of them plain strings. */

/** Spades, hearts, diamonds, clubs: the order in which packs are listed and hands are written. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** One of `S H D C`. */
export type Suit = (typeof SUITS)[number];

/** Low to high, ace high; `T` is the ten, which the screen shows as "10". */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** One of `2-9 T J Q K A`. */
export type Rank = (typeof RANKS)[number];

/** The two jokers. They have different codes, so a pack never holds the same card twice. */
export const JOKERS = ['*1', '*2'] as const;
/** `*1` or `*2`. */
export type Joker = (typeof JOKERS)[number];

/** Rank then suit, `KH`, `TD`. */
export type SuitCard = `${Rank}${Suit}`;
/** A suit card or a joker. */
export type Card = SuitCard | Joker;

/** True for `*1` and `*2`. */
export const isJoker = (card: Card): card is Joker => card.startsWith('*');

/** The suit of a card; a joker has none. */
export function suitOf(card: SuitCard): Suit;
export function suitOf(card: Card): Suit | undefined;
export function suitOf(card: Card): Suit | undefined {
  return isJoker(card) ? undefined : (card[1] as Suit);
}

/** The rank of a card; a joker has none. */
export function rankOf(card: SuitCard): Rank;
export function rankOf(card: Card): Rank | undefined;
export function rankOf(card: Card): Rank | undefined {
  return isJoker(card) ? undefined : (card[0] as Rank);
}

const KNOWN: ReadonlySet<unknown> = new Set([
  ...JOKERS,
  ...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
]);

/** True when `value` is a card code in its canonical spelling, `TD`; `10D` and `td` are not. */
export const isCard = (value: unknown): value is Card => KNOWN.has(value);

/** True when `value` is one of `S H D C`. */
export const isSuit = (value: unknown): value is Suit =>
  (SUITS as readonly unknown[]).includes(value);
