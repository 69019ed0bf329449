import {suitOf} from '../../../cards/index.js';
import type {PublicEvent} from '../../../elements/scene.js';
import {nameOf} from '../../../elements/table/seats.js';
import {placesByScore} from '../../../game/index.js';
import {ahead, contractName, goalOf, type KingContext, termsOf} from './board.js';
import type {KingEvent, KingView} from '../types.js';

/** Narration and announcements of a King table, and the public events that it sends to the page. */

const placeOf = (totals: readonly number[], seat: number): number =>
  1 + totals.filter((total) => total > (totals[seat] ?? 0)).length;

function scored(
  {points, totals}: Extract<KingEvent, {type: 'deal scored'}>,
  ctx: KingContext,
): string {
  const {messages, seat} = ctx;
  if (seat !== undefined)
    return messages.t('king/say/scored', {
      points: points[seat]!,
      total: totals[seat]!,
      place: placeOf(totals, seat),
    });
  const rows = points
    .map((won, owner) => `${nameOf(owner, ctx)} ${messages.points(won)}`)
    .join(', ');
  return messages.t('king/say/scored-by', {rows});
}

/** The narration of an event; `undefined` when it is not worth a sentence. */
export function sentence(event: KingEvent, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'dealt': {
      const {deal, contract, leader} = event;
      if (contract.id === 'open') return messages.t('king/say/dealt-open', {deal});
      const name = contractName(contract, ctx);
      const goal = goalOf(contract, ctx) || termsOf(contract, ctx);
      return messages.t('king/say/dealt', {deal, name, goal, leader: nameOf(leader, ctx)});
    }
    case 'card played':
      return messages.t('say/play', {name: nameOf(event.seat, ctx), card: event.card});
    case 'trick taken':
      return messages.t('king/say/taken', {name: nameOf(event.seat, ctx), points: event.points});
    case 'play ended':
      return event.early ? messages.t('king/say/early') : undefined;
    case 'deal scored': {
      const {slam} = event;
      const all = slam === null ? '' : `${messages.t('king/say/slam', {name: nameOf(slam, ctx)})} `;
      return all + scored(event, ctx);
    }
    case 'game over': {
      const names = event.winners.map((seat) => nameOf(seat, ctx)).join(', ');
      return messages.t('king/say/over', {names});
    }
    default:
      return undefined;
  }
}

/** The announcement when this seat is to play a card. */
export function asked(view: KingView, ctx: KingContext): string {
  const {messages} = ctx;
  const best = ahead(view, view.trick);
  const led = view.trick[0] && (suitOf(view.trick[0].card) ?? 'H');
  if (!best || !led) return messages.t('king/say/your-lead');
  return messages.t('king/say/your-turn-led', {
    suit: led,
    name: nameOf(best.seat, ctx),
    card: best.card,
  });
}

/** The public event of an event; `undefined` when the page is not told. */
export function publicEvent(
  event: KingEvent,
  {deal, played, scores}: KingView,
): PublicEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: event.deal}};
    case 'card played': {
      const {seat, card} = event;
      return {
        name: 'gstk-card-played',
        detail: {seat, card, legal: true, deal, trick: played.length + 1},
      };
    }
    case 'trick taken': {
      const {seat, trick, points} = event;
      const cards = trick.map(({card}) => card);
      return {name: 'gstk-trick-taken', detail: {seat, cards, points, deal, trick: played.length}};
    }
    case 'deal scored': {
      const {points, totals} = event;
      return {name: 'gstk-deal-scored', detail: {deal: event.deal, scores: points, totals}};
    }
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: placesByScore(scores)}};
    default:
      return undefined;
  }
}
