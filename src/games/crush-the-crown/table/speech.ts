import {Lazy} from '../../../elements/internal/lazy.js';
import type {PublicEvent, TableModule} from '../../../elements/scene.js';
import type {CrushContext} from './context.js';
import {asking} from './prompt.js';
import {outcome} from '../rules/turn.js';
import type {CrushMove, CrushEvent, CrushView} from '../types.js';

/** Narration, announcements and public events of the table. */

export const nameOf = (seat: number, {names}: CrushContext): string => names[seat] ?? '';

export function sentence(event: CrushEvent, ctx: CrushContext): string | undefined {
  const {messages} = ctx;
  const say = (key: string, seat?: number, values = {}): string =>
    messages.t(`crush/say/${key}`, {...values, name: seat === undefined ? '' : nameOf(seat, ctx)});
  switch (event.type) {
    case 'dealt':
      return say('dealt', 1 - event.dealer);
    case 'deal voided':
      return say('voided', event.seat);
    case 'card swapped':
      return say('swapped', event.seat, {card: event.card});
    case 'married':
      return say('married', event.seat, {card: event.card});
    case 'kings executed':
      return say('executed', undefined, {cards: event.cards});
    case 'cards drawn': {
      const known = event.cards.filter((card) => card !== null);
      return known.length > 0
        ? say('drew', event.seat, {cards: known})
        : say('drew-some', event.seat, {n: event.cards.length});
    }
    case 'reshuffled':
      return say('reshuffled');
    case 'extended':
      return say('extended', event.seat, {card: event.card});
    case 'spy discovered':
      return say('discovered', event.seat, {card: event.card, spy: event.spy});
    case 'spy inserted':
      return say('inserted', event.seat, {card: event.card, rival: nameOf(event.into, ctx)});
    case 'no spy inserted':
      return event.full ? say('full', 1 - event.seat) : undefined;
    case 'tribute demanded':
      return say('demanded', event.from, {n: event.owed, to: nameOf(event.to, ctx)});
    case 'card given':
      return say(event.card === null ? 'given-hidden' : 'given', event.from, {
        card: event.card,
        to: nameOf(event.to, ctx),
      });
    case 'card fired':
      return say('fired', event.seat, {card: event.card});
    case 'none fired':
      return say('kept', event.seat);
    case 'government completed':
      return say('completed', event.seat);
    case 'stalled':
      return say('stalled', undefined, {n: event.turns});
    case 'game over': {
      const [winner] = event.winners;
      return winner === undefined ? say('drawn') : say('won', winner);
    }
    case 'turn begun':
    case 'build ended':
    case 'tribute settled':
      return undefined;
  }
}

function asked(view: CrushView, ctx: CrushContext): string {
  const {say, why} = asking(view, ctx);
  return `${ctx.messages.t('crush/your-turn')}. ${[say, why].filter(Boolean).join('. ')}.`;
}

function publicEvent(event: CrushEvent, view: CrushView): PublicEvent | undefined {
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
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    default:
      return undefined;
  }
}

/** Few readers press the letter keys, so the readings are fetched at the first key. */
const readings = new Lazy(() => import('./readings.js'));

/** The speaking members of the table module. */
export const crushSpeech: Pick<
  TableModule<CrushView, CrushMove, CrushEvent>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
> = {
  sentence,
  asked,
  read: async (what, view, ctx) => (await readings.load()).read(what, view, ctx),
  publicEvent,
};
