import type {SeatRange} from './options.js';
import {type GivenFields, readInt, shape} from './read.js';

/**
 * The number of seats: `seats`, or else the length of the first of these lists, which have an item for
 * each seat; or else `usual`.
 */
export function readSeatCount(
  given: GivenFields,
  fields: readonly string[],
  {min, max}: SeatRange,
  usual = min,
): number {
  const {seats = null} = given;
  if (seats !== null) return readInt(seats, 'seats', min, max);
  const field = fields.find((name) => Array.isArray(given[name]));
  if (field === undefined) return usual;
  const {length: count} = given[field] as readonly unknown[];
  shape.need(count >= min && count <= max, field, 'by-seat', {min, max, count});
  return count;
}
