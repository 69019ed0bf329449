import {type Card, isCard, type Rng, rngFrom, sortHand, SUITS} from '../../cards/index.js';
import {
  defaultOptions,
  InvalidDataError,
  InvalidPositionError,
  type Rules,
} from '../../game/index.js';
import {dataError, show} from '../../game/phrases.js';
import {isObject, toPlainData} from '../../game/plain-data.js';
import {SPOKEN} from './spelling.js';

/** The fields of a position, by name. */
export type Position = Readonly<Record<string, unknown>>;

/** How much of a position is written. */
export interface MinimizeOptions {
  /** Keeps the random stream, a secret of the host, so that the game goes on the same way. */
  readonly chance?: boolean | undefined;
  /** Omits all derivable fields, even those that a reader would like to see. */
  readonly tight?: boolean | undefined;
}

/** JSON with sorted keys: equal values give equal texts. */
export function canonical(value: unknown): string {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(value, sorted);
}

/** A field with its possible values, the shortest first; the last is the given one. */
interface Field {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** The value of an omitted field. */
const ABSENT = Symbol('absent');

/**
 * Streams with which a position is tried. A draw among two to sixteen never gives the same result with
 * each of them, so that a drawn field is not mistaken for a derivable one. The first is enough where
 * nothing is drawn.
 */
const STREAMS: readonly Rng[] = [1, 2, 3, 4, 5, 6].map(rngFrom);

/**
 * The position without its derivable fields. They are found by trial: `parsePosition` must give the
 * same state without a field, whatever the random stream.
 * @throws {InvalidPositionError} when `parsePosition` rejects the position as it is
 */
export function minimizePosition(
  rules: Rules,
  given: unknown,
  {chance, tight}: MinimizeOptions = {},
): Position {
  const copy = toPlainData(given, InvalidPositionError, 'position', '');
  if (!isObject(copy))
    throw dataError(InvalidPositionError, 'position', 'must be an object, not {found}', {
      found: show(copy),
    });
  const {rng, ...whole} = copy as Position;
  if (rng !== undefined) rules.parsePosition(copy); // throws for an invalid position or stream
  const fields = Object.entries(whole).map(([name, value]) => ({
    name,
    values: valuesOf(rules, whole, name, value, tight ?? false),
  }));
  const left = new Minimizer(rules, whole, fields).minimal();
  return chance && rng !== undefined ? {...left, rng} : left;
}

/** The texts that a field may have, the shortest first. */
function valuesOf(
  rules: Rules,
  whole: Position,
  name: string,
  value: unknown,
  tight: boolean,
): readonly unknown[] {
  const brief =
    name === 'options' ? briefOptions(rules, whole)
    : name === 'contract' && hasId(value) ? {id: value.id}
    : name === 'hands' ? tidy(value)
    : value; // oxfmt-ignore
  const values = canonical(brief) === canonical(value) ? [value] : [brief, value];
  // The viewer's seat cannot be derived from other fields.
  const mayGo =
    name === 'seat' ? value === null : tight || !SPOKEN.has(name) || isEmpty(name, brief);
  return mayGo ? [ABSENT, ...values] : values;
}

/** The options that differ from the defaults. */
function briefOptions(rules: Rules, {options, seats}: Position): unknown {
  const usual = defaultOptions(rules.options, typeof seats === 'number' ? seats : undefined);
  return Object.fromEntries(
    Object.entries(options as Position).filter(([name, value]) => usual[name] !== value),
  );
}

/** Finds the shortest values of a position's fields that produce the same state. */
class Minimizer {
  readonly #rules: Rules;
  readonly #whole: Position;
  readonly #fields: readonly Field[];
  /** The value of each field, as an index. */
  readonly #at: number[];
  /** The state of the whole position, by stream. */
  readonly #due = new Map<Rng, Made>();

  constructor(rules: Rules, whole: Position, fields: readonly Field[]) {
    this.#rules = rules;
    this.#whole = whole;
    this.#fields = fields;
    this.#at = fields.map(() => 0);
  }

  minimal(): Position {
    for (const [last, stream] of STREAMS.entries()) {
      if (this.#raise(stream)) {
        const longer = [...this.#at.keys()].filter((index) => this.#at[index]! > 0);
        this.#lower(longer, STREAMS.slice(0, last + 1));
      }
      if (this.#made(this.#position(), stream).get('rng') === JSON.stringify(stream)) break;
    }
    return this.#position();
  }

  /** Lengthens values whose short form changes the state; returns whether there were any. */
  #raise(stream: Rng): boolean {
    let raised = false;
    const all = [...this.#fields.keys()];
    for (let wrong = this.#wrong(stream); wrong.length > 0; wrong = this.#wrong(stream)) {
      const named = all.filter((index) => wrong.includes(this.#fields[index]!.name));
      const blamed = named.filter((index) => this.#canGrow(index));
      // When none of the differing fields can be lengthened, others are the cause.
      for (const index of blamed.length > 0 ? blamed : all) {
        if (this.#canGrow(index)) this.#at[index]!++;
        raised = true;
      }
    }
    return raised;
  }

  readonly #canGrow = (index: number): boolean =>
    this.#at[index]! + 1 < this.#fields[index]!.values.length;

  /** Shortens values that were lengthened in vain: all at once, or else half of them at a time. */
  #lower(indices: readonly number[], streams: readonly Rng[]): void {
    const before = indices.map((index) => this.#at[index]!);
    if (before.every((at) => at === 0)) return;
    for (const index of indices) this.#at[index] = 0;
    if (this.#holds(streams)) return;
    indices.forEach((index, place) => (this.#at[index] = before[place]!));
    if (indices.length > 1) {
      const half = Math.ceil(indices.length / 2);
      this.#lower(indices.slice(0, half), streams);
      this.#lower(indices.slice(half), streams);
      return;
    }
    const [index] = indices as [number];
    for (let at = 1; at < before[0]!; at++) {
      this.#at[index] = at;
      if (this.#holds(streams)) return;
    }
    this.#at[index] = before[0]!;
  }

  #holds(streams: readonly Rng[]): boolean {
    return streams.every((stream) => this.#wrong(stream).length === 0);
  }

  /** The fields in which the state differs, or in which the position is faulty. */
  #wrong(stream: Rng): readonly string[] {
    const due = this.#dueOf(stream);
    try {
      const made = this.#made(this.#position(), stream);
      const names = new Set([...due.keys(), ...made.keys()]);
      names.delete('rng');
      return [...names].filter((name) => made.get(name) !== due.get(name));
    } catch (error) {
      if (error instanceof InvalidDataError) return [error.path.split(/[.[]/)[0]!];
      throw error;
    }
  }

  #dueOf(stream: Rng): Made {
    if (!this.#due.has(stream)) this.#due.set(stream, this.#made(this.#whole, stream));
    return this.#due.get(stream)!;
  }

  #made(position: Position, stream: Rng): Made {
    const fields = Object.entries(this.#rules.parsePosition(position, stream));
    return new Map(fields.map(([name, value]) => [name, JSON.stringify(value)]));
  }

  #position(): Position {
    return Object.fromEntries(
      this.#fields.flatMap(({name, values}, index) => {
        const value = values[this.#at[index]!];
        return value === ABSENT ? [] : [[name, value] as const];
      }),
    );
  }
}

/** The fields of a position's state, as texts; `rng` is the remaining stream. */
type Made = ReadonlyMap<string, string>;

const hasId = (value: unknown): value is {readonly id: unknown} =>
  typeof value === 'object' && value !== null && 'id' in value;

/** True for null, an empty list or object, and scores that are all zero. */
const isEmpty = (name: string, value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && name === 'scores' && value.every((points) => points === 0)) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Hands sorted for a reader, unknown cards last. */
function tidy(hands: unknown): unknown {
  if (!Array.isArray(hands)) return hands;
  return hands.map((hand: unknown) => {
    if (!isHand(hand)) return hand;
    const known = hand.filter((card) => card !== null);
    return [...sortHand(known, {suits: SUITS}), ...hand.filter((card) => card === null)];
  });
}

const isHand = (hand: unknown): hand is readonly (Card | null)[] =>
  Array.isArray(hand) && hand.every((card) => card === null || isCard(card));

/** The default random stream. */
export const anyRng = (): Rng => rngFrom('notation');
