import {type Card, PACK_36} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type PeasantsView, type Rank, RANKS} from '../types.js';

/** The prospects of a card in numbers: whether it takes a trick, now or later. */

/** The cards that may still lie in other hands. */
export function unseen({seat, hands, aside, trick, played}: PeasantsView): readonly Card[] {
  const own = seat === null ? [] : [...hands[seat]!, ...aside[seat]!];
  const seen = new Set<Card | null>([...own, ...[trick, ...played].flat().map(({card}) => card)]);
  return PACK_36.filter((card) => !seen.has(card));
}

/** The probability that none of `few` cards is among `draws` cards drawn from `all`. */
export function missing(few: number, draws: number, all: number): number {
  let chance = 1;
  for (let at = 0; at < few; at++) chance *= Math.max(0, all - draws - at) / Math.max(1, all - at);
  return chance;
}

/** The probabilities that another hand lacks something. */
interface Lacking {
  /** The hand has no card of the suit led. */
  readonly none: number;
  readonly noTrump: number;
  /** The hand has no card above the one that is to take the trick, in its suit. */
  readonly under: number;
}

/** The probability that a seat that has yet to play does not beat a card. */
export function spared(
  isTrumpCard: boolean,
  trumpLed: boolean,
  {none, noTrump, under}: Lacking,
): number {
  if (isTrumpCard) return trumpLed ? under : 1 - none * (1 - under);
  return (1 - none) * under + none * noTrump;
}

/**
 * The worth of keeping a card, roughly the probability that it takes a later trick: `higher` cards of
 * its suit are in other hands, and the seat's hand has `own` cards of the suit.
 */
export function worthAmong(isTrumpCard: boolean, higher: number, own: number): number {
  if (isTrumpCard) return 0.9 * 0.72 ** higher + 0.05;
  // A side suit is good for a trick or two before an opponent ruffs; a bare king falls.
  const guarded = own > higher ? 1 : 0.5;
  return 0.75 * 0.42 ** higher * guarded * (own > 3 ? 0.8 : 1);
}

/** A trick now is worth more than the same chance of one later. */
const LATER = 0.8;

/**
 * The value of playing a card that takes the trick with this chance, and would be worth this much if
 * kept.
 */
export const playValue = (chance: number, worth: number, height: number): number =>
  chance - LATER * worth - height / 1000;

/** The cost of giving a card away; the height decides between cards of equal worth. */
export const giftCost = (worth: number, height: number): number => worth * 100 + height;

const NUMBERS: readonly (readonly [number, Rank])[] = [
  [1.5, 'peasant'],
  [2.5, 'soldier'],
  [4, 'prince'],
  [Infinity, 'king'],
];

/**
 * The names given by a dealer who expects this many tricks. The dealer takes the lowest name whose
 * number the hand is unlikely to reach, since lower names win ties; the others get the remaining
 * names in turn, highest first.
 */
export function usualNames(dealer: Seat, tricks: number): readonly Rank[] {
  const mine = NUMBERS.find(([most]) => tricks < most)![1];
  const rest = RANKS.filter((rank) => rank !== mine);
  return RANKS.map((_, seat) => (seat === dealer ? mine : rest[(seat - dealer + 3) % 4]!));
}
