import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {Phase} from '../rules/choosing.js';
import type {CourtCard} from '../rules/deck.js';

/** The words of Support the King: a match, what was shown in it, and what is told of it. */

/** Two cards that were shown, and what came of it. */
export type Meeting = Readonly<{
  /** By seat. */
  cards: readonly CourtCard[];
  lord: Seat;
  /** Who won the match. */
  winner: Seat;
}>;

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Who wins with an even total; the vassal wins with an odd one. */
  readonly lord: Seat;
  /** Matches won, by seat. */
  readonly wins: readonly number[];
  /** What was chosen for this match; a view holds its seat's own choice alone. */
  readonly choices: Choices<CourtCard>;
  /** The match before, which still lies on the table. */
  readonly last: Meeting | null;
}

/** The whole truth about a game; plain JSON. */
export interface SupportState extends Common, AnyState {
  readonly rng: Rng;
}

/** What one seat may know. */
export interface SupportView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /** Who is awaited as far as this seat may know: the other always seems to be choosing (KC-1). */
  readonly turn: readonly Seat[];
  readonly scores: readonly number[];
}

/** What the rules tell; the events of the chart. */
export type SupportEvent =
  /** A match begins, counted from 1. */
  | {readonly type: 'lord named'; readonly match: number; readonly lord: Seat}
  | {readonly type: 'cards revealed'; readonly cards: readonly CourtCard[]; readonly total: number}
  | {readonly type: 'match won'; readonly seat: Seat; readonly total: number}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
