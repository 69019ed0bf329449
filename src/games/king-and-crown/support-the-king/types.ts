import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {Phase} from '../rules/choosing.js';
import type {CourtCard} from '../rules/deck.js';

/** The types of Support the King: states, views and events. */

/** Two cards that were shown, with their result. */
export type Meeting = Readonly<{
  /** By seat. */
  cards: readonly CourtCard[];
  /** The seat that won with an even sum. */
  lord: Seat;
  /** The winner of the match. */
  winner: Seat;
}>;

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** The seat that wins with an even sum; the vassal wins with an odd one. */
  readonly lord: Seat;
  /**
   * Matches won, by seat.
   * @minimum 0
   */
  readonly wins: readonly number[];
  /**
   * The choices for this match; a view holds only its seat's own.
   * @seen own
   */
  readonly choices: Choices<CourtCard>;
  /** The previous match. */
  readonly last: Meeting | null;
}

/** The full state of a game; plain JSON. */
export interface SupportState extends Common, AnyState {
  readonly rng: Rng;
}

/** What one seat may know. */
export interface SupportView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know: the other always seems to be choosing (KC-1).
   * @seen own
   */
  readonly turn: readonly Seat[];
  readonly scores: readonly number[];
}

/** The events of the rules, which are also the events of the chart. */
export type SupportEvent =
  /** A match begins, counted from 1. */
  | {readonly type: 'lord named'; readonly match: number; readonly lord: Seat}
  | {readonly type: 'cards revealed'; readonly cards: readonly CourtCard[]; readonly total: number}
  | {readonly type: 'match won'; readonly seat: Seat; readonly total: number}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
