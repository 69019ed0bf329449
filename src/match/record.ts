import type {Seed} from '../cards/index.js';
import {isSecret} from '../cards/secret.js';
import {
  type AnyMove,
  type AnyState,
  InvalidRecordError,
  type Options,
  type PlayRules,
  readMove,
  REFUSALS,
  type Seat,
} from '../game/index.js';
import {type DataFault, dataError, type ValuesIn, show} from '../game/phrases.js';
import {isObject, toPlainData} from '../game/plain-data.js';

/** The version of the record format; a record of another version is rejected. */
export const RECORD_VERSION = 1;
/** The most moves of a record; the longest matches of our games have about 10,000. */
export const MOST_MOVES = 50_000;

/** A whole match as JSON, for the host alone: it holds secrets and must not be sent to a player. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  /** The seed, for a match that began with a deal. */
  readonly seed?: Seed;
  /** The secret that replaces the seed of a match between people; see `MatchSetup`. */
  readonly secret?: string;
  /** Where the secret comes from, for a match that began in a waiting room. */
  readonly draw?: SecretDraw;
  /** The initial state, for a match that began with a position. */
  readonly start?: unknown;
  /**
   * Each move as seat, colon, text: `2:QS`. `2:undo` takes back the last decision of seat 2, as `undo`
   * of a match does: a host of people keeps the moves that they take back.
   */
  readonly moves: readonly string[];
}

/**
 * The draw of a match's secret, in which no one of its people can choose: the server has committed to its
 * secret, and every page to its number, before any of them is told.
 */
export interface SecretDraw {
  /** The server's own secret, 64 hexadecimal digits. */
  readonly secret: string;
  /** By seat, the SHA-256 of the number that its page has promised; `null` for none. */
  readonly seals: readonly (string | null)[];
  /** By seat, that number, 64 hexadecimal digits; `null` where none came in time. */
  readonly nonces: readonly (string | null)[];
}

/** Stands for a move; takes back the seat's last decision. */
export const UNDO = 'undo';

/**
 * The most decisions that a record may take back: each costs as much as playing the match up to it
 * again. People never come near it.
 */
export const MOST_UNDONE = 500;

/** Whether a step of a record takes a decision back. */
export const takesBack = (step: unknown): boolean =>
  typeof step === 'string' && step.endsWith(`:${UNDO}`);

/** Writes a move of a record, `2:QS`. */
export const writeStep = (seat: Seat, text: string): string => `${seat}:${text}`;

/** The error of a record. */
export const recordError = <Phrase extends DataFault>(
  path: string,
  phrase: Phrase,
  ...values: ValuesIn<Phrase>
): InvalidRecordError => dataError(InvalidRecordError, path, phrase, ...values);

/** @throws {InvalidRecordError} unless the value is a secret or `undefined` */
export function needSecret(secret: unknown): void {
  if (secret !== undefined && !isSecret(secret))
    throw recordError('secret', 'must be 64 hexadecimal digits, a to f small');
}

/**
 * Reads a move of a record.
 * @throws {InvalidRecordError} at `path` unless the value is a seat, a colon and a move
 */
export const readStep = (step: unknown, path: string): {seat: Seat; text: string} => {
  const parts = typeof step === 'string' ? /^(\d+):(.*)$/s.exec(step) : null;
  if (!parts)
    throw recordError(path, 'must be a seat, a colon and a move, such as "0:QS", not {found}', {
      found: show(step),
    });
  return {seat: Number(parts[1]), text: parts[2] ?? ''};
};

/**
 * The move of a step of a record.
 * @throws {InvalidRecordError} at `path` unless the rules allow it
 */
export function allowedMove<State extends AnyState, Move extends AnyMove>(
  rules: Pick<
    PlayRules<State, Move>,
    'moveForms' | 'parseMove' | 'formatMove' | 'legalMoves' | 'refuse'
  >,
  state: State,
  {seat, text}: {readonly seat: Seat; readonly text: string},
  path: string,
): Move {
  const move = seat < state.seats ? readMove(rules, state, seat, text) : undefined;
  const refusal = move ? rules.refuse(state, seat, move) : REFUSALS.notAMove;
  if (!move || refusal)
    throw recordError(path, '"{step}" is refused: {refusal}', {
      step: writeStep(seat, text),
      refusal: refusal!,
    });
  return move;
}

/**
 * Checks all fields of a record except the moves.
 * @throws {InvalidRecordError} with the faulty field
 */
export const checkHead = (given: unknown, id: string): MatchRecord => {
  const record = toPlainData(given, InvalidRecordError, 'record', '');
  if (!isObject(record))
    throw recordError('record', 'must be an object, not {found}', {found: show(record)});
  const head = record as Partial<MatchRecord>;
  const {start, secret, seed, moves} = head;
  const due = (field: 'game' | 'version', value: string | number): void => {
    if (head[field] !== value)
      throw recordError(field, 'must be {due}, not {found}', {
        due: show(value),
        found: show(head[field]),
      });
  };
  due('game', id);
  due('version', RECORD_VERSION);
  if (typeof head.seats !== 'number')
    throw recordError('seats', 'must be a number, not {found}', {found: show(head.seats)});
  needSecret(secret);
  if ((start ?? secret) === undefined && typeof seed !== 'string' && typeof seed !== 'number')
    throw recordError('seed', 'must be a string or a number where there is no start, not {found}', {
      found: show(seed),
    });
  if (!Array.isArray(moves))
    throw recordError('moves', 'must be a list, not {found}', {found: show(moves)});
  if (moves.length > MOST_MOVES)
    throw recordError('moves', 'are {count}; at most {most} are read', {
      count: moves.length,
      most: MOST_MOVES,
    });
  const undone = moves.filter(takesBack).length;
  if (undone > MOST_UNDONE)
    throw recordError('moves', 'take {count} decisions back; at most {most} are read', {
      count: undone,
      most: MOST_UNDONE,
    });
  return head as MatchRecord;
};
