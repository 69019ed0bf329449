import type {Seat} from '../../../game/index.js';
import {comesBefore, hasReached, nextSeat, SEATS} from '../kernel/order.js';
import {type PeasantsState, type Rank, RANKS} from '../types.js';

/** The seats that are in, their order of play, and their ranks. */

export {SEATS};

type RankFields = Pick<PeasantsState, 'names' | 'ranks' | 'tricks'>;

/** Names or ranks as places in `RANKS`. */
const placesOf = (ranks: readonly Rank[]): readonly number[] =>
  ranks.map((rank) => RANKS.indexOf(rank));

/** The seat that has a rank. */
export const seatOf = (ranks: readonly Rank[], rank: Rank): Seat => ranks.indexOf(rank);

/** Whether a seat has reached its number in the election; a reign has no numbers (P-11). */
export const isOut = ({names, ranks, tricks}: RankFields, seat: Seat): boolean =>
  ranks === null && names !== null && hasReached(tricks[seat]!, RANKS.indexOf(names[seat]!));

/** Seats that are still in, in the order of play. */
export const stillIn = (state: RankFields): readonly Seat[] =>
  inAfter(state, state.ranks === null ? SEATS - 1 : seatOf(state.ranks, 'peasant'));

/** The seats that are still in, beginning with the first of them after `seat`. */
export function inAfter(state: RankFields, seat: Seat): readonly Seat[] {
  const places = placesOf(state.ranks ?? []);
  const seats: Seat[] = [];
  let next = seat;
  do {
    next = nextSeat(places, state.ranks !== null, next);
    if (!isOut(state, next)) seats.push(next);
  } while (next !== seat);
  return seats;
}

/**
 * Seats by tricks, most first; of equal seats the one with the lower of `ranks` comes first (P-6),
 * which also decides a reign (P-12).
 */
export const byTricks = (tricks: readonly number[], ranks: readonly Rank[]): readonly Seat[] => {
  const places = placesOf(ranks);
  return tricks.map((_, seat) => seat).sort((a, b) => (comesBefore(tricks, places, a, b) ? -1 : 1));
};
