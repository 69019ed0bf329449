import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The types of Tourney for the King: states, views, moves and events. */

/** The phases in which a game waits, by their names in the chart. */
export const PHASES = ['select', 'over'] as const;
/** One of `select` and `over`. */
export type Phase = (typeof PHASES)[number];

/** The cards of a round, by seat. */
export type Pair = readonly [CourtCard, CourtCard];

/** The facts that everybody may know. */
export interface Open {
  readonly options: Options;
  readonly seats: number;
  /** The rounds of this match, in order; their cards are set aside, face up (T-4). */
  readonly rounds: readonly Pair[];
  /**
   * The rounds won by each seat, for every decided match.
   * @minimum 0
   */
  readonly sheet: readonly (readonly number[])[];
}

/** The full state of a game; plain JSON. */
export interface TourneyState extends Open, AnyState {
  readonly rng: Rng;
  /**
   * The choices for the next round.
   * @seen own
   */
  readonly choices: Choices<CourtCard>;
}

/** What one seat may know, which includes only its own choice. */
export interface TourneyView extends Open {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know: the other always seems to be choosing (KC-1).
   * @seen own
   */
  readonly turn: readonly Seat[];
  readonly phase: Phase;
  readonly choices: Choices<CourtCard>;
  /** Unused cards by seat, highest first; derived from the rounds, hence public. */
  readonly hands: readonly (readonly CourtCard[])[];
  /**
   * Rounds won in this match, by seat.
   * @minimum 0
   */
  readonly scores: readonly number[];
}

/** The events of the rules, which are also those of the chart. Rounds and matches count from 1. */
export type TourneyEvent =
  | {readonly type: 'match begun'; readonly match: number}
  | {readonly type: 'cards revealed'; readonly round: number; readonly cards: Pair}
  | {
      readonly type: 'round decided';
      readonly round: number;
      readonly cards: Pair;
      /** The winner of the round; nobody, or both, if even the unused totals are equal (T-1). */
      readonly winners: readonly Seat[];
      /** Totals of unused cards by seat; `null` if the cards alone decided. */
      readonly unused: readonly number[] | null;
    }
  | {
      readonly type: 'match decided';
      readonly match: number;
      /**
       * Rounds won, by seat.
       * @minimum 0
       */
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
