import {html, type PropertyDeclaration, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Clock} from '../conductor/options.js';
import {GstkElement} from '../shared/gstk-element.js';
import {keyedList} from '../shared/keyed-list.js';
import type {Messages} from '../../i18n/index.js';
import type {Deck} from '../card-face/face.js';
import {smallFace} from '../card-face/small-face.js';
import {wish} from '../events.js';
import type {Flip} from '../shared/flip.js';
import {flips} from '../shared/flips.js';
import {whenDrawn} from '../shared/when-drawn.js';
import type {CardFoot, OwnCards} from '../scene.js';
import {whileDragged} from '../shared/drag-guard.js';
import {adoptSheet} from '../shared/styles/adopt-sheet.js';
import {type HandLay, type HandRoom, layHand, ROOMY, rowLimit} from '../shared/lay-hand.js';
import {Lazy} from '../shared/lazy.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {vars} from '../shared/styles/vars.js';
import {handSheets} from './hand-sheets.js';
import {type CardProspect, describe, drawCard, type HandLook, type Refusal} from './hand-card.js';
import {type Cards, describedBy, HandRows, keyOf, same} from './hand-rows.js';
import {HandRuler} from './hand-ruler.js';

export type {WishEvents} from '../events.js';

/**
 * Keyboard navigation, the refusal bubble, motion and the looks of prospects; fetched with the first
 * focus or touch, since none is needed earlier.
 */
const interaction = new Lazy(() => import('./hand-interaction.js'));
type Interaction = Awaited<ReturnType<typeof interaction.load>>;

/** A list that is the same as before, though another object, draws nothing. */
const list: PropertyDeclaration<Cards | null> = {
  attribute: false,
  hasChanged: (now, old) => now !== old && !(now && old && same(now, old)),
};

/** Feet that say the same draw nothing. */
const said: PropertyDeclaration<ReadonlyMap<string, CardFoot> | null> = {
  attribute: false,
  hasChanged: (now, old) => String([...(now ?? [])]) !== String([...(old ?? [])]),
};

/**
 * A hand of cards: a toolbar of buttons with one tab stop. It shows which cards may be played and why
 * the others may not; it requests a card and never plays one.
 *
 * ```
 * div.box                       i.ruler, i.probe: the width of the hand and of a card
 *   div.hand[role=toolbar]
 *     div.row *                 button.card *: the visible strip; span.gk, the face, extends beyond it
 *     div.bubble                why a card was refused, and the button for the rule
 *   div[hidden]                 descriptions of the cards, in addition to their names
 * ```
 *
 * @summary A hand of cards that can be played with a finger, a mouse, keys or a screen reader.
 * @fires gstk-wish - `{card, index}`: a card was activated, whether or not it may be played.
 * @fires gstk-rule - The rule behind the refusal is asked for.
 * @fires gstk-refusal-end - The refusal has been shown long enough.
 * @csspart hand - The toolbar.
 * @csspart row - One row of cards.
 * @csspart card - The button of a card: its visible strip.
 * @csspart card-face - The face of a card.
 * @csspart card-back - The back of a card that is face down.
 * @csspart refusal - The bubble with the reason why a card may not be played.
 * @cssproperty [--gstk-card-width] - 60, 68 or 88 px by the width of the table when not set.
 */
export class GstkHand extends GstkElement implements HandLook {
  static override styles = handSheets;

  /** The cards of the last render. */
  #drawn: Cards = [];
  /** Their places when other cards replaced them. */
  #places: ReturnType<Interaction['placesOf']> | undefined;
  /** The places of their faces; `undefined` if not measured since the last render. */
  #faces: readonly (DOMRect | undefined)[] | undefined;
  /** The places of cards that have left the hand, from which they travel to the table. */
  readonly #left = new Map<string, DOMRect>();
  /** Turns cards over, in games whose cards have two sides. */
  #flip: Flip | undefined;
  readonly #rows = new HandRows();
  readonly #ruler = new HandRuler(this);
  #lay: HandLay = {rows: 1, reserve: 1, fit: 0};
  #hadFocus = false;
  /** The index of the card that Tab reaches. */
  #at = 0;
  /** The number of keys pressed before keyboard navigation was loaded. */
  #waiting = 0;
  #bubble: InstanceType<Interaction['RefusalBubble']> | undefined;

  /** The cards in display order; `null` is face down. */
  @property(list)
  cards: Cards = [];
  /**
   * How many cards were dealt: rows and height follow this number while the hand is played out. 0
   * means the number of cards present.
   */
  @property({type: Number}) dealt = 0;
  /** The least number of rows in a narrow table, for cards that would be thin strips in fewer rows. */
  @property({type: Number}) rows = 1;
  /**
   * The room that the hand will have, if known before the first layout: its rows are then right at once,
   * and no layout is forced to find them.
   */
  @property(list) foreseen: HandRoom = [0, 0, false];
  /**
   * The cards that may be played; `null` while it is not this hand's turn, when all cards look
   * alike.
   */
  @property(list) legal: readonly string[] | null = null;
  /** The reason why a card may not be played: "follow spades". */
  @property({attribute: false}) why: (card: string) => string | undefined = () => undefined;
  /** The cards that are raised. */
  @property(list) selected: readonly string[] = [];
  /** Whether the raised cards show in which order they were raised. */
  @property({type: Boolean}) counted = false;
  /** The cards that have just come, marked by their edge. */
  @property(list) fresh: readonly string[] = [];
  /** A quiet word at the foot of each of these cards: what it is good for. */
  @property(said) feet: ReadonlyMap<string, CardFoot> | null = null;
  /** The suggested card. */
  @property({attribute: false}) hint: string | null = null;
  /** The prospects of the cards, drawn above them; `null` while nobody has asked. */
  @property({attribute: false}) prospects: ReadonlyMap<string, CardProspect> | null = null;
  /** The card that was refused; the reason is shown at the card. A new object is shown again. */
  @property({attribute: false}) refused: Refusal | null = null;
  /** The label of the button that leads from a refusal to its rule; no button if empty. */
  @property({attribute: false}) rule = '';
  /** The clock that times a refusal; the timers of the page if there is none. */
  @property({attribute: false}) clock: Clock | undefined = undefined;
  /** The place that a new hand, or a card for this one, comes from; no motion if `undefined`. */
  @property({attribute: false}) dealFrom: (whole: boolean) => DOMRect | undefined = () => undefined;
  /** The former place on the table of a card that is taken back to the hand. */
  @property({attribute: false}) home: (card: string) => DOMRect | undefined = () => undefined;
  /** Cards can be dragged: a finger that moves sideways does not scroll the page. */
  @property({type: Boolean, reflect: true}) grab = false;
  /** Draws and names cards that are not playing cards; all codes must be distinct. */
  @property({attribute: false}) own: OwnCards | null = null;
  /** Hears which card the pointer is on or has focus; `null` for none. */
  @property({attribute: false}) look: ((card: string | null) => void) | null = null;
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

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#bubble?.stop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (this.own && this.hasUpdated) {
      this.#flip ??= flips.value && new flips.value.Flip();
      this.#flip?.look(this.renderRoot);
    }
    if (changed.has('cards')) this.#takeLeave();
    this.#at = Math.max(0, Math.min(this.#at, this.cards.length - 1));
    const room = this.#ruler.room[0] ? this.#ruler.room : this.foreseen;
    const {length} = this.cards;
    if (room[0]) this.#lay = layHand(Math.max(this.dealt, length), length, room, this.rows);
    const limit = room[0] ? rowLimit(room) : length;
    this.#rows.split(this.cards, Boolean(this.own), this.#lay.rows, limit);
  }

  override updated(changed: PropertyValues<this>): void {
    const isFirst = this.#drawn.length === 0;
    this.#drawn = this.cards;
    this.#faces = undefined;
    if (this.own) this.#flip?.move(this.renderRoot, () => undefined);
    if (changed.has('cards')) {
      const places = this.#places;
      if (places) whenDrawn(() => interaction.value!.settle(this, places, this.#keyed()));
      if (!isFirst) this.#load();
    }
    this.#stop();
    interaction.value?.refreshDescriptions(this.shadowRoot!);
    if (this.refused) interaction.load().then((now) => this.#deny(now), console.error);
    else if (this.#bubble) this.#deny(interaction.value!);
    if (this.prospects)
      interaction.load().then((now) => adoptSheet(this, now.prospectStyles), console.error);
    if (this.#hadFocus && !this.shadowRoot?.activeElement) this.focus({preventScroll: true});
  }

  /** Gives the tab stop to its card. A binding would draw all cards again whenever the focus moves. */
  #stop(): void {
    this.#buttons().forEach((button, index) => {
      const stop = index === this.#at ? 0 : -1;
      // On a focused card, any change forces a layout.
      if (button.tabIndex !== stop) button.tabIndex = stop;
    });
  }

  /** Shows the refusal at its card. */
  #deny({RefusalBubble}: Interaction): void {
    this.#bubble ??= new RefusalBubble(this);
    this.#bubble.update();
  }

  readonly #load = (): void =>
    void interaction
      .load()
      // A pending update does the same once the descriptions are drawn.
      .then((now) => this.isUpdatePending || now.refreshDescriptions(this.shadowRoot!))
      .catch(console.error);

  readonly #onBlur = (): void => {
    this.look?.(null);
    this.#load();
  };

  /** Keeps the places of leaving cards, and the tab stop on its card. */
  #takeLeave(): void {
    if (!this.#faces) this.glance(this.cards);
    const before = this.#drawn;
    const active = before[this.#at];
    const stays = active ? this.cards.indexOf(active) : -1;
    this.#left.clear();
    this.#faces!.forEach((face, index) => {
      const card = before[index];
      if (card && face && !this.cards.includes(card)) this.#left.set(card, face);
    });
    if (stays >= 0) this.#at = stays;
  }

  #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
  }

  /** The buttons of the cards of the last render, by their keys. */
  #keyed(): ReadonlyMap<unknown, HTMLElement> {
    const cards = this.#drawn;
    return new Map(this.#buttons().map((button, at) => [keyOf(cards, cards[at]!, at), button]));
  }

  #onClick(event: Event, index: number): void {
    const finger = (event as PointerEvent).pointerType === 'touch';
    const tight = finger && this.#buttons().some(({offsetWidth}) => offsetWidth < ROOMY);
    wish(this, 'gstk-wish', {card: this.cards[index] ?? null, index, ...(tight && {tight})});
  }

  #onFocus(event: FocusEvent): void {
    this.#load();
    const index = this.#buttons().indexOf(event.target as HTMLElement);
    if (index >= 0) {
      this.#at = index;
      this.#stop();
    }
    this.#lookAt(event);
  }

  #lookAt({target}: Event): void {
    const card = (target as Element).closest<HTMLElement>('.card');
    if (card) this.look?.(this.#drawn[this.#buttons().indexOf(card)] ?? null);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.shiftKey && !/^\d$/.test(event.key)) return;
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
        if (plays) this.#buttons()[this.#at]?.click();
        else this.#go(now, event);
      }, console.error)
      .finally(() => this.#waiting--);
  }

  /** Focuses the card that a key leads to. */
  #go({goalOf, refreshDescriptions}: Interaction, event: KeyboardEvent): void {
    const to = goalOf(event, this, this.#at, this.#rows);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    refreshDescriptions(this.shadowRoot!, true);
    this.focusCard(to);
  }

  /**
   * Notes the places of the cards, and passes the focus on from a card that leaves. A table calls this
   * before it draws a change of the cards, while neither forces a layout.
   * @param next the cards to come, in any order
   */
  glance(next: Cards): void {
    const keyed = this.#keyed();
    this.#places = interaction.value?.placesOf(this.renderRoot, keyed);
    this.#faces = this.#buttons().map((one) => one.querySelector('.gk')?.getBoundingClientRect());
    if (this.shadowRoot?.activeElement)
      interaction.value?.passFocus(this.renderRoot, this.#drawn, keyed, next);
  }

  /** Focuses the card that has the tab stop. */
  override focus(options?: FocusOptions): void {
    // A table may focus a hand that it has only just rendered, or given its cards.
    const hand = this.isUpdatePending ? null : this.shadowRoot?.querySelector<HTMLElement>('.hand');
    if (hand) (this.#buttons()[this.#at] ?? hand).focus(options);
    else void this.updateComplete.then(() => this.focus(options));
  }

  /** Focuses a card by its index in the hand, from 0. */
  focusCard(index: number): void {
    this.#at = Math.max(0, Math.min(index, this.cards.length - 1));
    this.focus();
  }

  /** Where a card is, or was before it was played; for motion. */
  rectOf(card: string): DOMRect | undefined {
    const face = this.#buttons()[this.#drawn.indexOf(card)]?.querySelector('.gk');
    return face?.getBoundingClientRect() ?? this.#left.get(card);
  }

  /** Ends all motion at once, at its goal. */
  finish(): void {
    this.#flip?.finish();
    for (const animation of (this.renderRoot as ShadowRoot).getAnimations()) animation.finish();
  }

  #card(card: string | null, index: number, row: number): TemplateResult {
    return drawCard(this, card, {
      index,
      z: (row + 1) * 30 - (index - this.#rows.starts[row]!),
      click: (event) => this.#onClick(event, index),
    });
  }

  override render(): TemplateResult {
    const {messages, cards} = this;
    const {reserve, fit} = this.#lay;
    return html`<div class="box">
      <i class="ruler"></i><i class="ruler probe"></i>
      <div
        class="hand ${fit ? 'fit' : ''} ${this.own?.caption ? 'captions' : ''}"
        part="hand"
        role="toolbar"
        tabindex="-1"
        aria-label=${this.label || messages.t('ui/your-hand')}
        @keydown=${this.#onKey}
        @focusin=${this.#onFocus}
        @focusout=${this.#onBlur}
        @pointerenter=${this.#load}
        @pointerover=${this.look ? (event: Event) => this.#lookAt(event) : null}
        @pointerleave=${() => this.look?.(null)}
        @touchmove=${this.grab ? whileDragged : null}
        ${vars({'--n': fit, '--rows': reserve})}
      >
        ${this.#rows.of(cards).map(
          (row, number) =>
            html`<div class="row" part="row">
              ${keyedList(
                row,
                (card, index) => keyOf(cards, card, this.#rows.starts[number]! + index),
                (card, index) => this.#card(card, this.#rows.starts[number]! + index, number),
              )}
            </div>`,
        )}
      </div>
      <div hidden>
        ${keyedList(
          cards,
          (card, index) => keyOf(cards, card, index),
          (card, index) =>
            html`<span
              id=${describedBy(cards, card, index)}
              .textContent=${describe(this, card, index)}
            ></span>`,
        )}
      </div>
    </div>`;
  }
}
