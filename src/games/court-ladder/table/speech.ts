import {playerOf, playersOn, type PublicEvent} from '../../../elements/index.js';
import {knaveOf, kingOf} from '../rules/ladder.js';
import type {LadderContext} from './context.js';
import {asking} from './prompt.js';
import type {Bout, LadderEvent, LadderView} from '../types.js';
import type {ArgsBelow, Player} from '../../../i18n/index.js';
import type {LadderMessages} from '../messages/en.js';

/** Narration, announcements and public events of the table. */

/** The attack in words: attacker and defender, or the choice that is still open. */
export function attackText(
  {attacker, defender, pairs}: Bout,
  ctx: Pick<LadderContext, 'messages' | 'players'>,
): string {
  const {messages} = ctx;
  const player = playerOf(attacker, ctx);
  if (defender === null) return messages.t('ladder/to-attack-any', player);
  const key = pairs.length > 0 ? 'ladder/attacks' : 'ladder/to-attack';
  return messages.t(key, {...player, to: playerOf(defender, ctx)});
}

export function sentence(event: LadderEvent, ctx: LadderContext): string | undefined {
  const {messages} = ctx;
  const say = (...[key, values]: ArgsBelow<LadderMessages, 'ladder/say/', keyof Player>): string =>
    messages.lookup(`ladder/say/${key}`, {
      ...('seat' in event && playerOf(event.seat, ctx)),
      ...values,
    });
  switch (event.type) {
    case 'ranks drawn':
    case 'ranks given':
      return say('ranks', {
        suit: event.type === 'ranks drawn' ? event.draw.suit : undefined,
        king: playerOf(kingOf(event), ctx),
        knave: playerOf(knaveOf(event), ctx),
      });
    case 'dealt':
      return messages.t('ladder/say/dealt', {n: event.deal, ...playerOf(event.king, ctx)});
    case 'trump named':
      return say('trump', {suit: event.suit});
    case 'joker laid':
      return say('joker', {suit: event.suit});
    case 'attacked':
      return say('attacked', {to: playerOf(event.to, ctx), card: event.card});
    case 'beaten':
    case 'thrown in':
      return say(event.type === 'beaten' ? 'beaten' : 'thrown', {card: event.card});
    case 'taken':
      return say('taken');
    case 'leave given':
      return messages.t('ladder/leave-for', {players: playersOn(event.allow, ctx)});
    case 'bout closed':
      return messages.t(event.took ? 'ladder/say/took' : 'ladder/say/held', {
        ...playerOf(event.defender, ctx),
        n: event.cards.length,
      });
    case 'attack given up':
      return say('given-up');
    case 'ranks swapped':
      return say('swapped', {up: playerOf(event.up, ctx), down: playerOf(event.down, ctx)});
    case 'hand ended':
      return event.left === null
        ? say('nobody-left')
        : messages.t('ladder/say/left', playerOf(event.left, ctx));
    case 'game over':
      return messages.t('ladder/say/over', playerOf(event.ranks[0] ?? null, ctx));
    case 'bout begun':
      return event.to === null ? say('free') : undefined;
    case 'passed':
      return event.seat === ctx.seat ? say('passed') : undefined;
    case 'leave asked':
    case 'throw-in begun':
      return undefined;
  }
}

export function asked(view: LadderView, ctx: LadderContext): string {
  const {say, why} = asking(view, ctx);
  return `${ctx.messages.t('ladder/your-turn')}. ${[say, why].filter(Boolean).join('. ')}.`;
}

export function publicEvent(event: LadderEvent): PublicEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: event.deal}};
    case 'attacked':
    case 'beaten':
    case 'thrown in':
    case 'joker laid': {
      const {seat, card, type} = event;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, as: type}};
    }
    case 'trump named':
      return {name: 'gstk-contract-chosen', detail: {seat: event.seat, contract: event.suit}};
    case 'leave given':
      return {name: 'gstk-choice-made', detail: {seat: event.king}};
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: event.ranks.map((seat) => [seat])}};
    default:
      return undefined;
  }
}
