import {html, type TemplateResult} from 'lit';
import {type Panel, playersAround, trickTerms} from '../../../elements/index.js';
import {rulesText} from '../../../elements/shared/index.js';
import {SEATS} from '../rules/seats.js';
import {partOf} from '../rules/phase.js';
import type {PeasantsContext} from './context.js';
import {scores} from './standings.js';
import {bestOf} from '../rules/trick-winner.js';
import type {PeasantsView} from '../types.js';
import {rulebook} from './guide.js';

/** The panels, which are loaded when the first one opens. */

function lastTrick(view: PeasantsView, ctx: PeasantsContext): TemplateResult {
  const {messages, players, letters, deck} = ctx;
  const trick = view.played.at(-1);
  if (!trick) return html`<p class="q">${messages.t('peasants/last-trick-none')}</p>`;
  const winner = bestOf(view, trick)?.seat ?? 0;
  return html`<p class="q s">${messages.t('peasants/trick-number', {n: view.played.length})}</p>
    <gstk-trick
      class="mini"
      exportparts="trick, slot, card, card-face"
      .seats=${playersAround(SEATS, ctx)}
      .plays=${trick}
      .winning=${winner}
      .terms=${trickTerms(messages)}
      .letters=${letters}
      .deck=${deck}
      .messages=${messages}
    ></gstk-trick>
    <p class="s">${messages.t('peasants/trick-to', players[winner]!)}</p>`;
}

/** The rules, in which the present part is marked. */
async function rulesPage(view: PeasantsView, {messages}: PeasantsContext): Promise<TemplateResult> {
  const text = await rulebook.text('kings-and-peasants', messages.locale);
  const now = partOf(view);
  return html`<div class="rules">
    ${rulesText(text, {now, heading: (part) => messages.lookup(`peasants/part/${part}`)})}
  </div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<
      Panel,
      (view: PeasantsView, ctx: PeasantsContext) => TemplateResult | Promise<TemplateResult>
    >
  >
> = {'last-trick': lastTrick, scores, rules: rulesPage};
