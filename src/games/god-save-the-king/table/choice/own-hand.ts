import {html, type TemplateResult} from 'lit';
import {rankOf, sortHand, type SuitCard, suitOf} from '../../../../cards/index.js';
import {indexText, suitGlyph} from '../../../../elements/index.js';
import type {GskContext} from '../context.js';
import type {GskView} from '../../types.js';

/** The reader's hand, sorted. */
export const ownHand = (view: GskView, {seat}: GskContext): readonly SuitCard[] =>
  sortHand(
    (seat === undefined ? [] : (view.hands[seat] ?? [])).filter((one) => one !== null),
  ) as readonly SuitCard[];

/** The reader's hand in a line by suits, which stays readable while a push takes its room. */
export function held(view: GskView, ctx: GskContext): TemplateResult {
  const {messages, letters, deck} = ctx;
  const cards = ownHand(view, ctx);
  const suits = [...new Set(cards.map((one) => suitOf(one)))];
  return html`<p class="held" ?hidden=${cards.length === 0}>
    <span class="vh">${messages.t('ui/your-hand')}. ${messages.t('gsk/read/cards', {cards})}</span>
    ${suits.map(
      (suit) =>
        html`<span aria-hidden="true"
          >${suitGlyph(suit, undefined, deck)}${cards
            .filter((one) => suitOf(one) === suit)
            .map((one) => html`<b>${indexText(rankOf(one), letters)}</b>`)}</span
        >`,
    )}
  </p>`;
}
