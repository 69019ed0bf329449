import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import {knaveOf, kingOf} from './ladder.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import {asking} from './table-prompt.js';
import type {LadderMove, LadderEvent, LadderView} from './types.js';

/** What the table says aloud, writes into the log and sends to the page. */

export function sentence(event: LadderEvent, desk: LadderDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, values = {}): string =>
    words.t(`ladder/say/${key}`, {
      ...('seat' in event ? {name: nameOf(event.seat, desk)} : {}),
      ...values,
    });
  switch (event.type) {
    case 'ranks drawn':
    case 'ranks given':
      return say('ranks', {
        suit: event.type === 'ranks drawn' ? event.draw.suit : undefined,
        king: nameOf(kingOf(event), desk),
        knave: nameOf(knaveOf(event), desk),
      });
    case 'dealt':
      return say('dealt', {n: event.deal, name: nameOf(event.king, desk)});
    case 'trump named':
      return say('trump', {suit: event.suit});
    case 'joker laid':
      return say('joker', {suit: event.suit});
    case 'attacked':
      return say('attacked', {to: nameOf(event.to, desk), card: event.card});
    case 'beaten':
    case 'thrown in':
      return say(event.type === 'beaten' ? 'beaten' : 'thrown', {card: event.card});
    case 'taken':
      return say('taken');
    case 'leave given': {
      const names = event.allow.map((seat) => nameOf(seat, desk));
      return words.t('ladder/leave-for', {names});
    }
    case 'bout closed':
      return say(event.took ? 'took' : 'held', {
        name: nameOf(event.defender, desk),
        n: event.cards.length,
      });
    case 'attack given up':
      return say('given-up');
    case 'ranks swapped':
      return say('swapped', {up: nameOf(event.up, desk), down: nameOf(event.down, desk)});
    case 'hand ended':
      return event.left === null
        ? say('nobody-left')
        : say('left', {name: nameOf(event.left, desk)});
    case 'game over':
      return say('over', {name: nameOf(event.ranks[0] ?? null, desk)});
    case 'bout begun':
      return event.to === null ? say('free') : undefined;
    case 'leave asked':
    case 'throw-in begun':
    case 'passed':
      return undefined;
  }
}

function asked(view: LadderView, desk: LadderDesk): string {
  const {say, why} = asking(view, desk);
  return `${desk.words.t('ladder/your-turn')}. ${[say, why].filter(Boolean).join('. ')}.`;
}

function publicEvent(event: LadderEvent): PublicEvent | undefined {
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

/** Few readers press the letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of the table. */
export const ladderSpeech: Pick<
  TableModule<LadderView, LadderMove, LadderEvent>,
  'sentence' | 'asked' | 'read' | 'publicEvent'
> = {
  sentence,
  asked,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  publicEvent,
};
