import {type CSSResult, html, type TemplateResult} from 'lit';
import {placesFor} from '../../elements/gstk-trick/places.js';
import {rulesText} from '../../elements/internal/rules-text.js';
import type {Panel} from '../../elements/scene.js';
import {SEATS} from './seats.js';
import {partOf} from './phase.js';
import type {PeasantsDesk} from './table-desk.js';
import {panelStyles} from './table-panels.styles.js';
import {scores, summary} from './table-standings.js';
import {bestOf} from './taken.js';
import type {PeasantsView} from './types.js';
import {rulebook} from './words.rules.js';

/** The panels and the summary; loaded when the first of them is wanted. */

export const styles: readonly CSSResult[] = [panelStyles];
export {summary};

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
  const text = await rulebook.text('kings-and-peasants', words.locale);
  const now = partOf(view);
  return html`<div class="rules">
    ${rulesText(text, {now, heading: (part) => words.t(`peasants/part/${part}`)})}
  </div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Record<
    Exclude<Panel, 'log'>,
    (view: PeasantsView, desk: PeasantsDesk) => TemplateResult | Promise<TemplateResult>
  >
> = {'last-trick': lastTrick, scores, rules: rulesPage};
