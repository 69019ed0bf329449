import type {Seat} from '../../../game/index.js';
import {type Kernel, kingOf, knaveOf} from './position.js';

/** The players who may add cards to a bout, and their order (rule 5, L-2). */

/** Whether the King is asked for leave at all: in the opening bout everybody may throw in. */
const needsLeave = ({throwIn, bouts}: Kernel): boolean => throwIn === 'king' && bouts !== 1;

/** The set of seats that need the King's leave to throw in (L-2). */
export function petitioners(k: Kernel): number {
  const {seats, attacker, defender, sizes} = k;
  if (!needsLeave(k)) return 0;
  let set = 0;
  for (let seat = 0; seat < seats; seat++) if (sizes[seat]! > 0) set |= 1 << seat;
  for (const free of [attacker, defender, kingOf(k), knaveOf(k)]) set &= ~(1 << free);
  return set;
}

/** True when a seat may throw in during this bout, whether or not it has passed (rule 5). */
export function mayThrow(k: Kernel, seat: Seat): boolean {
  const {seats, ranks, attacker, defender, sizes, throwIn, allowed} = k;
  if (seat === defender || sizes[seat] === 0) return false;
  if (seat === attacker) return true;
  if (throwIn === 'attacker') return false;
  if (!needsLeave(k) || seat === ranks[0] || seat === ranks[seats - 1]) return true;
  return allowed > 0 && ((allowed >> seat) & 1) === 1;
}

/** The seats that are asked to throw in, in order (L-2): attacker, lowest, then from the King down. */
const inTurn = ({attacker, ranks, seats}: Kernel, at: number): Seat =>
  at === 0 ? attacker : at === 1 ? ranks[seats - 1]! : ranks[at - 2]!;

/** The seats that may throw in during this bout, in the order in which they are asked. */
export function throwers(k: Kernel): readonly Seat[] {
  const order = Array.from({length: k.seats + 2}, (_, at) => inTurn(k, at));
  return [...new Set(order)].filter((seat) => mayThrow(k, seat));
}

/** The next seat that is asked to throw in; -1 when all have passed. */
export function nextThrower(k: Kernel): Seat {
  for (let at = 0; at < k.seats + 2; at++) {
    const seat = inTurn(k, at);
    if (((k.passed >> seat) & 1) === 0 && mayThrow(k, seat)) return seat;
  }
  return -1;
}
