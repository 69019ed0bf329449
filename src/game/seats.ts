import type {Seat} from './rules.js';

/**
 * Letters of the seats, clockwise from seat 0: `N E S W` at a table of four, `N S W` of three, `N
 * S` of two, `A B C …` of more.
 */
export const seatLetters = (seats: number): readonly string[] =>
  seats <= 4 ? [...['N', 'NS', 'NSW', 'NESW'][seats - 1]!] : [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter of a seat; its number when it has no letter. */
export const writeSeat = (seat: Seat, seats: number): string =>
  (seat < seats ? seatLetters(seats)[seat] : undefined) ?? String(seat);

/**
 * Reads a seat: its letter or the player's name, both in any case, or its number from 0.
 * @param names the players' names by seat
 * @returns `undefined` for a text that names no seat
 */
export function readSeat(
  text: string,
  seats: number,
  names: readonly string[] = [],
): Seat | undefined {
  const same = (name: string): boolean => name.toLowerCase() === text.toLowerCase();
  const named = names.slice(0, seats).findIndex(same);
  const seat = named < 0 ? seatLetters(seats).slice(0, seats).findIndex(same) : named;
  if (seat >= 0) return seat;
  return /^\d{1,2}$/.test(text) && Number(text) < seats ? Number(text) : undefined;
}
