import type {Seat} from '../../../../game/index.js';
import {isAlive, living} from '../../rules/standing.js';
import {kingOf} from '../../rules/suits.js';
import {type GskView, type Spot, SPOTS} from '../../types.js';

/** The place of a King as far as the view shows it, and the time until the piles are searched. */

/** The place of a King: a hand, a place of the formation, a pile, or out of the game. */
export type KingPlace =
  | {readonly at: 'hand' | 'fallen'}
  | {readonly at: 'laid'; readonly spot: Spot}
  | {readonly at: 'pile'; readonly of: Seat};

/**
 * The place of a seat's King; `undefined` if the view does not show it, as for everybody except its
 * owner. A King lies in a pile if the owner knows of a card that went there face down in this hand.
 */
export function kingPlace(view: GskView, seat: Seat): KingPlace | undefined {
  const king = kingOf(seat);
  if (!isAlive(view, seat)) return {at: 'fallen'};
  if (view.hands[seat]!.includes(king)) return {at: 'hand'};
  const spot = SPOTS.find((one) => view.formations[seat]?.[one] === king);
  if (spot) return {at: 'laid', spot};
  const gone = view.unseen.findLast(({card, hand}) => card === king && hand === view.hand);
  return gone && gone.to !== null ? {at: 'pile', of: gone.to} : undefined;
}

/** The owner of the pile in which this seat's King lies, if it is another player. */
export function captorOf(view: GskView, seat: Seat | null | undefined): Seat | undefined {
  const place = typeof seat === 'number' ? kingPlace(view, seat) : undefined;
  return place?.at === 'pile' && place.of !== seat ? place.of : undefined;
}

/** The number of cards in a formation. */
const LAID = 3;

/**
 * The number of tricks left in this hand, including one that has begun: as many as the smallest hand
 * has cards for.
 */
export function tricksLeft(view: GskView): number {
  const held = living(view).map(
    (seat) => view.hands[seat]!.length + (view.formations[seat] ? LAID : 0),
  );
  return held.length === 0 ? 0 : Math.floor(Math.min(...held) / LAID);
}

/** The number on the clock: zero while piles are searched, and never before. */
export const tricksToSearch = (view: GskView): number =>
  view.phase.startsWith('tricks') ? Math.max(1, tricksLeft(view)) : 0;

/** The number of the trick that a seat plays in this hand, from 1. */
export const trickOf = (view: GskView, seat: Seat): number =>
  1 +
  [...view.shown, ...view.unseen].filter(
    ({from, way, hand}) => from === seat && way === 'left' && hand === view.hand,
  ).length;
