import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import type {CrushDesk} from './table-desk.js';
import {asking} from './table-prompt.js';
import {outcome} from './turn.js';
import type {CrushMove, CrushTold, CrushView} from './types.js';

/** What the table says aloud, writes into the log and sends to the page. */

export const nameOf = (seat: number, {names}: CrushDesk): string => names[seat] ?? '';

export function sentence(told: CrushTold, desk: CrushDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, seat?: number, values = {}): string =>
    words.t(`crush/say/${key}`, {...values, name: seat === undefined ? '' : nameOf(seat, desk)});
  switch (told.type) {
    case 'dealt':
      return say('dealt', 1 - told.dealer);
    case 'deal voided':
      return say('voided', told.seat);
    case 'card swapped':
      return say('swapped', told.seat, {card: told.card});
    case 'married':
      return say('married', told.seat, {card: told.card});
    case 'kings executed':
      return say('executed', undefined, {cards: told.cards});
    case 'cards drawn': {
      const known = told.cards.filter((card) => card !== null);
      return known.length > 0
        ? say('drew', told.seat, {cards: known})
        : say('drew-some', told.seat, {n: told.cards.length});
    }
    case 'reshuffled':
      return say('reshuffled');
    case 'extended':
      return say('extended', told.seat, {card: told.card});
    case 'spy discovered':
      return say('discovered', told.seat, {card: told.card, spy: told.spy});
    case 'spy inserted':
      return say('inserted', told.seat, {card: told.card, rival: nameOf(told.into, desk)});
    case 'no spy inserted':
      return told.full ? say('full', 1 - told.seat) : undefined;
    case 'tribute demanded':
      return say('demanded', told.from, {n: told.owed, to: nameOf(told.to, desk)});
    case 'card given':
      return say(told.card === null ? 'given-hidden' : 'given', told.from, {
        card: told.card,
        to: nameOf(told.to, desk),
      });
    case 'card fired':
      return say('fired', told.seat, {card: told.card});
    case 'none fired':
      return say('kept', told.seat);
    case 'government completed':
      return say('completed', told.seat);
    case 'stalled':
      return say('stalled', undefined, {n: told.turns});
    case 'game over': {
      const [winner] = told.winners;
      return winner === undefined ? say('drawn') : say('won', winner);
    }
    case 'turn begun':
    case 'build ended':
    case 'tribute settled':
      return undefined;
  }
}

function asked(view: CrushView, desk: CrushDesk): string {
  const {say, why} = asking(view, desk);
  return `${desk.words.t('crush/your-turn')}. ${[say, why].filter(Boolean).join('. ')}.`;
}

function event(told: CrushTold, view: CrushView): PublicEvent | undefined {
  switch (told.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: 1}};
    case 'married':
    case 'extended':
    case 'spy discovered':
    case 'spy inserted':
    case 'card swapped':
    case 'card fired': {
      const {seat, card, type} = told;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, as: type}};
    }
    case 'card given':
      return {name: 'gstk-choice-made', detail: {seat: told.from}};
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: outcome(view)?.places ?? []}};
    default:
      return undefined;
  }
}

/** Few readers press the letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of the table. */
export const crushSpeech: Pick<
  TableModule<CrushView, CrushMove, CrushTold>,
  'sentence' | 'asked' | 'read' | 'event'
> = {
  sentence,
  asked,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  event,
};
