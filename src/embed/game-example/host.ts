import type {Piece} from '../../elements/diagram/piece.js';

/** What a lesson may be. */
export const MODES = ['view', 'play', 'quiz', 'hide-next'] as const;
export type Mode = (typeof MODES)[number];

/** What a quiz may ask: for a card, for every legal card, who takes the trick, what it costs. */
export const ASKS = ['card', 'legal', 'winner', 'cost'] as const;
export type Ask = (typeof ASKS)[number];

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
