import {isSecret} from '../../cards/secret.js';
import {
  type AnyState,
  atOnce,
  inSlices,
  defaultOptions,
  InvalidDataError,
  type Options,
  type Rules,
  seatsWith,
  type Slicing,
  type Work,
} from '../../game/index.js';
import {costing} from '../../game/slices.js';
import {begin, firstState} from '../../match/begin-at.js';
import {RECORD_VERSION} from '../../match/record.js';
import {rulesOfRecord} from '../../match/secret-chance.js';
import type {Position} from '../position/minimize-position.js';
import {type TextPhrase, type InvalidNotationError, textError} from '../error.js';
import type {TextFault} from '../faults.js';
import {STEPS_TO_BEGIN} from '../scanner.js';
import {type RawLine, type RawRecord, parseRecords, parsingRecords} from './parse-record.js';
import {readPosition, STILL} from '../position/position.js';
import type {Line, Ply, Score} from './record.js';
import {readSeat, seatLetters} from '../seats.js';

/** Finds the rules of a game by its id; `undefined` for an unknown game. */
export type RulesOf = (id: string) => Rules | undefined;

/** Headers with a meaning; `Result` and `Scores` are ignored, since they follow from the moves. */
// oxfmt-ignore
const OWN = [
  'Game', 'Version', 'Seats', 'Options', 'Seed', 'Secret', 'Start', 'Players', 'Result', 'Scores',
];

/**
 * Reads a text that holds exactly one record. Moves are checked by the rules, in variations too.
 * @throws {InvalidNotationError} with line and column of the first fault
 */
export const readRecord = (rules: Rules, text: string): Score => atOnce(readingRecord(rules, text));

/**
 * Reads all records of a text.
 * @throws {InvalidNotationError} with line and column of the first fault
 */
export const readRecords = (text: string, rulesOf: RulesOf): readonly Score[] =>
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
): Promise<readonly Score[]> => inSlices(readingRecords(text, rulesOf), slicing);

/** `readRecord` in steps. */
export function* readingRecord(rules: Rules, text: string): Work<Score> {
  const scores = yield* readingRecords(text, (id) => (id === rules.id ? rules : undefined));
  if (scores.length !== 1)
    throw textError(text, text.length, '', `follows ${scores.length} records, not one`, 'records', {
      found: scores.length,
    });
  return scores[0]!;
}

function* readingRecords(text: string, rulesOf: RulesOf): Work<readonly Score[]> {
  const raws = yield* parsingRecords(text);
  const scores: Score[] = [];
  for (const raw of raws) {
    yield* costing(STEPS_TO_BEGIN, placeOf(raw) / text.length);
    scores.push(yield* readRaw(text, raw, rulesOf));
  }
  return scores;
}

/** The offset of a record in its text. */
const placeOf = ({tags: [first], line: {plies}}: RawRecord): number =>
  first?.[1].at ?? plies[0]?.at ?? 0;

/** The ids of the games whose records a text holds, so that their rules can be loaded. */
export const gamesOf = (text: string): readonly string[] => [
  ...new Set(parseRecords(text).flatMap(({tags}) => tags.get('Game')?.value ?? [])),
];

function* readRaw(text: string, {tags, line}: RawRecord, rulesOf: RulesOf): Work<Score> {
  const errorAt = (tag: string, ...fault: TextPhrase): InvalidNotationError => {
    const {value, at} = tags.get(tag) ?? {value: tag, at: line.plies[0]?.at ?? 0};
    return textError(text, at, value, ...fault);
  };
  const fail = (tag: string, fault: TextFault): never => {
    throw errorAt(tag, fault);
  };
  /** Reports a fault in a header's value at the header. */
  const within = <Value>(tag: string, read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      const why = error.message;
      const invalid = errorAt(tag, `cannot be read: ${why}`, 'unreadable', {why});
      throw Object.assign(invalid, {cause: error});
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
    throw errorAt('Version', `is not supported; expected ${RECORD_VERSION}`, 'version', {
      version: RECORD_VERSION,
    });
  const options: Options = Object.fromEntries(
    pairsOf(tag('Options')).map(([name, value]) => {
      const row = rules.options.find((option) => option.name === name);
      const known = row?.values.find((allowed) => String(allowed) === value);
      if (known === undefined) {
        const all = row?.values ?? rules.options.map((option) => option.name);
        const fault = `has the unknown ${name}: ${value}; expected ${all.join(', ') || 'no option'}`;
        throw errorAt('Options', fault, 'option', {name, value, all});
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
    const due = min === max ? min : `${min} to ${max}`;
    throw errorAt('Seats', `is not a number of seats; expected ${due}`, 'seats', {min, max});
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
  const {startSeats: seats} = began;
  const head = {
    game: id,
    version: RECORD_VERSION,
    seats,
    options: began.options,
    ...(secret === undefined ? {} : {secret}),
    ...(began.start
      ? {start: began.start as unknown as Position}
      : secret === undefined && {seed: seed!}),
  };
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

/** The names and values of options, `earlyStop: off; mustTrump: on`. */
const pairsOf = (text = ''): readonly (readonly [name: string, value: string])[] =>
  text.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split(':').map((part) => part.trim());
    return name === '' && value.length === 0 ? [] : [[name, value.join(':')] as const];
  });

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
      const fault = `names no seat; expected one of ${seats.join(', ')}`;
      throw textError(text, at, token, fault, 'seat', {seats});
    }
    const move = rules.parseMove(raw.text);
    if (!move) throw textError(text, at, token, 'is not a move of this game');
    const refusal = rules.refuse(state, seat, move);
    if (refusal)
      throw textError(text, at, token, `is not allowed: ${refusal}`, 'refused', {refusal});
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
