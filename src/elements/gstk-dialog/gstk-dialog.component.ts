import {html, nothing, type TemplateResult} from 'lit';
import {property, query, state} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {CROSS, icon} from '../card-face/icons.js';
import {wish} from '../events.js';
import {GstkElement} from '../shared/gstk-element.js';
import {revealIn} from '../shared/scroller.js';
import {base} from '../shared/styles/base.styles.js';
import {buttons} from '../shared/styles/button.styles.js';
import {focusedIn, isElement, viewOf} from '../shared/realm.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {dialogStyles} from './gstk-dialog.styles.js';

export type {WishEvents} from '../events.js';

/**
 * Milliseconds until what lies below is inert. A screen reader that learns of both at once does not say
 * where the focus went: what had it no longer exists (Orca 43).
 */
const TOLD = 300;

/** Elements that Tab stops at. */
const STOP =
  ':is(a[href], button, input, select, textarea, summary):not([tabindex]), [tabindex="0"]';

const holdsStop = (root: ParentNode): boolean =>
  [...root.querySelectorAll('*')].some(
    (element) =>
      element.matches(STOP) || (element.shadowRoot !== null && holdsStop(element.shadowRoot)),
  );

/**
 * A panel over the positioned box around it, such as a table: it covers that box and nothing else of the
 * page, and is open as long as it is in the document. It asks to be closed, and its owner removes it;
 * focus then returns to where it was. Content longer than the panel scrolls. If nothing inside takes
 * focus, Tab stops at the panel itself, so that keys can scroll it; otherwise it does not, although
 * Firefox would stop at anything that scrolls.
 *
 * ```
 * dialog
 *   div.head    h2 · button (close)
 *   div.body    slot
 * ```
 *
 * @summary A panel over a table.
 * @slot - The content.
 * @fires gstk-close - Escape, the close button, or a tap outside.
 * @csspart dialog - The box.
 * @csspart button - The close button.
 * @csspart panel - The area below the heading.
 */
export class GstkDialog extends GstkElement {
  static override styles = [base, glyphStyles, buttons, dialogStyles];

  #opener: Element | null = null;
  /** The panel may shrink and its content grow: either may make it scroll. */
  #sizes: ResizeObserver | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('h2') private readonly title2!: HTMLElement;
  @query('button') private readonly button!: HTMLElement;
  @query('.body') private readonly body!: HTMLElement;
  @query('slot') private readonly slot2!: HTMLSlotElement;

  /** True when Tab stops at the panel itself. */
  @state() private stops = false;

  @property() heading = '';
  @property({attribute: false}) messages: Messages = emptyMessages;
  /** The element below the dialog, inert while it is open. */
  @property({attribute: false}) below: HTMLElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#opener = focusedIn(this.ownerDocument);
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('pointerdown', this.#onPointer);
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('pointerdown', this.#onPointer);
    this.#sizes?.disconnect();
    this.#cover(false);
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
    this.title2.focus({preventScroll: true});
    setTimeout(() => this.#cover(this.isConnected), TOLD);
    this.#watch();
    // A table may be taller than the window, so its panel is brought into view.
    viewOf(this).requestAnimationFrame(() => this.dialog.scrollIntoView({block: 'nearest'}));
  }

  #cover(isCovered: boolean): void {
    const {below} = this;
    if (!below) return;
    // Focus that came there meanwhile would be lost.
    const isFocused = isCovered && below.matches(':focus-within');
    below.inert = isCovered;
    if (isFocused) this.title2.focus({preventScroll: true});
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

  readonly #ask = (): void => wish(this, 'gstk-close', null);

  readonly #onKey = (event: KeyboardEvent): void => {
    // A screen reader's cursor may be elsewhere, and browsers would move on from there.
    if (event.key === 'Tab' && !event.shiftKey && event.composedPath()[0] === this.title2) {
      event.preventDefault();
      this.button.focus();
    }
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    this.#ask();
  };

  /** A tap outside the box. */
  readonly #onPointer = (event: PointerEvent): void => {
    if (event.composedPath()[0] === this) this.#ask();
  };

  /** Scrolls the content to its top, or to a part of it. */
  reveal(part?: HTMLElement): void {
    revealIn(this.body, part);
  }

  override render(): TemplateResult {
    return html`<dialog open part="dialog" tabindex="-1" aria-labelledby="title">
      <div class="head">
        <h2 id="title" tabindex="-1">${this.heading}</h2>
        <button
          type="button"
          class="button quiet"
          part="button"
          aria-label=${this.messages.t('ui/close')}
          @click=${this.#ask}
        >
          ${icon(CROSS)}
        </button>
      </div>
      <div
        class="body"
        part="panel"
        tabindex=${this.stops ? 0 : -1}
        role=${this.stops ? 'group' : nothing}
        aria-labelledby=${this.stops ? 'title' : nothing}
      >
        <slot @slotchange=${this.#watch}></slot>
      </div>
    </dialog>`;
  }
}
