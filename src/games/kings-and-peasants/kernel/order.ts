import type {Seat} from '../../../game/index.js';
import {LIMITS, RANKS} from '../types.js';

/** Names and ranks as places in `RANKS`: the order of play, the numbers, and the order of seats. */

/** The number of players. */
export const SEATS = 4;

const MOST = RANKS.map((rank) => LIMITS[rank]);

/** Whether a seat of this name has reached its number in the election and is out. */
export const hasReached = (tricks: number, name: number): boolean => tricks >= MOST[name]!;

/** The next seat in the order of play: clockwise, or in a reign from king to peasant. */
export const nextSeat = (ranks: readonly number[], reign: boolean, seat: Seat): Seat =>
  reign ? ranks.indexOf((ranks[seat]! + 1) % SEATS) : (seat + 1) % SEATS;

/**
 * Whether a seat comes before another: by tricks; of equal ones, the lower rank comes first (P-6,
 * P-12).
 */
export const comesBefore = (
  tricks: readonly number[],
  ranks: readonly number[],
  one: Seat,
  other: Seat,
): boolean =>
  tricks[one]! > tricks[other]! || (tricks[one] === tricks[other] && ranks[one]! > ranks[other]!);
