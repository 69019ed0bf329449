import {isSecret} from '../../cards/secret.js';
import {
  type AnyState,
  atOnce,
  inSlices,
  defaultOptions,
  InvalidDataError,
  type Options,
  readMove,
  type Rules,
  seatsWith,
  type Slicing,
  type Work,
} from '../../game/index.js';
import type {Plain, ValuesIn} from '../../game/phrases.js';
import {costing} from '../../game/slices.js';
import {begin, firstState} from '../../match/begin-at.js';
import {RECORD_VERSION} from '../../match/record.js';
import {rulesOfRecord} from '../../match/secret-chance.js';
import {causedError, InvalidNotationError, needAllowed, startError, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {STEPS_TO_BEGIN} from '../scanner.js';
import {
  type Parsed,
  parseRecords,
  parsingRecords,
  type RawLine,
  type RawRecord,
  type RawTag,
} from './parse-record.js';
import {readPosition, STILL} from '../position/position.js';
import {headOf, type Line, pairsOf, type Ply, type Score} from './record.js';
import {readSeat, seatLetters} from '../../game/seats.js';

/** Finds the rules of a game by its id; `undefined` for an unknown game. */
export type RulesOf = (id: string) => Rules | undefined;

/** Headers with a meaning; `Result` and `Scores` are ignored, since they follow from the moves. */
// oxfmt-ignore
const OWN = [
  'Game', 'Version', 'Seats', 'Options', 'Seed', 'Secret', 'Start', 'Players', 'Result', 'Scores',
];

/** The result of reading a text of several records. */
export interface ScoresRead {
  readonly scores: readonly Score[];
  /** The faults of the records that could not be read, in order. */
  readonly faults: readonly InvalidNotationError[];
}

/**
 * Reads all records of a text. A broken one is left out and reported; the others are read.
 * @throws {InvalidNotationError} if no record can be read: the first fault
 */
export const readRecords = (text: string, rulesOf: RulesOf): ScoresRead =>
  atOnce(readingRecords(text, rulesOf));

/**
 * `readRecords` in slices, between which a page draws and answers: for texts from outside, which may
 * be long.
 * @throws as `readRecords` does, and the reason of the signal when it stops the work
 */
export const readRecordsInSlices = (
  text: string,
  rulesOf: RulesOf,
  slicing?: Slicing,
): Promise<ScoresRead> => inSlices(readingRecords(text, rulesOf), slicing);

/** `readRecords` in steps. */
export function* readingRecords(text: string, rulesOf: RulesOf): Work<ScoresRead> {
  return yield* readingParts(text, recordsIn(text, yield* parsingRecords(text)), placeOf, (raw) =>
    readRaw(text, raw, rulesOf),
  );
}

/** The offset of a record in its text. */
const placeOf = ({tags: [first], line: {plies}}: RawRecord): number =>
  first?.[1].at ?? plies[0]?.at ?? 0;

/** Reads the parts of a text; `placeOf` gives the offset of one. */
export function* readingParts<Part>(
  text: string,
  {parts, faults}: Parsed<Part>,
  placeOf: (part: Part) => number,
  read: (part: Part) => Work<Score>,
): Work<ScoresRead> {
  const scores: Score[] = [];
  const all = [...faults];
  for (const part of parts) {
    yield* costing(STEPS_TO_BEGIN, placeOf(part) / text.length);
    try {
      scores.push(yield* read(part));
    } catch (error) {
      if (!(error instanceof InvalidNotationError)) throw error;
      all.push(error);
    }
  }
  all.sort((one, other) => one.line - other.line);
  if (scores.length === 0 && all[0]) throw all[0];
  return {scores, faults: all};
}

/** @throws {InvalidNotationError} for a text without any record */
function recordsIn(text: string, parsed: Parsed<RawRecord>): Parsed<RawRecord> {
  const parts = parsed.parts.filter(({tags, line}) => tags.size > 0 || line.plies.length > 0);
  if (parts.length > 0) return {...parsed, parts};
  const [fault] = parsed.faults;
  // JSON also begins with a bracket, but closes it too.
  if (fault && (/^\s*\[/.test(text) || fault.token.startsWith('{'))) throw fault;
  throw startError(text, 'begins no record; expected the form [Name "value"]');
}

/**
 * The ids of the games whose records a text holds, so that their rules can be loaded.
 * @throws {InvalidNotationError} for a text without any record
 */
export const gamesOf = (text: string): readonly string[] => [
  ...new Set(
    recordsIn(text, parseRecords(text)).parts.flatMap(({tags}) => tags.get('Game')?.value ?? []),
  ),
];

function* readRaw(text: string, {tags, line}: RawRecord, rulesOf: RulesOf): Work<Score> {
  const placeIn = (tag: string): RawTag => tags.get(tag) ?? {value: tag, at: placeOf({tags, line})};
  const errorAt = <Phrase extends TextFault>(
    tag: string,
    ...fault: [Phrase, ...ValuesIn<Phrase>]
  ): InvalidNotationError => {
    const {value, at} = placeIn(tag);
    return textError(text, at, value, ...fault);
  };
  const fail = (tag: string, fault: Plain<TextFault>): never => {
    throw errorAt(tag, fault);
  };
  /** Reports a fault at the value of a header. */
  const within = <Value>(tag: string, read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      const {value, at} = placeIn(tag);
      throw causedError(text, at, value, 'cannot be read: {why}', error);
    }
  };
  const tag = (tag: string): string | undefined => tags.get(tag)?.value;
  const id = tag('Game') ?? fail('Game', 'is not among the headers');
  const rules = rulesOf(id) ?? fail('Game', 'is not a known game');
  const number = (name: string): number | undefined => {
    const value = tag(name);
    if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value)) fail(name, 'is not a number');
    return value === undefined ? undefined : Number(value);
  };
  if ((number('Version') ?? RECORD_VERSION) !== RECORD_VERSION)
    throw errorAt('Version', 'is not supported; expected {version}', {version: RECORD_VERSION});
  const options: Options = Object.fromEntries(
    pairsOf(tag('Options')).map(([name, value]) => {
      const row = rules.options.find((option) => option.name === name);
      const known = row?.values.find((allowed) => String(allowed) === value);
      if (known === undefined) {
        const all = row?.values ?? rules.options.map((option) => option.name);
        throw errorAt(
          'Options',
          all.length > 0
            ? 'has the unknown {name}: {value}; expected {all}'
            : 'has the unknown {name}: {value}; expected no option',
          {name, value, all},
        );
      }
      return [name, known];
    }),
  );
  const names = tag('Players')
    ?.split(';')
    .map((name) => name.trim());
  const [seed, secret, startText] = [tag('Seed'), tag('Secret'), tag('Start')];
  if (secret !== undefined && !isSecret(secret))
    fail('Secret', 'is not 64 hexadecimal digits, a to f small');
  const place = {names, seats: number('Seats')};
  const position = within('Start', () =>
    startText === undefined ? undefined : readPosition(rules, startText, place),
  );
  const dealtFrom = seed ?? secret;
  const {min, max} = seatsWith(rules, {...defaultOptions(rules.options), ...options});
  const {seats: claimed = min} = place;
  if (!position && (claimed < min || claimed > max)) {
    throw errorAt(
      'Seats',
      min === max
        ? 'is not a number of seats; expected {min}'
        : 'is not a number of seats; expected {min} to {max}',
      {min, max},
    );
  }
  if (position === undefined && dealtFrom === undefined)
    fail('Seed', 'is missing, and so are Secret and Start');
  const setup = {
    seats: place.seats,
    ...(Object.keys(options).length > 0 ? {options} : {}),
    seed: dealtFrom ?? STILL,
    state: position,
  };
  const began = within(position ? 'Start' : 'Seats', () => begin(rules, setup));
  const head = headOf(id, began, secret);
  const played = rulesOfRecord(rules, head);
  const state = began.start ?? firstState(rules, {...head, moves: []});
  const whose = {rules: played, text, names: names ?? []};
  const more = [...tags].filter(([name]) => !OWN.includes(name));
  return {
    ...head,
    ...(names ? {names} : {}),
    ...(more.length > 0
      ? {tags: Object.fromEntries(more.map(([name, {value}]) => [name, value]))}
      : {}),
    line: yield* readLine(line, state, whose),
  };
}

interface Whose {
  readonly rules: Rules;
  readonly text: string;
  readonly names: readonly string[];
}

/**
 * Plays a line from a state, and each variation from the state before the move that it replaces.
 */
function* readLine({comment, plies}: RawLine, from: AnyState, whose: Whose): Work<Line> {
  const {rules, text, names} = whose;
  let state = from;
  const read: Ply[] = [];
  for (const raw of plies) {
    const {at, mark, comment: after, variations} = raw;
    const token = `${raw.seat}:${raw.text}`;
    const seat = readSeat(raw.seat, state.seats, names);
    if (seat === undefined) {
      const seats = seatLetters(state.seats).slice(0, state.seats);
      throw textError(text, at, token, 'names no seat; expected one of {seats}', {seats});
    }
    const move = readMove(rules, state, seat, raw.text);
    if (!move) throw textError(text, at, token, 'is not a move of this game');
    needAllowed(rules, state, {seat, move}, text, at, token);
    yield at / text.length;
    const lines: Line[] = [];
    for (const line of variations ?? []) lines.push(yield* readLine(line, state, whose));
    state = rules.apply(state, seat, move);
    read.push({
      seat,
      text: rules.formatMove(move),
      ...(mark ? {mark} : {}),
      ...(after === undefined ? {} : {comment: after}),
      ...(variations ? {variations: lines} : {}),
    });
  }
  return comment === undefined ? {plies: read} : {comment, plies: read};
}
