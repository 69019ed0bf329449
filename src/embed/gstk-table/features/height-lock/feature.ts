import type {Doing} from '../../../../elements/conductor/chart.js';
import type {FeatureHost} from '../../controller/feature-host.js';
import type {TableHost} from '../../controller/table-host.js';

/**
 * Keeps the table's height when a summary replaces board and hand, and moves focus into the summary.
 */
export class HeightLock {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #hadFocus = false;
  /** Whether focus goes to the heading of a stage as soon as it is drawn. */
  #goes = false;
  /** Whether the last render showed a hand. */
  #open = false;
  #shown: Doing | undefined;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** Before drawing: fixes the height when the hand disappears, and releases it when a hand returns. */
  hold(): void {
    const {renderRoot, scene} = this.#host;
    this.#hadFocus = this.#host.matches(':focus-within');
    const open = scene?.hand !== undefined;
    const table = renderRoot.querySelector<HTMLElement>('.table');
    // A table that is not rendered, as in a closed `<details>`, has no height to keep.
    if (table && table.offsetHeight > 0 && this.#open && !open)
      table.style.setProperty('min-block-size', `${table.offsetHeight}px`);
    else if (open) table?.style.removeProperty('min-block-size');
    this.#open = open;
  }

  /**
   * After drawing: focuses the heading of a stage, from which its main button is the next stop, or the
   * button of another summary; unless the user is `typing`.
   */
  update(typing = false): void {
    const {stage, session} = this.#controller;
    if (stage !== 'ready') return;
    const shown = session?.conductor.doing;
    const isNew = this.#shown !== shown;
    this.#shown = shown;
    if (isNew) this.#goes = this.#hadFocus && !typing && (shown === 'stopped' || shown === 'over');
    if (!this.#goes) return;
    // The words of a summary may come later; who went elsewhere meanwhile is not called back.
    const {activeElement, body} = this.#host.ownerDocument;
    if (!isNew && activeElement !== body) return;
    // Who watches bots stays at the button that pauses them.
    const heading =
      this.#controller.features?.people === 0
        ? null
        : this.#host.renderRoot.querySelector<HTMLElement>('.stage h3');
    if (heading) {
      this.#goes = false;
      heading.focus();
    } else if (isNew && shown === 'stopped') this.#host.focus();
  }
}
