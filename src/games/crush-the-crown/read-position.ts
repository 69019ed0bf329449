import {type Card, readCard} from '../../cards/index.js';
import {
  InvalidDataError,
  InvalidPositionError,
  type Options,
  resolveOptions,
} from '../../game/index.js';
import {KINGS, OPTIONS, packOf} from './options.js';

/** Readers of data from outside: each gives a value of its type or names the path that is wrong. */

/** An object from outside, its fields not yet read. */
export type Given = Readonly<Record<string, unknown>>;

/** Throws; the fault completes the sentence that the path begins. */
export function fail(path: string, fault: string): never {
  throw new InvalidPositionError(path, fault);
}

/** A plain object with no fields but the known ones; fields that are `undefined` count as left out. */
export function readObject(value: unknown, path: string, fields: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, 'must be an object');
  for (const field of Object.keys(value))
    if (!fields.includes(field))
      fail(path === 'position' ? field : `${path}.${field}`, 'is not a field of it');
  return value as Given;
}

/** A whole number from `min` to `max`. */
export function readInt(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    fail(path, `must be a whole number from ${min} to ${max}`);
  return value + 0; // no minus zero
}

/** A list, of so many items where that is said. */
export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) fail(path, 'must be a list');
  if (value.length > 99) fail(path, 'must have 99 items or fewer');
  if (length !== undefined && value.length !== length)
    fail(path, `must have ${length} items, not ${value.length}`);
  return [...(value as readonly unknown[])]; // holes become undefined and fail as items
}

/** All options, those left out at their defaults. */
export function readOptions(given: unknown): Options {
  try {
    return resolveOptions(OPTIONS, given);
  } catch (error) {
    if (error instanceof InvalidDataError) fail(error.path, 'is not what the options allow');
    throw error;
  }
}

/** Reads cards and sees to it that none comes twice and all belong to the pack. */
export class CardReader {
  readonly #pack: ReadonlySet<Card>;
  readonly #where = new Map<Card, string>();

  constructor(options: Options) {
    this.#pack = new Set([...KINGS, ...packOf(options)]);
  }

  /** In any spelling that people write, `10D` or `♦10`; gives the strict one. */
  card(value: unknown, path: string): Card {
    const card = typeof value === 'string' ? readCard(value) : undefined;
    if (!card) fail(path, 'must be a card such as "QH"');
    if (!this.#pack.has(card)) fail(path, `is ${card}, which is not in the pack`);
    const before = this.#where.get(card);
    if (before !== undefined) fail(path, `is ${card}, which is also at ${before}`);
    this.#where.set(card, path);
    return card;
  }

  /** Cards that are all known. */
  cards(value: unknown, path: string): readonly Card[] {
    return readList(value, path).map((item, at) => this.card(item, `${path}[${at}]`));
  }

  /** Cards of which some are `null`: unknown. */
  some(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }
}
