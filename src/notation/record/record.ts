import type {Options, Seat} from '../../game/index.js';
import type {Beginning} from '../../match/begin.js';
import {
  type MatchRecord,
  readStep,
  RECORD_VERSION,
  recordError,
  takesBack,
  writeStep,
} from '../../match/record.js';
import type {Position} from '../position/minimize-position.js';
import {typed} from '../position/spelling.js';

/** A match with comments, marks and variations. */

/** An annotator's judgement of a move. */
export const MARKS = ['!', '?', '!!', '??', '!?', '?!'] as const;
/** The mark of a sign, `!?`, or of a code of PGN, `$5`. */
export const markOf = (sign: string): Mark | undefined =>
  sign.startsWith('$') ? MARKS[Number(sign[1]) - 1] : MARKS.find((one) => one === sign);
/** `!` good, `?` poor, doubled very good or very poor, `!?` interesting, `?!` doubtful. */
export type Mark = (typeof MARKS)[number];

/** One move with its annotations. */
export interface Ply {
  readonly seat: Seat;
  /** The notation of the move, as written by `rules.formatMove`. */
  readonly text: string;
  readonly mark?: Mark | undefined;
  /** The comment after the move. */
  readonly comment?: string | undefined;
  /** Lines that could have been played instead of this move. */
  readonly variations?: readonly Line[] | undefined;
}

/** Consecutive moves. */
export interface Line {
  /** The comment before the first move. */
  readonly comment?: string | undefined;
  readonly plies: readonly Ply[];
}

/** A record with names, comments, marks and variations. */
export interface Score extends Omit<MatchRecord, 'moves' | 'start'> {
  /** The initial position, as `parsePosition` returns it; absent when the match began with a deal. */
  readonly start?: Position | undefined;
  /** The players' names by seat. */
  readonly names?: readonly string[] | undefined;
  /** Other headers: `Event`, `Date`, … */
  readonly tags?: Readonly<Record<string, string>> | undefined;
  readonly line: Line;
}

/** All of a record except its moves. */
export type Head = Omit<Score, 'line' | 'names' | 'tags'>;

/** The head of a record that has begun. */
export const headOf = (
  game: string,
  {start, startSeats: seats, options, seed}: Beginning<unknown>,
  secret: string | undefined,
): Head => ({
  ...{game, version: RECORD_VERSION, seats, options},
  ...(secret === undefined ? {} : {secret}),
  ...(start ? {start: start as Position} : secret === undefined && {seed}),
});

/** The bare record of a score, for `replay`. */
export const recordOf = ({
  game,
  seats,
  options,
  seed = '',
  secret,
  start,
  line,
}: Score): MatchRecord => ({
  ...headOf(game, {start, startSeats: seats, options, seed}, secret),
  moves: line.plies.map((ply) => writeStep(ply.seat, ply.text)),
});

/**
 * The score of a bare record, without comments.
 * @throws {InvalidRecordError} for a record that takes moves back; see `withoutUndone` of `gstk/match`
 */
export const scoreOf = ({moves, start, ...head}: MatchRecord): Score => ({
  ...head,
  ...(start === undefined ? {} : {start: start as Position}),
  line: {
    plies: moves.map((step, at) => {
      const path = `moves[${at}]`;
      if (takesBack(step))
        throw recordError(path, 'takes a move back, which cannot be written as text');
      return readStep(step, path);
    }),
  },
});

/** The options that differ from the usual ones. */
export const unusual = (options: Options, usual: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));

/** The names and values of options, `earlyStop: off; mustTrump: on`. */
export const pairsOf = (text = ''): readonly (readonly [name: string, value: string])[] =>
  text.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split(':').map(typed);
    return name === '' && value.length === 0 ? [] : [[name, value.join(':')] as const];
  });
