import type {Piece} from '../../elements/diagram/piece.js';

/** The element as its viewer knows it. */
export interface Host extends HTMLElement {
  step: number;
  mode: string;
  ask: string;
  noPlay: boolean;
  /** The game's id in the catalogue, once it is known. */
  gameId: string;
  readonly shadowRoot: ShadowRoot;
  /** Something has been pressed that the lesson has not answered yet. */
  readonly pressed: boolean;
  /** Puts a drawing in the place of the diagram. */
  show(board: Piece | Element): void;
  /** Tells the author what is wrong, on the console and by an event. */
  report(attribute: string, token: string, message: string): void;
  /** Sends an event to the page. */
  emit(type: string, detail: Readonly<Record<string, unknown>>): void;
  /** Marks states for the page's styles. */
  mark(state: string, on: boolean): void;
}
