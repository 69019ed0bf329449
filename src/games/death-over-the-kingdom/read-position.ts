import {
  InvalidDataError,
  InvalidPositionError,
  type Options,
  resolveOptions,
  type Seat,
} from '../../game/index.js';
import {OPTIONS} from './options.js';

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

/** A list, of so many items where that is said, each read by a reader. */
export function readList<Item>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string, at: number) => Item,
  length?: number,
): readonly Item[] {
  if (!Array.isArray(value)) fail(path, 'must be a list');
  if (value.length > 999) fail(path, 'must have 999 items or fewer');
  if (length !== undefined && value.length !== length)
    fail(path, `must have ${length} items, not ${value.length}`);
  const items: readonly unknown[] = [...(value as readonly unknown[])]; // holes become undefined
  return items.map((item, at) => read(item, `${path}[${at}]`, at));
}

/** One of some words. */
export function readWord<Word extends string>(
  value: unknown,
  path: string,
  words: readonly Word[],
): Word {
  if (!words.includes(value as Word)) fail(path, `must be one of ${words.join(', ')}`);
  return value as Word;
}

/** Different seats in rising order. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readList(value, path, (one, where) => readInt(one, where, 0, seats - 1));
  if (list.some((seat, at) => at > 0 && seat <= list[at - 1]!))
    fail(path, 'must be different seats in rising order');
  return list;
}

/** All options, those left out at their defaults. */
export function readOptions(given: unknown): Options {
  try {
    return resolveOptions(OPTIONS, given);
  } catch (error) {
    if (error instanceof InvalidDataError) fail(error.path, error.message);
    throw error;
  }
}
