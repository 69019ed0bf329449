import type {PublicEvent} from '../../../elements/index.js';
import {placesByScore} from '../../../game/index.js';
import type {KingEvent, KingView} from '../types.js';

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
