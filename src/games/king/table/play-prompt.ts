import {html, type TemplateResult} from 'lit';
import {type Suit, suitOf} from '../../../cards/index.js';
import {heaviest, playerOf, suitGlyph} from '../../../elements/index.js';
import type {Variant} from '../rules/contracts/columns.js';
import {type KingView, type Played, type Trick, trumpSuit} from '../types.js';
import {chase} from './chase.js';
import type {KingContext} from './context.js';
import {aheadIn, fits, onTable, tricksDone, tricksOf, winnerOf} from './counting.js';
import {feat} from './feat.js';
import {keyOf, partsOf, priceOf, worthOf} from './prices.js';

/** The prompt of a King table once a card has been played. */

/**
 * The question to the reader, which depends on the hand alone: it is there before the reader's turn.
 */
function asking(view: KingView, {messages, seat, deck}: KingContext): unknown {
  const [lead] = view.trick;
  if (!lead) return messages.t('king/your-lead');
  const {forced, mustTrump} = view.contract;
  const hand = (view.hands[seat ?? -1] ?? []).filter((card) => card !== null);
  const holds = (suit: Suit): boolean => hand.some((card) => (suitOf(card) ?? 'H') === suit);
  const led = suitOf(lead.card) ?? 'H';
  if (holds(led))
    return html`${messages.t('king/your-turn-follow')}&nbsp;${suitGlyph(led, messages.t('suit', {suit: led}), deck)}`;
  if (forced && hand.includes(forced)) return messages.t('king/must-king');
  const trump = trumpSuit(view.trump);
  return mustTrump && trump && holds(trump)
    ? messages.t('king/your-turn-trump')
    : messages.t('king/your-turn-discard', {view});
}

/** A heavy card in words, if the reader took it or gave it away. */
function fallOf(
  {seat, card}: Played,
  taker: number,
  points: number,
  {contract}: KingView,
  ctx: KingContext,
): string | undefined {
  const {messages} = ctx;
  const own = ctx.shared ? undefined : ctx.seat;
  if (own !== taker && own !== seat) return undefined;
  const kind = contract.terms.find((term) => 'of' in term && fits(card, term.of));
  if (!kind || !('of' in kind)) return undefined;
  const part = messages.t('king/part', {key: keyOf(kind.of), n: 1});
  return messages.t(own === taker ? 'king/fell-to-you' : 'king/you-gave', {
    ...playerOf(taker, ctx),
    part,
    points,
  });
}

/**
 * A full trick in words: its taker, the things that count in it, and its points; tricks count from 0.
 */
export function trickWords(
  view: KingView,
  variant: Variant,
  trick: Trick,
  at: number,
  ctx: KingContext,
): {readonly sum: string; readonly parts: string | undefined} {
  const {messages} = ctx;
  const tricks = tricksOf(view, variant);
  const parts = partsOf(trick, at, tricks, view.contract);
  const points = worthOf(trick, at, tricks, view.contract);
  const words = parts.map(({key, n}) => messages.t('king/part', {key, n}));
  const long = words.length > 2;
  const heavy = heaviest(
    trick.map((play) => ({...play, price: priceOf(play.card, view.contract)})),
  );
  const fell = heavy && fallOf(heavy, winnerOf(trick, view), points, view, ctx);
  if (fell)
    return {
      sum: fell,
      parts: words.length > 1 ? messages.t('king/trick-parts', {parts: words}) : undefined,
    };
  return {
    sum: messages.t('king/trick-sum', {
      ...playerOf(winnerOf(trick, view), ctx),
      parts: long ? [] : words,
      points,
    }),
    parts: long ? messages.t('king/trick-parts', {parts: words}) : undefined,
  };
}

/** Why the best card of a full trick took it. */
function reason(view: KingView, plays: Trick, best: Played, {messages}: KingContext): string {
  const trump = trumpSuit(view.trump);
  const [lead] = plays;
  const ruffed = trump && suitOf(best.card) === trump && lead && suitOf(lead.card) !== trump;
  return ruffed ? messages.t('king/trumped') : messages.t('king/highest', {card: best.card});
}

const landing = (text: string): TemplateResult => html`<span class="landing">${text}</span>`;

/**
 * The prompt from the first card of a deal on.
 * @param leading the text about the cards that the reader may lead
 */
export function playPrompt(
  view: KingView,
  variant: Variant,
  ctx: KingContext,
  leading: (view: KingView, variant: Variant, ctx: KingContext) => string,
): {say: unknown; why: unknown} {
  const {messages, event} = ctx;
  const plays = onTable(view, ctx);
  const best = aheadIn(plays, view);
  const all = feat(view, variant, ctx);
  if (all)
    return {
      say: messages.t('king/slam', {
        ...playerOf(all.seat, ctx),
        points: all.isPaid ? view.contract.slam : null,
      }),
      why: '',
    };
  if (event?.type === 'play ended' && event.early)
    return {say: messages.t('king/early'), why: messages.t('king/early-why')};
  // The last trick is described until somebody is to play.
  const last = plays.length > 0 ? plays : view.played.at(-1);
  if (last && (event?.type === 'trick taken' || view.turn.length === 0)) {
    const at = tricksDone(view, variant) - (view.trick === last ? 0 : 1);
    const {sum, parts} = trickWords(view, variant, last, at, ctx);
    const why = parts ?? reason(view, last, aheadIn(last, view)!, ctx);
    // The last card of a trick is on its way: what it decides is told when it lies there.
    const isFlying = event?.type === 'card played';
    return isFlying ? {say: landing(sum), why: landing(why)} : {say: sum, why};
  }
  const winning =
    best && messages.t('king/winning', {...playerOf(best.seat, ctx), card: best.card});
  const [next] = view.turn;
  if (ctx.asking || (event && next !== undefined && next === ctx.seat))
    return {
      say: asking(view, ctx),
      why: chase(view, variant, ctx) ?? winning ?? leading(view, variant, ctx),
    };
  if (next === undefined) return {say: '', why: winning ?? ''};
  return {
    say: messages.t(best ? 'king/to-play' : 'king/leads', playerOf(next, ctx)),
    why: winning ?? '',
  };
}
