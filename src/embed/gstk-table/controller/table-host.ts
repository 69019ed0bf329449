import type {LitElement} from 'lit';
import type {Clock} from '../../../elements/conductor/options.js';
import type {AnyScene, Panel, RenderContext} from '../../../elements/scene.js';
import type {MatchSetup, Seating} from '../../../match/index.js';
import type {GameEntry} from '../../../elements/game-entry.js';
import type {PageBots} from './bots.js';

/** The element as its controller sees it. */
export interface TableHost extends LitElement {
  readonly entry: GameEntry;
  /** The reader's seat. */
  readonly seat: number;
  /** The author's names by seat, or ''. */
  readonly seats: string;
  /** What the browser knows this table by. */
  readonly ownKey: string | undefined;
  /** Where matches with friends are played, or ''. */
  readonly server: string;
  /** What is shown of a match with friends. */
  layout: string;
  /** The storage key of the match; `undefined` keeps nothing. */
  readonly keptAt: string | undefined;
  readonly clock?: Clock | undefined;
  /** Bots of the page. */
  readonly bots: PageBots | undefined;
  /** The scene that is drawn. */
  readonly scene: AnyScene | undefined;
  /** The position of a seat, or of a card at a seat, on the page. */
  readonly origin: RenderContext['origin'];
  /** The match setup of the attributes, with `other` taking precedence. */
  setup(other?: MatchSetup): MatchSetup;
  /** How many people share this screen, or ''. */
  readonly humans: string | number;
  /** Seconds for each decision, or ''. */
  readonly turnTimer: string | number;
  /** `off`: the reader gets no hints. */
  readonly hints: string;
  /** `off`: no undo; `deal`: undo only within the current deal. */
  readonly undoing: string;
  /** The table is shown, but the reader cannot play. */
  readonly readOnly: boolean;
  /** Bots play among themselves. */
  readonly autoplay: boolean;
  /** `left`: for a left-handed reader. */
  readonly handedness: string;
  /** Whether time limits of the rules apply. */
  readonly timers: string;
  /** True when an attribute needs the features before the first touch. */
  readonly needsFeatures: boolean;
  /** Opens a panel, at a part of it if it has parts. */
  openPanel(panel: Panel, at?: number): void;
  /** The match as readable text. */
  exportText(): Promise<string>;
  /** Fetches the features. */
  fetchFeatures(): Promise<void>;
  /** Applies the sheet of the chosen theme. */
  applyTheme(): Promise<void>;
  /** Sets custom states, for the page's styles. */
  setStates(states: Readonly<Record<string, boolean>>): void;
  /** Ends all motion where it was going. */
  finish(): void;
  /** Shows the move that the bot would play, and why. */
  hint(): Promise<void>;
  /** Seats the reader at a match that is played elsewhere, once it is reached. */
  sit(seating: Seating | Promise<Seating>): Promise<void>;
  /** Leaves a match that is played elsewhere for one of this page. */
  leave(): Promise<void>;
  /** Dispatches a public event; false when it was cancelled. */
  emit(name: string, detail: Readonly<Record<string, unknown>>, cancelable?: boolean): boolean;
}
