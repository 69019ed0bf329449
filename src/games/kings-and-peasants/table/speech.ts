import {suitOf} from '../../../cards/index.js';
import type {SuitCard} from '../../../cards/index.js';
import {leafOf} from '../../../game/phase.js';
import {playerOf, playersOn, type PublicEvent} from '../../../elements/index.js';
import type {PeasantsContext} from './context.js';
import {bestOf} from '../rules/trick-winner.js';
import type {PeasantsEvent, PeasantsView, Rank} from '../types.js';
import type {ArgsBelow} from '../../../i18n/index.js';
import type {PeasantsMessages} from '../messages/en.js';

/** Narration, announcements and public events of the table. */

/** Players with their ranks: `Otto king, Nora peasant`. */
const ranked = (ranks: readonly Rank[], ctx: PeasantsContext): string =>
  ctx.messages.t('peasants/say/ranked', {players: ctx.players, ranks});

/** The narration of an event. */
export function sentence(event: PeasantsEvent, ctx: PeasantsContext): string | undefined {
  const {messages} = ctx;
  const say = (...[key, values]: ArgsBelow<PeasantsMessages, 'peasants/say/'>): string =>
    messages.lookup(`peasants/say/${key}`, values);
  switch (event.type) {
    case 'dealt': {
      const suit = suitOf(event.shown as SuitCard);
      const values = {...event, suit, ...playerOf(event.dealer, ctx)};
      return say(`dealt-${event.stage}`, values);
    }
    case 'names given':
      return say('names', {
        rows: ranked(event.ranks, ctx),
        by: event.by === null ? undefined : playerOf(event.by, ctx),
      });
    case 'card played':
      return messages.t('say/play', {...playerOf(event.seat, ctx), card: event.card});
    case 'trick taken':
      return say('taken', playerOf(event.seat, ctx));
    case 'limit reached':
      return say('limit', {...playerOf(event.seat, ctx), rank: event.rank});
    case 'deal ended':
      return say('again', playerOf(event.dealer, ctx));
    case 'ranks given':
      return say('ranks', {rows: ranked(event.ranks, ctx)});
    case 'no trump to give':
      return say('no-trump', playerOf(event.seat, ctx));
    case 'card given': {
      const {card, from, to} = event;
      return say('given', {from: playerOf(from, ctx), to: playerOf(to, ctx), card});
    }
    case 'lead found':
      return say('lead', playerOf(event.seat, ctx));
    case 'game won':
      return say('won', {...playerOf(event.seat, ctx), n: event.tricks[event.seat]!});
    case 'game begun':
      return say('game', {game: event.game});
    case 'session over':
      return say('over', {players: playersOn(event.winners, ctx)});
  }
}

export function asked(view: PeasantsView, ctx: PeasantsContext): string {
  const {messages} = ctx;
  const [lead] = view.trick;
  const best = bestOf(view, view.trick);
  if (view.phase !== 'election.play' && view.phase !== 'reign.play')
    return messages.lookup(`peasants/say/asked-${leafOf(view.phase)}`);
  if (!lead || !best) return messages.t('peasants/say/your-lead');
  return messages.t('peasants/say/your-turn', {
    suit: suitOf(lead.card as SuitCard),
    ...playerOf(best.seat, ctx),
    card: best.card,
  });
}

export function publicEvent(event: PeasantsEvent, view: PeasantsView): PublicEvent | undefined {
  const {game: deal, played, scores, won} = view;
  switch (event.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal}};
    case 'names given':
    case 'card given': {
      const seat = event.type === 'card given' ? event.from : event.by;
      return seat === null ? undefined : {name: 'gstk-choice-made', detail: {seat}};
    }
    case 'card played': {
      const {seat, card} = event;
      const trick = played.length + 1;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, deal, trick}};
    }
    case 'trick taken': {
      const {seat, trick} = event;
      const cards = trick.map(({card}) => card);
      return {
        name: 'gstk-trick-taken',
        detail: {seat, cards, points: 1, deal, trick: played.length},
      };
    }
    case 'game won':
      return {name: 'gstk-deal-scored', detail: {deal, scores: event.tricks, totals: scores}};
    case 'session over': {
      const others = scores.map((_, seat) => seat).filter((seat) => !event.winners.includes(seat));
      const ranking = [event.winners, others].filter((seats) => seats.length > 0);
      return {name: 'gstk-game-ended', detail: {ranking, won}};
    }
    default:
      return undefined;
  }
}
