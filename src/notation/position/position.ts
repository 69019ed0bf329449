import {isGameId} from '../../game/game-id.js';
import {type Rng, rngFrom} from '../../cards/index.js';
import {InvalidDataError, type Rules} from '../../game/index.js';
import {
  anyRng,
  type MinimizeOptions,
  minimizePosition,
  canonical,
  type Position,
} from './minimize-position.js';
import {causedError, needLength, textError} from '../error.js';
import {closing} from '../scanner.js';
import {LONGEST_NAME, ValueReader} from './read-value.js';
import {afterSpace, ALIASES, closersOf, isQuote, ORDER, typed} from './spelling.js';
import {ValueWriter} from './write-value.js';

/** A whole position in one line, `king-simple; deal: 5; trick: W:8S; hands: N: H:K D:9 C:Q | …`. */

/** The longest text of a position, in UTF-16 code units. Positions of our games have up to 4,000. */
const LONGEST = 20_000;

/**
 * Writes a state, a view or an untrusted position in one line. Derivable fields are omitted, except
 * those that a reader wants to see. A view is written as its seat knows it.
 * @throws {InvalidPositionError} with the path of the fault
 */
export const writePosition = (rules: Rules, position: unknown, brevity?: MinimizeOptions): string =>
  writeFields(rules, minimizePosition(rules, position, brevity), seatsOf(rules, position));

/** The number of seats of a position, or the game's usual number. */
export const seatsOf = (rules: Rules, position: unknown): number => {
  const {seats} = position as {readonly seats?: unknown};
  return typeof seats === 'number' ? seats : usual(rules);
};

/** Writes only these fields in one line. */
export function writeFields(rules: Rules, fields: Position, seats: number): string {
  const writer = new ValueWriter(seats);
  const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : Infinity);
  const names = Object.keys(fields)
    .filter((name) => name !== 'seats')
    .sort((a, b) => (place(a) === place(b) ? (a < b ? -1 : 1) : place(a) - place(b)));
  return [
    rules.id,
    ...(seats === usual(rules) ? [] : [`seats: ${seats}`]),
    ...names.map((name) => `${name}: ${writer.field(name, fields[name])}`.trimEnd()),
  ].join('; ');
}

/** The seed used to read the initial position of a record that has no random stream. */
export const STILL = '';

/**
 * Writes the initial position of a record. The random stream is left out when reading would draw
 * the same one.
 */
export function writeStart(rules: Rules, start: unknown, tight = false): string {
  const {rng, ...bare} = minimizePosition(rules, start, {tight, chance: true});
  const again = rules.parsePosition(bare, rngFrom(STILL));
  const own = canonical(again) === canonical(start) ? {} : {rng};
  return writeFields(rules, {...bare, ...own}, seatsOf(rules, start));
}

const usual = ({seats: {min, usual: most = min}}: Rules): number => most;

/** Options for reading a position. */
export interface Reading {
  /** The players' names by seat; a text may name seats by them. */
  readonly names?: readonly string[] | undefined;
  /** The number of seats when the text does not give it. */
  readonly seats?: number | undefined;
  /** The stream that fills unknown cards while the position is checked. */
  readonly rng?: Rng | undefined;
  /** Completes the fields as the author meant them, before they are checked. */
  readonly meaning?: ((fields: Position) => Position) | undefined;
}

/**
 * Reads a position for `createMatch({state})` or `rules.parsePosition`, which has accepted it.
 * @throws {InvalidNotationError} with line and column of the fault, and the error of the rules as its
 *   `cause`; `TextTooLongError` beyond 20,000 characters
 */
export function readPosition(rules: Rules, text: string, reading: Reading = {}): Position {
  const {position: fields, places} = readFields(rules, text, reading);
  const position = reading.meaning?.(fields) ?? fields;
  try {
    rules.parsePosition(position, reading.rng ?? anyRng());
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    const at = placeOf(places, error.path);
    const token = /^[^\s;|\]}>]*/.exec(text.slice(at))![0];
    throw causedError(text, at, token, 'is not a valid position: {why}', error);
  }
  return position;
}

/**
 * Reads the fields of a line without checking that they form a position; `places` maps each path to
 * its offset in the text.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export function readFields(
  rules: Rules,
  text: string,
  reading: Reading = {},
): {readonly position: Position; readonly places: ReadonlyMap<string, number>} {
  const {fields, game} = split(text);
  if (game && game.word !== rules.id)
    throw textError(text, game.at, game.word, 'is not the game {game}', {game: rules.id});
  const found = fields.find(({name}) => name === 'seats');
  const count = found && typed(text.slice(found.from, found.to));
  if (found && !/^[1-9]\d?$/.test(count!))
    throw textError(text, found.from, count!, 'is not a number of seats');
  const seats = count === undefined ? reading.seats : Number(count);
  const reader = new ValueReader(text, seats ?? usual(rules), reading.names);
  reader.seatFields = rules.seatFields?.seats ?? [];
  const position: Record<string, unknown> = {};
  if (seats !== undefined && seats !== usual(rules)) position['seats'] = seats;
  for (const {name: given, at, from, to} of fields) {
    const name = ALIASES[given] ?? given;
    if (Object.hasOwn(position, name) && name !== 'seats') reader.fail(at, given, 'is given twice');
    const value = reader.field(name, from, to);
    Object.defineProperty(position, name, {value, enumerable: true, configurable: true});
    if (!reader.places.has(name)) reader.places.set(name, at);
  }
  return {position, places: reader.places};
}

/** The id of the game that a position's text begins with, or `undefined`. */
export const gameOf = (text: string): string | undefined => split(text).game?.word;

interface Field {
  readonly name: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The fields of a text, split at `;` and at line ends, but not inside brackets or quotes. */
function split(text: string): {
  readonly game: {readonly word: string; readonly at: number} | undefined;
  readonly fields: readonly Field[];
} {
  needLength(text, LONGEST);
  const fields: Field[] = [];
  let game: {word: string; at: number} | undefined;
  for (let at = 0; at < text.length;) {
    const from = afterSpace(text, at);
    const to = endOfField(text, from);
    const whole = text.slice(from, to).trim();
    const word = typed(whole);
    const [head, name] = /^([A-Za-z]\w*)\s*:/.exec(whole) ?? [];
    if (head !== undefined && name!.length <= LONGEST_NAME)
      fields.push({name: name!, at: from, from: from + head.length, to});
    else if (word !== '') {
      if (game || fields.length > 0 || !isGameId(word))
        throw textError(text, from, whole, 'is not of the form "name: value"');
      game = {word, at: from};
    }
    at = to + 1;
  }
  return {game, fields};
}

/** The end of the field that begins at `from`; a line that starts with a bar continues it. */
function endOfField(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuote(sign)) {
      const close = closing(text, closersOf(sign), at + 1);
      if (close < 0) throw textError(text, at, sign, 'is not closed');
      at = close;
    } else if ('[{<'.includes(sign)) depth++;
    else if (']}>'.includes(sign)) depth--;
    else if (depth <= 0 && sign === ';') return at;
    else if (depth <= 0 && sign === '\n') {
      const next = afterSpace(text, at);
      if (text[next] !== '|') return at;
      at = next;
    }
  }
  return text.length;
}

/** The offset in the text of a path, or of the innermost value around it. */
function placeOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let around = path; around !== ''; around = around.replace(/(^|\.|\[)[^.[]*$/, '')) {
    const at = places.get(around);
    if (at !== undefined) return at;
  }
  return 0;
}
