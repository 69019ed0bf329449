import {type Card, PACK_36, readCard} from '../../cards/index.js';
import {InvalidPositionError} from '../../game/index.js';
import {SEATS} from './seats.js';
import {type Gift, type Rank, RANKS, type Trick} from './types.js';

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
  need(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    path,
    'must be an object',
  );
  const inside = path === 'position' ? '' : `${path}.`;
  for (const field of Object.keys(value))
    need(fields.includes(field), `${inside}${field}`, 'is not a field of it');
  return value as Given;
}

/** A whole number from `min` to `max`. */
export function readInt(value: unknown, path: string, min: number, max: number): number {
  need(
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
    path,
    `must be a whole number from ${min} to ${max}`,
  );
  return value + 0; // no minus zero
}

/** A list, of so many items where that is said, of a hundred at most. */
export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  need(Array.isArray(value), path, 'must be a list');
  need(value.length <= 100, path, 'must have 100 items or fewer');
  need(length === undefined || value.length === length, path, `must have ${length ?? 0} items`);
  return [...(value as readonly unknown[])]; // holes become undefined and fail as items
}

/** A seat. */
export const readSeat = (value: unknown, path: string): number =>
  readInt(value, path, 0, SEATS - 1);

/** Who is awaited, where that is said. */
export const readTurn = (value: unknown, length?: number): readonly number[] | undefined =>
  value === undefined
    ? undefined
    : readList(value, 'turn', length).map((seat, at) => readSeat(seat, `turn[${at}]`));

/** A count for each seat. */
export const readCounts = (value: unknown, path: string): readonly number[] =>
  readList(value, path, SEATS).map((item, at) => readInt(item, `${path}[${at}]`, 0, 36));

/** A rank for each seat, each rank once. */
export function readRanks(value: unknown, path: string): readonly Rank[] {
  const list = readList(value, path, SEATS);
  return list.map((item, at) => {
    const rank = RANKS.find((known) => known === item);
    if (!rank) fail(`${path}[${at}]`, `must be one of ${RANKS.join(', ')}`);
    need(list.indexOf(item) === at, `${path}[${at}]`, 'is given twice');
    return rank;
  });
}

/** A card of this pack, in any spelling that people write. */
export function readPackCard(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card) fail(path, 'must be a card such as "QH"');
  need(PACK_36.includes(card), path, `is ${card}, which is not in the pack`);
  return card;
}

/** Reads cards and sees to it that none lies in two places. */
export class CardReader {
  readonly #where = new Map<Card, string>();

  card(value: unknown, path: string): Card {
    const card = readPackCard(value, path);
    const before = this.#where.get(card);
    need(before === undefined, path, `is ${card}, which is also at ${before ?? ''}`);
    this.#where.set(card, path);
    return card;
  }

  /** Cards of which unknown ones are `null`. */
  cards(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }

  trick(value: unknown, path: string): Trick {
    return readList(value, path).map((item, at) => {
      const here = `${path}[${at}]`;
      const play = readObject(item, here, ['seat', 'card']);
      const seat = readSeat(play['seat'], `${here}.seat`);
      return {seat, card: this.card(play['card'], `${here}.card`)};
    });
  }
}

/** Cards of the exchange; they lie in hands and tricks too. */
export const readGifts = (value: unknown): readonly Gift<Card | null>[] =>
  readList(value, 'gifts').map((item, at) => {
    const here = `gifts[${at}]`;
    const {from, to, card} = readObject(item, here, ['from', 'to', 'card']);
    return {
      from: readSeat(from, `${here}.from`),
      to: readSeat(to, `${here}.to`),
      card: card === null || card === undefined ? null : readPackCard(card, `${here}.card`),
    };
  });
