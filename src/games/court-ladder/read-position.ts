import {type Card, isJoker, type Joker, readCard} from '../../cards/index.js';
import {InvalidPositionError, type Seat} from '../../game/index.js';

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

/** No list of a position is longer than two packs. */
const MOST = 200;

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

/** Different seats of a table for so many. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readList(value, path).map((seat, at) =>
    readInt(seat, `${path}[${at}]`, 0, seats - 1),
  );
  need(new Set(list).size === list.length, path, 'must be different seats');
  return list;
}

/** A card in any spelling that people write, `10D` or `♦10`. */
export function readOne(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card) fail(path, 'must be a card such as "QH"');
  return card;
}

/** Reads where cards lie, and sees to it that none lies in more places than the pack has of it. */
export class CardReader {
  readonly #left = new Map<Card, number>();

  constructor(pack: readonly Card[]) {
    for (const card of pack) this.#left.set(card, (this.#left.get(card) ?? 0) + 1);
  }

  card(value: unknown, path: string): Card {
    const card = readOne(value, path);
    const left = this.#left.get(card);
    if (left === undefined) fail(path, `is ${card}, which is not in the pack`);
    if (left === 0) fail(path, `is ${card}, all of which lie elsewhere`);
    this.#left.set(card, left - 1);
    return card;
  }

  joker(value: unknown, path: string): Joker {
    const card = this.card(value, path);
    if (!isJoker(card)) fail(path, 'must be a joker');
    return card;
  }

  /** Cards of which some are `null`: unknown. */
  some(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }
}
