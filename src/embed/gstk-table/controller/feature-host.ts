import type {TemplateResult} from 'lit';
import type {Doing} from '../../../elements/conductor/chart.js';
import type {CardProspect} from '../../../elements/gstk-hand/hand-card.js';
import type {GameEntry} from '../../../elements/game-entry.js';
import type {AnyScene, AnyTable, Control, RenderContext} from '../../../elements/scene.js';
import type {AnyEvent, AnyMove, AnyView, Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {MatchSetup} from '../../../match/index.js';
import type {TableAnnouncer} from '../speech/table-announcer.js';
import type {Bots} from './bots.js';
import type {Stage} from './match-starter.js';
import type {GivenNames} from './names.js';
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
  readonly features: Features | undefined;
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

/**
 * The features fetched with the first focus or touch, as the table sees them:
 * `features/table-features.ts`.
 */
export interface Features {
  /** The seat of the person at the screen, when several people share it. */
  readonly seat: Seat | undefined;
  /** How many people share the screen; 0 when only bots play, `undefined` for a single reader. */
  readonly people: number | undefined;
  /** Names by seat when they differ from those of one reader and bots. */
  names(given: GivenNames): readonly string[] | undefined;
  /** The button that leads from the refusal that is shown to the rule behind it, if there is one. */
  rule(): Control | undefined;
  /** What the cards of the hand promise, once the reader has asked. */
  readonly prospects: ReadonlyMap<string, CardProspect> | undefined;
  /** What the button of the hint does once a hint is shown, where there is more to tell. */
  readonly moreThanHint: Pick<Control, 'icon' | 'label' | 'run'> | undefined;
  /** Buttons beside those that every table has. */
  controls(doing: Doing): readonly Control[];
  /** Buttons in place of all others. */
  instead(scene: AnyScene): readonly Control[] | undefined;
  /**
   * True while none of the people who share the screen should see a hand: none has confirmed being
   * there, it is another's turn, or a summary is shown.
   */
  readonly hides: boolean;
  /** The person who has to confirm being there before anything of a hand is shown. */
  readonly awaited: Seat | undefined;
  /** The cover in place of the whole table, in games that have no room for it in the middle. */
  cover(): TemplateResult | undefined;
  /** True while a question in the middle awaits an answer: nobody else may move. */
  readonly asks: boolean;
  /** A scene in which the prompt hands the screen to the awaited person. */
  hide(scene: AnyScene): AnyScene;
  /** A question in the middle of the board; see `RenderContext`. */
  middle(): TemplateResult | undefined;
  /** Lines above the prompt: running clocks and the command field. */
  lines(): unknown;
  /** The id of a button in those lines that belongs to the actions of the prompt. */
  readonly owned: string | undefined;
  /** False where the table's `server` is no address: nobody can be met there. */
  readonly hasServer: boolean;
  /** Matches with friends, where the table has a server. */
  readonly friends:
    | {
        readonly stamp: number;
        /** Whether something is said of the company above the prompt. */
        readonly speaks: boolean;
        panel(): TemplateResult;
      }
    | undefined;
  press(event: KeyboardEvent): void;
  /** The contents of the dialog of challenges; `changed` is called when they change. */
  sameCards(changed: () => void): Promise<TemplateResult | undefined>;
  /** The match as text; see `exportText` of a table. */
  text(): Promise<string>;
}
