import type {Seat} from '../../../game/index.js';
import {LIMITS, type PeasantsState, type Rank, RANKS} from '../types.js';

/** The seats that are in, their order of play, and their ranks. */

/** The number of players. */
export const SEATS = 4;

type Standing = Pick<PeasantsState, 'names' | 'ranks' | 'tricks'>;

/** The seat that has a rank. */
export const seatOf = (ranks: readonly Rank[], rank: Rank): Seat => ranks.indexOf(rank);

/** True for a seat that has reached its number in the election; a reign has no numbers (P-11). */
export const isOut = ({names, ranks, tricks}: Standing, seat: Seat): boolean =>
  ranks === null && names !== null && tricks[seat]! >= LIMITS[names[seat]!];

/** The order of play: clockwise, in the reign from king to peasant. */
const orderOf = ({ranks, tricks}: Standing): readonly Seat[] =>
  ranks === null ? tricks.map((_, seat) => seat) : RANKS.map((rank) => seatOf(ranks, rank));

/** Seats that are still in, in the order of play. */
export const stillIn = (state: Standing): readonly Seat[] =>
  orderOf(state).filter((seat) => !isOut(state, seat));

/** The seats that are still in, beginning with the first of them after `seat`. */
export function inAfter(state: Standing, seat: Seat): readonly Seat[] {
  const order = orderOf(state);
  const at = order.indexOf(seat) + 1;
  return [...order.slice(at), ...order.slice(0, at)].filter((other) => !isOut(state, other));
}

/**
 * Seats by tricks, most first; of equal seats the one with the lower of `ranks` comes first (P-6),
 * which also decides a reign (P-12).
 */
export const byTricks = (tricks: readonly number[], ranks: readonly Rank[]): readonly Seat[] => {
  const low = (seat: Seat): number => RANKS.indexOf(ranks[seat]!);
  return tricks.map((_, seat) => seat).sort((a, b) => tricks[b]! - tricks[a]! || low(b) - low(a));
};
