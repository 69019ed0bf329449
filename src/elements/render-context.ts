import type {TemplateResult} from 'lit';
import type {AnyEvent, AnyMove, AnyView, Refusal, Seat} from '../game/index.js';
import type {Messages, Player} from '../i18n/index.js';
import type {Deck} from './card-face/card-face.js';
import type {Panel, PanelPart} from './panel.js';

/** A move that the shell recommends. */
export interface Advised<Move = AnyMove> {
  readonly move: Move;
  /** Lays the move out as the reader's draft, and says why. */
  explain(): void;
}

/**
 * The context in which a scene is drawn. `Own` is the type of the game's messages, `typeof en`; the
 * shell, which knows only the shared ones, leaves it out.
 */
export interface RenderContext<View = AnyView, Move = AnyMove, Event = AnyEvent, Own = unknown> {
  /** The viewer's seat; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /**
   * True if the viewer's seat belongs to nobody alone: several people share the screen, or bots play.
   */
  readonly shared?: boolean;
  /** True if the table is only shown: nobody can answer a question. */
  readonly looksOn?: boolean;
  /** The players by seat, with their names in the reader's language. */
  readonly players: readonly Player[];
  /** A remark about each player in addition to the name: that a bot is one, and how it plays. */
  readonly about?: readonly string[];
  /** Whether somebody is at each seat; absent if everybody is. */
  readonly here?: readonly boolean[] | undefined;
  readonly messages: Messages<Own>;
  /** The locale of the letters on the cards: `en`, `ru`. */
  readonly letters: string;
  /** `four-colour` or `two-colour`. */
  readonly deck: Deck;
  /** The place or origin of a card, or the place of a seat for `null`; for motion. */
  readonly origin: (seat: Seat, card: string | null) => DOMRect | undefined;
  /** True while this seat's decision is awaited. */
  readonly asking: boolean;
  /** This seat's legal moves while it is asked, otherwise `[]`. */
  readonly moves: readonly Move[];
  /** The refusal of a move, or `undefined`. */
  refuse(move: Move): Refusal | undefined;
  /** Plays a move and then the moves that complete it, or shows why it is refused. */
  ask(move: Move, ...then: readonly Move[]): void;
  /** The reader's unfinished choice, in the game's own form; discarded after each move. */
  readonly draft: unknown;
  /** Changes the draft and redraws. */
  sketch(draft: unknown): void;
  /**
   * The recommended move, for a scene that `advises`; `null` while it is being computed, absent where the
   * table gives no hints.
   */
  readonly advised?: Advised<Move> | null | undefined;
  /** The event that is being shown, if any. */
  readonly event: Event | undefined;
  /** The view just before that event, in which a taken trick is still on the table. */
  readonly before: View | undefined;
  /** The card of the hand that the pointer is on or that has focus, in games whose hand `isLookedAt`. */
  readonly looked?: string | undefined;
  /**
   * The step of the event that is shown, from 0; absent once it is shown as a whole (`TableModule.steps`).
   */
  readonly step?: number | undefined;
  /** Continues after an event that waits for the reader, such as the summary of a deal. */
  go(): void;
  /**
   * A question of the shell, drawn in the middle of the board instead of the cards there: whether to end
   * the deal, or who takes the screen. Drawn by the scenes of tables with `hasMiddle`.
   */
  readonly middle?: TemplateResult | undefined;
  /** Opens a panel, at a part of it if it has parts; absent where there are no panels. */
  open?(panel: Panel, at?: number): void;
  /** The events that this reader has learned of, oldest first; absent in diagrams. */
  readonly log?: readonly Event[];
  /** The part at which a panel was opened, a new object each time; present for panels only. */
  readonly part?: PanelPart | undefined;
}
