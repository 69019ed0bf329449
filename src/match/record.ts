import type {Seed} from '../cards/index.js';
import {isSecret} from '../cards/secret.js';
import {InvalidRecordError, type Options, type Seat} from '../game/index.js';
import {toPlainData, show} from '../game/plain-data.js';

/** The version of the record format; a record of another version is rejected. */
export const RECORD_VERSION = 1;
/** The most moves of a record that is read; the longest matches of our games have about 10,000. */
export const MOST_MOVES = 50_000;

/** A whole match as JSON, for the host alone: it holds secrets and must not be sent to a player. */
export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  /** The seed, for a match that began with a deal. */
  readonly seed?: Seed;
  /** The secret in place of a seed, for a match between people: see `MatchSetup`. */
  readonly secret?: string;
  /** The initial state, for a match that began with a position. */
  readonly start?: unknown;
  /**
   * Each move as seat, colon, text: `2:QS`. `2:undo` takes the last decision of seat 2 back, as `undo`
   * of a match does: a host of people keeps what they have taken back.
   */
  readonly moves: readonly string[];
}

/** In place of a move, takes the seat's last decision back. */
export const UNDO = 'undo';

/**
 * The most decisions that a record may take back: each costs as much as to play the match up to it
 * again. People who sit together do not come near it.
 */
export const MOST_UNDONE = 500;

/** Whether a step of a record takes a decision back. */
export const takesBack = (step: unknown): boolean =>
  typeof step === 'string' && step.endsWith(`:${UNDO}`);

/** Writes a move of a record, `2:QS`. */
export const writeStep = (seat: Seat, text: string): string => `${seat}:${text}`;

/**
 * Reads a move of a record.
 * @throws {InvalidRecordError} at `path` unless the value is a seat, a colon and a move
 */
export const readStep = (step: unknown, path: string): {seat: Seat; text: string} => {
  const parts = typeof step === 'string' ? /^(\d+):(.*)$/s.exec(step) : null;
  if (!parts)
    throw new InvalidRecordError(
      path,
      `must be a seat, a colon and a move, such as "0:QS", not ${show(step)}`,
    );
  return {seat: Number(parts[1]), text: parts[2] ?? ''};
};

/**
 * Checks all fields of a record except the moves.
 * @throws {InvalidRecordError} with the faulty field
 */
export const checkHead = (given: unknown, id: string): MatchRecord => {
  const record = toPlainData(given, InvalidRecordError, 'record', '');
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new InvalidRecordError('record', `must be an object, not ${show(record)}`);
  const head = record as Partial<MatchRecord>;
  if (head.game !== id)
    throw new InvalidRecordError('game', `must be "${id}", not ${show(head.game)}`);
  if (head.version !== RECORD_VERSION)
    throw new InvalidRecordError('version', `must be ${RECORD_VERSION}, not ${show(head.version)}`);
  if (typeof head.seats !== 'number')
    throw new InvalidRecordError('seats', `must be a number, not ${show(head.seats)}`);
  const {start, secret, seed} = head;
  if (secret !== undefined && !isSecret(secret))
    throw new InvalidRecordError('secret', 'must be 64 hexadecimal digits, a to f small');
  if ((start ?? secret) === undefined && typeof seed !== 'string' && typeof seed !== 'number')
    throw new InvalidRecordError(
      'seed',
      `must be a string or a number where there is no start, not ${show(seed)}`,
    );
  if (!Array.isArray(head.moves))
    throw new InvalidRecordError('moves', `must be a list, not ${show(head.moves)}`);
  if (head.moves.length > MOST_MOVES)
    throw new InvalidRecordError(
      'moves',
      `are ${head.moves.length}; at most ${MOST_MOVES} are read`,
    );
  const undone = head.moves.filter(takesBack).length;
  if (undone > MOST_UNDONE)
    throw new InvalidRecordError(
      'moves',
      `take ${undone} decisions back; at most ${MOST_UNDONE} are read`,
    );
  return head as MatchRecord;
};
