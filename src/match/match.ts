import type {
  AnyMove,
  AnyState,
  AnyEvent,
  AnyView,
  Outcome,
  PlayGame,
  Refusal,
  Seat,
} from '../game/index.js';
import type {MatchClient} from './client.js';
import type {Subscriber} from './delivery.js';
import type {MatchRecord} from './record.js';
import type {HostUpdate} from './redact.js';

/**
 * One game being played, in the host's hands: it holds secrets. Players are given a `MatchClient`.
 * All data that it hands out is frozen.
 */
export interface Match<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  readonly game: PlayGame<State, Move, View, Event>;
  /** `push.declare`; parallel leaves joined by ` + `. */
  readonly phase: string;
  /** Seats whose decision is awaited. */
  readonly turn: readonly Seat[];
  /** The full state, secrets included. */
  readonly state: State;
  readonly outcome: Outcome | undefined;
  /** The number of moves played and not taken back. */
  readonly length: number;
  moves(seat: Seat): readonly Move[];
  /** Why a move, as data or as text, is not allowed; `undefined` when it is. */
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  /**
   * Works out a move, an untrusted value, and plays nothing yet: a host can write it down before
   * anybody learns of it. Returns the refusal of a move that is not allowed.
   * @param move as for `play`
   */
  plan(seat: Seat, move: unknown): PlannedMove | Refusal;
  /**
   * Plays a move, an untrusted value; returns the refusal and changes nothing if it is not allowed.
   * @param move data, in which lists may have any order, or a text that `parseMove` of the rules
   *   reads, with cards in any spelling: `'QS'`, `'♥10'`, `'pass'`, `'bid 3'`
   * @throws the first error of a subscriber or a client's listener; the move is played nevertheless
   */
  play(seat: Seat, move: unknown): Refusal | undefined;
  /** What a seat may know; without a seat, what an onlooker may know. */
  view(seat?: Seat): View;
  /**
   * The events as a seat may know them, from the first deal or the position on; without a seat, an
   * onlooker's. For `'host'` all of them, with their secrets.
   */
  log(seat?: Seat | 'host'): readonly Event[];
  /**
   * Calls `listener` after each move with its events one by one, nothing hidden, each with the state
   * and the phase right after it: so a host sees every phase that the chart passes through, those
   * that await nobody too. After an undo the list is empty and the change is `undone`. Returns the
   * function that ends it.
   * @param how with `past` the listener is first called with all that has happened so far, the first
   *   deal included
   */
  subscribe(
    listener: Subscriber<HostUpdate<State, Event>>,
    how?: {readonly past?: boolean},
  ): () => void;
  record(): MatchRecord;
  /**
   * Takes moves back: all since that seat's last decision, that decision included; without a seat,
   * the last move. A hidden choice of which nobody else has learned goes alone. Only clients that
   * can see a change are notified. Returns false when there is nothing to take back.
   */
  undo(seat?: Seat): boolean;
  /**
   * True when `undo(seat)` would take something back, and no event for which `kept` holds with it.
   */
  decided(seat: Seat, kept?: (event: Event) => boolean): boolean;
  /** The client of a seat; without a seat, an onlooker's. */
  client(seat?: Seat): MatchClient<Move, View, Event>;
}

/** A move that the rules allow, worked out and not yet played. */
export interface PlannedMove {
  readonly seat: Seat;
  /** The move as the record will have it, `QS`. */
  readonly text: string;
  /**
   * Plays the move and tells everybody.
   * @throws {Error} when the match has gone on since the plan was made, and changes nothing; otherwise
   *   as `Match.play` does
   */
  commit(): void;
}
