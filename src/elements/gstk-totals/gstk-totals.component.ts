import {html, nothing, svg, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Seat} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../internal/gstk-element.js';
import {base} from '../internal/styles/base.styles.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {totalsStyles} from './gstk-totals.styles.js';
import {type Line, plot} from './plot.js';

/** End marks of the other players' lines: square, diamond, triangle, cross. */
const MARKS = [
  'M-3-3H3V3H-3Z',
  'M0-4L4 0L0 4L-4 0Z',
  'M0-4L4 3H-4Z',
  'M-4-1.3H-1.3V-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4Z',
];
const DISC = 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z';

/**
 * The running totals, deal by deal: one line per player. The numbers are in the score sheet, so a
 * screen reader gets only the final ones.
 *
 * @summary The totals of a match as lines.
 * @csspart totals - The picture.
 */
export class GstkTotals extends GstkElement {
  static override styles = [base, totalsStyles];

  /** Names by seat. */
  @property({attribute: false}) names: readonly string[] = [];
  /** Points by deal and seat. */
  @property({attribute: false}) sheet: readonly (readonly number[])[] = [];
  /** The reader's seat. */
  @property({attribute: false}) own: Seat | null = null;
  @property({attribute: false}) messages: Messages = emptyMessages;

  #line({seat, path, x, y, labelY, total}: Line): TemplateResult {
    const own = seat === this.own;
    const after =
      this.own === null ? seat : (seat - this.own + this.names.length - 1) % MARKS.length;
    const mark = own ? DISC : MARKS[after % MARKS.length];
    return svg`<g class=${own ? 'own' : ''}>
      <path class="d${after % 4}" d=${path}></path>
      ${Math.abs(labelY - y) > 5 ? svg`<path class="tether" d="M${x + 5} ${y}L${x + 11} ${labelY}"></path>` : nothing}
      <path class="mark" d=${mark!} transform="translate(${x} ${y})"></path>
      <text x=${x + 14} y=${labelY}>${this.names[seat] ?? ''} ${this.messages.points(total)}</text>
    </g>`;
  }

  override render(): TemplateResult {
    const {names, sheet, own, messages} = this;
    const {width, height, ticks, lines} = plot(sheet, names.length);
    const totals = lines.map(({seat, total}) => `${names[seat] ?? ''} ${messages.points(total)}`);
    // The reader's line is drawn above the others.
    const order = [...lines].sort((a, b) => Number(a.seat === own) - Number(b.seat === own));
    return html`<svg
      part="totals"
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label=${`${messages.t('sheet/total')}: ${totals.join(', ')}`}
    >
      ${ticks.map(
        ({value, y}) =>
          svg`<line class="grid" x1="34" x2="236" y1=${y} y2=${y}></line>
            <text class="tick" x="28" y=${y}>${messages.number(value)}</text>`,
      )}
      ${order.map((line) => this.#line(line))}
    </svg>`;
  }
}
