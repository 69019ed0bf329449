import type {LitElement, TemplateResult} from 'lit';
import type {Doing} from '../../../elements/conductor/chart.js';
import type {Clock} from '../../../elements/conductor/options.js';
import type {AnyScene, Control, RenderContext} from '../../../elements/scene.js';
import type {Refusal, Seat} from '../../../game/index.js';
import type {MatchSetup} from '../../../match/index.js';
import type {GameEntry} from '../../../elements/game-entry.js';

/** What the controller needs of its element. */
export interface TableHost extends LitElement {
  /** The game to be played. */
  readonly entry: GameEntry;
  /** The seat that plays on this screen. */
  readonly seat: number;
  /** Names by seat from the author, or ''. */
  readonly seats: string;
  /** Where the match is kept; `undefined`: nowhere. */
  readonly keptAt: string | undefined;
  readonly clock?: Clock | undefined;
  /** What is drawn. */
  readonly scene: AnyScene | undefined;
  /** Where a card lies or comes from, or where a seat is. */
  readonly origin: RenderContext['origin'];
  /** What the attributes ask for, but for what is asked otherwise. */
  setup(other?: MatchSetup): MatchSetup;
  /** How many people share this screen, or ''. */
  readonly humans: string | number;
  /** Seconds for each decision, or ''. */
  readonly turnTimer: string | number;
  /** `off`: the reader gets no hints. */
  readonly hints: string;
  /** `off`: nothing is taken back; `deal`: nothing of a deal that is over. */
  readonly undoing: string;
  /** The table is looked at, and nobody plays. */
  readonly readOnly: boolean;
  /** Bots play among themselves. */
  readonly autoplay: boolean;
  /** True where an attribute asks for what else comes with the first touch. */
  readonly needsFeatures: boolean;
  /** Fetches what a table has beyond being played. */
  fetchFeatures(): Promise<unknown>;
  /** Lays the table on what its theme asks for. */
  applyTheme(): Promise<void>;
  /** Shows states to the page's styles. */
  setStates(states: Readonly<Record<string, boolean>>): void;
  /** Shows what the bot would play, and why. */
  hint(): Promise<void>;
  /** Dispatches a public event; false when it was cancelled. */
  emit(name: string, detail: Readonly<Record<string, unknown>>, cancelable?: boolean): boolean;
}

/** What comes with the first touch, as far as a table asks for it: `extras.ts`. */
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

/** A card with a sentence about it. */
export interface Remark {
  readonly card: string | null;
  readonly why: string;
}

/** What was refused, and by which rule. */
export interface Refused extends Remark {
  readonly refusal: Refusal;
}
