import {isRng, type Rng, rngFrom} from '../cards/index.js';
import {InvalidPositionError, type SeatFields} from './errors.js';
import {shapeFaults} from './faults.en.js';
import {type Faults, faultsOf, positionError} from './faults.js';
import {show} from './phrases.js';
import {isObject, toPlainData} from './plain-data.js';
import {withDefaults, type OptionRow, type Options, type SeatRange, seatsWith} from './options.js';
import type {AnyMove, AnyState, AnyView, Rules, Seat} from './rules.js';

/** Readers of untrusted positions: each returns a typed value or throws with the faulty path. */

/** Throws faults of a position's shape. */
export const shape: Faults<typeof shapeFaults> = /* @__PURE__ */ faultsOf('shape', shapeFaults);

/** An untrusted object whose fields have not been read yet. */
export type GivenFields = Readonly<Record<string, unknown>>;

/** An object with known fields only; a field that is `undefined` counts as missing. */
export function readObject(value: unknown, path: string, fields: readonly string[]): GivenFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    shape.fail(path, 'object');
  const inside = path === 'position' ? '' : `${path}.`;
  for (const field of Object.keys(value))
    shape.need(fields.includes(field), `${inside}${field}`, 'field', {fields});
  return value as GivenFields;
}

/** A whole number from `min` to `max`. */
export function readInt(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    if (min === max) shape.fail(path, 'number', {due: min});
    shape.fail(path, 'range', {min, max});
  }
  return value + 0; // no minus zero
}

/** The longest list in a position, so that a huge length in the input costs no memory. */
export const MOST_ITEMS = 20_000;

/** A list, of exactly `length` items if that is given. */
export function readList(value: unknown, path: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) shape.fail(path, 'list');
  shape.need(value.length <= MOST_ITEMS, path, 'too-long', {most: MOST_ITEMS});
  if (length !== undefined)
    shape.need(value.length === length, path, 'length', {due: length, count: value.length});
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

/** One of the given strings. */
export function readWord<Word extends string>(
  value: unknown,
  path: string,
  words: readonly Word[],
): Word {
  if (!words.includes(value as Word)) shape.fail(path, 'word', {words});
  return value as Word;
}

/** `true` or `false`. */
export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') shape.fail(path, 'flag');
  return value;
}

/** A seat of a table with `seats` seats. */
export const readSeat = (value: unknown, path: string, seats: number): Seat =>
  readInt(value, path, 0, seats - 1);

/** Distinct seats of a table with `seats` seats. */
export function readSeats(value: unknown, path: string, seats: number): readonly Seat[] {
  const list = readEach(value, path, (seat, where) => readSeat(seat, where, seats));
  shape.need(new Set(list).size === list.length, path, 'different-seats');
  return list;
}

/** All options; missing ones take their defaults. */
export function readOptions(rows: readonly OptionRow[], given: unknown, seats?: number): Options {
  const options = toPlainData(given, InvalidPositionError, 'options') ?? {};
  if (given === null || !isObject(options)) shape.fail('options', 'object');
  for (const [name, value] of Object.entries(options)) {
    const path = `options.${name}`;
    const values: readonly unknown[] | undefined = rows.find((row) => row.name === name)?.values;
    if (!values) shape.fail(path, 'option', {names: rows.map((row) => row.name)});
    shape.need(values.includes(value), path, 'option-value', {values, found: show(value)});
  }
  return withDefaults(rows, options as Options, seats);
}

/** The random stream of a position; `undefined` if it is missing. */
export function readRng(value: unknown): Rng | undefined {
  shape.need(value === undefined || isRng(value), 'rng', 'rng');
  return value;
}

/** Fields that the positions of all games may have. */
const COMMON = ['options', 'seats', 'rng', 'seat', 'turn', 'phase', 'scores'] as const;

/**
 * The common part of all positions: only known fields, the options, and the number of seats, by default
 * the smallest.
 */
export function readBasics(
  position: unknown,
  fields: readonly string[],
  rules: {readonly seats: SeatRange; readonly options: readonly OptionRow[]},
): {readonly given: GivenFields; readonly options: Options; readonly seats: number} {
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
    shape.need(pack.includes(value as Code), path, 'pack');
    return value as Code;
  };

/** Reads a card of the pack, or `null` for an unknown card. */
export const cardOrNull =
  <Code extends string>(pack: readonly Code[]): Reader<Code | null> =>
  (value, path) =>
    value === null ? null : cardOf(pack)(value, path);

/** One list of cards for each seat: hands, or captured cards. */
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
    shape.need(seat === due, `${where}.seat`, 'leads', {due, leader});
    return {seat: due, card: read(card, `${where}.card`)};
  });

/** A pile that holds exactly these cards, in the order of the position if it gives one. */
export function readPile<Code extends string>(
  value: unknown,
  path: string,
  cards: readonly Code[],
): readonly Code[] {
  if (value === undefined) return cards;
  const pile = readEach(value, path, cardOf(cards), cards.length);
  shape.need(new Set(pile).size === pile.length, path, 'card-twice');
  return pile;
}

/** The value at a path of a position, `hands[2][0]`; `undefined` if there is none. */
const foundAt = (position: unknown, path: string): unknown =>
  (path === 'position' ? [] : (path.match(/[^.[\]]+/g) ?? [])).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as GivenFields)[key]
        : undefined,
    position,
  );

/**
 * `parsePosition` of a game, from a function that builds a state. A fault that names the expected value
 * also names the actual one, "deal must be a whole number from 1 to 14; found 15", or says that the
 * field is missing.
 */
export const positionReader =
  <State>(stateOf: (position: unknown, rng: Rng) => State, seatFields: SeatFields = {}) =>
  (position: unknown, rng: Rng = rngFrom('position')): State => {
    try {
      return stateOf(position, rng);
    } catch (error) {
      if (!(error instanceof InvalidPositionError)) throw error;
      const {path, fault, reason} = error;
      if (!fault.startsWith('must') || fault.includes(', not '))
        throw positionError(path, fault, reason && {...reason, seatFields});
      const value = foundAt(position, path);
      const found = value === undefined ? null : show(value);
      const end = found === null ? shapeFaults['left-out'] : shapeFaults.found({text: found});
      throw positionError(path, `${fault}${end}`, reason && {...reason, found, seatFields});
    }
  };

/** The part of the rules that reads positions. */
export const positionsBy = <State extends AnyState>(
  stateOf: (position: unknown, rng: Rng) => State,
  seatFields: SeatFields = {},
): Pick<Rules<State>, 'parsePosition' | 'seatFields'> => ({
  seatFields,
  parsePosition: positionReader(stateOf, seatFields),
});

/** The part of the rules that reads positions and views, which share one reader. */
export const readingBy = <State extends AnyState, View extends AnyView>(
  stateOf: (position: unknown, rng: Rng) => State,
  seatFields: SeatFields = {},
): Pick<Rules<State, AnyMove, View>, 'determinize' | 'parsePosition' | 'seatFields'> => ({
  determinize: stateOf,
  ...positionsBy(stateOf, seatFields),
});
