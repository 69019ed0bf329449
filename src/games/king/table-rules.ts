import {html, nothing, type TemplateResult} from 'lit';
import {contractName, goalOf, type KingDesk, termsOf} from './table-board.js';
import type {KingView} from './types.js';
import {contractsOf, type Variant} from './columns.js';

/** Paragraphs by variant. */
export type RulesText = Readonly<Record<string, readonly string[]>>;

const TEXTS: Readonly<Record<string, () => Promise<{readonly rules: RulesText}>>> = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

/** The rules of this variant, its contracts made from the row, the current one marked. */
export async function rulesPage(
  view: KingView,
  variant: Variant,
  desk: KingDesk,
): Promise<TemplateResult> {
  const {words} = desk;
  const {rules} = await (TEXTS[words.locale] ?? TEXTS['en']!)();
  return html`<div class="rules">
    <table>
      <caption class="q s">
        ${words.t(`game/${variant.id}`)}
      </caption>
      <tbody>
        ${contractsOf(variant, view).map((contract, at) => {
          const now = contract.id === view.contract.id;
          return html`<tr class=${now ? 'now' : ''} aria-current=${now ? 'true' : nothing}>
            <td class="num q">${at + 1}</td>
            <th scope="row">${contractName(contract, desk)}</th>
            <td>${contract.terms.length > 4 ? goalOf(contract, desk) : termsOf(contract, desk)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${(rules[variant.id] ?? []).map((text) => html`<p>${text}</p>`)}
  </div>`;
}
