import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {Phase} from '../rules/choosing.js';
import type {CourtCard} from '../rules/deck.js';

/** The types of Defend the King: states, views and events. */

/** Cards that were shown together, and the seats that they put out. */
export type Meeting = Readonly<{
  /** By seat; `null` for a seat that was out before. */
  cards: readonly (CourtCard | null)[];
  /** The seats that they put out. */
  out: readonly Seat[];
}>;

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Seats that are still in this match; when the game is over, its winner. */
  readonly still: readonly Seat[];
  /**
   * The number of reveals in this match so far.
   * @minimum 0
   */
  readonly reveals: number;
  /**
   * Matches won, by seat.
   * @minimum 0
   */
  readonly wins: readonly number[];
  /**
   * The present choices; a view holds only its seat's own.
   * @seen own
   */
  readonly choices: Choices<CourtCard>;
  /** The cards shown last. */
  readonly last: Meeting | null;
}

/** The full state of a game; plain JSON. */
export interface DefendState extends Common, AnyState {
  readonly rng: Rng;
}

/** What one seat may know. */
export interface DefendView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know: all others always seem to be choosing (KC-1).
   * @seen own
   */
  readonly turn: readonly Seat[];
  readonly scores: readonly number[];
}

/** The events of the rules, which are also the events of the chart. */
export type DefendEvent =
  /** Matches count from 1. */
  | {readonly type: 'match begun'; readonly match: number}
  | {readonly type: 'cards revealed'; readonly cards: readonly (CourtCard | null)[]}
  /** Nobody is out: all take their cards back. */
  | {readonly type: 'cards returned'}
  | {readonly type: 'players out'; readonly seats: readonly Seat[]}
  /** `out` are the seats that the last reveal put out. */
  | {readonly type: 'match won'; readonly seat: Seat; readonly out: readonly Seat[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
