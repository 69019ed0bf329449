import type {FaultReason, SeatFields} from '../../game/errors.js';
import {isFieldOf} from '../../game/field-path.js';

/** Fields of positions that hold seats: in all games, and as the rules of a game declare. */

/** Lists with an item for each seat in all games, and the names of the players. */
const BY_SEAT: readonly string[] = ['scores', 'names'];
/** Fields that hold a seat or seats in all games. */
const SEATS: readonly string[] = ['seat', 'turn'];
/** Faults of shape whose expected or actual value may be a seat. */
const OF_SEATS: readonly string[] = ['shape/leads', 'shape/different-seats', 'shape/due'];

/** A card of a trick, or a part of it. */
export const TRICK = /^trick\[\d+\](?:\.\w+)?/;

/** An item of a list by seat. */
export interface SeatItem {
  readonly field: string;
  readonly seat: number;
  /** The field inside the item, `suit` of `limits[0].suit`. */
  readonly inside: string | undefined;
}

/** The path of a list with an item for each seat; `undefined` for other paths. */
export function seatItemOf(path: string, {bySeat = []}: SeatFields = {}): SeatItem | undefined {
  for (const field of [...BY_SEAT, ...bySeat]) {
    const inner = field.replaceAll('.', String.raw`(?:\[\d+\])*\.`);
    const [, list, seat, inside] =
      new RegExp(String.raw`^(${inner})\[(\d+)\](?:\[\d+\])?(?:\.(.+))?$`).exec(path) ?? [];
    if (list !== undefined) return {field: list, seat: Number(seat), inside};
  }
  return undefined;
}

/** True if a path holds a seat or seats. */
const isOfSeats = (path: string, {seats = []}: SeatFields = {}): boolean =>
  isFieldOf([...SEATS, ...seats], path);

/** True if the expected and the actual value at a path are seats. */
export const holdsSeats = (path: string, {key, seatFields}: FaultReason): boolean =>
  isOfSeats(path, seatFields) && (!key.startsWith('shape/') || OF_SEATS.includes(key));

/** A text about seats with names instead of numbers. */
export const withNames = (text: string, name: (seat: number) => string): string =>
  text.replaceAll(/\d+/g, (seat) => name(Number(seat))).replaceAll(/,(?=\S)/g, ', ');

/** The names of the players that a field may hold; programs read a range of numbers instead. */
export function seatsIn(
  path: string,
  {key, values, seatFields}: FaultReason,
  names: readonly string[],
): readonly string[] | undefined {
  if (key !== 'shape/range' || !isOfSeats(path, seatFields)) return undefined;
  const {min, max} = values as {readonly min: number; readonly max: number};
  return min === 0 && max < names.length ? names.slice(0, max + 1) : undefined;
}
