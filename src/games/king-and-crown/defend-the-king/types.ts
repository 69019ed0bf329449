import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {Phase} from '../rules/choosing.js';
import type {CourtCard} from '../rules/deck.js';

/** The words of Defend the King: a match, what was shown in it, and what is told of it. */

/** Cards that were shown together, and whom that put out. */
export type Meeting = Readonly<{
  /** By seat; `null` for a seat that was out before. */
  cards: readonly (CourtCard | null)[];
  out: readonly Seat[];
}>;

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Who is still in this match; when all is over, who has won it. */
  readonly still: readonly Seat[];
  /** How often cards have been shown in this match. */
  readonly reveals: number;
  /** Matches won, by seat. */
  readonly wins: readonly number[];
  /** What is chosen now; a view holds its seat's own choice alone. */
  readonly choices: Choices<CourtCard>;
  /** The cards shown last, which still lie on the table. */
  readonly last: Meeting | null;
}

/** The whole truth about a game; plain JSON. */
export interface DefendState extends Common, AnyState {
  readonly rng: Rng;
}

/** What one seat may know. */
export interface DefendView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /** Who is awaited as far as this seat may know: all others always seem to be choosing (KC-1). */
  readonly turn: readonly Seat[];
  readonly scores: readonly number[];
}

/** What the rules tell; the events of the chart. */
export type DefendEvent =
  /** Counted from 1. */
  | {readonly type: 'match begun'; readonly match: number}
  | {readonly type: 'cards revealed'; readonly cards: readonly (CourtCard | null)[]}
  /** Nobody is out: all take their cards back. */
  | {readonly type: 'cards returned'}
  | {readonly type: 'players out'; readonly seats: readonly Seat[]}
  /** `out` are those over whom it was won at last. */
  | {readonly type: 'match won'; readonly seat: Seat; readonly out: readonly Seat[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
