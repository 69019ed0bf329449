import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {sorted} from '../kernel/codes.js';
import type {PlayerCountValues, Variant} from './contracts/columns.js';
import type {Piles} from '../position/fill.js';

/** Deals a shuffled pack, completely or until a player has to decide. */

/** The seat that gets card number `at` of the pack, from 0. */
export const seatOf = (at: number, {batch = 1}: Variant, seats: number, first: Seat): Seat =>
  (first + Math.floor(at / batch)) % seats;

/** Deals `cards`, the first of which is number `from` of the pack. */
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
 * Deals a pack, starting at seat `first`. The talon gets one card after each of the first two rounds,
 * so it never has the first or last card of the pack; other leftover cards become the stock or the
 * odd card. With `until`, dealing stops after that many cards, and the rest waits in the stock.
 */
export function lay(
  variant: Variant,
  {hand}: PlayerCountValues,
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
