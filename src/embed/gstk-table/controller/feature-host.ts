import type {TemplateResult} from 'lit';
import type {Doing} from '../../../elements/conductor/chart.js';
import type {GameEntry} from '../../../elements/game-entry.js';
import type {AnyScene, AnyTable, Control, RenderContext} from '../../../elements/scene.js';
import type {AnyEvent, AnyMove, AnyView, Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {MatchSetup} from '../../../match/index.js';
import type {TableAnnouncer} from '../speech/table-announcer.js';
import type {Bots} from './bots.js';
import type {Stage} from './match-starter.js';
import type {Notes} from './notes.js';
import type {Session} from './session.js';
import type {Settings} from './settings.js';

/** How a card was touched. */
export interface Touch {
  /** With a finger on little room: a second tap is asked for. */
  readonly tight?: boolean | undefined;
  /** Dragged to the table: no second tap is needed. */
  readonly dragged?: boolean | undefined;
}

/** What the reader does in the match. */
export interface Reader {
  readonly seat: Seat;
  /** Plays a move, unless the page keeps it back; a refused one says why. */
  play(move: AnyMove): void;
  /** A card of the hand was touched: plays it, raises it, or says why not. */
  touch(card: string, touch?: Touch): void;
  /** There is something to take back; with `undo="deal"`, in the deal that is played. */
  readonly mayUndo: boolean;
  /** Takes back to the reader's last decision; false when there is none. */
  undo(): boolean;
}

/** What the features of a table may use of its controller. They write no field of it. */
export interface FeatureHost {
  /** The game that is played, or being loaded. */
  readonly entry: GameEntry | undefined;
  readonly stage: Stage;
  readonly messages: Messages | undefined;
  readonly session: Session | undefined;
  readonly features: Features | undefined;
  readonly log: readonly AnyEvent[];
  readonly settings: Settings;
  readonly announcer: TableAnnouncer;
  readonly notes: Notes;
  readonly reader: Reader;
  readonly table: AnyTable;
  readonly bots: Bots;
  readonly view: AnyView;
  /** Something covers the table, or the match is held. */
  readonly paused: boolean;
  readonly held: boolean;
  /** A dialog lies over the table, or no longer: nothing goes on unseen. */
  cover(covered: boolean): void;
  /** Stops the match, or lets it go on. */
  hold(held: boolean): void;
  /** Seats the reader anew at the same match. */
  sit(): void;
  newGame(setup?: MatchSetup): void;
  rematch(): void;
  changeLocale(): Promise<void>;
  names(): readonly string[];
  scene(): AnyScene;
  renderContext(): RenderContext;
  narrationContext(): RenderContext;
  fetchDeferred(): Promise<void>;
  /** Says that a part could not be fetched. */
  readonly miss: (error: unknown) => void;
  emit(name: string, detail: object, cancelable?: boolean): boolean;
}

/** What comes with the first touch, as far as a table asks for it: `features/table-features.ts`. */
export interface Features {
  /** Who is at the screen, where several share it. */
  readonly seat: Seat | undefined;
  /** How many share it, 0 where bots play among themselves; `undefined` for a single reader. */
  readonly people: number | undefined;
  /** Names by seat, where they are not those of one reader and bots. */
  names(given: readonly string[]): readonly string[] | undefined;
  /** The way from a refusal to the rule that it follows from. */
  ruleControls(): readonly Control[];
  /** Buttons beside those that every table has. */
  controls(doing: Doing): readonly Control[];
  /** Buttons in place of all others. */
  instead(scene: AnyScene): readonly Control[] | undefined;
  /** Nobody of those who share the screen is at it. */
  readonly hides: boolean;
  /** What hides the table from everybody until the right one is there. */
  cover(): TemplateResult | undefined;
  /** Lines above what is said: clocks that run, and where commands are typed. */
  lines(): unknown;
  press(event: KeyboardEvent): void;
}
