import type {AnyEvent, AnyView, Options, Seat} from '../game/index.js';
import type {MatchRecord, SeatKind} from '../match/index.js';
import type {Diff} from './patch.js';

/**
 * What travels between a server and its tables: JSON in the engine's binary frames. Nothing here tells
 * a seat more than its view and its log do, nor, by number or time, that another has made a hidden choice.
 */

/** The version of this language; a server speaks the last two. */
export const WIRE = 1;

/** The seats and players; never who is awaited. */
export interface Attendance {
  readonly names: readonly (string | null)[];
  readonly here: readonly boolean[];
  readonly kinds: readonly SeatKind[];
  readonly watchers: number;
}

/** All that a seat, or an onlooker, knows: the answer to `sync`, and after a decision was taken back. */
export interface SitFrame {
  readonly t: 'sit';
  readonly v: number;
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat | null;
  /** How many decisions this seat has made, those that were taken back included. */
  readonly k: number;
  /** The last of them, '' before the first: so that a seat knows whether what it asked for was played. */
  readonly last: string;
  /** How many events this seat has learned of: the length of `log`. */
  readonly at: number;
  readonly view: AnyView;
  readonly log: readonly AnyEvent[];
  readonly who: Attendance;
  /** SHA-256 of the secret, hexadecimal. */
  readonly commitment: string;
  /** The token that invites others, for people of the match, and that of watchers. */
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
  /** How many events this seat knew before; where it knew others, it asks for `sit`. */
  readonly at: number;
  /** Events, each with what it changed in the view. */
  readonly b: readonly (readonly [event: AnyEvent, change?: Diff])[];
  /** What changed in the view after them with no event: this seat's own hidden choice. */
  readonly d?: Diff;
}

/** What the server sends. */
export type ServerFrame =
  | SitFrame
  | GoFrame
  /** The seat's decision `k` is played; `no`: it is refused, nothing has changed. */
  | {readonly t: 'ok'; readonly k: number}
  | {readonly t: 'no'; readonly k: number; readonly why: string}
  | ({readonly t: 'who'} & Attendance)
  /** Milliseconds left by seat, only in phases where all may know who is awaited. */
  | {readonly t: 'clock'; readonly left: Readonly<Record<Seat, number>>}
  | {readonly t: 'undo'; readonly asked?: UndoAsked}
  /** Seats that want another match; `next` is the token of this seat there. */
  | {readonly t: 'again'; readonly votes: readonly Seat[]; readonly next?: string}
  | {readonly t: 'greet'; readonly from: Seat; readonly n: number}
  | {readonly t: 'end'; readonly record: MatchRecord};

/** What a table sends. */
export type ClientFrame =
  /** Plays the seat's decision number `k`: sent twice it is played once, and too late it is not played. */
  | {readonly q: 'play'; readonly k: number; readonly m: string}
  | {readonly q: 'sync'}
  | {readonly q: 'name'; readonly name: string}
  /** Lets bots play all open seats. */
  | {readonly q: 'fill'}
  | {readonly q: 'again'}
  | {readonly q: 'undo'; readonly agreed: boolean}
  | {readonly q: 'greet'; readonly n: number};

/** Refusals that come from the connection rather than from the rules. */
export const CONNECTION_REFUSALS = {
  /** Another decision of this seat was played meanwhile, by the clock or in another window. */
  stale: 'online/stale',
  /** The move could not be written down; it is sent again. */
  unwritten: 'online/unwritten',
} as const;
