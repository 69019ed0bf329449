import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';

/** The words of Tourney for the King: rounds, matches of five rounds, and what is told of them. */

/** Where a game rests, as the chart names it. */
export const PHASES = ['select', 'over'] as const;
/** One of `select` and `over`. */
export type Phase = (typeof PHASES)[number];

/** What a round was played with, by seat. */
export type Pair = readonly [CourtCard, CourtCard];

/** What everybody may know. */
export interface Open {
  readonly options: Options;
  readonly seats: number;
  /** The rounds of this match, in order; their cards are set aside, face up (T-4). */
  readonly rounds: readonly Pair[];
  /** The rounds won by each seat, of every match that has been decided. */
  readonly sheet: readonly (readonly number[])[];
}

/** The whole truth about a game; plain JSON. */
export interface TourneyState extends Open, AnyState {
  readonly rng: Rng;
  /** What was chosen for the next round. */
  readonly choices: Choices<CourtCard>;
}

/** What one seat may know: of the choices its own. */
export interface TourneyView extends Open {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /** Who is awaited as far as this seat may know: the other always seems to be choosing (KC-1). */
  readonly turn: readonly Seat[];
  readonly phase: Phase;
  readonly choices: Choices<CourtCard>;
  /** Unused cards by seat, highest first; they follow from the rounds, so that all know them. */
  readonly hands: readonly (readonly CourtCard[])[];
  /** Rounds won in this match, by seat. */
  readonly scores: readonly number[];
}

/** What a player does. */
export interface TourneyMove {
  readonly type: 'choose';
  readonly card: CourtCard;
}

/** What the rules tell; the events of the chart. Rounds and matches count from 1. */
export type TourneyEvent =
  | {readonly type: 'match begun'; readonly match: number}
  | {readonly type: 'cards revealed'; readonly round: number; readonly cards: Pair}
  | {
      readonly type: 'round decided';
      readonly round: number;
      readonly cards: Pair;
      /** Whose round it is: nobody's, or that of both, when even the unused totals are equal (T-1). */
      readonly winners: readonly Seat[];
      /** Totals of unused cards by seat; `null` where the cards alone decided. */
      readonly unused: readonly number[] | null;
    }
  | {
      readonly type: 'match decided';
      readonly match: number;
      /** Rounds won, by seat. */
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
