import {gameEnded, playerOf, type PublicEvent} from '../../../elements/index.js';
import type {CrushContext} from './context.js';
import {asking} from './prompt.js';
import {outcome} from '../rules/turn.js';
import type {CrushEvent, CrushView} from '../types.js';
import type {ArgsBelow, Player} from '../../../i18n/index.js';
import type {CrushMessages} from '../messages/en.js';

/** Narration, announcements and public events of the table. */

export function sentence(event: CrushEvent, ctx: CrushContext): string | undefined {
  const {messages} = ctx;
  const say = (
    seat: number | undefined,
    ...[key, values]: ArgsBelow<CrushMessages, 'crush/say/', keyof Player>
  ): string =>
    messages.lookup(`crush/say/${key}`, {
      ...values,
      ...playerOf(seat, ctx),
    });
  switch (event.type) {
    case 'dealt':
      return say(1 - event.dealer, 'dealt');
    case 'deal voided':
      return say(event.seat, 'voided');
    case 'card swapped':
      return say(event.seat, 'swapped', {card: event.card});
    case 'married':
      return say(event.seat, 'married', {card: event.card});
    case 'kings executed':
      return say(undefined, 'executed', {cards: event.cards});
    case 'cards drawn': {
      const known = event.cards.filter((card) => card !== null);
      return known.length > 0
        ? say(event.seat, 'drew', {cards: known})
        : say(event.seat, 'drew-some', {n: event.cards.length});
    }
    case 'reshuffled':
      return say(undefined, 'reshuffled');
    case 'extended':
      return say(event.seat, 'extended', {card: event.card});
    case 'spy discovered':
      return say(event.seat, 'discovered', {card: event.card, spy: event.spy});
    case 'spy inserted':
      return say(event.seat, 'inserted', {card: event.card, rival: playerOf(event.into, ctx)});
    case 'no spy inserted':
      if (event.full) return say(1 - event.seat, 'full');
      return event.seat === ctx.seat ? say(undefined, 'no-spy') : undefined;
    // Players hear what happens automatically for them; of others the log reports only what they do.
    case 'build ended':
      return event.seat === ctx.seat && !event.built ? say(undefined, 'no-build') : undefined;
    case 'tribute demanded':
      return say(event.from, 'demanded', {n: event.owed, to: playerOf(event.to, ctx)});
    case 'card given': {
      const {card, from} = event;
      const to = playerOf(event.to, ctx);
      return card === null ? say(from, 'given-hidden', {to}) : say(from, 'given', {card, to});
    }
    case 'card fired':
      return say(event.seat, 'fired', {card: event.card});
    case 'none fired':
      return say(event.seat, 'kept');
    case 'government completed':
      return say(event.seat, 'completed');
    case 'stalled':
      return say(undefined, 'stalled', {n: event.turns});
    case 'game over': {
      const [winner] = event.winners;
      return winner === undefined ? say(undefined, 'drawn') : say(winner, 'won');
    }
    case 'turn begun':
    case 'tribute settled':
      return undefined;
  }
}

export function asked(view: CrushView, ctx: CrushContext): string {
  const {say, why} = asking(view, ctx);
  return `${ctx.messages.t('crush/your-turn')}. ${[say, why].filter(Boolean).join('. ')}.`;
}

export function publicEvent(event: CrushEvent, view: CrushView): PublicEvent | undefined {
  switch (event.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: 1}};
    case 'married':
    case 'extended':
    case 'spy discovered':
    case 'spy inserted':
    case 'card swapped':
    case 'card fired': {
      const {seat, card, type} = event;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, as: type}};
    }
    case 'card given':
      return {name: 'gstk-choice-made', detail: {seat: event.from}};
    case 'game over':
      return gameEnded(outcome(view));
    default:
      return undefined;
  }
}
