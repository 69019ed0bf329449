import type {Rng} from '../cards/index.js';
import type {OptionRow, Options, SeatRange} from './options.js';

/** A place at the table, 0 to `seats - 1`, clockwise. */
export type Seat = number;

/** Why a move is not allowed: `game/not-your-turn`, `king/follow-suit`. The sentence is in `words`. */
export type Refusal = `${string}/${string}`;

/** The refusals that every game shares. */
export const REFUSALS = {
  notYourTurn: 'game/not-your-turn',
  notAMove: 'game/not-a-move',
  notYourCard: 'game/not-your-card',
  over: 'game/over',
} as const satisfies Record<string, Refusal>;

/** A state of a chart: a name, or names of regions and nested states. The shape is XState's. */
export type StateValue = string | {readonly [region: string]: StateValue | undefined};

/** A move is plain JSON with a `type`. */
export interface AnyMove {
  readonly type: string;
}

/** An event that the rules emit: plain JSON with a `type`; the chart accepts it under the same name. */
export interface AnyEvent {
  readonly type: string;
}

/** How a match ended. */
export interface Outcome {
  /** Nobody wins: `[]`; a shared win lists all who share it. */
  readonly winners: readonly Seat[];
  /** Final points by seat, where the game scores. */
  readonly scores?: readonly number[];
  /** Seats by place, best first; seats that tie stand together. */
  readonly places?: readonly (readonly Seat[])[];
  /** A key such as `king/all-deals-played`. */
  readonly reason: string;
}

/** What every state holds, whatever the game. */
export interface AnyState {
  /** All options, none left out. */
  readonly options: Options;
  /** How many seats. */
  readonly seats: number;
  /** The random stream; in no view. */
  readonly rng: Rng;
}

/** What every view holds, whatever the game. */
export interface AnyView {
  /** Whose view; `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly seats: number;
  readonly turn: readonly Seat[];
  readonly phase: StateValue;
  /** By seat; a card that this seat may not know is `null`. Not every game plays with playing cards. */
  readonly hands?: readonly (readonly (string | null)[])[];
  /** Points by seat, where the game scores. */
  readonly scores?: readonly number[];
}

/** Hears each event together with the state right after it. Search passes none. */
export type Emit<State, Event> = (event: Event, then: State) => void;

/**
 * What a match that begins with a deal needs of the rules. A page may fetch this half alone, where
 * a game offers it: what reads positions weighs as much as what plays.
 */
export interface PlayRules<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  /** The id under which the catalogue lists the game. */
  readonly id: string;
  /**
   * How many may sit down with default options (an option may widen it: `seats` of its row), and how
   * many do when nobody says: `usual`, or else `min`.
   */
  readonly seats: SeatRange & {readonly usual?: number};
  /** What players may agree on; the first value of each row is its default. */
  readonly options: readonly OptionRow[];
  /** The first state. `seats` and `options` have been checked. */
  setup(options: Options, seats: number, rng: Rng, emit?: Emit<State, Event>): State;
  /** Seats whose decision is still missing; `[]` only when the match is over. */
  turn(state: State): readonly Seat[];
  /** What is awaited, in the chart's names. */
  phase(state: State): StateValue;
  /**
   * Every structured move of a seat. A seat that has committed to a hidden choice has left `turn`
   * but may still change it, so its moves stay non-empty until all choices are in.
   * Depends only on what the seat's view holds.
   */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Why this is not allowed, or `undefined`. Takes anything at all. Depends on the view only. */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  /** The state after an allowed move; runs on until a seat is awaited or the match is over. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<State, Event>): State;
  /** The safe move that a clock plays for an absent seat. */
  fallback(state: State, seat: Seat): Move;
  /** How it ended, or `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;
  /** Only what that seat may know; `undefined` is an onlooker. */
  view(state: State, seat: Seat | undefined): View;
  /** What that seat learns of an event; `undefined` when it learns nothing. */
  redact(event: Event, seat: Seat | undefined): Event | undefined;
  /** A move as text, without its seat. */
  formatMove(move: Move): string;
  /** The move that a text names, or `undefined`. */
  parseMove(text: string): Move | undefined;
  /** As in `Rules`, where it is there. */
  parsePosition?(position: unknown, rng?: Rng): State;
}

/**
 * The contract that every game keeps. All methods are pure: they read no clock, no `Math.random`,
 * and change none of their arguments. States, views, moves and events are plain JSON.
 */
export interface Rules<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> extends PlayRules<State, Move, View, Event> {
  /** A full state that the view could have come from, the hidden parts drawn at random. */
  determinize(view: View, rng: Rng): State;
  /**
   * Makes a state of a position from outside: fields left out take their setup value; unknown cards
   * (`null`) are drawn from `rng`.
   * @throws {InvalidPositionError} naming the path of what is wrong
   */
  parsePosition(position: unknown, rng?: Rng): State;
}
