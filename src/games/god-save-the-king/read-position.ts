import {isJoker, readCard, type SuitCard} from '../../cards/index.js';
import {InvalidPositionError, type Seat} from '../../game/index.js';
import {originOf} from './suits.js';

/** Readers of data from outside: each gives a value of its type or names the path that is wrong. */

/** An object that came from outside. */
export type Given = Readonly<Record<string, unknown>>;

/** Throws; the fault completes the sentence that the path begins. */
export function fail(path: string, fault: string): never {
  throw new InvalidPositionError(path, fault);
}

/** Throws when something does not hold. */
export function need(right: boolean, path: string, fault: string): asserts right {
  if (!right) fail(path, fault);
}

/** A plain object with no fields but the known ones. */
export function readObject(value: unknown, path: string, fields: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, 'must be an object');
  const inside = path === 'position' ? '' : `${path}.`;
  for (const field of Object.keys(value))
    need(fields.includes(field), `${inside}${field}`, 'is not a field of it');
  return value as Given;
}

/** A whole number from `min` to `max`. */
export function readInt(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    fail(path, `must be a whole number from ${min} to ${max}`);
  return value + 0; // no minus zero
}

/** No list of a position is longer: a claim costs no time or memory. */
const MOST = 20_000;

/** A list, of so many items where that is said. */
export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) fail(path, 'must be a list');
  need(value.length <= MOST, path, `must have ${MOST} items or fewer`);
  if (length !== undefined)
    need(value.length === length, path, `must have ${length} items, not ${value.length}`);
  return [...(value as readonly unknown[])]; // holes become undefined and fail as items
}

/** One of a few words. */
export function readWord<Word extends string>(
  value: unknown,
  path: string,
  words: readonly Word[],
): Word {
  if (!words.includes(value as Word)) fail(path, `must be one of ${words.join(', ')}`);
  return value as Word;
}

/** A seat of a table for so many. */
export const readSeat = (value: unknown, path: string, seats: number): Seat =>
  readInt(value, path, 0, seats - 1);

/** Different seats. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readList(value, path).map((seat, at) => readSeat(seat, `${path}[${at}]`, seats));
  need(new Set(list).size === list.length, path, 'must be different seats');
  return list;
}

/** A card of a match for so many, in any spelling that people write, `10D` or `♦10`. */
export function readOne(value: unknown, path: string, seats: number): SuitCard {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card || isJoker(card)) fail(path, 'must be a card such as "QH"');
  if (originOf(card) >= seats) fail(path, `is ${card}, whose suit is not in this match`);
  return card;
}

/** Reads where cards lie, and sees to it that none lies in two places. */
export class CardReader {
  readonly #seats: number;
  readonly #where = new Map<SuitCard, string>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** A card, or `null` for one that is not known. */
  card(value: unknown, path: string): SuitCard | null {
    if (value === null) return null;
    const card = readOne(value, path, this.#seats);
    const before = this.#where.get(card);
    if (before !== undefined) fail(path, `is ${card}, which is also at ${before}`);
    this.#where.set(card, path);
    return card;
  }

  cards(value: unknown, path: string): readonly (SuitCard | null)[] {
    return readList(value, path).map((item, at) => this.card(item, `${path}[${at}]`));
  }

  /** True when a card has been read. */
  has(card: SuitCard): boolean {
    return this.#where.has(card);
  }
}
