import type {KeyedFault} from '../../lesson/faults/keyed-fault.js';
import type {Seat} from '../../game/index.js';
import type {Piece} from '../../elements/index.js';
import type {OnBoard} from './added-to-board.js';

/** The example element as its viewer sees it. */
export interface Host extends HTMLElement {
  /** The step to begin with. */
  readonly from: number;
  readonly mode: string;
  readonly ask: string;
  /** What the page has set as properties, which may be data: the state or the record of a table. */
  readonly position: unknown;
  readonly record: unknown;
  readonly noPlay: boolean;
  /** Shows errors on the page, not only on `localhost`. */
  readonly debug: boolean;
  /** The seat of the reader whom sentences address as "you", if any. */
  addressed: Seat | undefined;
  /** What the review of a reader's match adds to the board. */
  readonly onBoard?: OnBoard;
  /** The game's id in the catalogue, once it is known. */
  gameId: string;
  readonly shadowRoot: ShadowRoot;
  /** True while a press waits for the lesson to load. */
  readonly pressed: boolean;
  /** Begins again after a change of the author's text, at the reader's place. */
  renew(): void;
  /** Replaces the diagram. */
  show(board: Piece | Element): void;
  /**
   * Reports an error to the author: on the console, by an event, and next to the example if the author
   * is looking at it.
   * @param line the text in which the token stands, if it is longer
   */
  report(
    attribute: string,
    token: string,
    message: string,
    line?: string,
    keyed?: KeyedFault,
  ): void;
  /** Dispatches an event to the page. */
  emit(type: string, detail: Readonly<Record<string, unknown>>): void;
  /** Sets a custom state for the page's styles. */
  mark(state: string, on: boolean): void;
}
