import {html, nothing, type TemplateResult} from 'lit';
import {stepOf} from '../rules/phase.js';
import type {Card} from '../../../cards/index.js';
import {cardFace, nameOf, type Panel} from '../../../elements/index.js';
import {rulesText} from '../../../elements/shared/index.js';
import type {LadderContext} from './context.js';
import {standing} from './standing.js';
import type {LadderView} from '../types.js';
import {rulebook} from './guide.js';

/** The panels, which are loaded when the first one opens. */

const cards = (list: readonly Card[], {messages, letters, deck}: LadderContext): TemplateResult =>
  html`<dd>
    ${list.map(
      (card) =>
        html`<span class="vh">${messages.t('card', {card})}</span>${cardFace(card, {
            size: 'inline',
            letters,
            deck,
          })}`,
    )}
  </dd>`;

/** The standings, and the cards that everybody has seen a player take. */
function scores(view: LadderView, ctx: LadderContext): TemplateResult {
  const {messages} = ctx;
  const taken = view.ranks.filter((seat) => seat !== ctx.seat && view.shown[seat]!.length > 0);
  return html`<div class="lookup">
    ${standing(view, ctx)}
    ${
      taken.length > 0
        ? html`<h3>${messages.t('ladder/taken-cards')}</h3>
            <dl>
              ${taken.map(
                (seat) =>
                  html`<dt translate="no">${nameOf(seat, ctx)}</dt>
                    ${cards(view.shown[seat]!, ctx)}`,
              )}
            </dl>`
        : nothing
    }
  </div>`;
}

/** The rules, in which the part about the present step is marked. */
async function rulesPage(view: LadderView, {messages}: LadderContext): Promise<TemplateResult> {
  const text = await rulebook.text('court-ladder', messages.locale);
  const now = messages.t(`ladder/step/${stepOf(view)}`);
  return html`<div class="rules">${rulesText(text, {now})}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<
      Panel,
      (view: LadderView, ctx: LadderContext) => TemplateResult | Promise<TemplateResult>
    >
  >
> = {scores, rules: rulesPage};
