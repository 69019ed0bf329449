import type {ConductorLike} from '../elements/index.js';
import type {AnyEvent} from '../game/index.js';
import type {Messages, Player} from '../i18n/index.js';
import type {MatchClient, Seating} from '../match/index.js';

/**
 * How a match comes to the table: `discarded` is a new deal because the kept match could not be read,
 * `refused` one because the page's position or options cannot be played, `again` is the match already
 * on the table.
 */
export type Beginning = 'dealt' | 'resumed' | 'discarded' | 'refused' | 'again';

/** The reader at a match: the seat, what leads the screen through the match, what the seat has learned. */
export interface Session {
  readonly seating: Seating;
  /** That of the seating. */
  readonly client: MatchClient;
  readonly conductor: ConductorLike;
  /** The players, where the match is played elsewhere. */
  readonly company: TableCompany | undefined;
  /** Whether the reader plays a game of this kind for the first time. */
  readonly isFirst: boolean;
  /** The events that this seat has received, oldest first. */
  readonly log: readonly AnyEvent[];
  /** Cards or choices that the reader has prepared but not played; only the game knows their type. */
  draft: unknown;
  /** What there is to say of each player: of a bot, that it is one and its level. */
  about(players: readonly Player[]): readonly string[];
  /** Whether the reader may undo; before the conductor has come, nothing has been decided. */
  readonly mayUndo: boolean;
  /** Whether the hand on the screen has been dealt since this was last asked. */
  hasDealt(): boolean;
  /** Updates the log after an undo. */
  lookAgain(): void;
  /** Ends the session; a match that is played elsewhere is left. */
  stop(): void;
}

/** A match that is played elsewhere, as a table has it; what it does is fetched when one is joined. */
export interface TableCompany {
  readonly seating: Seating;
  /** True while the reader's move is on its way: until it arrives, the question stays on the screen. */
  readonly isAnswered: boolean;
  /** Whether other people have to come or to decide: they do it no sooner if the reader skips what is shown. */
  readonly awaitsPeople: boolean;
  /** The players by seat: the reader, people by what they call themselves, bots and empty seats. */
  players(messages: Messages): readonly Player[];
  /** Whether somebody is at each seat: a bot always, nobody at one that waits for somebody to come. */
  readonly here: readonly boolean[];
  /** What there is to say of each player: of a bot, that it is one; of a person, that they are away. */
  about(messages: Messages): readonly string[];
  /** Tells the page's author that nothing can be dealt here. */
  refuseDeal(): true;
  leave(): void;
}

/** A seat elsewhere that is on its way: the function sits down, and says whether it has. */
export type Arrival = Promise<() => boolean>;
