import type {Options, Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';

/**
 * The seats that the shown cards put out, in order (D-2). With `anyThwart` these are all seats whose
 * card another one thwarts, or none if that would be everybody; with `pureLoser` only those of them
 * whose card thwarts none. With two players both options are the rule of 3.2.
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
