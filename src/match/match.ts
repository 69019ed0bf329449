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
 * One game being played, with its secrets, for its host; players get a `MatchClient`. All data that it
 * returns is frozen.
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
  /** The number of moves played, without those taken back. */
  readonly length: number;
  moves(seat: Seat): readonly Move[];
  /** Why a move, as data or as text, is not allowed; `undefined` when it is. */
  refuse(seat: Seat, move: unknown): Refusal | undefined;
  /**
   * Computes a move, an untrusted value, without playing it yet: a host can store it before anybody
   * learns of it. Returns the refusal of a move that is not allowed.
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
  /** The view of a seat; without a seat, of an onlooker. */
  view(seat?: Seat): View;
  /**
   * The events as a seat may know them, from the first deal or the position on; without a seat, an
   * onlooker's. For `'host'` all of them, with their secrets.
   */
  log(seat?: Seat | 'host'): readonly Event[];
  /**
   * Calls `listener` after each move with its events one by one, nothing hidden, each with the state
   * and the phase right after it, so a host sees every phase that the chart passes through, also those
   * that await nobody. After an undo the list is empty and the change is `undone`. Returns the function
   * that unsubscribes.
   * @param how with `past` the listener is first called with everything so far, including the first
   * deal
   */
  subscribe(
    listener: Subscriber<HostUpdate<State, Event>>,
    how?: {readonly past?: boolean},
  ): () => void;
  record(): MatchRecord;
  /**
   * Takes moves back: a seat's last decision and everything after it; without a seat, the last move. A
   * hidden choice that nobody else has learned of goes alone. Only clients that can see a change are
   * notified. Returns false when there is nothing to take back.
   */
  undo(seat?: Seat): boolean;
  /**
   * True when `undo(seat)` would take something back, and no event for which `kept` holds with it.
   */
  decided(seat: Seat, kept?: (event: Event) => boolean): boolean;
  /** The client of a seat; without a seat, an onlooker's. */
  client(seat?: Seat): MatchClient<Move, View, Event>;
}

/** A legal move that has been computed and not yet played. */
export interface PlannedMove {
  readonly seat: Seat;
  /** The move as text, as in the record, `QS`. */
  readonly text: string;
  /**
   * Plays the move and notifies everybody.
   * @throws {Error} when the match has gone on since the plan was made, and changes nothing; otherwise
   * as `Match.play` does
   */
  commit(): void;
}
