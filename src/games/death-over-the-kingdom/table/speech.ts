import {gameEnded, nameOf, playerOf, playersOn, type PublicEvent} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import {outcome} from '../rules/outcome.js';
import type {KingdomContext} from './context.js';
import {asking} from './prompt.js';
import type {KingdomEvent, KingdomView} from '../types.js';
import type {ArgsBelow, Player} from '../../../i18n/index.js';
import type {KingdomMessages} from '../messages/en.js';

/** Narration, announcements and public events of the table. */

/** The narration of an event, as far as the reader may know it. */
export function sentence(event: KingdomEvent, ctx: KingdomContext): string | undefined {
  const {messages} = ctx;
  const say = (
    seat: Seat | null | undefined,
    ...[key, values]: ArgsBelow<KingdomMessages, 'kingdom/say/', keyof Player>
  ): string =>
    messages.lookup(`kingdom/say/${key}`, {
      ...playerOf(seat, ctx),
      ...values,
    });
  switch (event.type) {
    case 'dealt':
      return say(event.dealer, 'dealt');
    case 'round begun':
      return say(undefined, 'round', {n: event.round});
    case 'exchanged': {
      const mine = event.with === ctx.seat ? event.given : event.got;
      return say(event.seat, 'exchanged', {other: playerOf(event.with, ctx), card: mine});
    }
    case 'cut':
      return [
        event.card === null
          ? say(event.seat, 'cut', {n: event.depth})
          : say(event.seat, 'cut-open', {n: event.depth, card: event.card}),
        event.old === null ? '' : say(undefined, 'cut-old', {card: event.old}),
      ]
        .filter(Boolean)
        .join(' ');
    case 'folded':
      return say(event.seat, 'folded');
    case 'changed':
      return say(event.seat, 'changed');
    case 'looked': {
      const key = event.at === null ? 'looked-deck' : 'looked';
      const values = {other: playerOf(event.at, ctx), card: event.card, seen: event.seen};
      return say(event.seat, key, values);
    }
    case 'bought': {
      const key = event.from === null ? 'bought-deck' : 'bought';
      const values = {other: playerOf(event.from, ctx), card: event.card, got: event.got};
      return say(event.seat, key, values);
    }
    case 'stolen':
      return say(event.seat, 'stolen', {
        other: playerOf(event.from, ctx),
        card: event.card,
        got: event.got,
      });
    case 'juggled': {
      const [one, two] = event.targets;
      const got = event.cards[ctx.seat === one ? 1 : 0];
      const mine = event.targets.includes(ctx.seat ?? -1) ? got : null;
      return say(event.seat, 'juggled', {
        one: playerOf(one, ctx),
        two: playerOf(two, ctx),
        card: event.card,
        got: mine,
      });
    }
    case 'burned':
      return say(event.seat, 'burned', {
        other: playerOf(event.target, ctx),
        card: event.card,
        burned: event.burned,
        drawn: event.drawn,
      });
    case 'cards shown':
      return say(undefined, 'shown', {
        cards: event.cards.map(
          (card, seat) => `${nameOf(seat, ctx)} ${messages.t('card', {card})}`,
        ),
      });
    case 'abilities settled':
      return event.turned.length === 0
        ? undefined
        : say(undefined, 'settled', {
            cards: event.turned.map(
              (seat) => `${nameOf(seat, ctx)} ${messages.number(event.values[seat]!)}`,
            ),
          });
    case 'points awarded':
      return event.seats.length === 0
        ? say(undefined, 'nobody')
        : say(event.seats[0], 'awarded', {
            n: event.seats.length,
            players: playersOn(event.seats, ctx),
          });
    case 'game over':
      return event.winners.length === 0
        ? say(undefined, 'drawn')
        : say(event.winners[0], 'won', {
            n: event.winners.length,
            players: playersOn(event.winners, ctx),
          });
    case 'cards laid':
    case 'cards discarded':
    case 'turn ended':
      return undefined;
  }
}

export function asked(view: KingdomView, ctx: KingdomContext): string {
  const {say, why} = asking(view, ctx);
  const closed = (said: string): string => (/[?!.…]$/.test(said) ? said : `${said}.`);
  return [ctx.messages.t('kingdom/your-turn'), say, why].filter(Boolean).map(closed).join(' ');
}

export function publicEvent(event: KingdomEvent, view: KingdomView): PublicEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: event.deal}};
    case 'exchanged':
    case 'cut':
    case 'folded':
    case 'changed':
    case 'looked':
    case 'bought':
    case 'stolen':
    case 'juggled':
    case 'burned':
      return {
        name: 'gstk-choice-made',
        detail: {seat: event.seat, deal: view.deal, as: event.type},
      };
    case 'cards shown':
      return {name: 'gstk-choices-revealed', detail: {deal: view.deal, cards: event.cards}};
    case 'turn ended':
      return {
        name: 'gstk-deal-scored',
        detail: {deal: event.deal, scores: event.points, totals: view.scores},
      };
    case 'game over':
      return gameEnded(outcome(view));
    default:
      return undefined;
  }
}
