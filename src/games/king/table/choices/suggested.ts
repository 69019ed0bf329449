import {html, nothing, type TemplateResult} from 'lit';
import {isSuit} from '../../../../cards/index.js';
import {suitGlyph} from '../../../../elements/index.js';
import {cardChip} from '../board.js';
import type {KingContext} from '../context.js';
import {moveName} from '../move-name.js';
import {suggest} from './speech.js';
import type {KingMove} from '../../types.js';

/**
 * The recommended choice, above all others. It has a place of its own, held from the first picture on
 * and filled once the bot has thought: if it were moved to the first place among the others, a button
 * would move away under the finger that presses it.
 */

/** What is recommended, for the eyes: suits as glyphs, cards as chips. */
function pictured(move: KingMove, ctx: KingContext): unknown {
  const {messages, deck} = ctx;
  const named = moveName(move, messages);
  if (move.type === 'discard') return move.cards.map((card) => cardChip(card, false, ctx));
  if (move.type === 'name') return html`${suitGlyph(move.suit, undefined, deck)} ${named}`;
  const trump = move.type === 'order' || move.type === 'trump' ? move.trump : undefined;
  if (!isSuit(trump)) return named;
  const contract = move.type === 'order' ? messages.lookup(`king/contract/${move.contract}`) : '';
  return html`${contract} ${suitGlyph(trump, undefined, deck)}`;
}

/**
 * The place of the recommendation; none where the table gives no hints.
 * @param priceOf what a choice costs or brings, in words
 */
export function suggested(
  priceOf: (move: KingMove) => string,
  ctx: KingContext,
): TemplateResult | typeof nothing {
  const {advised, messages} = ctx;
  if (advised === undefined) return nothing;
  const laid = advised && suggest(advised.move, ctx);
  if (!laid) return html`<div class="suggested"></div>`;
  const price = priceOf(advised.move);
  const label = [`${messages.t('king/suggested')}: ${laid.name}`, price].filter(Boolean).join(', ');
  return html`<div class="suggested" role="group" aria-label=${messages.t('king/suggested')}>
    <button
      type="button"
      class="button"
      part="button"
      data-id="suggested"
      aria-label=${label}
      @click=${() => ctx.sketch(laid.draft)}
    >
      <small>${messages.t('king/suggested')}</small>
      <span class="what">${pictured(advised.move, ctx)}${price && html` <b>${price}</b>`}</span>
    </button>
    <button type="button" class="button" part="button" data-id="why" @click=${advised.explain}>
      ${messages.t('king/suggested/why')}
    </button>
  </div>`;
}
