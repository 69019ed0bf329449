import {suitOf} from '../../../cards/index.js';
import {nameOf, playerOf, playersOn} from '../../../elements/index.js';
import {chase} from './chase.js';
import type {KingContext} from './context.js';
import {contractName, goalOf, termsOf} from './contract-words.js';
import {aheadIn, tricksDone, tricksOf} from './counting.js';
import {trickWords} from './play-prompt.js';
import {placesOf} from './summary/places.js';
import type {Variant} from '../rules/contracts/columns.js';
import type {KingEvent, KingView} from '../types.js';
import {readerFirst} from './reader-first.js';

/** Narration and announcements of a King table; the file is fetched for the first one. */

function scored(
  {points, totals}: Extract<KingEvent, {type: 'deal scored'}>,
  ctx: KingContext,
): string {
  const {messages, seat} = ctx;
  if (seat !== undefined)
    return messages.t('king/say/scored', {
      points: points[seat]!,
      total: totals[seat]!,
      place: placesOf(totals)[seat]!,
      of: totals.length,
    });
  const rows = points
    .map((won, owner) => `${nameOf(owner, ctx)} ${messages.points(won)}`)
    .join(', ');
  return messages.t('king/say/scored-by', {rows});
}

/**
 * A trick that was taken; while it is shown, with the things that count in it and its taker's new
 * points.
 */
function taken(
  event: Extract<KingEvent, {type: 'trick taken'}>,
  variant: Variant,
  ctx: KingContext,
): string {
  const {messages, before} = ctx;
  const {seat, trick, points} = event;
  if (ctx.event !== event || !before)
    return messages.t('king/say/taken', {...playerOf(seat, ctx), points});
  const done = tricksDone(before, variant);
  const {sum, parts} = trickWords(before, variant, trick, done, ctx);
  const now = (before.points[seat] ?? 0) + points;
  const mine = seat === ctx.seat ? messages.t('king/say/this-deal', {points: now}) : '';
  // Said once, before the first of them.
  const of = tricksOf(before, variant);
  const n = done + 2;
  const lastTwo = before.contract.terms.some(({unit}) => unit === 'last2') && n + 1 === of;
  const next = lastTwo ? messages.t('king/say/counts', {n, of}) : '';
  return [`${sum}.`, parts && `${parts}.`, mine, next].filter(Boolean).join(' ');
}

/** The narration of an event; `undefined` when it is not worth a sentence. */
export function sentence(event: KingEvent, variant: Variant, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'dealt': {
      const {deal, contract, leader} = event;
      if (contract.id === 'open') return messages.t('king/say/dealt-open', {deal});
      const name = contractName(contract, ctx);
      const goal = goalOf(contract, ctx) || termsOf(contract, ctx);
      return messages.t('king/say/dealt', {deal, name, goal, leader: playerOf(leader, ctx)});
    }
    case 'card played':
      return messages.t('say/play', {...playerOf(event.seat, ctx), card: event.card});
    case 'trick taken':
      return taken(event, variant, ctx);
    case 'play ended':
      return event.early ? messages.t('king/say/early') : undefined;
    case 'deal scored': {
      const {slam} = event;
      const all = slam === null ? '' : `${messages.t('king/say/slam', playerOf(slam, ctx))} `;
      return all + scored(event, ctx);
    }
    case 'game over': {
      const {seat, before} = ctx;
      const {winners} = event;
      // The totals are known while the event is shown; a winner needs no place.
      const shown = ctx.event === event && seat !== undefined && !winners.includes(seat);
      const place = shown && before ? placesOf(before.scores)[seat] : undefined;
      return messages.t('king/say/over', {players: readerFirst(playersOn(winners, ctx)), place});
    }
    default:
      return undefined;
  }
}

/** The announcement when this seat is to play a card. */
export function asked(view: KingView, variant: Variant, ctx: KingContext): string {
  const {messages} = ctx;
  const best = aheadIn(view.trick, view);
  const led = view.trick[0] && (suitOf(view.trick[0].card) ?? 'H');
  const turn =
    !best || !led
      ? messages.t('king/say/your-lead')
      : messages.t('king/say/your-turn-led', {
          suit: led,
          ...playerOf(best.seat, ctx),
          card: best.card,
        });
  const after = chase(view, variant, ctx);
  return after ? `${turn} ${after}.` : turn;
}
