import {type Card, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {leaderOf} from '../position/determinize.js';
import {heightOf, isGood, isTrump} from '../rules/exchange.js';
import {SEATS, seatOf} from '../rules/seats.js';
import {lackings} from '../rules/trick-winner.js';
import type {Gift, PeasantsView} from '../types.js';

/** The seats that may have a card that a given seat does not see. */

/** The owner of cards in no hand, since a position need not list its first tricks. */
export const NOBODY = SEATS;

/** A function that returns the possible owners of a card, as a set of seats and `NOBODY`. */
export function ownersIn(view: PeasantsView): (card: Card) => number {
  const {options, seat: own, phase, dealer, shown, trump, ranks, played, trick} = view;
  const everybody = ((1 << (SEATS + 1)) - 1) & ~(1 << own!);
  const lacks = options['mustFollow'] === 'on' ? lackings([...played, trick]) : [];
  const rest = (card: Card): number =>
    lacks.reduce(
      (set, {seat, suit}) => (suitOf(card) === suit ? set & ~(1 << seat) : set),
      everybody,
    );
  if (ranks === null) return (card) => (card === shown ? 1 << dealer : rest(card));
  const [king, soldier, peasant] = [
    seatOf(ranks, 'king'),
    seatOf(ranks, 'soldier'),
    seatOf(ranks, 'peasant'),
  ];
  const leader = leaderOf(view);
  const {bySoldier, toSoldier, byPeasant, toPeasant} = giftsOf(view);
  const most = bySoldier ? (bySoldier.card ? heightOf(bySoldier.card) : Infinity) : -1;
  const poor =
    options['goodCard'] === 'strict' && toSoldier?.card ? !isGood(toSoldier.card, view) : false;
  /** The king has given the card to the peasant, or may have. */
  const back = toPeasant ? (1 << king) | (1 << peasant) : 1 << king;
  return (card) => {
    if (card === leadingTrump(view) && leader !== undefined) return 1 << leader;
    if (card === toSoldier?.card) return 1 << soldier;
    if (card === toPeasant?.card) return 1 << peasant;
    if (card === byPeasant?.card) return 1 << king;
    if (card === bySoldier?.card) return back & everybody;
    if (card === shown)
      return (byPeasant ? (1 << king) | (1 << peasant) : 1 << peasant) & everybody;
    let set = rest(card);
    const above = suitOf(card) === trump && heightOf(card) > most;
    if (above && phase !== 'reign.exchange.fromSoldier') set &= ~(1 << soldier);
    if (poor && isGood(card, view)) set &= ~(1 << king);
    return set;
  };
}

const leadingTrump = ({trump}: PeasantsView): Card => `A${trump}`;

/**
 * The gifts by their place in the exchange; those that did not take place, or not yet, are missing.
 */
function giftsOf({
  gifts,
  ranks,
}: PeasantsView): Partial<
  Record<'bySoldier' | 'toSoldier' | 'byPeasant' | 'toPeasant', Gift<Card | null>>
> {
  const between = (from: Seat, to: Seat): Gift<Card | null> | undefined =>
    gifts.find((one) => one.from === from && one.to === to);
  const king = seatOf(ranks!, 'king');
  const [soldier, peasant] = [seatOf(ranks!, 'soldier'), seatOf(ranks!, 'peasant')];
  return Object.fromEntries(
    Object.entries({
      bySoldier: between(soldier, king),
      toSoldier: between(king, soldier),
      byPeasant: between(peasant, king),
      toPeasant: between(king, peasant),
    }).filter(([, gift]) => gift),
  );
}

/**
 * Whether the soldier would have a higher trump than the king, who got the soldier's highest one and
 * hardly ever gives such a card back. `undefined` if this is known card by card, or if nothing was
 * given.
 * @param free the cards whose owners are unknown; the function is asked with their owners
 */
export function soldierAbove(
  view: PeasantsView,
  free: readonly Card[],
): ((owners: readonly Seat[]) => boolean) | undefined {
  const {ranks, played, trick, trump} = view;
  if (ranks === null) return undefined;
  const {bySoldier} = giftsOf(view);
  if (bySoldier?.card !== null) return undefined;
  const [king, soldier] = [seatOf(ranks, 'king'), seatOf(ranks, 'soldier')];
  const heights = free.map((card) => (isTrump(card, view) ? heightOf(card) : 0));
  const fixed = [...played, trick].flat().filter(({card}) => suitOf(card) === trump);
  const highest = (seat: Seat): number =>
    Math.max(0, ...fixed.map((one) => (one.seat === seat ? heightOf(one.card) : 0)));
  const [king0, soldier0] = [highest(king), highest(soldier)];
  return (owners) => {
    let [most, least] = [soldier0, king0];
    owners.forEach((seat, at) => {
      if (seat === soldier) most = Math.max(most, heights[at]!);
      else if (seat === king) least = Math.max(least, heights[at]!);
    });
    return most > least;
  };
}
