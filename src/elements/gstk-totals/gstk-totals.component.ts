import {html, nothing, svg, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Seat} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../shared/gstk-element.js';
import {base} from '../shared/styles/base.styles.js';
import {motion} from '../shared/ways.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {vars} from '../shared/styles/vars.js';
import {totalsStyles} from './gstk-totals.styles.js';
import {type PlayerLine, plot} from './plot.js';

/** End marks of the other players' lines: square, diamond, triangle, cross, triangle down, bar. */
const MARKS = [
  'M-4-4H4V4H-4Z',
  'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  'M0-5L5 4H-5Z',
  'M-5-1.5H-1.5V-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5Z',
  'M0 5L5-4H-5Z',
  'M-2-6H2V6H-2Z',
];
const DISC = 'M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z';

/** The time that a deal takes when the lines are drawn, that all of them take at most, and the rest. */
const STEP = 110;
const LONGEST = 1500;
const REST = 600;

/** The height of a label, as a part of the chart's height: 1.2 of 7.2 em. */
const LABEL = 1 / 6;

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
  /** The number of the deal that decided, from 1, which is marked; `null` for none. */
  @property({attribute: false}) turn: number | null = null;
  @property({attribute: false}) messages: Messages = emptyMessages;

  /**
   * Draws the lines deal by deal, and rests where the match was decided.
   * @param delay milliseconds until it begins
   */
  async draw(delay: number): Promise<void> {
    await this.updateComplete;
    const [window, pane, ...ends] = this.renderRoot.querySelectorAll(
      '.window, .pane, .end, .tethers, .labels',
    );
    if (!window || !pane) return;
    const {ms, of} = this.#unfolding;
    // The window comes in from the left, and what it shows stays where it is.
    motion(window, of(-1), {ms, easing: 'linear', delay});
    motion(pane, of(1), {ms, easing: 'linear', delay});
    const run = {ms: STEP, easing: 'linear', delay: delay + ms};
    for (const end of ends) motion(end, [{opacity: 0}, {opacity: 1}], run);
  }

  /** The frames in which the lines unfold, with a rest at the deal that decided. */
  get #unfolding(): {
    readonly ms: number;
    of(way: 1 | -1): Keyframe[];
  } {
    const deals = this.sheet.length;
    const each = Math.min(STEP, LONGEST / deals);
    const rest = this.turn === null || this.turn === deals ? 0 : REST;
    const ms = each * deals + rest;
    const at = this.turn ?? deals;
    const shown = (deal: number): number => 100 - (100 * deal) / deals;
    const steps = [
      [shown(0), 0],
      [shown(at), each * at],
      [shown(at), each * at + rest],
      [shown(deals), ms],
    ] as const;
    return {
      ms,
      of: (way) =>
        steps.map(([hidden, time]) => ({
          transform: `translateX(${way * hidden}%)`,
          offset: time / ms,
        })),
    };
  }

  /** The index among the other players, from the reader's left; -1 for the reader. */
  #other(seat: Seat): number {
    if (this.own === null) return seat;
    return seat === this.own ? -1 : (seat - this.own + this.names.length - 1) % this.names.length;
  }

  #own(seat: Seat): string {
    return seat === this.own ? 'own' : '';
  }

  #end({seat, y}: PlayerLine): TemplateResult {
    return html`<svg
      class="end ${this.#own(seat)}"
      viewBox="-6 -6 12 12"
      aria-hidden="true"
      ${vars({'--y': y})}
    >
      <path d=${MARKS[this.#other(seat)] ?? DISC}></path>
    </svg>`;
  }

  #label({seat, labelY, total}: PlayerLine): TemplateResult {
    return html`<span class=${this.#own(seat)} ${vars({'--y': labelY})}
      ><bdi translate="no">${this.names[seat] ?? ''}</bdi> ${this.messages.points(total)}</span
    >`;
  }

  override render(): TemplateResult {
    const {names, sheet, own, messages} = this;
    const {zero, lines} = plot(sheet, names.length, LABEL);
    const totals = lines.map(({seat, total}) => `${names[seat] ?? ''} ${messages.points(total)}`);
    // The reader's line is drawn above the others.
    const order = [...lines].sort((a, b) => Number(a.seat === own) - Number(b.seat === own));
    return html`<div
      class="chart"
      part="totals"
      role="img"
      aria-label=${`${messages.t('sheet/total')}: ${totals.join(', ')}`}
    >
      <div class="lines" aria-hidden="true">
        <div class="window">
          <div class="pane">
            <svg class="paths" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path class="zero" d="M0 ${100 * zero}H100"></path>
              ${
                this.turn === null
                  ? nothing
                  : svg`<path class="turn" d="M${(100 * this.turn) / sheet.length} 0V100"></path>`
              }
              ${order.map(
                ({seat, path}) =>
                  svg`<path class="line d${this.#other(seat)} ${this.#own(seat)}" d=${path}></path>`,
              )}
            </svg>
          </div>
        </div>
        <span class="naught" ${vars({'--y': zero})}>${messages.number(0)}</span>
        ${order.map((line) => this.#end(line))}
        <svg class="tethers" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          ${lines
            .filter(({y, labelY}) => Math.abs(labelY - y) > LABEL / 4)
            .map(({y, labelY}) => svg`<path d="M45 ${100 * y}L90 ${100 * labelY}"></path>`)}
        </svg>
      </div>
      <div class="labels" aria-hidden="true">${lines.map((line) => this.#label(line))}</div>
    </div>`;
  }
}
