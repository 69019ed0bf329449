import {html, nothing, type TemplateResult} from 'lit';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';
import type {DecisionWords} from './decision-words.js';
import type {JudgedDeals} from './judged-deals.js';
import {accuracyOf, momentsOf, type Placed} from './moments.js';

/** The words of the row, and where its buttons lead. */
interface Shown {
  readonly words: MessagesOf<ReviewMessages>;
  readonly own: DecisionWords;
  /** The number of deals of the match. */
  readonly deals: number;
  readonly show: (moment: Placed) => void;
}

/** How many decisions of the match cost nothing, and the dearest ones as buttons that lead there. */
export function momentsRow(
  {all, areAllWhole}: JudgedDeals,
  {words, own, deals, show}: Shown,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const moments = momentsOf(all);
  const button = (moment: Placed): TemplateResult => {
    const {deal, decision} = moment;
    const cost = own.figure(-decision.made.loss);
    const told = {name: own.name(decision.move), deal: deal + 1, cost};
    return html`<button
      type="button"
      class="button ${decision.verdict}"
      part="button"
      @click=${() => show(moment)}
    >
      ${words.t(deals > 1 ? 'review/moment' : 'review/moment-alone', told)}
    </button>`;
  };
  return html`<p class="accuracy s">
      ${words.t(areAllWhole ? 'review/accuracy' : 'review/accuracy-so-far', accuracyOf(all))}
    </p>
    ${
      moments.length > 0
        ? html`<nav class="moments" aria-label=${words.t('review/moments')}>
            ${moments.map(button)}
          </nav>`
        : nothing
    }`;
}
