import type {Piece} from '../../elements/diagram/piece.js';

/** The example element as its viewer sees it. */
export interface Host extends HTMLElement {
  step: number;
  mode: string;
  ask: string;
  noPlay: boolean;
  /** The game's id in the catalogue, once it is known. */
  gameId: string;
  readonly shadowRoot: ShadowRoot;
  /** True while a press waits for the lesson to load. */
  readonly pressed: boolean;
  /** Replaces the diagram. */
  show(board: Piece | Element): void;
  /** Reports an error to the author, on the console and by an event. */
  report(attribute: string, token: string, message: string): void;
  /** Dispatches an event to the page. */
  emit(type: string, detail: Readonly<Record<string, unknown>>): void;
  /** Sets a custom state for the page's styles. */
  mark(state: string, on: boolean): void;
}
