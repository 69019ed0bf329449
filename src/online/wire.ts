import type {AnyEvent, AnyView, Options, Seat} from '../game/index.js';
import type {MatchRecord, SeatKind} from '../match/index.js';
import type {Diff} from './patch.js';

/**
 * The protocol between a server and its tables: JSON in the engine's binary frames. Nothing in it tells
 * a seat more than its view and its log do, nor reveals, by number or time, that another seat has made
 * a hidden choice.
 */

/** The version of this protocol; a server supports the last two. */
export const WIRE = 1;

/** The seats and players, but never who is awaited. */
export interface Attendance {
  readonly names: readonly (string | null)[];
  readonly here: readonly boolean[];
  readonly kinds: readonly SeatKind[];
  readonly watchers: number;
}

/**
 * All that a seat or an onlooker knows: the answer to `sync`, also sent after a decision was taken
 * back.
 */
export interface SitFrame {
  readonly t: 'sit';
  readonly v: number;
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat | null;
  /** The number of decisions that this seat has made, including those taken back. */
  readonly k: number;
  /** The last of them, '' before the first, by which a seat knows whether its request was played. */
  readonly last: string;
  /** The number of events that this seat knows: the length of `log`. */
  readonly at: number;
  readonly view: AnyView;
  readonly log: readonly AnyEvent[];
  readonly who: Attendance;
  /** SHA-256 of the secret, hexadecimal. */
  readonly commitment: string;
  /** The token that invites others, for people of the match, and the watchers' token. */
  readonly invitation?: string;
  readonly watch?: string;
  readonly again?: readonly Seat[];
  readonly undo?: UndoAsked;
  /** The whole record, secret included, once the match is over. */
  readonly record?: MatchRecord;
}

/** The player who wants to take a decision back, and those who agree. */
export interface UndoAsked {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** What has happened. */
export interface GoFrame {
  readonly t: 'go';
  /** The number of events that this seat knew before; if it knew another number, it asks for `sit`. */
  readonly at: number;
  /** Events, each with its change to the view. */
  readonly b: readonly (readonly [event: AnyEvent, change?: Diff])[];
  /** The change to the view after them without an event: this seat's own hidden choice. */
  readonly d?: Diff;
}

/** Frames of the server. */
export type ServerFrame =
  | SitFrame
  | GoFrame
  /** The seat's decision `k` is played; with `no` it is refused, and nothing has changed. */
  | {readonly t: 'ok'; readonly k: number}
  | {readonly t: 'no'; readonly k: number; readonly why: string}
  | ({readonly t: 'who'} & Attendance)
  /** Milliseconds left by seat, only in phases in which everybody may know who is awaited. */
  | {readonly t: 'clock'; readonly left: Readonly<Record<Seat, number>>}
  | {readonly t: 'undo'; readonly asked?: UndoAsked}
  /** Seats that want another match; `next` is this seat's token there. */
  | {readonly t: 'again'; readonly votes: readonly Seat[]; readonly next?: string}
  | {readonly t: 'greet'; readonly from: Seat; readonly n: number}
  | {readonly t: 'end'; readonly record: MatchRecord};

/** Frames of a table. */
export type ClientFrame =
  /**
   * Plays the seat's decision number `k`: sent twice it is played once, and too late it is not played.
   */
  | {readonly q: 'play'; readonly k: number; readonly m: string}
  | {readonly q: 'sync'}
  | {readonly q: 'name'; readonly name: string}
  /** Lets bots play all open seats. */
  | {readonly q: 'fill'}
  | {readonly q: 'again'}
  | {readonly q: 'undo'; readonly agreed: boolean}
  | {readonly q: 'greet'; readonly n: number};

/** Refusals by the connection rather than by the rules. */
export const CONNECTION_REFUSALS = {
  /** Another decision of this seat was played in the meantime, by the clock or in another window. */
  stale: 'online/stale',
  /** The move could not be stored; it is sent again. */
  unwritten: 'online/unwritten',
} as const;
