import {type Card, isJoker, rankOf, type Suit, suitOf} from './card.js';
import {rankIndex} from './order.js';

/** A card and the seat that played it. */
export interface Play<Seat = number> {
  readonly seat: Seat;
  readonly card: Card;
}

/** How a game ranks the cards of a trick. */
export interface TrickLaw {
  /** Cards of this suit beat all others. */
  readonly trump?: Suit | undefined;
  /** The suit that a card counts as; by default a joker has none. */
  readonly suit?: (card: Card) => Suit | undefined;
  /** Strength within a suit; by default 0 for the two up to 12 for the ace. */
  readonly rank?: (card: Card) => number;
}

const spot = (card: Card): number => (isJoker(card) ? -1 : rankIndex(rankOf(card)));

/**
 * The winning play: the highest trump, otherwise the highest card of the suit led. Of equal cards
 * the earlier one wins. `undefined` for an empty trick.
 */
export function winningPlay<P extends Play<unknown>>(
  trick: readonly P[],
  {trump, suit = suitOf, rank = spot}: TrickLaw = {},
): P | undefined {
  const [lead] = trick;
  if (!lead) return undefined;
  const led = suit(lead.card);
  const power = (card: Card): number => {
    const own = suit(card);
    if (own !== undefined && own === trump) return 200 + rank(card);
    return own === led ? 100 + rank(card) : -1;
  };
  return trick.reduce((best, play) => (power(play.card) > power(best.card) ? play : best));
}

/**
 * The cards of a hand that follow the suit led; the whole hand if none does or nothing has been led.
 */
export function following(
  hand: readonly Card[],
  led: Suit | undefined,
  suit: (card: Card) => Suit | undefined = suitOf,
): readonly Card[] {
  const same = led === undefined ? [] : hand.filter((card) => suit(card) === led);
  return same.length > 0 ? same : hand;
}
