import {toElement, type Piece} from '../../elements/index.js';
import type {Host} from './host.js';
import type {PlayOn} from './links/play-on.js';
import {inTurn} from './loading/turns.js';

/** The area above the buttons: the board of a lesson, or the table on which the reader plays on. */
export class Stage {
  readonly #host: Host;
  readonly #board: () => Piece;
  /**
   * The room reserved for the board; it fills the rest if the board is lower, so that the page does not
   * shift.
   */
  readonly #room: Element | null;
  /** Whether the lesson's own board has been drawn, or is no longer needed. */
  #shown = false;
  #table: HTMLElement | undefined;

  /** @param board draws the board of the shown position */
  constructor(host: Host, board: () => Piece) {
    this.#host = host;
    this.#board = board;
    this.#room = host.shadowRoot.querySelector('.room');
  }

  /** True while the reader plays on at a table. */
  get playing(): boolean {
    return this.#table !== undefined;
  }

  /** Draws the board, unless a table stands in its place. */
  draw(): void {
    if (this.#table) return;
    this.#shown = true;
    this.#host.show(toElement(this.#board()));
    if (this.#room) this.#host.shadowRoot.querySelector('.stage')!.append(this.#room);
  }

  /** Draws the board when it is this example's turn; a press draws it by itself. */
  drawInTurn(): Promise<void> {
    return inTurn({pressed: false}, () => {
      if (!this.#shown) this.draw();
    });
  }

  /** Lays a table in place of the board. */
  async playOn(game: PlayOn): Promise<void> {
    const {layTable} = await import('./links/play-on.js');
    this.#table = await layTable(this.#host, game);
    this.#host.show(this.#table);
  }

  /** Removes the table. */
  endPlay(): void {
    this.#table?.remove();
    this.#table = undefined;
  }

  /** Stops drawing. */
  stop(): void {
    this.#shown = true;
    this.#table?.remove();
  }
}
