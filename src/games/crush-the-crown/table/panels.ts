import {html, nothing, type TemplateResult} from 'lit';
import type {Card} from '../../../cards/index.js';
import {rulesText} from '../../../elements/shared/index.js';
import {type Panel, southOf} from '../../../elements/index.js';
import {cardChip, type CrushContext, isGone, wildCards} from './context.js';
import {standing} from './standing.js';
import type {CrushView} from '../types.js';
import {rulebook} from './guide.js';

/** The panels, which are loaded when the first one opens. */

const row = (
  label: string,
  cards: readonly Card[],
  gone: (card: Card) => boolean,
  ctx: CrushContext,
): TemplateResult =>
  html`<dt>${label}</dt>
    <dd>${cards.length === 0 ? '–' : cards.map((card) => cardChip(card, gone(card), ctx))}</dd>`;

/** The standing of both players, and the cards that everybody may look up. */
function scores(view: CrushView, ctx: CrushContext): TemplateResult {
  const {messages, players} = ctx;
  const rival = 1 - southOf(ctx);
  const {queens, jokers} = wildCards(view);
  const gone = (card: Card): boolean => isGone(view, card);
  const never = (): boolean => false;
  const open = view.piles.discard.filter((card) => card !== null);
  return html`<div class="lookup">
    ${standing(view, ctx)}
    <dl>
      ${row(messages.t('crush/queens'), queens, gone, ctx)}
      ${jokers.length === 0 ? nothing : row(messages.t('option/jokers'), jokers, gone, ctx)}
      ${row(messages.t('crush/executed'), view.piles.executed, never, ctx)}
      ${row(messages.t('option/showDiscards'), open, never, ctx)}
      ${
        ctx.seat === undefined
          ? nothing
          : row(messages.t('crush/given-to', players[rival]!), view.shown[rival] ?? [], never, ctx)
      }
    </dl>
  </div>`;
}

/** The rules, in which the part about the present phase is marked. */
async function rulesPage(view: CrushView, {messages}: CrushContext): Promise<TemplateResult> {
  const text = await rulebook.text('crush-the-crown', messages.locale);
  const now = messages.t(`crush/phase/${view.phase}`);
  return html`<div class="rules">${rulesText(text, {now})}</div>`;
}

/** A panel by its name. */
export const panels: Readonly<
  Partial<
    Record<Panel, (view: CrushView, ctx: CrushContext) => TemplateResult | Promise<TemplateResult>>
  >
> = {scores, rules: rulesPage};
