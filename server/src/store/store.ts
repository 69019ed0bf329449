import type {Options, Seat} from 'gstk/game';
import type {SecretDraw} from 'gstk/match';
import type {Pace} from '../../../src/online/wire.js';
import type {DailyDeal} from '../../../src/online/daily-deal.js';

/** The settings of a match, which never change. They include the secret of all chance. */
export interface Head {
  readonly game: string;
  /** A fingerprint of the rules at that time, see `rulesHash`. */
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  /** The state of an author's position, for a match that does not begin with a deal. */
  readonly start?: unknown;
  /** 256 bits, hexadecimal. */
  readonly secret: string;
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[];
  /**
   * Whether people meet in a waiting room, and the cards are dealt at Start from a draw to which every
   * page adds a number; `secret` is then the server's part of the draw.
   */
  readonly waits?: boolean;
  /** Whether the waiting room starts by itself, as for another match of the same people. */
  readonly goes?: boolean;
  /** The draw, once it has been made; never stored here. */
  readonly draw?: SecretDraw;
  /** How fast it is played; absent for the server's own times. */
  readonly pace?: Pace;
  /** The source of this match's tokens. */
  readonly key: string;
  /** When the match was made, ISO 8601. */
  readonly born: string;
}

/** A decision, or the taking back of one. */
export interface Entry {
  readonly s: Seat;
  /** The move as text; `undo` takes the seat's last decision back. */
  readonly m: string;
  /** The process that wrote it: repeating one's own write is not a lost race. */
  readonly w: string;
}

/** Another process has written this entry: the match held here is out of date. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** What is known about a match besides its head and its entries: seated players and their names. */
export type Meta = Readonly<Record<string, string>>;

/** How many readers brought home each result of a deal of the day: `{"-4": 12}`. */
export type DayCounts = Readonly<Record<string, number>>;

/** The most deals of one game and day that sites may have of their own, so that made-up names fill nothing. */
export const MOST_SITES = 100;
/** The most readers of one deal who are counted. */
export const MOST_READERS = 100_000;

/**
 * The store of records: append-only and the only truth. A method that rejects has changed nothing, or
 * something that a second call with the same arguments accepts.
 */
export interface Store {
  create(id: string, head: Head, meta: Meta): Promise<void>;
  head(id: string): Promise<Head | undefined>;
  read(id: string): Promise<{readonly head: Head; readonly entries: readonly Entry[]} | undefined>;
  /**
   * Writes the entry number `seq`, from 1 on.
   * @throws {LostRace} when another entry has this number, or the match no longer exists
   */
  append(id: string, seq: number, entry: Entry): Promise<void>;
  /** Sets a field for the first caller only; returns whether this call did. */
  claim(id: string, field: string, value: string): Promise<boolean>;
  set(id: string, field: string, value: string): Promise<void>;
  meta(id: string): Promise<Meta>;
  /** Notes that the table of a match has something to do though nobody is there, or no longer has. */
  setDue(id: string, isDue: boolean): Promise<void>;
  /** The matches whose tables have something to do; some may be deleted. */
  due(): Promise<readonly string[]>;
  /** Restarts the days until deletion. */
  keep(id: string): Promise<void>;
  /** Deletes a match, and with it all its tokens. */
  remove(id: string): Promise<void>;
  /**
   * Counts the result of a deal of the day, once for each reader; returns whether it was counted. The
   * counts of a deal go with the matches of their day.
   */
  count(deal: DailyDeal, reader: string, result: number): Promise<boolean>;
  counts(deal: DailyDeal): Promise<DayCounts>;
  /** Resolves while the store can be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
