import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {GstkElement} from '../internal/gstk-element.js';
import {keyed} from '../internal/keyed.js';
import type {Card} from '../../cards/card.js';
import type {Messages} from '../../i18n/index.js';
import type {Deck} from '../card-face/face.js';
import {cardFaceStyles} from '../card-face/card-face.styles.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {smallFace} from '../card-face/small-face.js';
import {wish} from '../events.js';
import type {OwnCards} from '../scene.js';
import {base} from '../internal/styles/base.styles.js';
import {type HandLay, type HandRoom, layHand, ROOMY, rowLimit} from '../internal/lay-hand.js';
import {Lazy} from '../internal/lazy.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {viewOf} from '../internal/realm.js';
import {vars} from '../internal/styles/vars.js';
import {handStyles} from './gstk-hand.styles.js';
import {HandRows} from './hand-rows.js';

export type {WishEvents} from '../events.js';

/**
 * Keyboard navigation and the refusal bubble; fetched with the first focus, since neither is needed
 * earlier.
 */
const interaction = new Lazy(() => import('./hand-interaction.js'));
type Interaction = Awaited<ReturnType<typeof interaction.load>>;

/**
 * A hand of cards: a toolbar of buttons with one tab stop. It shows which cards may be played and why
 * the others may not; it requests a card and never plays one.
 *
 * ```
 * div.box                       i.ruler, i.probe: the width of the hand and of a card
 *   div.hand[role=toolbar]
 *     div.row *                 button.card *: the visible strip; span.gk, the face, extends beyond it
 *     span.bubble               why a card was refused
 *   div[hidden]                 descriptions of the cards, beside their names
 * ```
 *
 * @summary A hand of cards that can be played with a finger, a mouse, keys or a screen reader.
 * @fires gstk-wish - `{card, index}`: a card was activated, whether or not it may be played.
 * @csspart hand - The toolbar.
 * @csspart row - One row of cards.
 * @csspart card - The button of a card: its visible strip.
 * @csspart card-face - The face of a card.
 * @csspart card-back - The back of a card that is face down.
 * @csspart refusal - The bubble with the reason why a card may not be played.
 * @cssproperty [--gstk-card-width] - 60, 68 or 80 px by the width of the table when not set.
 */
export class GstkHand extends GstkElement {
  static override styles = [base, cardFaceStyles, glyphStyles, handStyles];

  /** The cards of the last render. */
  #drawn: readonly (string | null)[] = [];
  /** Where cards lay that have left the hand; they travel to the table from there. */
  readonly #left = new Map<string, DOMRect>();
  readonly #rows = new HandRows();
  #lay: HandLay = {rows: 1, reserve: 1, fit: 0};
  #hadFocus = false;
  /** The number of keys pressed before keyboard navigation was loaded. */
  #waiting = 0;
  #observer: ResizeObserver | undefined;

  /** The index of the card that Tab reaches. */
  @state() private at = 0;
  /** As measured; 0 before the first layout. */
  @state() private room: HandRoom = [0, 0];

  /** The cards in display order; `null` is face down. */
  @property({attribute: false}) cards: readonly (string | null)[] = [];
  /**
   * How many cards were dealt: rows and height follow this number while the hand is played out. 0
   * means the number of cards present.
   */
  @property({type: Number}) dealt = 0;
  /**
   * The room that the hand will have, where it is known before the first layout: its rows are then
   * right at once, and no layout is forced to find them.
   */
  @property({attribute: false}) foreseen: HandRoom = [0, 0];
  /**
   * The cards that may be played; `null` while it is not this hand's turn, when all cards look
   * alike.
   */
  @property({attribute: false}) legal: readonly string[] | null = null;
  /** The reason why a card may not be played: "follow spades". */
  @property({attribute: false}) why: (card: string) => string | undefined = () => undefined;
  /** The cards that are raised. */
  @property({attribute: false}) selected: readonly string[] = [];
  /** The suggested card. */
  @property({attribute: false}) hint: string | null = null;
  /** The card that was refused; the reason is shown at the card. */
  @property({attribute: false}) refused: string | null = null;
  /** Draws and names cards that are not playing cards; all codes must be distinct. */
  @property({attribute: false}) own: OwnCards | null = null;
  /** Draws a playing card. */
  @property({attribute: false}) face = smallFace;
  /** Cards are picked, not played: each button shows whether it is pressed. */
  @property({type: Boolean}) choose = false;
  /** Whether the digits 1 to 9 and 0 focus a card. */
  @property({attribute: false}) shortcuts = true;
  /** The locale of the letters on the cards. */
  @property() letters = 'en';
  @property() deck: Deck = 'four-colour';
  /** The name of the toolbar; "Your hand" when empty. */
  @property() label = '';
  @property({attribute: false}) messages: Messages = emptyMessages;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#observe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (changed.has('cards')) this.#takeLeave();
    this.at = Math.max(0, Math.min(this.at, this.cards.length - 1));
    const [width, card] = this.room[0] ? this.room : this.foreseen;
    const {length} = this.cards;
    if (width) this.#lay = layHand(Math.max(this.dealt, length), length, width, card);
    const limit = width ? rowLimit(width, card) : length;
    this.#rows.split(this.cards, Boolean(this.own), this.#lay.rows, limit);
  }

  override firstUpdated(): void {
    this.#observe();
  }

  override updated(): void {
    this.#drawn = this.cards;
    if (this.#hadFocus && !this.shadowRoot?.activeElement) this.focus({preventScroll: true});
    if (this.refused) interaction.load().then(({deny}) => deny(this), console.error);
    else interaction.value?.deny(this);
  }

  #observe(): void {
    // Neither element's size depends on the rows, so a measurement never causes another one. The
    // first one comes with the first layout, before anything is painted.
    this.#observer = new (viewOf(this).ResizeObserver)(() => this.#measure());
    this.#observer.observe(this.#part('ruler'));
    this.#observer.observe(this.#part('probe'));
  }

  #measure(): void {
    const room = [this.#part('ruler').offsetWidth, this.#part('probe').offsetWidth] as const;
    if (room[0] !== this.room[0] || room[1] !== this.room[1]) this.room = room;
  }

  /** Remembers where removed cards lay, and keeps the tab stop on its card. */
  #takeLeave(): void {
    const before = this.#drawn;
    const active = before[this.at];
    const stays = active ? this.cards.indexOf(active) : -1;
    this.#left.clear();
    this.#buttons().forEach((button, index) => {
      const card = before[index];
      const face = button.querySelector('.gk');
      if (card && face && !this.cards.includes(card))
        this.#left.set(card, face.getBoundingClientRect());
    });
    if (stays >= 0) this.at = stays;
  }

  #part(name: 'hand' | 'ruler' | 'probe'): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(`.${name}`)!;
  }

  #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
  }

  #onClick(event: Event, index: number): void {
    const finger = (event as PointerEvent).pointerType === 'touch';
    const tight = finger && this.#buttons().some(({offsetWidth}) => offsetWidth < ROOMY);
    wish(this, 'gstk-wish', {card: this.cards[index] ?? null, index, ...(tight && {tight})});
  }

  #onFocus(event: FocusEvent): void {
    interaction.load().catch(console.error);
    const index = this.#buttons().indexOf(event.target as HTMLElement);
    if (index >= 0) this.at = index;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (interaction.value) this.#go(interaction.value, event);
    else this.#wait(event);
  }

  /**
   * Queues a key pressed while navigation is loading. Keys are handled in order, and a key that
   * plays a card last.
   */
  #wait(event: KeyboardEvent): void {
    const plays = event.key === 'Enter' || event.key === ' ';
    if (plays && this.#waiting === 0) return;
    if (plays || /^(Arrow|Page|Home|End)/.test(event.key)) event.preventDefault();
    this.#waiting++;
    interaction
      .load()
      .then((now) => {
        if (plays) this.#buttons()[this.at]?.click();
        else this.#go(now, event);
      }, console.error)
      .finally(() => this.#waiting--);
  }

  /** Focuses the card that a key leads to. */
  #go({goalOf}: Interaction, event: KeyboardEvent): void {
    const to = goalOf(event, this, this.at, this.#rows);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.focusCard(to);
  }

  /** Focuses the card that has the tab stop. */
  override focus(options?: FocusOptions): void {
    // A table may focus a hand that it has only just rendered.
    if (this.hasUpdated) (this.#buttons()[this.at] ?? this.#part('hand')).focus(options);
    else void this.updateComplete.then(() => this.focus(options));
  }

  /** Focuses a card by its index in the hand, from 0. */
  focusCard(index: number): void {
    this.at = Math.max(0, Math.min(index, this.cards.length - 1));
    this.focus();
  }

  /** Where a card is, or was before it was played; for motion. */
  rectOf(card: string): DOMRect | undefined {
    const face = this.#buttons()[this.#drawn.indexOf(card)]?.querySelector('.gk');
    return face?.getBoundingClientRect() ?? this.#left.get(card);
  }

  /** A key for each card; equal cards of a pack are numbered. */
  #keyOf(card: string | null, index: number): string | number {
    if (card === null) return index;
    return `${card}${this.cards.slice(0, index).filter((other) => other === card).length || ''}`;
  }

  #describe(card: string | null, index: number): string {
    const {messages, cards, legal} = this;
    const parts = [messages.t('hand/position', {at: index + 1, of: cards.length})];
    if (card && !this.choose && this.selected.includes(card))
      parts.unshift(messages.t('hand/chosen'));
    if (card && legal && !legal.includes(card))
      parts.unshift(messages.t('hand/not-playable', {why: this.why(card)}));
    return parts.join('. ');
  }

  #card(card: string | null, index: number, row: number): TemplateResult {
    const {messages, own} = this;
    const name = !card
      ? messages.t('card/face-down')
      : own
        ? own.name(card)
        : messages.t('card', {card});
    const legal = this.legal && (card === null || this.legal.includes(card));
    const selected = card !== null && this.selected.includes(card);
    const first = card !== null && this.cards.indexOf(card) === index;
    const hint = first && this.hint === card;
    const state = legal === null ? '' : legal ? 'legal' : 'illegal';
    const more = `${selected ? ' selected' : ''}${hint ? ' hint' : ''}`;
    const refused = first && this.refused === card ? ' refused' : '';
    return html`<button
      type="button"
      class="card ${state}${more}${refused}"
      part="card"
      tabindex=${index === this.at ? 0 : -1}
      aria-label=${hint ? `${name}, ${messages.t('hand/hint')}` : name}
      aria-describedby="d${index}"
      aria-disabled=${legal === false ? 'true' : nothing}
      aria-pressed=${this.choose ? (selected ? 'true' : 'false') : nothing}
      @click=${(event: Event) => this.#onClick(event, index)}
      ${vars({'--z': (row + 1) * 30 - (index - this.#rows.starts[row]!)})}
    >
      ${
        card && own
          ? own.face(card, legal === false)
          : this.face(card as Card | null, {
              letters: this.letters,
              deck: this.deck,
              illegal: legal === false,
            })
      }${hint ? html`<span class="tag" aria-hidden="true">${messages.t('hand/hint')}</span>` : nothing}
    </button>`;
  }

  override render(): TemplateResult {
    const {messages, cards} = this;
    const {reserve, fit} = this.#lay;
    return html`<div class="box">
      <i class="ruler"></i><i class="ruler probe"></i>
      <div
        class="hand ${fit ? 'fit' : ''}"
        part="hand"
        role="toolbar"
        tabindex="-1"
        aria-label=${this.label || messages.t('ui/your-hand')}
        @keydown=${this.#onKey}
        @focusin=${this.#onFocus}
        ${vars({'--n': fit, '--rows': reserve})}
      >
        ${this.#rows.of(cards).map(
          (row, number) =>
            html`<div class="row" part="row">
              ${keyed(
                row,
                (card, index) => this.#keyOf(card, this.#rows.starts[number]! + index),
                (card, index) => this.#card(card, this.#rows.starts[number]! + index, number),
              )}
            </div>`,
        )}
      </div>
      <div hidden>
        ${cards.map((card, index) => html`<span id="d${index}">${this.#describe(card, index)}</span>`)}
      </div>
    </div>`;
  }
}
