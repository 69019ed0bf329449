import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import type {Seat} from '../../game/index.js';
import type {Messages} from '../../i18n/index.js';
import {GstkElement} from '../shared/gstk-element.js';
import {base} from '../shared/styles/base.styles.js';
import {emptyMessages} from '../internal/empty-messages.js';
import {sheetStyles} from './gstk-score-sheet.styles.js';

/** A row of the sheet. */
export interface SheetRow {
  /** The deal or contract, in the reader's language. */
  readonly label: string;
  /** The points of the row by seat; `null` while it has not been played. */
  readonly points: readonly number[] | null;
  /**
   * True when a new group begins here, such as the contracts to take tricks after those to avoid
   * them.
   */
  readonly half?: boolean;
}

/**
 * The score sheet: the points of each deal and the running totals.
 *
 * ```
 * table   caption · thead (names) · tbody (a cell: points, span.sum) · tfoot (totals)
 * ```
 *
 * @summary Points by deal and player.
 * @csspart score-sheet - The table.
 */
export class GstkScoreSheet extends GstkElement {
  static override styles = [base, sheetStyles];

  /** Names by seat. */
  @property({attribute: false}) names: readonly string[] = [];
  @property({attribute: false}) rows: readonly SheetRow[] = [];
  /** The index of the row that is being played or was just scored. */
  @property({attribute: false}) current: number | null = null;
  /** The reader's seat. */
  @property({attribute: false}) own: Seat | null = null;
  /** The points that each player starts with. */
  @property({attribute: false}) start = 0;
  @property({attribute: false}) messages: Messages = emptyMessages;

  #row({label, points, half}: SheetRow, index: number, sums: readonly number[]): TemplateResult {
    const {messages} = this;
    const cell = (seat: number): TemplateResult =>
      points
        ? html`<td class="points">
            ${messages.points(points[seat] ?? 0)}
            <span class="sum">${messages.points(sums[seat] ?? 0)}</span>
          </td>`
        : html`<td class="ahead"><span class="vh">${messages.t('sheet/to-come')}</span></td>`;
    return html`<tr
      class="${half ? 'half' : ''} ${index === this.current ? 'now' : ''}"
      aria-current=${index === this.current ? 'true' : 'false'}
    >
      <th scope="row">${label}</th>
      ${this.names.map((_, seat) => cell(seat))}
    </tr>`;
  }

  override render(): TemplateResult {
    const {messages, names, rows, own} = this;
    const sums = names.map(() => this.start);
    const body = rows.map((row, index) => {
      row.points?.forEach((points, seat) => (sums[seat] = (sums[seat] ?? 0) + points));
      return this.#row(row, index, [...sums]);
    });
    return html`<div class="box">
      <table part="score-sheet" class=${names.length > 4 ? 'many' : ''}>
        <caption>
          ${messages.t('sheet/caption')}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${names.map(
              (name, seat) =>
                html`<th scope="col" class="num ${seat === own ? 'own' : ''}">
                  <bdi translate="no">${name}</bdi>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${messages.t('sheet/total')}</th>
            ${sums.map((sum) => html`<td>${messages.points(sum)}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>`;
  }
}
