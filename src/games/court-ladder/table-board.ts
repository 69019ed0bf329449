import {html, nothing, type TemplateResult} from 'lit';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import {duel} from './table-bout.js';
import type {LadderDesk} from './table-desk.js';
import {ladder} from './table-ladder.js';
import type {LadderView} from './types.js';

/** The line of chrome: what is going on, the trump, what is out of the game, which hand it is. */
export function contractLine(view: LadderView, {words, deck}: LadderDesk): TemplateResult {
  const {trump, step, deal, options} = view;
  return html`<span class="name">${words.t(`ladder/step/${step}`)}</span>
    <span class="goal"
      >${
        trump
          ? html`${words.t('ladder/trump')} ${suitGlyph(trump, '', deck)}
            ${words.t('suit', {suit: trump})}`
          : words.t('ladder/no-trump-yet')
      }</span
    >
    <span class="out"
      >${view.gone.length > 0 ? words.t('ladder/gone', {n: view.gone.length}) : nothing}</span
    >
    <span class="deal">${words.t('ladder/hand-of', {n: deal, of: options['hands']})}</span>`;
}

/** The ladder, and beside it what lies between the two who fight. */
export const board = (view: LadderView, desk: LadderDesk): TemplateResult =>
  html`${ladder(view, desk)}${duel(view, desk)}`;
