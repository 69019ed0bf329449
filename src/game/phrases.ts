import type {FaultReason, InvalidDataError} from './errors.js';

/**
 * Faults whose English phrase is the key for other languages, with its values in braces: "must be
 * {due}". Pages that only play run these checks too, and fetch no catalogue for them.
 */

/** Faults of options, seats, records and links. */
export type DataFault =
  // Any data
  | 'is not JSON'
  | 'is nested too deeply or contains a cycle'
  | 'is too long'
  | 'cannot be read'
  | 'must be an object, not {found}'
  | 'must be a list, not {found}'
  | 'must be a string, not {found}'
  | 'must be {due}, not {found}'
  // The beginning of a match
  | 'must be one of {values}, not {found}'
  | 'is not an option; expected one of {names}'
  | 'is not an option; expected none'
  | 'must be exactly {max}, not {found}'
  | 'must be a whole number from {min} to {max}, not {found}'
  | 'must be a number, not {found}'
  | 'must be a string or a finite number, not {found}'
  | 'must be a string or a number where there is no start, not {found}'
  | 'must be 64 hexadecimal digits, a to f small'
  | 'needs rules that read positions'
  | 'is {found}, but the state has {due}'
  // Moves
  | 'are {count}; at most {most} are read'
  | 'take {count} decisions back; at most {most} are read'
  | 'must be a seat, a colon and a move, such as "0:QS", not {found}'
  | 'names seat {seat}, but the seats are 0 to {max}'
  | 'takes nothing back'
  | '"{text}" is not a move'
  | '"{step}" is refused'
  | '"{step}" is refused: {refusal}'
  | '"{step}" is refused: {refusal}, since seat {turn} is to move'
  | 'takes a move back, which cannot be written as text'
  // Things that a format cannot hold
  | 'does not fit into a link'
  | 'cannot be written as PBN'
  | 'is not the first of its deal'
  | 'has cards that PBN does not know'
  | 'do not play a card';

/** The names of the values in a phrase. */
type Slots<Phrase extends string> = Phrase extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

/** A value in a phrase; the items of a list are joined by commas. */
type Slot = string | number | readonly (string | number)[];

/** The values of a phrase as an argument, if it has any. */
export type ValuesIn<Phrase extends string> = [Slots<Phrase>] extends [never]
  ? []
  : [values: Readonly<Record<Slots<Phrase>, Slot>>];

/** The phrases without values. */
export type Plain<Phrase extends string> = Phrase extends unknown
  ? [Slots<Phrase>] extends [never]
    ? Phrase
    : never
  : never;

/** A seat as readers see it. */
export type SeatName = (seat: number) => string;

/**
 * The phrases of another language, each with the same names in braces, or a function of their values.
 */
export type PhrasesLike<Phrase extends string> = {
  readonly [Key in Phrase]:
    | string
    | ((values: Readonly<Record<Slots<Key>, never>>, name: SeatName) => string);
};

/** A value as short text for an error message. Never throws. */
export function show(value: unknown): string {
  try {
    // JSON would write NaN as null.
    const json = typeof value === 'number' ? undefined : JSON.stringify(value);
    const text = (json as string | undefined) ?? String(value);
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
  } catch {
    return `a ${typeof value}`;
  }
}

/** A phrase with its values filled in. */
export const filled = (phrase: string, values: object): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) =>
    [(values as Readonly<Record<string, unknown>>)[name]].flat().join(', '),
  );

/** Makes an error of a class from a phrase. */
export function dataError<Made extends InvalidDataError, Phrase extends DataFault>(
  Invalid: new (path: string, fault: string) => Made,
  path: string,
  phrase: Phrase,
  ...given: ValuesIn<Phrase>
): Made & {readonly reason: FaultReason} {
  const [values = {}] = given as readonly [object?];
  const reason = {key: `data/${phrase}`, values};
  return Object.assign(new Invalid(path, filled(phrase, values)), {reason});
}

/** @throws an error of the class unless the value is a whole number from `min` to `max` */
export function needWhole(
  Invalid: new (path: string, fault: string) => InvalidDataError,
  path: string,
  value: unknown,
  ...[min, max]: readonly [min: number, max: number]
): void {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw dataError(
      Invalid,
      path,
      min === max
        ? 'must be exactly {max}, not {found}'
        : 'must be a whole number from {min} to {max}, not {found}',
      {min, max, found: show(value)},
    );
}
