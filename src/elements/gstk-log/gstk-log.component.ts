import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../shared/gstk-element.js';
import {announce} from '../shared/announcer.js';
import {base} from '../shared/styles/base.styles.js';
import {buttons} from '../shared/styles/button.styles.js';
import {scrollerOf} from '../shared/scroller.js';
import {viewOf} from '../shared/realm.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {logStyles} from './gstk-log.styles.js';

/**
 * Splits `Otto: king of spades.` into speaker and text; other sentences are shown as they are, and so is
 * a line about several players, which would look as if the first one spoke of the others.
 */
const SPEAKER = /^([^\s:]{1,24}:) ([^:]+)$/;

/**
 * The events of a match, one sentence per line, oldest first. Arrow keys move line by line. A game may
 * draw the same events as a picture; the sentences are then read, copied, and seen while they have the
 * focus.
 *
 * ```
 * div > slot     the picture, hidden from screen readers
 * ol[part=log]   li *   b, speaker · span, text
 * button         copies all lines
 * ```
 *
 * @summary The log of a match.
 * @slot - The events as a picture, if `pictured`.
 * @csspart log - The list.
 * @csspart button - The copy button.
 */
export class GstkLog extends GstkElement {
  static override styles = [base, buttons, logStyles];

  #atEnd = true;

  /** The line that Tab reaches: the last one, until the reader moves to another. */
  @state() private at = Infinity;
  @state() private copied = false;
  /** Whether the lines have the focus, and are seen instead of the picture. */
  @state() private reading = false;

  @property({attribute: false}) lines: readonly string[] = [];
  /** Whether the slot holds the same events as a picture. */
  @property({type: Boolean}) pictured = false;
  @property({attribute: false}) messages: Messages = emptyMessages;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('lines')) return;
    this.copied = false;
    const box = this.hasUpdated && scrollerOf(this);
    this.#atEnd = !box || box.scrollTop + box.clientHeight > box.scrollHeight - 40;
  }

  override updated(changed: PropertyValues): void {
    // The line was focused where it could not be seen.
    if (changed.has('reading') && this.reading)
      this.shadowRoot?.activeElement?.scrollIntoView({block: 'nearest'});
    if (!changed.has('lines') || !this.#atEnd) return;
    const box = scrollerOf(this);
    if (box) box.scrollTop = box.scrollHeight;
  }

  #onKey(event: KeyboardEvent): void {
    const last = this.lines.length - 1;
    const at = Math.min(this.at, last);
    const goals: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Math.max(0, Math.min(goal, last));
    // While the log grows, the tab stop stays on the last line.
    this.at = to === last ? Infinity : to;
    this.renderRoot.querySelectorAll('li')[to]?.focus();
  }

  async #copy(): Promise<void> {
    try {
      await viewOf(this).navigator.clipboard.writeText(this.lines.join('\n'));
      this.copied = true;
      announce(this.messages.t('ui/copied'), this);
    } catch {
      // When the page may not copy, select the lines so that the reader can copy them.
      this.ownerDocument.getSelection()?.selectAllChildren(this.renderRoot.querySelector('ol')!);
    }
  }

  #line(line: string, index: number): TemplateResult {
    const [, speaker, text] = SPEAKER.exec(line) ?? [];
    const tab = index === Math.min(this.at, this.lines.length - 1) ? 0 : -1;
    return speaker
      ? html`<li tabindex=${tab}>
          <b translate="no">${speaker}</b> <span><bdi dir="ltr">${text}</bdi></span>
        </li>`
      : html`<li class="whole" tabindex=${tab}><bdi dir="ltr">${line}</bdi></li>`;
  }

  override render(): TemplateResult {
    const {lines, messages, copied} = this;
    const drawn = this.pictured && !this.reading;
    return html`<div class="picture" aria-hidden="true" ?hidden=${!drawn}><slot></slot></div>
      <ol
        class=${drawn ? 'vh' : ''}
        part="log"
        aria-label=${messages.t('ui/log')}
        @keydown=${this.#onKey}
        @focusin=${() => (this.reading = true)}
        @focusout=${() => (this.reading = false)}
      >
        ${lines.map((line, index) => this.#line(line, index))}
      </ol>
      <button type="button" class="button" part="button" @click=${() => void this.#copy()}>
        ${messages.t(copied ? 'ui/copied' : 'ui/copy')}
      </button>`;
  }
}
