import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../cards/index.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import {rulesText} from '../../elements/internal/rules-text.js';
import type {Panel} from '../../elements/scene.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import {standing} from './table-summary.js';
import type {LadderView} from './types.js';
import {rulebook} from './words.rules.js';

/** The panels; loaded when the first one opens. */

const cards = (list: readonly Card[], {words, letters, deck}: LadderDesk): TemplateResult =>
  html`<dd>
    ${list.map(
      (card) =>
        html`<span class="vh">${words.t('card', {card})}</span>${cardFace(card, {
            size: 'inline',
            letters,
            deck,
          })}`,
    )}
  </dd>`;

/** How all stand, and which cards everybody has seen somebody take. */
function scores(view: LadderView, desk: LadderDesk): TemplateResult {
  const {words} = desk;
  const taken = view.ranks.filter((seat) => seat !== desk.seat && view.shown[seat]!.length > 0);
  return html`<div class="lookup">
    ${standing(view, desk)}
    ${
      taken.length > 0
        ? html`<h3>${words.t('ladder/taken-cards')}</h3>
            <dl>
              ${taken.map(
                (seat) =>
                  html`<dt>${nameOf(seat, desk)}</dt>
                    ${cards(view.shown[seat]!, desk)}`,
              )}
            </dl>`
        : nothing
    }
  </div>`;
}

/** The rules, the part of the present step marked. */
async function rulesPage(view: LadderView, {words}: LadderDesk): Promise<TemplateResult> {
  const text = await rulebook.text('court-ladder', words.locale);
  const now = words.t(`ladder/step/${view.step}`);
  return html`<div class="rules">${rulesText(text, {now})}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<Panel, (view: LadderView, desk: LadderDesk) => TemplateResult | Promise<TemplateResult>>
  >
> = {scores, rules: rulesPage};
