import type {Options, Seat} from '../game/index.js';
import {type MatchRecord, readStep, RECORD_VERSION, writeStep} from '../match/record.js';
import type {Position} from './minimize-position.js';

/** A match with what people say about it. */

/** What a move is worth in the eyes of who comments on it. */
export const MARKS = ['!', '?', '!!', '??', '!?', '?!'] as const;
/** `!` good, `?` poor, doubled very, `!?` worth a thought, `?!` doubtful. */
export type Mark = (typeof MARKS)[number];

/** One move. */
export interface Ply {
  readonly seat: Seat;
  /** As `rules.formatMove` has it. */
  readonly text: string;
  readonly mark?: Mark | undefined;
  /** What is said after it. */
  readonly comment?: string | undefined;
  /** What might have been played instead, and how it would have gone on. */
  readonly variations?: readonly Line[] | undefined;
}

/** Moves one after the other. */
export interface Line {
  /** What is said before the first of them. */
  readonly comment?: string | undefined;
  readonly plies: readonly Ply[];
}

/** A record with names, comments, marks and variations. */
export interface Score extends Omit<MatchRecord, 'moves' | 'start'> {
  /** The position that it began with, as `parsePosition` gives it. */
  readonly start?: Position | undefined;
  /** Players by seat. */
  readonly names?: readonly string[] | undefined;
  /** Whatever else stands at its head: `Event`, `Date`, … */
  readonly tags?: Readonly<Record<string, string>> | undefined;
  readonly line: Line;
}

/** The bare record of a score, for `replay`. */
export const recordOf = ({game, seats, options, seed, start, line}: Score): MatchRecord => ({
  game,
  version: RECORD_VERSION,
  seats,
  options,
  ...(start === undefined ? {seed: seed ?? ''} : {start}),
  moves: line.plies.map(({seat, text}) => writeStep(seat, text)),
});

/** The score of a bare record, with nothing said yet. */
export const scoreOf = ({moves, start, ...head}: MatchRecord): Score => ({
  ...head,
  ...(start === undefined ? {} : {start: start as Position}),
  line: {plies: moves.map((step, at) => readStep(step, `moves[${at}]`))},
});

/** Options that differ from what is usual. */
export const unusual = (options: Options, usual: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));
