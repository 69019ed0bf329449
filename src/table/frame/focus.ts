/**
 * The elements to focus, best first: the way on, the hand, a tip, an answer; never Undo before them.
 */
const STOPS = [
  '.button-primary',
  // The tab stop of a row to pick from.
  '[data-returns][tabindex="0"]',
  'gstk-hand',
  '.coach .button',
  '.prompt .button:not(.icon)',
  '.button:not(.icon)',
];

/** A tip hides the prompt that it covers, and the focus with it. */
const isSeen = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** The focus of a table, which stays in it while buttons come and go. */
export class Focus {
  readonly #host: HTMLElement & {readonly renderRoot: HTMLElement | DocumentFragment};
  #had = false;
  /** The id of the focused button, which may move to another prompt. */
  #pressed: string | undefined;

  constructor(host: HTMLElement & {readonly renderRoot: HTMLElement | DocumentFragment}) {
    this.#host = host;
  }

  /** Before drawing. */
  hold(): void {
    this.#had = this.#host.matches(':focus-within');
    this.#pressed = (this.#host.shadowRoot?.activeElement as HTMLElement | null)?.dataset['id'];
  }

  /**
   * After drawing: gives a focus that was lost back to the same button, or to the best stop. Looks when
   * the parts of the table have been drawn, too, so that the browser computes styles once for all.
   */
  restore(): void {
    if (!this.#had) return;
    const pressed = this.#pressed;
    queueMicrotask(() => {
      const {renderRoot, shadowRoot} = this.#host;
      const focused = shadowRoot?.activeElement;
      if (this.#host.matches(':focus-within') && (!focused || isSeen(focused))) return;
      const again = renderRoot.querySelector<HTMLElement>(`[data-id="${pressed}"]`);
      (again && isSeen(again) ? again : this.#host).focus();
    });
  }

  /** Focuses the best stop; in the dialog, where one is open. */
  take(options?: FocusOptions): void {
    const root = this.#host.renderRoot.querySelector('gstk-dialog') ?? this.#host.renderRoot;
    const found = STOPS.flatMap((stop) => [...root.querySelectorAll<HTMLElement>(stop)]);
    found.find(isSeen)?.focus(options);
  }
}
