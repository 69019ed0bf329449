import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import {placesFor} from '../../elements/gstk-trick/places.js';
import type {Panel} from '../../elements/scene.js';
import {SEATS} from './seats.js';
import {partOf} from './table-board.js';
import type {PeasantsDesk} from './table-desk.js';
import {panelStyles} from './table-panels.styles.js';
import {scores, summary} from './table-standings.js';
import {bestOf} from './taken.js';
import type {PeasantsView} from './types.js';

/** The panels and the summary; loaded when the first of them is wanted. */

export const styles: readonly CSSResult[] = [panelStyles];
export {summary};

/** The rules in parts; a heading is the name of its part. */
export type RulesText = readonly (readonly [part: string, ...text: readonly string[]])[];

const TEXTS: Readonly<Record<string, () => Promise<{readonly rules: RulesText}>>> = {
  en: () => import('./words.rules.en.js'),
  ru: () => import('./words.rules.ru.js'),
};

function lastTrick(view: PeasantsView, desk: PeasantsDesk): TemplateResult {
  const {words, names, letters, deck} = desk;
  const trick = view.played.at(-1);
  if (!trick) return html`<p class="q">${words.t('peasants/last-trick-none')}</p>`;
  const south = desk.seat ?? 0;
  const winner = bestOf(view, trick)?.seat ?? 0;
  return html`<p class="q s">${words.t('peasants/trick-number', {n: view.played.length})}</p>
    <gstk-trick
      class="mini"
      exportparts="trick, slot, card, card-face"
      .seats=${placesFor(SEATS).map((place, at) => {
        const seat = (south + at) % SEATS;
        return {seat, place, name: names[seat] ?? ''};
      })}
      .plays=${trick}
      .winning=${winner}
      .letters=${letters}
      .deck=${deck}
      .words=${words}
    ></gstk-trick>
    <p class="s">${words.t('peasants/trick-to', {name: names[winner]})}</p>`;
}

/** The rules, the present part marked. */
async function rulesPage(view: PeasantsView, {words}: PeasantsDesk): Promise<TemplateResult> {
  const {rules} = await (TEXTS[words.locale] ?? TEXTS['en']!)();
  const now = partOf(view);
  return html`<div class="rules">
    ${rules.map(
      ([part, ...text]) =>
        html`<section
          class=${part === now ? 'now' : ''}
          aria-current=${part === now ? 'true' : nothing}
        >
          ${part ? html`<h3>${words.t(`peasants/part/${part}`)}</h3>` : nothing}
          ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
        </section>`,
    )}
  </div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Record<
    Exclude<Panel, 'log'>,
    (view: PeasantsView, desk: PeasantsDesk) => TemplateResult | Promise<TemplateResult>
  >
> = {'last-trick': lastTrick, scores, rules: rulesPage};
