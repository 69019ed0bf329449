import type {CourtCard} from '../../rules/deck.js';
import {thwarts} from '../../rules/thwart.js';
import type {Meeting} from '../types.js';

/** The result of cards that were shown together, in few words for any number of players. */

/** Nobody is out, since all cards are the same or all are thwarted; or some cards put others out. */
export type Verdict =
  | {readonly kind: 'same'; readonly card: CourtCard}
  | {readonly kind: 'all'}
  | {readonly kind: 'out'; readonly by: readonly CourtCard[]; readonly out: readonly CourtCard[]};

const distinct = (cards: readonly (CourtCard | null | undefined)[]): readonly CourtCard[] => [
  ...new Set(cards.filter((card) => card !== null && card !== undefined)),
];

/** The verdict; of the cards that thwart, only those that stay in are named. */
export function verdictOf({cards, out}: Meeting): Verdict {
  const shown = distinct(cards);
  const fallen = distinct(out.map((seat) => cards[seat]));
  const [first] = shown;
  if (fallen.length === 0)
    return first !== undefined && shown.length === 1 ? {kind: 'same', card: first} : {kind: 'all'};
  const by = shown.filter(
    (card) => !fallen.includes(card) && fallen.some((other) => thwarts(card, other)),
  );
  return {kind: 'out', by, out: fallen};
}
