import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../shared/gstk-element.js';
import {EASE_OUT, travel} from '../shared/motion.js';
import {whenDrawn} from '../shared/when-drawn.js';
import {letterOf, shield} from '../shared/shield.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {vars} from '../shared/styles/vars.js';
import {chip} from '../card-face/chip.js';
import {seatSheets} from './seat-sheets.js';

/**
 * A seat at the table: arms, name, points, cards left, and what it has taken. With a `total` the points
 * are those of the deal, and what it has taken is a pile: bars, and the slot for the cards that count.
 *
 * ```
 * div.seat        svg.shield · span.name · span.score · span.info
 *   span.info     cards left · what is taken, as bars and number · slot
 * div.seat        svg.shield · span.name · span.score · span.info · span.total
 *   span.info     span.pile-of, as bars and number · span.chips: slot
 * ```
 *
 * @summary A player and their score.
 * @slot - Badges, such as "dealer", or the cards that count among those taken.
 * @csspart seat - The whole seat.
 * @csspart seat-name - The name.
 * @csspart seat-score - The points.
 * @csspart shield - The arms.
 */
export class GstkSeat extends GstkElement {
  static override styles = seatSheets;

  @property() name = '';
  /** Information about the player on request, such as the level of a bot. */
  @property() about = '';
  /** Nobody is at the seat at the moment. */
  @property({type: Boolean, reflect: true}) away = false;
  /** The letter on the shield; the first letter of the name when empty. */
  @property() letter = '';
  /** The index of the arms, 0 to 10. */
  @property({type: Number}) arms = 0;
  /** Points so far; `null` in games without points. */
  @property({attribute: false}) score: number | null = null;
  /** The points of the match so far, where `score` is that of the deal; `null` elsewhere. */
  @property({attribute: false}) total: number | null = null;
  /** True while nobody has anything of this deal: a narrow seat shows the total instead. */
  @property({type: Boolean}) opens = false;
  /** True while the cards on the table go to this seat. */
  @property({type: Boolean}) won = false;
  /** True if what the seat has taken counts by itself: its bars are in full ink. */
  @property({type: Boolean}) counts = false;
  /** The number of cards left; `null` when they are visible anyway. */
  @property({attribute: false}) cards: number | null = null;
  /** How many tricks, pairs or other things the seat has taken; `null` shows none. */
  @property({attribute: false}) taken: number | null = null;
  /** The word after that number, "tricks"; the game says it. */
  @property({attribute: false}) takenUnit = '';
  /** True when it is this seat's turn. */
  @property({type: Boolean}) turn = false;
  /** True for the reader's own seat, below the middle. */
  @property({type: Boolean, reflect: true}) own = false;
  /** Everything in one line at every width. */
  @property({type: Boolean, reflect: true}) flat = false;
  @property({attribute: false}) messages: Messages = emptyMessages;

  #count(n: number, unit: string, picture: TemplateResult | typeof nothing): TemplateResult {
    return html`<span class=${n ? '' : 'none'}>
      ${picture}<bdi>${this.messages.number(n)} <span class="unit">${unit}</span></bdi>
    </span>`;
  }

  #pile(n: number): TemplateResult | typeof nothing {
    return n ? html`<i class="pile" ${vars({'--n': n})}></i>` : nothing;
  }

  /** The place that a card comes from or goes to: the arms, or the pile of what was taken. */
  boxOf(part: 'shield' | 'pile'): DOMRect | undefined {
    const find = (selector: string): DOMRect | undefined =>
      this.renderRoot.querySelector(selector)?.getBoundingClientRect();
    return (part === 'pile' ? find('.pile-of') : undefined) ?? find('.shield');
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('taken');
    // The pile grows when its cards have arrived.
    if (this.total !== null && this.taken !== null && typeof before === 'number')
      if (this.taken > before) whenDrawn(() => this.#grow());
  }

  #grow(): (() => void) | undefined {
    const factor = travel(this, 1);
    if (factor === 0) return undefined;
    const run = (selector: string, frames: Keyframe[], ms: number): void =>
      void this.renderRoot
        .querySelector(selector)
        ?.animate(frames, {duration: ms * factor, easing: EASE_OUT});
    return () => {
      run('.pile', [{transform: 'scaleY(.2)'}, {transform: 'none'}], 160);
      run('.chips', [{transform: 'scale(.7)'}, {transform: 'none'}], 160);
      run(
        '.score',
        [
          {transform: 'translateY(6px)', opacity: 0},
          {transform: 'none', opacity: 1},
        ],
        180,
      );
    };
  }

  /** The pile as bars; from seven on a number of tricks. */
  #taken(n: number): TemplateResult {
    const {messages, takenUnit} = this;
    return html`<span class="pile-of ${this.counts ? 'counts' : ''}"
      >${n > 6 ? chip({count: n, sign: 'trick'}) : this.#pile(n)}<span class="vh"
        >${messages.number(n)} ${takenUnit}</span
      ></span
    >`;
  }

  #points(): TemplateResult | typeof nothing {
    const {score, messages} = this;
    if (score === null) return nothing;
    return html`<span class="score ${score === 0 ? 'zero' : ''}" part="seat-score"
        >${messages.points(score)}</span
      ><span class="vh">
        ${messages.t('seat/score', {n: score, ofDeal: this.total !== null})}</span
      >`;
  }

  override render(): TemplateResult {
    const {name, letter, messages, cards, taken, turn, total, won, opens} = this;
    return html`<div
      class="seat ${turn ? 'turn' : ''} ${total === null ? '' : 'tally'} ${won ? 'won' : ''} ${opens ? 'opens' : ''}"
      part="seat"
      role="group"
      aria-label=${turn ? messages.t('seat/to-play', {name}) : name}
      title=${this.about || nothing}
    >
      ${shield(letter || letterOf(0, {players: [this]}), this.arms)}
      <bdi class="name" part="seat-name" translate="no">${name}</bdi>
      ${this.#points()}
      <span class="info">
        ${
          cards === null
            ? nothing
            : this.#count(cards, messages.t('unit/cards', {n: cards}), html`<i class="back"></i>`)
        }
        ${
          taken === null
            ? nothing
            : total === null
              ? this.#count(taken, this.takenUnit, this.#pile(taken))
              : this.#taken(taken)
        }
        ${total === null ? html`<slot></slot>` : html`<span class="chips"><slot></slot></span>`}
      </span>
      ${
        total === null
          ? nothing
          : html`<bdi class="total">${messages.t('seat/total', {points: total})}</bdi>`
      }
    </div>`;
  }
}
