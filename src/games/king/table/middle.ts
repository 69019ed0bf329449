import {html, nothing, type TemplateResult} from 'lit';
import {cardsBetween, trickTerms} from '../../../elements/index.js';
import type {KingContext} from './context.js';
import {tricksDone, tricksOf} from './counting.js';
import {drawn, expectFeat, feat} from './feat.js';
import {marked} from './marked.js';
import {groupsOf, partOf} from './price-groups.js';
import {priceOf, trickPrice} from './prices.js';
import type {KingView, Played} from '../types.js';
import type {Variant} from '../rules/contracts/columns.js';

/**
 * The trick in the middle of a King table, and the cards taken by seats; no first picture has them.
 */

/** The groups that a seat shows in one line of usual height. */
const FEW = 3;

/** A seat's taken cards that count, or the last tricks if these count. */
export function takenChips(
  view: KingView,
  variant: Variant,
  seat: number,
  ctx: KingContext,
): TemplateResult {
  const groups = groupsOf(view, variant, seat, ctx.letters).filter(
    ({kind, marks}) => kind !== 'trick' && marks.length > 0,
  );
  const taken = groups.map((group) =>
    marked(group.marks, ctx.messages.t('king/part', partOf(group)), ctx),
  );
  // More have two lines in the height of one.
  return groups.length > FEW ? html`<span class="dense">${taken}</span>` : html`${taken}`;
}

/** If the last two tricks count: the number of this trick, and whether it counts. */
function countdown(
  at: number,
  tricks: number | undefined,
  {terms}: KingView['contract'],
  {messages}: KingContext,
): TemplateResult | typeof nothing {
  const last = terms.find(({unit}) => unit === 'last2');
  if (!last || tricks === undefined || at >= tricks) return nothing;
  const says =
    at >= tricks - 2
      ? html`<b>${messages.t('king/counts', {points: last.pts})}</b>`
      : terms.length === 1
        ? html`<span>${messages.t('king/free')}</span>`
        : nothing;
  return html`<p class="countdown q" aria-hidden="true">
    ${messages.t('king/trick-of', {n: at + 1, of: tricks})} ${says}
  </p>`;
}

/** A trick in the middle. */
interface Between {
  readonly plays: readonly Played[];
  /** Whether all have played to it. */
  readonly full: boolean;
  readonly winning: number | undefined;
  readonly corner: TemplateResult | undefined;
}

/** The trick, with its worth. */
export function trickBetween(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  {plays, full, winning, corner}: Between,
): TemplateResult {
  const all = feat(view, variant, ctx);
  if (all) return drawn()!.fifteen(view, all, ctx);
  expectFeat(view);
  const {contract} = view;
  const at = tricksDone(view, variant);
  const tricks = tricksOf(view, variant);
  return html`${cardsBetween(
    view,
    ctx,
    full ? plays.map((play) => ({...play, price: priceOf(play.card, contract)})) : plays,
    trickTerms(ctx.messages),
    {
      winning,
      worth: full ? trickPrice(at, tricks, contract) : 0,
      askable: ctx.asking,
    },
  )}${view.seats > 4 ? nothing : countdown(at, tricks, contract, ctx)}${corner}`;
}
