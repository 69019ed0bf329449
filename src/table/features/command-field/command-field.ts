import type {TableContext} from '../../table-context.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import type {CommandMessages, MessagesOf} from '../../../i18n/index.js';
import {answer} from './typed-command.js';
import {nameIn} from './typed-card.js';
import {commandMessages} from '../../keys/command-messages.js';
import {adoptSheet, focusedIn, keyOf, panelStyles} from '../../../elements/shared/index.js';

const styles = css`
  .prompt:has(> .command) {
    flex-wrap: wrap;
  }
  .command {
    flex: 0 0 100%;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--gstk-s2) var(--gstk-s3);
    padding-block-start: var(--gstk-s1);
    font-size: var(--gstk-text-s);
  }
  .command label {
    color: var(--gstk-ink-2);
  }
  .command p {
    grid-column: 1 / -1;
    min-block-size: 2.7em; /* room for two lines, so that answers move nothing */
    overflow-wrap: anywhere;
  }
  @container gstk (inline-size >= 30rem) {
    .command p {
      grid-column: 2;
    }
  }
`;

/** A text field for commands: cards, words or button names; the answer appears below it. */
export class CommandField {
  open = false;
  readonly #table: TableContext;
  #words: MessagesOf<CommandMessages> | undefined;
  /** The last answer; '' if the table itself has something to say. */
  #answer = '';
  /** The element that had focus before the field opened. */
  #opener: Element | null = null;
  /** The input that had focus before the table was drawn. */
  #typedIn: HTMLInputElement | null = null;

  constructor(table: TableContext) {
    this.#table = table;
  }

  /** Opens or focuses the field and remembers the element that had focus. */
  async enter(): Promise<void> {
    if (!this.open) this.#opener = focusedIn(this.#table.host.renderRoot as ShadowRoot);
    this.#answer = '';
    await this.#speak();
    adoptSheet(this.#table.host, panelStyles);
    adoptSheet(this.#table.host, styles);
    this.open = true;
    this.#table.host.requestUpdate();
    await this.#table.host.updateComplete;
    this.#input?.focus();
  }

  /** Closes the field and restores focus. */
  close(): void {
    const had = this.typing;
    this.forget();
    if (!had) return;
    const opener = this.#opener;
    this.#table.host.updateComplete.then(() => {
      (opener as HTMLElement | null)?.focus();
      if (!this.#table.host.matches(':focus-within')) this.#table.host.focus();
    }, console.error);
  }

  /** Closes the field and clears the answer. */
  forget(): void {
    if (!this.open) return;
    this.open = false;
    this.#answer = '';
    this.#table.host.requestUpdate();
  }

  /**
   * Before drawing: remembers whether the reader is typing, since a summary shows the field elsewhere.
   */
  hold(): void {
    this.#typedIn = this.typing ? this.#input : null;
  }

  /** After drawing: lets the reader continue typing, with the same text. */
  restore(): void {
    const [old, now] = [this.#typedIn, this.#input];
    this.#typedIn = null;
    if (!old || !now || old === now) return;
    now.value = old.value;
    now.focus();
    now.setSelectionRange(old.selectionStart, old.selectionEnd);
  }

  get typing(): boolean {
    return this.open && Boolean(this.#input?.matches(':focus'));
  }

  get #input(): HTMLInputElement | null {
    return this.#table.host.renderRoot.querySelector<HTMLInputElement>('.command input');
  }

  async #speak(): Promise<void> {
    const {locale = 'en'} = this.#table.messages ?? {};
    if (this.#words?.locale !== locale) this.#words = await commandMessages(locale);
  }

  /** The table's own remark on the last command. */
  get #remark(): string {
    const {messages, notes} = this.#table;
    const {refused, hint} = notes;
    if (!messages) return '';
    if (refused) return messages.t('ui/refused', {why: refused.why});
    if (!hint) return '';
    const {hand} = this.#table.model.scene;
    return [hint.card && nameIn(hand, hint.card, messages), hint.why].filter(Boolean).join('. ');
  }

  async #do(typed: string): Promise<void> {
    const {announcer, notes} = this.#table;
    const [host, table] = [this.#table.host, this.#table];
    try {
      await Promise.all([this.#speak(), table.fetchWords()]);
      if (!this.open) return;
      this.#answer = await answer(typed, {table, messages: this.#words!});
      announcer.say(this.#answer);
    } catch (error) {
      notes.miss(error);
    }
    host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    // In a Cyrillic layout the same key types a full stop.
    const key = keyOf(event);
    const slash = event.key === '/' || (event.key === '.' && key === '/');
    const input = event.target as HTMLInputElement;
    if (event.key === 'Escape' || slash) this.close();
    else if (event.key === 'Enter') {
      const typed = input.value.trim();
      input.value = '';
      if (typed && !event.repeat) void this.#do(typed);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  draw(): TemplateResult | typeof nothing {
    const messages = this.#words;
    if (!this.open || !messages) return nothing;
    if (messages.locale !== this.#table.messages?.locale)
      this.#speak().then(() => this.#table.host.requestUpdate(), console.error);
    const answer = this.#answer === '' ? this.#remark : this.#answer;
    return html`<div class="command" part="command">
      <label for="command">${messages.t('field/label')}</label>
      <input
        id="command"
        class="text-field"
        type="text"
        maxlength="80"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="done"
        aria-describedby="answer"
        @keydown=${this.#onKey}
      />
      <p id="answer" class=${answer ? '' : 'q'}>${answer || messages.t('field/idle')}</p>
    </div>`;
  }
}
