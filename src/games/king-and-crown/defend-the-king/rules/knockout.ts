import type {Options, Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';

/**
 * Whom the cards shown put out, in order of seats (D-2). With `anyThwart` everybody whose card is
 * thwarted by another, but nobody where that would be everybody; with `pureLoser` those alone who thwart
 * nobody themselves. With two players both are the rule of 3.2.
 */
export function thwartedBy(
  cards: readonly (CourtCard | null)[],
  {multi}: Options,
): readonly Seat[] {
  const shown = cards.filter((card) => card !== null);
  const falls = (card: CourtCard | null): boolean =>
    card !== null &&
    shown.some((other) => thwarts(other, card)) &&
    (multi === 'anyThwart' || !shown.some((other) => thwarts(card, other)));
  const out = cards.flatMap((card, seat) => (falls(card) ? [seat] : []));
  return out.length === shown.length ? [] : out;
}
