import {playerOf} from '../../../elements/index.js';
import {endOf, type Variant} from '../rules/contracts/columns.js';
import type {KingView} from '../types.js';
import {isOpening} from './board.js';
import {onTable} from './counting.js';
import type {KingContext} from './context.js';
import {needed} from './later-parts.js';

/** The text of a King table: the question, or what has just happened, and why. */

/** What ends a match of several deals, and who wins it then; nothing of a single deal. */
export function endOfMatch(view: KingView, variant: Variant, {messages}: KingContext): string {
  const end = endOf(variant, view);
  return 'deals' in end && end.deals === 1 ? '' : messages.t('king/end', end);
}

/**
 * What the reader should know before somebody else's first card: the duties, or the end of the
 * match.
 */
function opening(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages} = ctx;
  const {ban, forced} = view.contract;
  const laws = [
    ...(ban ? [messages.t('king/law/ban', {suit: ban})] : []),
    ...(forced ? [messages.t('king/law/forced')] : []),
  ];
  return laws.length > 0 ? laws.join(' ') : endOfMatch(view, variant, ctx);
}

/** The cards that the reader may lead, and before the first card of a deal the end of the match. */
function leading(view: KingView, variant: Variant, ctx: KingContext): string {
  const {ban} = view.contract;
  const key = ban === null ? 'king/lead-anything' : 'king/lead-no-heart';
  const free = ctx.messages.t(key, {suit: ban!});
  const end = isOpening(view) ? endOfMatch(view, variant, ctx) : '';
  return end ? `${free}. ${end}` : free;
}

/** The prompt: the question or the event, and its explanation. */
export function prompt(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
): {say: unknown; why: unknown} {
  const {messages, event} = ctx;
  const plays = onTable(view, ctx);
  if (plays.length > 0 || view.played.length > 0 || event?.type === 'play ended')
    return needed().playPrompt(view, variant, ctx, leading);
  const [next] = view.turn;
  if (ctx.asking || (event && next !== undefined && next === ctx.seat))
    return {say: messages.t('king/your-lead'), why: leading(view, variant, ctx)};
  if (next === undefined) return {say: '', why: ''};
  return {
    say: messages.t('king/leads', playerOf(next, ctx)),
    why: isOpening(view) ? opening(view, variant, ctx) : '',
  };
}
