import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {sorted} from '../kernel/codes.js';
import type {Table, Variant} from './contracts/columns.js';
import type {Piles} from '../position/fill.js';

/** Laying out a shuffled pack, wholly or until somebody has to speak. */

/** Who gets the card number `at` of the pack, from 0. */
export const seatOf = (at: number, {batch = 1}: Variant, seats: number, first: Seat): Seat =>
  (first + Math.floor(at / batch)) % seats;

/** Gives out `cards`, of which the first is number `from`. */
export function give(
  variant: Variant,
  hands: readonly (readonly Card[])[],
  cards: readonly Card[],
  from: number,
  first: Seat,
): readonly (readonly Card[])[] {
  const grown = hands.map((hand) => [...hand]);
  cards.forEach((card, at) => grown[seatOf(from + at, variant, hands.length, first)]!.push(card));
  return grown.map(sorted);
}

/**
 * Lays out a pack from seat `first` on. The talon takes a card after each of the first two rounds, so
 * never the first or the last of the pack; other cards that are left over are the stock, or lie apart.
 * With `until`, dealing stops after so many cards and the rest waits in the stock.
 */
export function lay(
  variant: Variant,
  {hand}: Table,
  pack: readonly Card[],
  seats: number,
  first: Seat,
  until = hand * seats,
): Piles {
  const none = Array.from({length: seats}, () => []);
  const apart = variant.rest === 'talon' ? [seats, 2 * seats + 1] : [];
  const cards = pack.filter((_, at) => !apart.includes(at));
  const rest = cards.slice(until);
  return {
    hands: give(variant, none, cards.slice(0, until), 0, first),
    talon: variant.rest === 'last-trick' ? rest : apart.map((at) => pack[at]!),
    away: [],
    stock: variant.rest === 'last-trick' ? [] : rest,
  };
}
