import {InvalidOptionsError} from './errors.js';
import {dataError, show} from './phrases.js';
import {isObject, toPlainData} from './plain-data.js';

/** One rule that players may agree on before a match. */
export interface OptionRow {
  readonly name: string;
  /** All allowed values, default first; strings or numbers, never booleans (`on` / `off`). */
  readonly values: readonly (string | number)[];
  /** The id of the ruling in the game's rules text. */
  readonly ruling: string;
  /** A different default for a number of seats. */
  readonly usual?: Readonly<Record<number, string | number>>;
  /** Values that change the range of seats. */
  readonly seats?: Readonly<Record<string, SeatRange>>;
  /**
   * True for an option that came when matches had been recorded without it: one that has its default does
   * not name it, so that older records and links mean the same match.
   */
  readonly isLater?: true;
}

/** The numbers of players of a game, both ends included. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** The agreed values, by option. */
export type Options = Readonly<Record<string, string | number>>;

/** The range of seats with these options; the last row that changes it wins. */
export const seatsWith = (
  {seats, options: rows}: {readonly seats: SeatRange; readonly options: readonly OptionRow[]},
  options: Options,
): SeatRange => rows.reduce((range, row) => row.seats?.[String(options[row.name])] ?? range, seats);

/** The default value of each row; `usual` for this number of seats takes precedence. */
export const defaultOptions = (rows: readonly OptionRow[], seats?: number): Options =>
  Object.fromEntries(
    rows
      .filter(({isLater}) => !isLater)
      .map(({name, values, usual}) => [name, usual?.[seats ?? 0] ?? values[0]!]),
  );

/** The given values, with the defaults of the others. */
export function withDefaults(rows: readonly OptionRow[], given: Options, seats?: number): Options {
  const unsaid = rows.filter(({isLater, name, values}) => isLater && given[name] === values[0]);
  const said = Object.entries(given).filter(([name]) => !unsaid.some((row) => row.name === name));
  return {...defaultOptions(rows, seats), ...Object.fromEntries(said)};
}

/**
 * Checks the given options and returns them as plain data, without filling in defaults.
 * @throws {InvalidOptionsError} for an unknown option or value, with the path `options.<name>`
 */
export function readOptions(rows: readonly OptionRow[], options: unknown = {}): Options {
  const given = toPlainData(options, InvalidOptionsError, 'options');
  if (!isObject(given))
    throw dataError(InvalidOptionsError, 'options', 'must be an object, not {found}', {
      found: show(given),
    });
  const names = rows.map((row) => row.name);
  for (const [name, value] of Object.entries(given)) {
    const row = rows.find((candidate) => candidate.name === name);
    const values: readonly unknown[] | undefined = row?.values;
    if (values?.includes(value)) continue;
    throw dataError(
      InvalidOptionsError,
      `options.${name}`,
      values
        ? 'must be one of {values}, not {found}'
        : names.length > 0
          ? 'is not an option; expected one of {names}'
          : 'is not an option; expected none',
      {values: row?.values ?? [], found: show(value), names},
    );
  }
  return given as Options;
}

/**
 * Checks the given options and fills in defaults.
 * @throws {InvalidOptionsError} for an unknown option or value, with the path `options.<name>`
 */
export const resolveOptions = (
  rows: readonly OptionRow[],
  options?: unknown,
  seats?: number,
): Options => withDefaults(rows, readOptions(rows, options), seats);
