import {html, nothing, type TemplateResult} from 'lit';
import {stepOf} from '../rules/phase.js';
import {suitGlyph} from '../../../elements/card-face/suit-glyph.js';
import {duel} from './bout.js';
import type {LadderContext} from './context.js';
import {ladder} from './ladder.js';
import type {LadderView} from '../types.js';

/** The top line: the step, the trump, the cards out of the game, the number of the hand. */
export function contractLine(view: LadderView, {messages, deck}: LadderContext): TemplateResult {
  const {trump, deal, options} = view;
  return html`<span class="name">${messages.t(`ladder/step/${stepOf(view)}`)}</span>
    <span class="goal"
      >${
        trump
          ? html`${messages.t('ladder/trump')} ${suitGlyph(trump, '', deck)}
            ${messages.t('suit', {suit: trump})}`
          : messages.t('ladder/no-trump-yet')
      }</span
    >
    <span class="out"
      >${view.gone.length > 0 ? messages.t('ladder/gone', {n: view.gone.length}) : nothing}</span
    >
    <span class="deal">${messages.t('ladder/hand-of', {n: deal, of: options['hands']!})}</span>`;
}

/** The ladder, with the bout beside it. */
export const board = (view: LadderView, ctx: LadderContext): TemplateResult =>
  html`${ladder(view, ctx)}${duel(view, ctx)}`;
