import type {Rng} from '../cards/index.js';
import type {SeatFields} from './errors.js';
import type {FaultLoaders} from './faults.js';
import type {MoveForm} from './move-forms.js';
import type {OptionRow, Options, SeatRange} from './options.js';

/** A seat at the table, 0 to `seats - 1`, clockwise. */
export type Seat = number;

/**
 * The key of the reason why a move is not allowed: `game/not-your-turn`, `king/follow-suit`. The
 * messages have its sentence.
 */
export type Refusal = `${string}/${string}`;

/** Refusals that all games share. */
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
  /** All winners, so a shared win lists several; `[]` if nobody wins. */
  readonly winners: readonly Seat[];
  /** Final points by seat, in games that score. */
  readonly scores?: readonly number[];
  /** Seats by final rank, best first; tied seats share an entry. */
  readonly places?: readonly (readonly Seat[])[];
  /** A message key such as `king/all-deals-played`. */
  readonly reason: string;
}

/** Fields of the state of every game. */
export interface AnyState {
  /** All options, with defaults filled in. */
  readonly options: Options;
  /** The number of seats. */
  readonly seats: number;
  /** The random stream; no view contains it. */
  readonly rng: Rng;
}

/** Fields of the view of every game. */
export interface AnyView {
  /** The seat that this view belongs to; `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly options: Options;
  readonly seats: number;
  readonly turn: readonly Seat[];
  /** The phase as text, as `match.phase` names it: `push.declare`. */
  readonly phase: string;
  /**
   * Cards by seat; `null` for a card that the viewer may not know. Absent in games without hands.
   */
  readonly hands?: readonly (readonly (string | null)[])[];
  /** Points by seat, in games that score. */
  readonly scores?: readonly number[];
}

/** Receives each event with the state right after it. A search does without. */
export type Emit<State, Event> = (event: Event, then: State) => void;

/**
 * The part of the rules that is needed to play from a first deal. A page may load it alone if the game
 * offers it, since the code that reads positions is about as large.
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
   * The allowed number of seats with default options (the `seats` of an option's row may widen the
   * range); without a number from the host, `usual` or else `min` is taken.
   */
  readonly seats: SeatRange & {readonly usual?: number};
  /** The options that players may agree on; the first value of each row is its default. */
  readonly options: readonly OptionRow[];
  /** The first state. `seats` and `options` have been checked. */
  setup(options: Options, seats: number, rng: Rng, emit?: Emit<State, Event>): State;
  /** Seats whose decision is still missing; `[]` only when the match is over. */
  turn(state: State): readonly Seat[];
  /** The phase that awaits a decision, in the chart's names. */
  phase(state: State): StateValue;
  /**
   * All legal moves of a seat, as data; free text, and what would be thousands of combinations, are
   * legal without being listed: ask `refuse` (decision 31). A seat that has made a hidden choice has left `turn` but
   * may still change the choice, so its moves stay non-empty until all choices are in. The result
   * depends only on what the seat's view holds.
   */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /**
   * The reason why a move is not allowed, or `undefined`. Accepts any untrusted value. The result
   * depends only on what the seat's view holds.
   */
  refuse(state: State, seat: Seat, move: unknown): Refusal | undefined;
  /** The state after a legal move. Plays on until a seat is awaited or the match is over. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<State, Event>): State;
  /** The safe move that the host plays when a seat is absent or out of time. */
  fallback(state: State, seat: Seat): Move;
  /** How the match ended, or `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;
  /** The part of the state that a seat may know; `undefined` means an onlooker. */
  view(state: State, seat: Seat | undefined): View;
  /** The part of an event that a seat may know; `undefined` if the seat learns nothing of it. */
  redact(event: Event, seat: Seat | undefined): Event | undefined;
  /** Every form in which a move is written. */
  readonly moveForms: readonly MoveForm[];
  /** A move as text, without its seat. */
  formatMove(move: Move): string;
  /**
   * Reads a move in one of its forms; `undefined` when the text is none. `readMove` also knows the other
   * ways to write it, since it sees the position.
   * @param seats the number of seats of the table; without it, seats are read as numbers only
   */
  parseMove(text: string, seats?: number): Move | undefined;
  /** Present if it is small, and when the full rules are loaded; see `Rules`. */
  determinize?(view: View, rng: Rng): State;
  /** Present when the full rules are loaded; see `Rules`. */
  parsePosition?(position: unknown, rng?: Rng): State;
}

/**
 * The contract of every game. All methods are pure: they read no clock and no `Math.random`, and
 * change none of their arguments. States, views, moves and events are plain JSON.
 */
export interface Rules<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> extends PlayRules<State, Move, View, Event> {
  /** A full state that is consistent with the view; hidden parts are drawn at random. */
  determinize(view: View, rng: Rng): State;
  /**
   * Builds a state from an untrusted position. Missing fields take their initial value; unknown cards
   * (`null`) are drawn from `rng`.
   * @throws {InvalidPositionError} with the path of the fault
   */
  parsePosition(position: unknown, rng?: Rng): State;
  /**
   * Faults of positions in other languages than English, for authors. The error of a faulty position
   * has a `reason`, whose key has its sentence there.
   */
  readonly faults?: FaultLoaders;
  /** The fields of positions that hold seats, where a position as text may have their letters. */
  readonly seatFields?: SeatFields;
}
