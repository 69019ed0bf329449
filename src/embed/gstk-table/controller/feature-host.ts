import type {GameEntry} from '../../../elements/game-entry.js';
import type {AnyScene, AnyTable, RenderContext} from '../../../elements/scene.js';
import type {AnyEvent, AnyMove, AnyView, Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {MatchSetup} from '../../../match/index.js';
import type {Slots} from '../slots.js';
import type {TableAnnouncer} from '../speech/table-announcer.js';
import type {Bots} from './bots.js';
import type {Stage} from './match-starter.js';
import type {Notes} from './notes.js';
import type {Session} from './session.js';
import type {Settings} from './settings.js';

/** How a card was touched. */
export interface Touch {
  /** The card was touched with a finger in a tight hand: a second tap is required. */
  readonly tight?: boolean | undefined;
  /** The card was dragged to the table: no second tap is needed. */
  readonly dragged?: boolean | undefined;
}

/** The reader's actions in the match. */
export interface Reader {
  readonly seat: Seat;
  /**
   * Plays a move unless the page cancels it, and at once those that complete it; a refused move is shown
   * with its reason.
   */
  play(move: AnyMove, ...then: readonly AnyMove[]): void;
  /** Handles a touched card of the hand: plays it, raises it, or says why it cannot be played. */
  touch(card: string, touch?: Touch): void;
  /** Whether the reader may undo; with `undo="deal"`, only within the current deal. */
  readonly mayUndo: boolean;
  /** Goes back to the reader's last decision; false when there is none. */
  undo(): boolean;
}

/**
 * The parts of the controller that the features of a table may use. Features write none of its fields.
 */
export interface FeatureHost {
  /** The game that is played, or being loaded. */
  readonly entry: GameEntry | undefined;
  readonly stage: Stage;
  readonly messages: Messages | undefined;
  readonly session: Session | undefined;
  /** What the features say. */
  readonly slots: Slots;
  readonly log: readonly AnyEvent[];
  readonly settings: Settings;
  readonly announcer: TableAnnouncer;
  readonly notes: Notes;
  readonly reader: Reader;
  /**
   * The coach of a first game: it `waits` while it speaks; `end` sends it away, false when none speaks;
   * `meet` fetches it.
   */
  readonly coaching: {readonly waits: boolean; end(): boolean; meet(): Promise<void>};
  readonly table: AnyTable;
  readonly view: AnyView;
  /** The person who has to take the screen, while all hands are hidden and the board is seen. */
  readonly awaited: Seat | undefined;
  /** True while a dialog or a cover lies over the table, or the match is held. */
  readonly paused: boolean;
  readonly held: boolean;
  /**
   * Tells the controller whether a dialog lies over the table: play pauses while the table cannot be
   * seen.
   */
  cover(covered: boolean): void;
  /** Ends at once what is being shown and what is moving. */
  skip(): void;
  /** Pauses or resumes the match. */
  hold(held: boolean): void;
  /** Seats the reader anew at the same match, in the seat that is theirs now. */
  reseat(): void;
  newGame(setup?: MatchSetup): void;
  rematch(): void;
  changeLocale(): Promise<void>;
  names(): readonly string[];
  scene(): AnyScene;
  renderContext(): RenderContext;
  narrationContext(): RenderContext;
  fetchDeferred(): Promise<void>;
  /** The bots of the current game. */
  fetchBots(): Promise<Bots>;
  /** Reports that a part could not be fetched. */
  readonly miss: (error: unknown) => void;
  emit(name: string, detail: object, cancelable?: boolean): boolean;
}
