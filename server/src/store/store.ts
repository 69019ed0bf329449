import type {Options, Seat} from 'gstk/game';

/** What is settled when a match is made; never changed afterwards. It holds the secret of all chance. */
export interface Head {
  readonly game: string;
  /** What the rules did when the match was made, see `rulesHash`. */
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  /** The state of an author's position, for a match that does not begin with a deal. */
  readonly start?: unknown;
  /** 256 bits, hexadecimal. */
  readonly secret: string;
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[];
  /** From which the tokens of this match follow. */
  readonly key: string;
  /** When the match was made, ISO 8601. */
  readonly born: string;
}

/** A decision, or one that is taken back. */
export interface Entry {
  readonly s: Seat;
  /** The move as text; `undo` takes the seat's last decision back. */
  readonly m: string;
  /** The process that wrote it: a write that is sent again has not lost a race. */
  readonly w: string;
}

/** Another process has written this entry: what is held here is not the match any more. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

/** What is known of a match besides its head and its entries: who has sat down, under which name. */
export type Meta = Readonly<Record<string, string>>;

/**
 * Where the records of matches are kept: append-only and the only truth. A method that rejects has
 * changed nothing, or something that a second call with the same arguments accepts.
 */
export interface Store {
  create(id: string, head: Head, meta: Meta): Promise<void>;
  head(id: string): Promise<Head | undefined>;
  read(id: string): Promise<{readonly head: Head; readonly entries: readonly Entry[]} | undefined>;
  /**
   * Writes the entry number `seq`, from 1 on.
   * @throws {LostRace} when there is another one, or no such match any more
   */
  append(id: string, seq: number, entry: Entry): Promise<void>;
  /** Sets a field for the first who asks; returns whether this call did. */
  claim(id: string, field: string, value: string): Promise<boolean>;
  set(id: string, field: string, value: string): Promise<void>;
  meta(id: string): Promise<Meta>;
  /** Counts the days of keeping from now on. */
  keep(id: string): Promise<void>;
  /** Deletes a match, and with it all its tokens. */
  remove(id: string): Promise<void>;
  /** Resolves while the store can be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
