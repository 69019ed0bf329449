import {isRng, type Rng, rngFrom} from '../cards/index.js';
import {InvalidDataError, InvalidPositionError} from './errors.js';
import {show} from './plain-data.js';
import {
  type OptionRow,
  type Options,
  resolveOptions,
  type SeatRange,
  seatsWith,
} from './options.js';
import type {AnyMove, AnyState, AnyView, Rules, Seat} from './rules.js';

/** Readers of untrusted positions: each returns a typed value or throws with the faulty path. */

/** An untrusted object whose fields have not been read yet. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Throws `InvalidPositionError`; the fault is a phrase that continues the path: "must be a list".
 */
export function fail(path: string, fault: string): never {
  throw new InvalidPositionError(path, fault);
}

/** Throws `InvalidPositionError` unless the condition holds. */
export function need(right: boolean, path: string, fault: string): asserts right {
  if (!right) fail(path, fault);
}

/** An object with known fields only; a field that is `undefined` counts as left out. */
export function readObject(value: unknown, path: string, fields: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, 'must be an object');
  const inside = path === 'position' ? '' : `${path}.`;
  for (const field of Object.keys(value))
    need(fields.includes(field), `${inside}${field}`, `is no field; expected ${fields.join(', ')}`);
  return value as Given;
}

/** A whole number from `min` to `max`. */
export function readInt(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    fail(path, min === max ? `must be ${min}` : `must be a whole number from ${min} to ${max}`);
  return value + 0; // no minus zero
}

/** The longest list in a position, so that a huge length claimed by the input costs no memory. */
export const MOST_ITEMS = 20_000;

/** A number of items, "1 item". */
export const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** A list, of exactly `length` items when that is given. */
export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) fail(path, 'must be a list');
  need(value.length <= MOST_ITEMS, path, `must have ${MOST_ITEMS} items or fewer`);
  if (length !== undefined)
    need(value.length === length, path, `must have ${items(length)}, not ${value.length}`);
  return [...(value as readonly unknown[])]; // holes become undefined and are rejected as items
}

/** A list whose items are each read by `read`. */
export const readEach = <Item>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string, at: number) => Item,
  length?: number,
): readonly Item[] =>
  readList(value, path, length).map((item, at) => read(item, `${path}[${at}]`, at));

/** One of the given words. */
export function readWord<Word extends string>(
  value: unknown,
  path: string,
  words: readonly Word[],
): Word {
  if (!words.includes(value as Word)) fail(path, `must be one of ${words.join(', ')}`);
  return value as Word;
}

/** `true` or `false`. */
export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, 'must be true or false');
  return value;
}

/** A seat of a table with `seats` seats. */
export const readSeat = (value: unknown, path: string, seats: number): Seat =>
  readInt(value, path, 0, seats - 1);

/** Distinct seats of a table with `seats` seats. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readEach(value, path, (seat, where) => readSeat(seat, where, seats));
  need(new Set(list).size === list.length, path, 'must be different seats');
  return list;
}

/** All options; those left out take their defaults. */
export function readOptions(rows: readonly OptionRow[], given: unknown, seats?: number): Options {
  try {
    return resolveOptions(rows, given, seats);
  } catch (error) {
    if (error instanceof InvalidDataError) fail(error.path, error.fault);
    throw error;
  }
}

/** The random stream of a position; `undefined` when it is left out. */
export function readRng(value: unknown): Rng | undefined {
  need(value === undefined || isRng(value), 'rng', 'must be four integers');
  return value;
}

/** The fields that the positions of all games may have. */
const COMMON = ['options', 'seats', 'rng', 'seat', 'turn', 'phase', 'scores'] as const;

/**
 * What positions of all games have: known fields, those of the game and the common ones; the options;
 * and the number of seats, which is the least one when it is left out.
 */
export function readBasics(
  position: unknown,
  fields: readonly string[],
  rules: {readonly seats: SeatRange; readonly options: readonly OptionRow[]},
): {readonly given: Given; readonly options: Options; readonly seats: number} {
  const given = readObject(position, 'position', [...COMMON, ...fields]);
  const options = readOptions(rules.options, given['options']);
  const {min, max} = seatsWith(rules, options);
  const seats = given['seats'] === undefined ? min : readInt(given['seats'], 'seats', min, max);
  return {given, options, seats};
}

/** Reads one item of a position at a path. */
export type Reader<Item> = (value: unknown, path: string) => Item;

/** Reads a card of the pack. */
export const cardOf =
  <Code extends string>(pack: readonly Code[]): Reader<Code> =>
  (value, path) => {
    need(pack.includes(value as Code), path, 'must be a card of this pack');
    return value as Code;
  };

/** Reads a card of the pack, or `null` for an unknown card. */
export const cardOrNull =
  <Code extends string>(pack: readonly Code[]): Reader<Code | null> =>
  (value, path) =>
    value === null ? null : cardOf(pack)(value, path);

/** One list of cards for each seat: hands, or the cards that the seats have taken. */
export const readPiles = <Item>(
  value: unknown,
  path: string,
  seats: number,
  read: Reader<Item>,
): readonly (readonly Item[])[] =>
  readEach(value, path, (pile, where) => readEach(pile, where, read), seats);

/** The cards played to a trick, one by each seat in turn from the leader on. */
export const readPlays = <Item>(
  value: unknown,
  path: string,
  {leader, seats, read}: {leader: Seat; seats: number; read: Reader<Item>},
): readonly {readonly seat: Seat; readonly card: Item}[] =>
  readEach(value, path, (play, where, at) => {
    const {seat, card} = readObject(play, where, ['seat', 'card']);
    const due = (leader + at) % seats;
    need(seat === due, `${where}.seat`, `must be ${due}, since ${leader} leads`);
    return {seat: due, card: read(card, `${where}.card`)};
  });

/** A pile that holds exactly these cards, in the order of the position if it names them. */
export function readPile<Code extends string>(
  value: unknown,
  path: string,
  cards: readonly Code[],
): readonly Code[] {
  if (value === undefined) return cards;
  const pile = readEach(value, path, cardOf(cards), cards.length);
  need(new Set(pile).size === pile.length, path, 'names a card twice');
  return pile;
}

/**
 * Rejects a field that contradicts what follows from the others, such as `turn` or `phase`; `why`
 * continues the sentence: "as step tells".
 */
export function needDerived(given: Given, derived: Given, why?: string): void {
  for (const [field, value] of Object.entries(derived)) {
    const due = JSON.stringify(value);
    need(
      given[field] === undefined || JSON.stringify(given[field]) === due,
      field,
      why === undefined ? `must be ${due}` : `must be ${due}, ${why}`,
    );
  }
}

/** What a position has at a path, `hands[2][0]`; `undefined` where it has nothing. */
const foundAt = (position: unknown, path: string): unknown =>
  (path === 'position' ? [] : (path.match(/[^.[\]]+/g) ?? [])).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Given)[key]
        : undefined,
    position,
  );

/**
 * `parsePosition` of a game, from a function that makes a state. A fault that says what must be also
 * says what was found, "deal must be a whole number from 1 to 14; found 15", or that the field is
 * left out.
 */
export const positionReader =
  <State>(stateOf: (position: unknown, rng: Rng) => State) =>
  (position: unknown, rng: Rng = rngFrom('position')): State => {
    try {
      return stateOf(position, rng);
    } catch (error) {
      if (!(error instanceof InvalidPositionError)) throw error;
      const {path, fault} = error;
      const found = foundAt(position, path);
      if (!fault.startsWith('must') || fault.includes(', not ')) throw error;
      const end = found === undefined ? 'it is left out' : `found ${show(found)}`;
      throw new InvalidPositionError(path, `${fault}; ${end}`);
    }
  };

/** The part of the rules that reads positions, by one reader for positions and views alike. */
export const readingBy = <State extends AnyState, View extends AnyView>(
  stateOf: (position: unknown, rng: Rng) => State,
): Pick<Rules<State, AnyMove, View>, 'determinize' | 'parsePosition'> => ({
  determinize: stateOf,
  parsePosition: positionReader(stateOf),
});
