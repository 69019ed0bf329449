import {type IRoomCache, matchMaker} from '@colyseus/core';
import type {Seat} from 'gstk/game';
import {cleanName} from './clean-name.js';
import {Fault} from './fault.js';
import {codeField, nameField, takenSeats} from './meta-fields.js';
import {allowed, deviceField, REFUSED, seatOfCode} from './other-device.js';
import type {Meta, Store} from './store/store.js';

/** Somebody who says that a seat is theirs. */
interface Wish {
  readonly name?: string | undefined;
  readonly visitor: string;
  /** The code that the old page of the seat shows. */
  readonly code?: string | undefined;
}

/**
 * The seat of somebody who has it on another device already; `undefined` while the people at the table
 * are being asked.
 * @throws {Fault} 403 for a wrong code or a refusal, 404 when nobody has that name, 409 when nobody is
 *   there to be asked, or another question is pending
 */
export async function ownSeat(
  match: {readonly id: string; readonly meta: Meta; readonly store: Store},
  {name, visitor, code}: Wish,
): Promise<Seat | undefined> {
  const {id, meta, store} = match;
  const people = takenSeats(meta);
  if (code) {
    const seat = seatOfCode(id, meta, people, code);
    if (seat === undefined) throw new Fault(403, 'wrong code');
    await store.set(id, codeField(seat), ''); // it is good for one device
    return seat;
  }
  const field = deviceField(id, visitor);
  const own = people.find((one) => meta[field] === allowed(meta, one));
  if (own !== undefined) return own;
  if (meta[field] === REFUSED) {
    await store.set(id, field, '');
    throw new Fault(403, 'refused');
  }
  const wanted = cleanName(name).toLowerCase();
  const seat = people.find((one) => wanted && meta[nameField(one)]?.toLowerCase() === wanted);
  if (seat === undefined) throw new Fault(404, 'no such name');
  if (!(await isAsked(id, seat, field))) throw new Fault(409, 'nobody answers');
  return undefined;
}

/** Asks the people at the table; false where nobody is there. */
async function isAsked(id: string, seat: Seat, field: string): Promise<boolean> {
  try {
    const room = (await matchMaker.getRoomById(id)) as IRoomCache | undefined;
    if (!room) return false;
    return (await matchMaker.remoteRoomCall(id, 'claimed' as never, [seat, field])) as boolean;
  } catch {
    return false; // its process does not answer
  }
}
