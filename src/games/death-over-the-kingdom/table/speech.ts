import {Lazy} from '../../../elements/internal/lazy.js';
import type {PublicEvent, TableModule} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import {outcome} from '../rules/outcome.js';
import {type KingdomContext, nameOf, namesOf} from './context.js';
import {asking} from './prompt.js';
import type {KingdomMove, KingdomEvent, KingdomView} from '../types.js';

/** Narration, announcements and public events of the table. */

/** The narration of an event, as far as its reader may know it. */
export function sentence(event: KingdomEvent, ctx: KingdomContext): string | undefined {
  const {messages} = ctx;
  const say = (key: string, seat?: Seat | null, values = {}): string =>
    messages.t(`kingdom/say/${key}`, {
      name: seat === undefined || seat === null ? '' : nameOf(seat, ctx),
      ...values,
    });
  const name = (seat: Seat | null): string => (seat === null ? '' : nameOf(seat, ctx));
  switch (event.type) {
    case 'dealt':
      return say('dealt', event.dealer);
    case 'round begun':
      return say('round', undefined, {n: event.round});
    case 'exchanged': {
      const mine = event.with === ctx.seat ? event.given : event.got;
      return say('exchanged', event.seat, {other: name(event.with), card: mine});
    }
    case 'cut':
      return [
        say(event.card === null ? 'cut' : 'cut-open', event.seat, {
          n: event.depth,
          card: event.card,
        }),
        event.old === null ? '' : say('cut-old', undefined, {card: event.old}),
      ]
        .filter(Boolean)
        .join(' ');
    case 'folded':
      return say('folded', event.seat);
    case 'changed':
      return say('changed', event.seat);
    case 'looked': {
      const key = event.at === null ? 'looked-deck' : 'looked';
      return say(key, event.seat, {other: name(event.at), card: event.card, seen: event.seen});
    }
    case 'bought': {
      const key = event.from === null ? 'bought-deck' : 'bought';
      return say(key, event.seat, {other: name(event.from), card: event.card, got: event.got});
    }
    case 'stolen':
      return say('stolen', event.seat, {other: name(event.from), card: event.card, got: event.got});
    case 'juggled': {
      const [one, two] = event.targets;
      const got = event.cards[ctx.seat === one ? 1 : 0];
      const mine = event.targets.includes(ctx.seat ?? -1) ? got : null;
      return say('juggled', event.seat, {
        one: name(one),
        two: name(two),
        card: event.card,
        got: mine,
      });
    }
    case 'burned':
      return say('burned', event.seat, {
        other: name(event.target),
        card: event.card,
        burned: event.burned,
        drawn: event.drawn,
      });
    case 'cards shown':
      return say('shown', undefined, {
        cards: event.cards.map((card, seat) => `${name(seat)} ${messages.t('card', {card})}`),
      });
    case 'abilities settled':
      return event.turned.length === 0
        ? undefined
        : say('settled', undefined, {
            cards: event.turned.map(
              (seat) => `${name(seat)} ${messages.number(event.values[seat]!)}`,
            ),
          });
    case 'points awarded':
      return event.seats.length === 0
        ? say('nobody')
        : say('awarded', event.seats[0], {
            n: event.seats.length,
            names: namesOf(event.seats, ctx),
          });
    case 'game over':
      return event.winners.length === 0
        ? say('drawn')
        : say('won', event.winners[0], {
            n: event.winners.length,
            names: namesOf(event.winners, ctx),
          });
    case 'cards laid':
    case 'cards discarded':
    case 'turn ended':
      return undefined;
  }
}

function asked(view: KingdomView, ctx: KingdomContext): string {
  const {say, why} = asking(view, ctx);
  const closed = (said: string): string => (/[?!.…]$/.test(said) ? said : `${said}.`);
  return [ctx.messages.t('kingdom/your-turn'), say, why].filter(Boolean).map(closed).join(' ');
}

function publicEvent(event: KingdomEvent, view: KingdomView): PublicEvent | undefined {
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
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    default:
      return undefined;
  }
}

/** Few readers press the letter keys, so the readings are fetched at the first key. */
const readings = new Lazy(() => import('./readings.js'));

/** The speaking members of the table module. */
export const kingdomSpeech: Pick<
  TableModule<KingdomView, KingdomMove, KingdomEvent, string>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
> = {
  sentence,
  asked,
  read: async (what, view, ctx) => (await readings.load()).read(what, view, ctx),
  publicEvent,
};
