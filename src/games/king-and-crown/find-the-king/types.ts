import type {Rng} from '../../../cards/index.js';
import type {AnyState, Options, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The types of Find the King: states, views, moves and events. */

/** The phases in which a match waits, by their names in the chart. */
export const PHASES = ['shuffle', 'pick', 'extra', 'over'] as const;
/** One of `shuffle` (the lord lays the cards), `pick`, `extra`, `over`. */
export type Phase = (typeof PHASES)[number];

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** The seat that presents the cards; the other one is the vassal. */
  readonly lord: Seat;
  /**
   * Matches won, by seat.
   * @minimum 0
   */
  readonly wins: readonly number[];
  /** Places that are face up, in the order in which they were revealed. */
  readonly open: readonly number[];
}

/** The full state of a match; plain JSON. */
export interface FindState extends Common, AnyState {
  readonly rng: Rng;
  /** The cards from left to right; fewer than five while the lord lays them. */
  readonly row: readonly CourtCard[];
}

/** What one seat may know: unknown cards are `null`. */
export interface FindView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly turn: readonly Seat[];
  readonly scores: readonly number[];
  readonly row: readonly (CourtCard | null)[];
}

/** A player's move; places count from 0, from left to right. */
export type FindMove =
  | {readonly type: 'choose'; readonly card: CourtCard}
  | {readonly type: 'reveal'; readonly at: number}
  | {readonly type: 'stop'};

/** The events of the rules, which are also the events of the chart. */
export type FindEvent =
  /** A match begins, counted from 1. */
  | {readonly type: 'lord named'; readonly match: number; readonly lord: Seat}
  /**
   * The lord puts a card to the right of the others; `card` is `null` for the vassal and onlookers.
   */
  | {readonly type: 'card laid'; readonly seat: Seat; readonly card: CourtCard | null}
  | {readonly type: 'cards presented'; readonly lord: Seat}
  | {
      readonly type: 'card revealed';
      readonly seat: Seat;
      readonly at: number;
      readonly card: CourtCard;
    }
  /** The card was the Knight, so another one may be revealed. */
  | {readonly type: 'another allowed'; readonly seat: Seat}
  | {readonly type: 'stopped'; readonly seat: Seat}
  /** The other cards are turned up. */
  | {
      readonly type: 'match won';
      readonly seat: Seat;
      readonly found: boolean;
      readonly row: readonly CourtCard[];
      readonly open: readonly number[];
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
