import {type Rng, rngFrom} from '../cards/index.js';
import {InvalidDataError, type Rules} from '../game/index.js';
import {
  anyRng,
  type MinimizeOptions,
  minimizePosition,
  canonical,
  type Position,
} from './minimize-position.js';
import {InvalidNotationError} from './error.js';
import {ValueReader} from './read-value.js';
import {ALIASES, ORDER} from './spelling.js';
import {ValueWriter} from './write-value.js';

/** A whole position in one line, `king-simple; deal: 5; trick: W:8S; hands: N: H:K D:9 C:Q | …`. */

/** A longer text is no position. */
const LONGEST = 100_000;

/**
 * Writes a state, a view or any position from outside in one line. What follows from the rest is left
 * out, but not what a reader wants to see. A view is written as what its seat may know.
 * @throws {InvalidPositionError} naming the path, where it is no position of that game
 */
export const writePosition = (rules: Rules, position: unknown, brevity?: MinimizeOptions): string =>
  writeFields(rules, minimizePosition(rules, position, brevity), seatsOf(rules, position));

/** The seats that a position says, or those that are usual. */
export const seatsOf = (rules: Rules, position: unknown): number => {
  const {seats} = position as {readonly seats?: unknown};
  return typeof seats === 'number' ? seats : usual(rules);
};

/** Just these fields in one line. */
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

/** The stream with which the beginning of a record is read, where its text has none. */
export const STILL = '';

/**
 * The position that a record began with: with its random stream, unless that is the one it would get.
 */
export function writeStart(rules: Rules, start: unknown, tight = false): string {
  const {rng, ...bare} = minimizePosition(rules, start, {tight, chance: true});
  const again = rules.parsePosition(bare, rngFrom(STILL));
  const own = canonical(again) === canonical(start) ? {} : {rng};
  return writeFields(rules, {...bare, ...own}, seatsOf(rules, start));
}

const usual = ({seats: {min, usual: most = min}}: Rules): number => most;

/** What reading a text needs besides it. */
export interface Reading {
  /** Players by seat; a text may name seats by them. */
  readonly names?: readonly string[] | undefined;
  /** How many sit there, where the text does not say. */
  readonly seats?: number | undefined;
  /** Draws what is unknown while the position is proven. */
  readonly rng?: Rng | undefined;
}

/**
 * Reads it back: a position for `createMatch({state})` or `rules.parsePosition`, which has found it possible.
 * @throws {InvalidNotationError} with line and column of what is wrong
 */
export function readPosition(rules: Rules, text: string, reading: Reading = {}): Position {
  const {position, places} = readFields(rules, text, reading);
  try {
    rules.parsePosition(position, reading.rng ?? anyRng());
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    const at = placeOf(places, error.path);
    const token = /^[^\s;|\]}>]*/.exec(text.slice(at))![0];
    throw new InvalidNotationError(text, at, token, `is no position: ${error.message}`);
  }
  return position;
}

/**
 * The fields of a line, whether or not they make a position, and where each of them stands.
 * @throws {InvalidNotationError}
 */
export function readFields(
  rules: Rules,
  text: string,
  reading: Reading = {},
): {readonly position: Position; readonly places: ReadonlyMap<string, number>} {
  const {fields, game} = split(text);
  if (game && game.word !== rules.id)
    throw new InvalidNotationError(text, game.at, game.word, `is not the game ${rules.id}`);
  const found = fields.find(({name}) => name === 'seats');
  const said = found && text.slice(found.from, found.to).trim();
  if (found && !/^[1-9]\d?$/.test(said!))
    throw new InvalidNotationError(text, found.from, said!, 'is no number of seats');
  const seats = said === undefined ? reading.seats : Number(said);
  const reader = new ValueReader(text, seats ?? usual(rules), reading.names);
  const position: Record<string, unknown> = {};
  if (seats !== undefined && seats !== usual(rules)) position['seats'] = seats;
  for (const {name: given, at, from, to} of fields) {
    const name = ALIASES[given] ?? given;
    if (name in position && name !== 'seats') reader.fail(at, given, 'comes twice');
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
  if (text.length > LONGEST)
    throw new InvalidNotationError(text.slice(0, 1), 0, '', `is longer than ${LONGEST} characters`);
  const fields: Field[] = [];
  let game: {word: string; at: number} | undefined;
  const piece = /(?:"(?:[^"\\\n]|\\.)*"|[^;])/y;
  for (let at = 0; at <= text.length;) {
    let [depth, to] = [0, at];
    for (; to < text.length; to = piece.lastIndex) {
      piece.lastIndex = to;
      const sign = text[to]!;
      if ('[{<'.includes(sign)) depth++;
      if (']}>'.includes(sign)) depth--;
      if (
        depth <= 0 &&
        (sign === ';' || (sign === '\n' && !/^\s*\|/.test(text.slice(to, to + 200))))
      )
        break;
      if (!piece.test(text)) piece.lastIndex = to + 1;
    }
    const begin = at + /^\s*/.exec(text.slice(at, to))![0].length;
    const head = /^([A-Za-z]\w*)\s*:/.exec(text.slice(begin, to));
    const rest = text.slice(begin, to).trim();
    if (head) fields.push({name: head[1]!, at: begin, from: begin + head[0].length, to});
    else if (rest !== '') {
      if (game || fields.length > 0 || !/^[a-z][a-z\d-]*$/.test(rest))
        throw new InvalidNotationError(text, begin, rest, 'is no "name: value"');
      game = {word: rest, at: begin};
    }
    at = to + 1;
  }
  return {game, fields};
}

/** Where the path, or what lies around it, stands in the text. */
function placeOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let around = path; around !== ''; around = around.replace(/(^|\.|\[)[^.[]*$/, '')) {
    const at = places.get(around);
    if (at !== undefined) return at;
  }
  return 0;
}
