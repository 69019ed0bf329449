import {type Card, PACK_36, type Suit, suitOf} from '../../../cards/index.js';
import {heightOf, isTrump} from '../rules/exchange.js';
import {stillIn} from '../rules/seats.js';
import {bestOf} from '../rules/taken.js';
import type {PeasantsView} from '../types.js';

/** A card's prospects from a seat's view: whether it takes a trick, now or later. */

/** The cards that may still lie in other hands. */
export function unseen({seat, hands, aside, trick, played}: PeasantsView): readonly Card[] {
  const own = seat === null ? [] : [...hands[seat]!, ...aside[seat]!];
  const seen = new Set<Card | null>([...own, ...[trick, ...played].flat().map(({card}) => card)]);
  return PACK_36.filter((card) => !seen.has(card));
}

/** The probability that none of `few` cards is among `draws` cards drawn from `all`. */
function missing(few: number, draws: number, all: number): number {
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
    if (isTrump(card, view)) return chance * (led === trump ? under : 1 - none * (1 - under));
    return chance * ((1 - none) * under + none * noTrump);
  }, 1);
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
  if (isTrump(card, view)) return 0.9 * 0.72 ** higher + 0.05;
  // A side suit is good for a trick or two before an opponent ruffs; a bare king falls.
  const guarded = own > higher ? 1 : 0.5;
  return 0.75 * 0.42 ** higher * guarded * (own > 3 ? 0.8 : 1);
}

/** The expected number of tricks of a hand. */
export const promise = (
  view: Pick<PeasantsView, 'trump'>,
  hand: readonly Card[],
  out: readonly Card[],
): number => hand.reduce((sum, card) => sum + worthOf(view, card, hand, out), 0);
