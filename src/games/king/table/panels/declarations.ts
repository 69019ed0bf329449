import {html, nothing, type TemplateResult} from 'lit';
import {seatsAround, suitGlyph} from '../../../../elements/index.js';
import type {Variant} from '../../rules/contracts/columns.js';
import type {KingContext} from '../context.js';
import {contractName} from '../contract-words.js';
import {choicesOf} from '../choices/declaring.js';
import {type KingView, trumpSuit} from '../../types.js';

/**
 * The score sheet of a match in which every player declares every contract: by declarer, then by
 * contract.
 */

const mine = (seat: number, ctx: KingContext): string => (seat === ctx.seat ? 'own' : '');

/** The head of the columns: the contract, then one column for each player. */
const head = (ctx: KingContext): TemplateResult =>
  html`<colgroup>
      <col class="what" />
    </colgroup>
    <thead>
      <tr>
        <td></td>
        ${ctx.players.map(
          ({name}, seat) =>
            html`<th scope="col" class="num ${mine(seat, ctx)}" translate="no">${name}</th>`,
        )}
      </tr>
    </thead>`;

/** Points by seat in one row; dots stand for points to come. */
function cells(
  points: readonly number[] | undefined,
  view: KingView,
  ctx: KingContext,
): readonly TemplateResult[] {
  const {messages} = ctx;
  return view.scores.map((_, seat) =>
    points
      ? html`<td class="num ${mine(seat, ctx)}">${messages.points(points[seat] ?? 0)}</td>`
      : html`<td class="num q">
          <span aria-hidden="true">·</span><span class="vh">${messages.t('sheet/to-come')}</span>
        </td>`,
  );
}

const sums = (deals: readonly number[], view: KingView): readonly number[] =>
  view.scores.map((_, seat) =>
    deals.reduce((sum, deal) => sum + (view.sheet[deal - 1]?.[seat] ?? 0), 0),
  );

/** The declarations of one seat with their points, then the contracts that it has left. */
function section(
  owner: number,
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): TemplateResult {
  const {messages, players, deck} = ctx;
  const choices = choicesOf(view, variant, owner);
  const done = choices.flatMap(({deals}) => deals);
  const of = choices.reduce((sum, {deals, left}) => sum + deals.length + left, 0);
  const now = view.orderer === owner && view.phase !== 'over';
  return html`<details ?open=${now || (view.orderer === null && owner === ctx.seat)}>
    <summary>
      <b>${messages.t('king/orders-of', players[owner]!)}</b>
      <span class="q">${messages.t('king/orders-left', {n: of - done.length, of})}</span>
    </summary>
    <table>
      ${head(ctx)}
      <tbody>
        ${choices.map(({contract, deals, left}) => {
          const title = contractName(contract, ctx);
          const played = deals.map((deal) => {
            const suit = trumpSuit(view.ordered[deal - 1]?.trump ?? null);
            const current = deal === view.deal && view.phase !== 'over';
            return html`<tr
              class=${current ? 'now' : ''}
              aria-current=${current ? 'true' : nothing}
            >
              <th scope="row">
                ${title} ${suit ? suitGlyph(suit, messages.t('suit', {suit}), deck) : nothing}
                <span class="q xs">${messages.t('sheet/deal', {n: deal})}</span>
              </th>
              ${cells(view.sheet[deal - 1], view, ctx)}
            </tr>`;
          });
          if (left === 0) return played;
          return html`${played}
            <tr>
              <th scope="row" class="q">
                ${left > 1 ? html`<span class="xs">${left} ×</span>` : nothing} ${title}
              </th>
              ${cells(undefined, view, ctx)}
            </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${messages.t('king/subtotal')}</th>
          ${cells(sums(done, view), view, ctx)}
        </tr>
      </tfoot>
    </table>
  </details>`;
}

/** The totals, then a section for each declarer; the section of the current declarer is open. */
export function declarationsSheet(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): TemplateResult {
  const {messages} = ctx;
  return html`<div class="orders ${view.seats > 4 ? 'many' : ''}" part="score-sheet">
    <table>
      <caption class="q">
        ${messages.t('king/orders-caption')}
      </caption>
      ${head(ctx)}
      <tbody>
        <tr class="total">
          <th scope="row">${messages.t('sheet/total')}</th>
          ${cells(view.scores, view, ctx)}
        </tr>
      </tbody>
    </table>
    ${seatsAround(view.seats, ctx).map((seat) => section(seat, view, variant, ctx))}
  </div>`;
}
