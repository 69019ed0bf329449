import {html, nothing, type TemplateResult} from 'lit';
import {rulesText} from '../../elements/internal/rules-text.js';
import {contractName, goalOf, type KingDesk, termsOf} from './table-board.js';
import {contractsOf, isOpen, type Variant} from './columns.js';
import {sumOf} from './counting.js';
import type {Contract, KingView} from './types.js';
import {rulebook} from './words.rules.js';

/** How often each player may choose a contract, or where it comes in the order of deals. */
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
 * The rules of this variant: its contracts made from the row, what each costs or pays and what the
 * deal comes to, the current one marked; then the rules for a reader.
 */
export async function rulesPage(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Promise<TemplateResult> {
  const {words} = desk;
  const text = await rulebook.text(variant.id, words.locale);
  const all = contractsOf(variant, view);
  const chosen = isOpen(variant);
  const rows = chosen ? [...new Set(all)] : all;
  return html`<div class="rules">
    <table>
      <caption class="q s">
        ${words.t(`game/${variant.id}`)}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${words.t('king/rules/contract')}</th>
          <th scope="col">${words.t('king/rules/points')}</th>
          <th scope="col" class="num">${words.t('king/rules/sum')}</th>
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
            <th scope="row">${contractName(contract, desk)}</th>
            <td>${contract.terms.length > 4 ? goalOf(contract, desk) : termsOf(contract, desk)}</td>
            <td class="num">${sum === null ? '–' : words.points(sum)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${rulesText(text)}
  </div>`;
}
