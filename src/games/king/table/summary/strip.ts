import {html, nothing, type TemplateResult} from 'lit';
import {suitOf} from '../../../../cards/index.js';
import {CROWN, icon, playerOf, suitGlyph} from '../../../../elements/index.js';
import {shieldOf, vars} from '../../../../elements/shared/index.js';
import type {KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {kindOf} from '../contract-words.js';
import {priceOf} from '../prices.js';
import type {TakenTrick} from './deal-record.js';

/** The course of a deal as a strip: the taker and the points of each trick. */

/** With more tricks than this, a narrow table shows two rows. */
const ONE_ROW = 10;
/** In two rows of at most this many tricks, the number is beside the arms. */
const BESIDE = 7;

/**
 * Every trick with its taker and its points; each leads to the review.
 * @param slam whether one seat took all that counts: its tricks have crowns in place of prices, since
 * they paid together
 */
export function strip(
  tricks: readonly TakenTrick[],
  slam: boolean,
  view: KingView,
  ctx: KingContext,
): TemplateResult | typeof nothing {
  if (tricks.length === 0) return nothing;
  const {messages, deck} = ctx;
  // If six kinds count, the suits of the cards would say nothing.
  const many = kindOf(view.contract) === 'many' && view.contract.id !== 'omnibus';
  const suits = ({trick}: TakenTrick): readonly unknown[] => {
    const counting = trick.filter(({card}) => !many && priceOf(card, view.contract) !== 0);
    return [...new Set(counting.map(({card}) => suitOf(card) ?? 'H'))].map((suit) =>
      suitGlyph(suit, undefined, deck),
    );
  };
  const glyphs = tricks.map(suits);
  const hasSuits = glyphs.some((one) => one.length > 0);
  const cell = ({number, seat, points: price}: TakenTrick, at: number): TemplateResult => {
    const player = playerOf(seat, ctx);
    const points = slam ? 0 : price;
    const shown =
      price === 0 ? html`<span class="q">·</span>` : slam ? icon(CROWN) : messages.points(points);
    const body = html`<span class="face" aria-hidden="true"
        ><i>${messages.number(number)}</i>${shieldOf(seat, ctx)}<b class="num">${shown}</b>${
          hasSuits ? html`<span class="suits">${glyphs[at]}</span>` : nothing
        }</span
      ><span class="vh">${messages.t('king/strip-trick', {n: number, ...player, points})}</span>`;
    if (!ctx.open) return html`<li><span class="cell">${body}</span></li>`;
    // Left out of the Tab order: the button "Tricks" leads to the same place, and the next deal is one
    // step away.
    return html`<li>
      <button type="button" class="cell" tabindex="-1" @click=${() => ctx.open?.('this-deal', at)}>
        ${body}
      </button>
    </li>`;
  };
  const half = tricks.length > ONE_ROW ? Math.ceil(tricks.length / 2) : tricks.length;
  const fits = half < tricks.length && half <= BESIDE;
  return html`<figure class="strip">
    <figcaption class="q">${messages.t('king/strip')}</figcaption>
    <ol ${vars({'--tricks': tricks.length, '--half': half})} class=${fits ? 'beside' : ''}>
      ${tricks.map(cell)}
    </ol>
  </figure>`;
}
