import {html, nothing, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../internal/gstk-element.js';
import {base} from '../internal/styles/base.styles.js';
import {shield, shieldOf} from '../internal/shield.js';
import {shieldStyles} from '../internal/shield.styles.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {vars} from '../internal/styles/vars.js';
import {seatStyles} from './gstk-seat.styles.js';

/**
 * A seat at the table: arms, name, points, cards left, and what it has taken.
 *
 * ```
 * div.seat        svg.shield · span.name · span.score · span.info
 *   span.info     cards left · what is taken, as bars and number · slot
 * ```
 *
 * @summary A player and their score.
 * @slot - Badges, such as "dealer".
 * @csspart seat - The whole seat.
 * @csspart seat-name - The name.
 * @csspart seat-score - The points.
 * @csspart shield - The arms.
 */
export class GstkSeat extends GstkElement {
  static override styles = [base, shieldStyles, seatStyles];

  @property() name = '';
  /** The letter on the shield; the first letter of the name when empty. */
  @property() letter = '';
  /** The index of the arms, 0 to 10. */
  @property({type: Number}) arms = 0;
  /** Points so far; `null` in games without points. */
  @property({attribute: false}) score: number | null = null;
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

  override render(): TemplateResult {
    const {name, letter, messages, score, cards, taken, turn} = this;
    return html`<div
      class="seat ${turn ? 'turn' : ''}"
      part="seat"
      role="group"
      aria-label=${turn ? messages.t('seat/to-play', {name}) : name}
    >
      ${letter === '' ? shieldOf(name, this.arms) : shield(letter, this.arms)}
      <bdi class="name" part="seat-name">${name}</bdi>
      ${
        score === null
          ? nothing
          : html`<span class="score" part="seat-score">${messages.points(score)}</span>`
      }
      <span class="info">
        ${
          cards === null
            ? nothing
            : this.#count(cards, messages.t('unit/cards', {n: cards}), html`<i class="back"></i>`)
        }
        ${taken === null ? nothing : this.#count(taken, this.takenUnit, this.#pile(taken))}
        <slot></slot>
      </span>
    </div>`;
  }
}
