import type {Doing} from '../../../elements/conductor/chart.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';

/** Keeps a table as high as it was when board and hand make room for a summary, and takes the focus there. */
export class HeightLock {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #hadFocus = false;
  /** Whether a hand lies on the table. */
  #open = false;
  #shown: Doing | undefined;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** Before the table is drawn: a summary takes the room of board and hand. */
  hold(): void {
    const {renderRoot, scene} = this.#host;
    this.#hadFocus = this.#host.matches(':focus-within');
    const open = scene?.hand !== undefined;
    const table = renderRoot.querySelector<HTMLElement>('.table');
    if (table && this.#open && !open)
      table.style.setProperty('min-block-size', `${table.offsetHeight}px`);
    else if (open) table?.style.removeProperty('min-block-size');
    this.#open = open;
  }

  /** When it is drawn: a summary is read from its button on, but for who is `typing`. */
  update(typing = false): void {
    const {stage, session} = this.#controller;
    if (stage !== 'ready') return;
    const shown = session?.conductor.doing;
    const summary = shown === 'stopped' && this.#shown !== shown && !typing;
    if (this.#hadFocus && summary) this.#host.focus();
    this.#shown = shown;
  }
}
