import {type Card, PACK_36, type Suit, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {heightOf, isTrump} from '../rules/exchange.js';
import {stillIn} from '../rules/seats.js';
import {bestOf} from '../rules/taken.js';
import {type PeasantsView, type Rank, RANKS} from '../types.js';

/** A card's prospects from a seat's view: whether it takes a trick, now or later. */

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

/** True for a seat that has shown a void in a suit. */
function lacks({played, trick}: PeasantsView, seat: number, suit: Suit): boolean {
  return [...played, trick].some((plays) => {
    const own = plays.find((play) => play.seat === seat);
    return own && suitOf(plays[0]!.card) === suit && suitOf(own.card) !== suit;
  });
}

/** The probability that a card, played now, takes this trick. */
export function chanceNow(view: PeasantsView, card: Card, out: readonly Card[]): number {
  const {trick, seat, trump, hands} = view;
  const plays = [...trick, {seat: seat ?? -1, card}];
  if (bestOf(view, plays)?.card !== card) return 0;
  const led = suitOf(plays[0]!.card)!;
  const later = stillIn(view).filter((other) => !plays.some((play) => play.seat === other));
  const higher = out.filter(
    (other) => suitOf(other) === suitOf(card) && heightOf(other) > heightOf(card),
  );
  const trumps = out.filter((other) => isTrump(other, view));
  const follows = out.filter((other) => suitOf(other) === led);
  return later.reduce((chance, other) => {
    const n = hands[other]!.length;
    const none = lacks(view, other, led) ? 1 : missing(follows.length, n, out.length);
    const noTrump = lacks(view, other, trump) ? 1 : missing(trumps.length, n, out.length);
    const under = missing(higher.length, n, out.length);
    return chance * spared(isTrump(card, view), led === trump, {none, noTrump, under});
  }, 1);
}

/** What another hand may lack, as probabilities. */
interface Lacking {
  /** No card of the suit led. */
  readonly none: number;
  readonly noTrump: number;
  /** No higher card of the suit of the card that is to take the trick. */
  readonly under: number;
}

/** The probability that a seat which is still to play does not beat a card. */
export function spared(
  isTrumpCard: boolean,
  trumpLed: boolean,
  {none, noTrump, under}: Lacking,
): number {
  if (isTrumpCard) return trumpLed ? under : 1 - none * (1 - under);
  return (1 - none) * under + none * noTrump;
}

/** The worth of keeping a card: about the probability that it takes a later trick. */
export function worthOf(
  view: Pick<PeasantsView, 'trump'>,
  card: Card,
  hand: readonly Card[],
  out: readonly Card[],
): number {
  const own = hand.filter((other) => suitOf(other) === suitOf(card)).length;
  const higher = out.filter(
    (other) => suitOf(other) === suitOf(card) && heightOf(other) > heightOf(card),
  ).length;
  return worthAmong(isTrump(card, view), higher, own);
}

/**
 * The worth of a card below `higher` cards of its suit in other hands, of a hand with `own` cards of
 * the suit.
 */
export function worthAmong(isTrumpCard: boolean, higher: number, own: number): number {
  if (isTrumpCard) return 0.9 * 0.72 ** higher + 0.05;
  // A side suit is good for a trick or two before an opponent ruffs; a bare king falls.
  const guarded = own > higher ? 1 : 0.5;
  return 0.75 * 0.42 ** higher * guarded * (own > 3 ? 0.8 : 1);
}

/** A trick now is worth more than the same chance of one later. */
const LATER = 0.8;

/** How good it is to play a card that takes the trick with this chance, and is worth this if kept. */
export const playValue = (chance: number, worth: number, height: number): number =>
  chance - LATER * worth - height / 1000;

/** What it costs to give a card away; the height decides between cards of the same worth. */
export const giftCost = (worth: number, height: number): number => worth * 100 + height;

const NUMBERS: readonly (readonly [number, Rank])[] = [
  [1.5, 'peasant'],
  [2.5, 'soldier'],
  [4, 'prince'],
  [Infinity, 'king'],
];

/**
 * The names that a dealer gives who expects so many tricks: the lowest name whose number the hand is
 * unlikely to reach, since lower names win ties; the others get the remaining names in turn, highest
 * first.
 */
export function usualNames(dealer: Seat, tricks: number): readonly Rank[] {
  const mine = NUMBERS.find(([most]) => tricks < most)![1];
  const rest = RANKS.filter((rank) => rank !== mine);
  return RANKS.map((_, seat) => (seat === dealer ? mine : rest[(seat - dealer + 3) % 4]!));
}

/** The expected number of tricks of a hand. */
export const promise = (
  view: Pick<PeasantsView, 'trump'>,
  hand: readonly Card[],
  out: readonly Card[],
): number => hand.reduce((sum, card) => sum + worthOf(view, card, hand, out), 0);
