import type {Options, PlayGame, Seat} from '../game/index.js';
import type {MatchClient} from './client.js';
import type {Match} from './match.js';
import type {MatchRecord} from './record.js';

/**
 * A match from one seat of a screen, wherever it is played. It holds no secret that the seat may not
 * know.
 */
export interface Seating {
  readonly game: PlayGame;
  readonly seats: number;
  readonly options: Options;
  /** The client of this screen's seat or onlooker. */
  readonly client: MatchClient;
  /** Grows with each decision that this screen learns of, and falls when one is taken back. */
  readonly turnId: number;
  /**
   * The number of decisions that a seat has made, as far as this screen knows; for the streams of bots.
   */
  decisions(seat: Seat): number;
  /** The match itself, with all its secrets, if it is played on this screen. */
  readonly local?: Match | undefined;
  /** The people of a match that is played elsewhere, and the connection to it. */
  readonly company?: Company | undefined;
  /**
   * The record of the match without decisions that were taken back, as `Match.record` gives it; for a
   * match elsewhere, once it is over.
   */
  record(): MatchRecord | undefined;
  /** Leaves the match; this screen receives nothing more. */
  leave(): void;
}

/** The state of the connection to a match that is played elsewhere. */
export type ConnectionStatus =
  | 'joining'
  | 'online'
  /** The connection is lost and is being restored. */
  | 'lost'
  /** The server has not answered for some seconds. */
  | 'unreached'
  /** The seat was taken in another window. */
  | 'replaced'
  /** The token is wrong or no longer valid. */
  | 'refused'
  /** The server uses a newer protocol than this page. */
  | 'outdated'
  | 'closed';

/** The occupant of a seat: `open` waits for a player. */
export type SeatKind = 'person' | 'bot' | 'open';

/** The number of greetings; their sentences are messages. */
export const GREETINGS = 6;

/** The seats and players of a match that is played elsewhere. It never reveals who is awaited. */
export interface Company {
  readonly connection: ConnectionStatus;
  /** The names that people chose, by seat; `null` for none. */
  readonly names: readonly (string | null)[];
  /** Whether a player is connected, by seat. */
  readonly here: readonly boolean[];
  readonly kinds: readonly SeatKind[];
  readonly watchers: number;
  /**
   * Milliseconds left to a seat, by the server's clock on arrival, in phases in which everybody may
   * know who is awaited.
   */
  readonly clock: {readonly at: number; readonly left: Readonly<Record<Seat, number>>};
  /** Seats that want another match. */
  readonly again: readonly Seat[];
  /** The player who wants to take a decision back, and those who agree; absent unless somebody asks. */
  readonly undo?: {readonly by: Seat; readonly agreed: readonly Seat[]} | undefined;
  /** The last greeting; `n` is from 0 to `GREETINGS - 1`, `at` counts greetings. */
  readonly greeting?: {readonly from: Seat; readonly n: number; readonly at: number} | undefined;
  /** The SHA-256 of the match's secret, hexadecimal, published before the first card. */
  readonly commitment: string;
  /** The token that invites others, if this screen may invite; and the watchers' token. */
  readonly invitation?: string | undefined;
  readonly watch?: string | undefined;
  /** Calls `listener` after each change of any of these; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds, by the clock of `clock.at`. */
  now(): number;
  /** Names the reader's seat. */
  rename(name: string): void;
  /** Lets bots play all open seats. */
  fill(): void;
  /** Votes for another match with the same people. */
  vote(): void;
  /** Asks to take back the reader's last decision, or answers a player who asks. */
  takeBack(agreed: boolean): void;
  greet(n: number): void;
}
