import {html, nothing, type TemplateResult} from 'lit';
import {rulesText} from '../../../../elements/shared/index.js';
import type {KingContext} from '../context.js';
import {contractName, goalOf, termsOf} from '../contract-words.js';
import {contractsOf, isOpen, type Variant} from '../../rules/contracts/columns.js';
import {sumOf} from '../counting.js';
import type {Contract, KingView} from '../../types.js';
import {rulebook} from '../guide.js';

/** The number of times that each player may choose a contract, or its place among the deals. */
function orderOf(
  contract: Contract,
  all: readonly Contract[],
  at: number,
  chosen: boolean,
): string {
  if (!chosen) return String(at + 1);
  const times = all.filter((one) => one === contract).length;
  return times > 1 ? `${times} ×` : '';
}

/**
 * The rules of this variant: its contracts, made from the row, with the cost or gain of each and the
 * sum of the deal, the current one marked; then the rules for a reader.
 */
export async function rulesPage(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): Promise<TemplateResult> {
  const {messages} = ctx;
  const text = await rulebook.text(variant.id, messages.locale);
  const all = contractsOf(variant, view);
  const chosen = isOpen(variant);
  const rows = chosen ? [...new Set(all)] : all;
  return html`<div class="rules">
    <table>
      <caption class="q s">
        ${messages.lookup(`game/${variant.id}`)}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${messages.t('king/rules/contract')}</th>
          <th scope="col">${messages.t('king/rules/points')}</th>
          <th scope="col" class="num">${messages.t('king/rules/sum')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((contract, at) => {
          const now = chosen
            ? contract.id === view.contract.id
            : at === (view.deal - 1) % all.length;
          const sum = sumOf(contract, variant, view);
          return html`<tr class=${now ? 'now' : ''} aria-current=${now ? 'true' : nothing}>
            <td class="num q">${orderOf(contract, all, at, chosen)}</td>
            <th scope="row">${contractName(contract, ctx)}</th>
            <td>${contract.terms.length > 4 ? goalOf(contract, ctx) : termsOf(contract, ctx)}</td>
            <td class="num">${sum === null ? '–' : messages.points(sum)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${rulesText(text)}
  </div>`;
}
