import type {LitElement} from 'lit';
import type {Clock} from '../../../elements/conductor/options.js';
import type {AnyScene, RenderContext} from '../../../elements/scene.js';
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
