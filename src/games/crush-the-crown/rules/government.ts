import {type Card, isJoker, type Rank, rankOf, type Suit, suitOf} from '../../../cards/index.js';

/** A Government: members and spies from the King down, each in the place of its rank. */
export type Government = readonly Card[];

/** The ranks of the places, King to Ace (C-17). */
export const PLACES = [
  'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2', 'A',
] as const satisfies readonly Rank[]; // oxfmt-ignore

const places: readonly (Rank | undefined)[] = PLACES;

/** The place of a card's rank, from 0 for the King to 12 for the Ace; -1 for a Joker. */
export const placeOf = (card: Card): number => places.indexOf(rankOf(card));

/** The suit of the King; `undefined` before the marriage. */
export const suitOfGovernment = ([king]: Government): Suit | undefined => king && suitOf(king);

/** The rank after the last place; `undefined` once the Ace is placed. */
export const nextRank = (government: Government): Rank | undefined => PLACES[government.length];

/** Whether a card is not of the Government's suit. */
export const isSpy = (government: Government, card: Card): boolean =>
  suitOf(card) !== suitOfGovernment(government);

/** The places of spies, counted from the King's, which is 0. */
export const spyPlaces = (government: Government): readonly number[] =>
  government.flatMap((card, place) => (isSpy(government, card) ? [place] : []));

/** The number of spies; each one counts (2.3). */
export const spiesIn = (government: Government): number =>
  government.reduce((sum, card) => (isSpy(government, card) ? sum + 1 : sum), 0);

/** The number of members. */
export const membersIn = (government: Government): number =>
  government.length - spiesIn(government);

/** King to Ace without a spy: the aim of the game. */
export const isComplete = (government: Government): boolean =>
  government.length === PLACES.length && spiesIn(government) === 0;

/** True for a card of one of the two suits whose Kings reign. */
export const isLiving = (governments: readonly Government[], card: Card): boolean =>
  governments.some((government) => !isSpy(government, card));

/** A Queen for Hire or a Joker: a spy at any rank (C-20). */
export const isWild = (governments: readonly Government[], card: Card): boolean =>
  isJoker(card) || (rankOf(card) === 'Q' && !isLiving(governments, card));

/**
 * Whether the card could be a spy in the place of this rank: it is wild, or it has the rank and a
 * dead suit (C-19).
 */
export const canSpyAs = (
  governments: readonly Government[],
  card: Card,
  rank: Rank | undefined,
): boolean => isWild(governments, card) || (!isLiving(governments, card) && rankOf(card) === rank);

/**
 * The place of the spy that a card of the Government's suit would discover, which is that of its
 * rank; otherwise -1.
 */
export const discoveredBy = (government: Government, card: Card): number => {
  const place = isSpy(government, card) ? -1 : placeOf(card);
  const found = government[place];
  return found !== undefined && isSpy(government, found) ? place : -1;
};
