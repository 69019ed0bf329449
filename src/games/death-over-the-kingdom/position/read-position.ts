import type {Seat} from '../../../game/index.js';
import {readInt, readEach} from '../../../game/read.js';
import {faults} from './throw-faults.js';

/** Distinct seats in ascending order. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readEach(value, path, (one, where) => readInt(one, where, 0, seats - 1));
  const rises = list.every((seat, at) => at === 0 || seat > list[at - 1]!);
  faults.need(rises, path, 'seats-rising');
  return list;
}
