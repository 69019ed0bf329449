import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../cards/index.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import type {Panel} from '../../elements/scene.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import {standing} from './table-summary.js';
import type {LadderView} from './types.js';

/** The panels; loaded when the first one opens. */

/** The rules in paragraphs. */
export type RulesText = readonly (readonly [heading: string, ...text: readonly string[]])[];

const TEXTS: Readonly<Record<string, () => Promise<{readonly rules: RulesText}>>> = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

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
  const {rules} = await (TEXTS[words.locale] ?? TEXTS['en']!)();
  const now = words.t(`ladder/step/${view.step}`);
  return html`<div class="rules">
    ${rules.map(
      ([heading, ...text]) =>
        html`<section
          class=${heading === now ? 'now' : ''}
          aria-current=${heading === now ? 'true' : nothing}
        >
          ${heading ? html`<h3>${heading}</h3>` : nothing}
          ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
        </section>`,
    )}
  </div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<Panel, (view: LadderView, desk: LadderDesk) => TemplateResult | Promise<TemplateResult>>
  >
> = {scores, rules: rulesPage};
