import {InvalidOptionsError} from './errors.js';
import {isObject, toPlainData, show} from './plain-data.js';

/** One thing that players may agree on. */
export interface OptionRow {
  readonly name: string;
  /** All values, default first; strings or numbers, never booleans (`on` / `off`). */
  readonly values: readonly (string | number)[];
  /** Where the rules text speaks of it. */
  readonly ruling: string;
  /** Another default with so many seats. */
  readonly usual?: Readonly<Record<number, string | number>>;
  /** Values with which more, or fewer, may sit down than the game says. */
  readonly seats?: Readonly<Record<string, SeatRange>>;
}

/** How many may sit down. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A value for each row, by name. */
export type Options = Readonly<Record<string, string | number>>;

/** How many may sit down with these options; the last row that says otherwise counts. */
export const seatsWith = (
  {seats, options: rows}: {readonly seats: SeatRange; readonly options: readonly OptionRow[]},
  options: Options,
): SeatRange => rows.reduce((range, row) => row.seats?.[String(options[row.name])] ?? range, seats);

/** The first value of each row, or what is usual with so many seats. */
export const defaultOptions = (rows: readonly OptionRow[], seats?: number): Options =>
  Object.fromEntries(
    rows.map(({name, values, usual}) => [name, usual?.[seats ?? 0] ?? values[0]!]),
  );

/**
 * What was agreed on, as mere data; what no row knows is refused.
 * @throws {InvalidOptionsError} with the path `options.<name>`
 */
export function readOptions(rows: readonly OptionRow[], options: unknown = {}): Options {
  const given = toPlainData(options, InvalidOptionsError, 'options');
  if (!isObject(given)) throw new InvalidOptionsError('options', 'must be an object');
  for (const [name, value] of Object.entries(given)) {
    const row = rows.find((candidate) => candidate.name === name);
    const values: readonly unknown[] | undefined = row?.values;
    if (!values?.includes(value))
      throw new InvalidOptionsError(
        `options.${name}`,
        values
          ? `must be one of ${values.join(', ')}, not ${show(value)}`
          : `is not an option; there are: ${rows.map((known) => known.name).join(', ') || 'none'}`,
      );
  }
  return given as Options;
}

/**
 * Fills in defaults and refuses what no row knows.
 * @throws {InvalidOptionsError} with the path `options.<name>`
 */
export const resolveOptions = (
  rows: readonly OptionRow[],
  options?: unknown,
  seats?: number,
): Options => ({...defaultOptions(rows, seats), ...readOptions(rows, options)});
