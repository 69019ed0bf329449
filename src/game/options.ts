import {InvalidOptionsError} from './errors.js';
import {plain, show} from './plain.js';

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
 * Fills in defaults and refuses what no row knows.
 * @throws {InvalidOptionsError} with the path `options.<name>`
 */
export function resolveOptions(
  rows: readonly OptionRow[],
  options: unknown = {},
  seats?: number,
): Options {
  const given = plain(options, InvalidOptionsError, 'options');
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new InvalidOptionsError('options', 'must be an object');
  for (const [name, value] of Object.entries(given)) {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row)
      throw new InvalidOptionsError(
        `options.${name}`,
        `is not an option; there are: ${rows.map((known) => known.name).join(', ') || 'none'}`,
      );
    if (!row.values.includes(value as string | number))
      throw new InvalidOptionsError(
        `options.${name}`,
        `must be one of ${row.values.join(', ')}, not ${show(value)}`,
      );
  }
  return {...defaultOptions(rows, seats), ...(given as Options)};
}
