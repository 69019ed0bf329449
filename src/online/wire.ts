import type {AnyEvent, AnyView, Options, Seat} from '../game/index.js';
import type {SecretDraw, MatchRecord, SeatKind} from '../match/index.js';
import type {Diff} from './patch.js';

/**
 * The protocol between a server and its tables: JSON in the engine's binary frames. Nothing in it tells
 * a seat more than its view and its log do, nor reveals, by number or time, that another seat has made
 * a hidden choice.
 */

/**
 * The version of this protocol; a server supports the last two. Version 2 has the waiting room and the
 * draw to which every page adds a number of its own; pages of version 1 go on with matches that were
 * made without one.
 */
export const WIRE = 2;

/** The seats and players, but never who is awaited. */
export interface Attendance {
  readonly names: readonly (string | null)[];
  readonly here: readonly boolean[];
  readonly kinds: readonly SeatKind[];
  readonly watchers: number;
  /** People who are away and for whom a bot plays until they are back. */
  readonly gone?: readonly Seat[];
  /** Seats of bots that people may take by an invitation. */
  readonly free?: readonly Seat[];
  /** People who have asked the others to wait for them. */
  readonly waits?: readonly Seat[];
  /** The person who made the table, or the one who stands in while that person is away. */
  readonly host?: Seat;
  /** The score of the matches that these people have played one after the other, from the second on. */
  readonly series?: Series;
}

/** The score over several matches of the same people, by seat. */
export interface Series {
  readonly matches: number;
  readonly wins: readonly number[];
  /** In games that score. */
  readonly points?: readonly number[];
}

/** What people decide together. */
export type Asking =
  /** A guest wants to delete the match, which takes one more person. */
  | {readonly what: 'delete'}
  /** The host wants a bot in the place of somebody who is gone, which takes everybody present. */
  | {readonly what: 'replace'; readonly seat: Seat}
  /** Somebody on another device says that a seat is theirs; the host decides, or who is at that seat. */
  | {readonly what: 'claim'; readonly seat: Seat};

/** A question that waits for answers. */
export interface Asked {
  readonly what: Asking['what'];
  readonly seat?: Seat;
  /** Distinguishes it from earlier questions. */
  readonly n: number;
  /** `null` for somebody who is not at the table. */
  readonly by: Seat | null;
  /** The seats that may answer and have not done so. */
  readonly open: readonly Seat[];
}

/** What happened while a bot played for this seat. */
export interface Missed {
  /** How many events this seat knew when its reader went away. */
  readonly at: number;
  /** How many decisions the bot has made for it. */
  readonly moves: number;
  /** The change of its points, in games that score. */
  readonly points?: number;
}

/**
 * All that a seat or an onlooker knows: the answer to `sync`, also sent after a decision was taken
 * back.
 */
export interface SitFrame {
  readonly t: 'sit';
  /** The version that a page needs for this match. */
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
  /** How fast it is played; absent where the server's own times count. */
  readonly pace?: Pace;
  /** The draw, for a match that began in a waiting room. */
  readonly draw?: Pick<SecretDraw, 'seals' | 'nonces'>;
  readonly asked?: Asked;
  readonly missed?: Missed;
  /** The whole record, secret included, once the match is over. */
  readonly record?: MatchRecord;
}

/** How fast a table plays: 20 seconds a decision, two minutes, or a day. */
export const PACES = ['fast', 'relaxed', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** A waiting room, before the cards are dealt: the answer to `sync`, and sent after each change. */
export interface WaitFrame {
  readonly t: 'wait';
  readonly v: number;
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  /** The numbers of seats that the host may choose. */
  readonly least: number;
  readonly most: number;
  readonly options: Options;
  /** Absent while the server's own times count. */
  readonly pace?: Pace;
  /** The paces that the host may choose; servers of earlier versions allow all. */
  readonly paces?: readonly Pace[];
  readonly seat: Seat | null;
  /** The seat that may press Start; `null` while nobody is there. */
  readonly host: Seat | null;
  readonly who: Attendance;
  /** Whether each seat has said that it is ready. */
  readonly ready: readonly boolean[];
  /** The SHA-256 of each page's number, hexadecimal. */
  readonly seals: readonly (string | null)[];
  /** SHA-256 of the server's secret, hexadecimal. */
  readonly commitment: string;
  readonly invitation?: string;
  readonly watch?: string;
  /** Somebody on another device says that a seat is theirs. */
  readonly asked?: Asked;
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
  | WaitFrame
  /** The host has pressed Start: these seals count, and their pages send their numbers. */
  | {readonly t: 'draw'; readonly seals: readonly (string | null)[]}
  | GoFrame
  /** The seat's decision `k` is played; with `no` it is refused, and nothing has changed. */
  | {readonly t: 'ok'; readonly k: number}
  | {readonly t: 'no'; readonly k: number; readonly why: string}
  | ({readonly t: 'who'} & Attendance)
  /** Milliseconds left by seat, only in phases in which everybody may know who is awaited. */
  | {readonly t: 'clock'; readonly left: Readonly<Record<Seat, number>>}
  | {readonly t: 'undo'; readonly asked?: UndoAsked}
  /** The question that people are asked, or none. */
  | {readonly t: 'ask'; readonly asked?: Asked}
  /** A code by which another device takes this seat. */
  | {readonly t: 'code'; readonly code: string}
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
  /** A page of version 1 sends no version. */
  | {readonly q: 'sync'; readonly v?: number | undefined}
  /** The SHA-256 of this page's number, in the waiting room. */
  | {readonly q: 'seal'; readonly seal: string}
  | {readonly q: 'ready'; readonly ready: boolean}
  /** For the host: the number of seats, the pace, Start. */
  | {readonly q: 'seats'; readonly n: number}
  | {readonly q: 'pace'; readonly pace: Pace}
  | {readonly q: 'start'}
  /** The page's number, after `draw`. */
  | {readonly q: 'nonce'; readonly nonce: string}
  | {readonly q: 'name'; readonly name: string}
  /** Lets bots play all open seats. */
  | {readonly q: 'fill'}
  | {readonly q: 'again'}
  | {readonly q: 'undo'; readonly agreed: boolean}
  | {readonly q: 'greet'; readonly n: number}
  /** The reader leaves: a bot plays at once. */
  | {readonly q: 'leave'}
  /** Asks the others to wait, once a deal. */
  | {readonly q: 'wait'}
  /** Asks for a code by which another device takes this seat. */
  | {readonly q: 'code'}
  | {readonly q: 'ask'; readonly what: 'delete'}
  | {readonly q: 'ask'; readonly what: 'replace'; readonly seat: Seat}
  | {readonly q: 'answer'; readonly n: number; readonly agreed: boolean};

/** How many greetings a socket may send at once, and milliseconds until one more is free. */
export const GREETINGS_AT_ONCE = 3;
export const GREETING_MS = 2000;

/** Refusals by the connection rather than by the rules. */
export const CONNECTION_REFUSALS = {
  /** Another decision of this seat was played in the meantime, by the clock or in another window. */
  stale: 'online/stale',
  /** The move could not be stored; it is sent again. */
  unwritten: 'online/unwritten',
} as const;
