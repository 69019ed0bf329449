import {type Card, JOKERS, RANKS, type Suit, suitOf} from '../../../cards/index.js';
import {type PaidCards, type TrumpName, trumpSuit} from '../types.js';

/**
 * Cards as small numbers and sets of cards as two words of bits, for the kernel.
 *
 * A code is 16 times the suit plus the place in it. The low word holds hearts (bits 0-15) and spades
 * (16-31), the high word diamonds and clubs, so `code & 32` says which word and `code & 31` which
 * bit. Hearts come first because only they can have jokers: their ranks 2-T are the places 0-8, the
 * jokers 9 and 10 (rank ten and a half), J-A 11-14. The other suits use 0-12. So no bit above 28 is
 * ever set, and a word stays a small integer in every browser, which keeps objects of words flat.
 */
const ORDER: readonly Suit[] = ['H', 'S', 'D', 'C'];

const HEARTS: readonly Card[] = [
  ...RANKS.slice(0, 9).map((rank): Card => `${rank}H`),
  ...JOKERS,
  ...RANKS.slice(9).map((rank): Card => `${rank}H`),
];

const DECK: readonly (readonly [Card, number])[] = ORDER.flatMap((suit, at) => {
  const run = suit === 'H' ? HEARTS : RANKS.map((rank): Card => `${rank}${suit}`);
  return run.map((card, place) => [card, at * 16 + place] as const);
});

/** Every card that exists. */
export const CARDS: readonly Card[] = DECK.map(([card]) => card);

// A card's two letters form an index, which is far cheaper than a property lookup by string.
const letters = (card: Card): number => (card.charCodeAt(0) - 42) * 35 + card.charCodeAt(1) - 49;

const codes = new Uint8Array(43 * 35);
for (const [card, code] of DECK) codes[letters(card)] = code;

export const codeOf = (card: Card): number => codes[letters(card)]!;

const coded: Card[] = [];
for (const [card, code] of DECK) coded[code] = card;

export const cardOf = (code: number): Card => coded[code]!;

/** Sorts a hand in the canonical order of states, so that equal hands are equal JSON. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => codeOf(a) - codeOf(b));

/** The height of a card within its suit, comparable between suits: 0 for a two, 12 for an ace. */
export const heightOf = (code: number): number => {
  const place = code & 15;
  if (code > 15 || place < 9) return place;
  return place > 10 ? place - 2 : 8.5;
};

/** The code of a suit: that of its lowest card divided by 16. */
export const SUIT_CODES = Object.fromEntries(ORDER.map((suit, at) => [suit, at])) as Readonly<
  Record<Suit, number>
>;

/** The code of the trump suit, or -1 for none. */
export const trumpCode = (trump: TrumpName | null): number => {
  const suit = trumpSuit(trump);
  return suit ? SUIT_CODES[suit] : -1;
};

/** Every bit that a card can have, in the low word (and more than enough in the high one). */
export const ALL = 0x1fff7fff;

/** The half of a set of cards that lies in the low word (`half` 0) or the high word (1). */
export const halfOf = (cards: readonly Card[], half: 0 | 1): number =>
  cards.reduce((set, card) => {
    const code = codeOf(card);
    return code >> 5 === half ? set | (1 << (code & 31)) : set;
  }, 0);

/** The cards that a term's `of` names: those of a rank or of a suit, the jokers, or one card. */
export const cardsOf = (of: PaidCards): readonly Card[] =>
  CARDS.filter((card) => card.startsWith(of) || suitOf(card) === of);
