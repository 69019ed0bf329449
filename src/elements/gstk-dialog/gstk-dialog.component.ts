import {html, nothing, type TemplateResult} from 'lit';
import {property, query, state} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {CROSS, icon} from '../card-face/icons.js';
import {wish} from '../events.js';
import {GstkElement} from '../internal/gstk-element.js';
import {hearIn} from '../internal/announcer.js';
import {base} from '../internal/styles/base.styles.js';
import {buttons} from '../internal/styles/button.styles.js';
import {focusedIn, isElement, viewOf} from '../internal/realm.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {dialogStyles} from './gstk-dialog.styles.js';

export type {WishEvents} from '../events.js';

/** Elements that Tab stops at. */
const STOP =
  ':is(a[href], button, input, select, textarea, summary):not([tabindex]), [tabindex="0"]';

const holdsStop = (root: ParentNode): boolean =>
  [...root.querySelectorAll('*')].some(
    (element) =>
      element.matches(STOP) || (element.shadowRoot !== null && holdsStop(element.shadowRoot)),
  );

/**
 * A modal panel, open for as long as it is in the document. It requests to be closed, and its owner
 * removes it; focus then returns to where it was. Content longer than the panel scrolls; when nothing
 * inside takes focus, Tab stops at the panel itself, so that keys can scroll it.
 *
 * ```
 * dialog
 *   div.head    h2 · button (close)
 *   div.body    slot
 * ```
 *
 * @summary A panel over the page.
 * @slot - The content.
 * @fires gstk-close - Escape, the close button, or a tap outside.
 * @csspart dialog - The box.
 * @csspart button - The close button.
 * @csspart panel - The area below the heading.
 */
export class GstkDialog extends GstkElement {
  static override styles = [base, glyphStyles, buttons, dialogStyles];

  #opener: Element | null = null;
  #deafen: (() => void) | undefined;
  /** The panel may shrink and its content grow: either may make it scroll. */
  #sizes: ResizeObserver | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('h2') private readonly title2!: HTMLElement;
  @query('.body') private readonly body!: HTMLElement;
  @query('slot') private readonly slot2!: HTMLSlotElement;

  /** True when Tab stops at the panel itself. */
  @state() private stops = false;

  @property() heading = '';
  @property({attribute: false}) messages: Messages = emptyMessages;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opener = focusedIn(this.ownerDocument);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deafen?.();
    this.#sizes?.disconnect();
    this.dialog.close();
    // Focus was inside the dialog, so no element has it now; focus that a page has moved stays
    // there.
    const opener = this.#opener;
    const page = opener?.ownerDocument;
    const now = page && focusedIn(page);
    if (isElement(opener) && (!now || now === page.body)) opener.focus({preventScroll: true});
    this.#opener = null;
  }

  override firstUpdated(): void {
    this.#open();
  }

  #open(): void {
    if (!this.dialog.open) this.dialog.showModal();
    this.title2.focus({preventScroll: true});
    // The rest of the page, the announcer included, is inert now.
    this.#deafen = hearIn(this.dialog);
    this.#watch();
  }

  readonly #watch = (): void => {
    this.#sizes?.disconnect();
    this.#sizes = new (viewOf(this).ResizeObserver)(() => this.#judge());
    for (const one of [this.body, ...this.slot2.assignedElements()]) this.#sizes.observe(one);
  };

  #judge(): void {
    const {scrollHeight, clientHeight} = this.body;
    this.stops = scrollHeight > clientHeight && !holdsStop(this);
  }

  #ask(event?: Event): void {
    event?.preventDefault();
    wish(this, 'gstk-close', null);
  }

  /** A dialog that was moved has closed and is open again. */
  #onClose(): void {
    if (this.isConnected && !this.dialog.open) this.#ask();
  }

  #onClick({target, clientX: x, clientY: y}: MouseEvent): void {
    if (target !== this.dialog) return;
    const box = this.dialog.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) this.#ask();
  }

  override render(): TemplateResult {
    return html`<dialog
      part="dialog"
      aria-labelledby="title"
      @cancel=${this.#ask}
      @close=${this.#onClose}
      @pointerdown=${this.#onClick}
    >
      <div class="head">
        <h2 id="title" tabindex="-1">${this.heading}</h2>
        <button
          type="button"
          class="button quiet"
          part="button"
          aria-label=${this.messages.t('ui/close')}
          @click=${() => this.#ask()}
        >
          ${icon(CROSS)}
        </button>
      </div>
      <div
        class="body"
        part="panel"
        tabindex=${this.stops ? 0 : nothing}
        role=${this.stops ? 'group' : nothing}
        aria-labelledby=${this.stops ? 'title' : nothing}
      >
        <slot @slotchange=${this.#watch}></slot>
      </div>
    </dialog>`;
  }
}
