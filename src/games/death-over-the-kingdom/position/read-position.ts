import type {Seat} from '../../../game/index.js';
import {fail, readInt, readEach} from '../../../game/read.js';

/** Different seats in rising order. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readEach(value, path, (one, where) => readInt(one, where, 0, seats - 1));
  if (list.some((seat, at) => at > 0 && seat <= list[at - 1]!))
    fail(path, 'must be different seats in rising order');
  return list;
}
