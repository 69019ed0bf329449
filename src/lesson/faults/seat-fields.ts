import type {FaultReason} from '../../game/errors.js';

/** Which fields of positions are about seats. */

/** Lists with an item for each seat; some games have others of these names, without lists inside. */
export const BY_SEAT =
  /^(hands|tricks|points|scores|wins|reigns|piles|governments|limits|formations|tokens|alive|areas|up|deeds|was|eyes\.\w+|(?:matches\[\d+\]\.)?choices\.made|last\.(?:cards|values)|names|elected|(?:aside|shown)(?=\[\d+\]\[))\[(\d+)\](?:\[\d+\])?(?:\.(.+))?$/;
export const TRICK = /^trick\[\d+\](?:\.\w+)?/;
/** Fields that hold a seat, or seats; `seats` by itself is their number. */
const SEATS =
  /(?:^|\.)(?:dealer|orderer|turn|lord|active|attacker|defender|by|to|seat|allowed|passed|ranks|winners?|still|out|from|with|letters|known|asked|ready|quiet|accused|joined)(?:\[\d+\])?$|^looked\.at$|\.seats(?:\[\d+\])?$|^eyes\.|^won\[/;
/** Faults of shape in which what is due, and what was found, may be seats. */
const OF_SEATS: readonly string[] = ['shape/leads', 'shape/different-seats', 'shape/due'];

/** True where what must stand at a path, and what was found there, are seats. */
export const holdsSeats = (path: string, key: string): boolean =>
  SEATS.test(path) && (!key.startsWith('shape/') || OF_SEATS.includes(key));

/** A text about seats with names in the place of their numbers. */
export const withNames = (text: string, name: (seat: number) => string): string =>
  text.replaceAll(/\d+/g, (seat) => name(Number(seat))).replaceAll(/,(?=\S)/g, ', ');

/** The names of the players of whom a field must name one; a program reads the range of its numbers. */
export function seatsIn(
  path: string,
  {key, values}: FaultReason,
  names: readonly string[],
): readonly string[] | undefined {
  if (key !== 'shape/range' || !SEATS.test(path)) return undefined;
  const {min, max} = values as {readonly min: number; readonly max: number};
  return min === 0 && max < names.length ? names.slice(0, max + 1) : undefined;
}
