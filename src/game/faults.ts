import {type FaultReason, InvalidPositionError} from './errors.js';
import {filled, type SeatName} from './phrases.js';

export type {SeatName} from './phrases.js';

/**
 * Faults of positions as keys and values. A catalogue has their sentences in one language. English is
 * for programs and consoles and comes with the reader of positions; other languages are fetched for
 * authors.
 */

/** A place in a position as readers see it, `hands[2][0]`. */
export type PlaceName = (path: string) => string;

/** A phrase that continues the path, "must be a list". */
export type FaultText =
  | string
  | {write(values: never, name: SeatName, place: PlaceName): string}['write'];
/** The phrases of a language by key. */
export type FaultCatalogue = Readonly<Record<string, FaultText>>;

/** Loads catalogues by language, `ru`. */
export type FaultLoaders = Readonly<Record<string, () => Promise<FaultCatalogue>>>;

/** The catalogue of another language: the keys and values of the English one. */
export type FaultsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends (values: infer Values) => string
    ? string | ((values: Values, name: SeatName, place: PlaceName) => string)
    : string;
};

/** The values that the sentence of a key needs. */
export type ValuesOf<Text> = Text extends (values: infer Values) => string ? [values: Values] : [];

/** The keys whose sentence names the expected value. */
type DueKey<English> = {
  [Key in keyof English]: English[Key] extends (values: {readonly due: never}) => string
    ? Key
    : never;
}[keyof English];

/** Throws the faults of a catalogue as `InvalidPositionError`. */
export interface Faults<English> {
  fail<Key extends keyof English & string>(
    path: string,
    key: Key,
    ...values: ValuesOf<English[Key]>
  ): never;
  /** Throws unless the condition holds. */
  need<Key extends keyof English & string>(
    right: boolean,
    path: string,
    key: Key,
    ...values: ValuesOf<English[Key]>
  ): asserts right;
  /** Rejects fields that contradict values that follow from other fields. */
  needDerived(
    given: Readonly<Record<string, unknown>>,
    derived: Readonly<Record<string, unknown>>,
    key: DueKey<English> & string,
  ): void;
}

/** The phrase of a key; `undefined` if the catalogue has none. */
export function phraseOf(
  catalogue: FaultCatalogue,
  {key, values}: Pick<FaultReason, 'key' | 'values'>,
  name: SeatName = String,
  place: PlaceName = String,
): string | undefined {
  const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  if (typeof text === 'string') return filled(text, values);
  return text?.(values as never, name, place);
}

/** The error of a position, with its reason if it has one. */
export const positionError = (
  path: string,
  fault: string,
  reason: FaultReason | undefined,
): InvalidPositionError => Object.assign(new InvalidPositionError(path, fault), reason && {reason});

/**
 * What throws the faults of a catalogue.
 * @param room the prefix of each key: `shape`, or the game
 */
export function faultsOf<English extends object>(room: string, english: English): Faults<English> {
  const fail = (path: string, key: string, values: object = {}): never => {
    const inWords = (other: object): string =>
      phraseOf(english as FaultCatalogue, {key, values: other})!;
    throw positionError(path, inWords(values), {key: `${room}/${key}`, values, inWords});
  };
  const need = (right: boolean, path: string, key: string, values?: object): void => {
    if (!right) fail(path, key, values);
  };
  const same = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  const needDerived: Faults<English>['needDerived'] = (given, derived, key) => {
    for (const [field, due] of Object.entries(derived))
      need(given[field] === undefined || same(given[field], due), field, key, {due});
  };
  return {fail, need, needDerived} as Faults<English>;
}
