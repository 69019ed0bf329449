import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import {knaveOf, kingOf} from './ladder.js';
import {type LadderDesk, nameOf} from './table-desk.js';
import {asking} from './table-prompt.js';
import type {LadderMove, LadderTold, LadderView} from './types.js';

/** What the table says aloud, writes into the log and sends to the page. */

export function sentence(told: LadderTold, desk: LadderDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, values = {}): string =>
    words.t(`ladder/say/${key}`, {
      ...('seat' in told ? {name: nameOf(told.seat, desk)} : {}),
      ...values,
    });
  switch (told.type) {
    case 'ranks drawn':
    case 'ranks given':
      return say('ranks', {
        suit: told.type === 'ranks drawn' ? told.draw.suit : undefined,
        king: nameOf(kingOf(told), desk),
        knave: nameOf(knaveOf(told), desk),
      });
    case 'dealt':
      return say('dealt', {n: told.deal, name: nameOf(told.king, desk)});
    case 'trump named':
      return say('trump', {suit: told.suit});
    case 'joker laid':
      return say('joker', {suit: told.suit});
    case 'attacked':
      return say('attacked', {to: nameOf(told.to, desk), card: told.card});
    case 'beaten':
    case 'thrown in':
      return say(told.type === 'beaten' ? 'beaten' : 'thrown', {card: told.card});
    case 'taken':
      return say('taken');
    case 'leave given': {
      const names = told.allow.map((seat) => nameOf(seat, desk));
      return words.t('ladder/leave-for', {names});
    }
    case 'bout closed':
      return say(told.took ? 'took' : 'held', {
        name: nameOf(told.defender, desk),
        n: told.cards.length,
      });
    case 'attack given up':
      return say('given-up');
    case 'ranks swapped':
      return say('swapped', {up: nameOf(told.up, desk), down: nameOf(told.down, desk)});
    case 'hand ended':
      return told.left === null ? say('nobody-left') : say('left', {name: nameOf(told.left, desk)});
    case 'game over':
      return say('over', {name: nameOf(told.ranks[0] ?? null, desk)});
    case 'bout begun':
      return told.to === null ? say('free') : undefined;
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

function event(told: LadderTold): PublicEvent | undefined {
  switch (told.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal: told.deal}};
    case 'attacked':
    case 'beaten':
    case 'thrown in':
    case 'joker laid': {
      const {seat, card, type} = told;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, as: type}};
    }
    case 'trump named':
      return {name: 'gstk-contract-chosen', detail: {seat: told.seat, contract: told.suit}};
    case 'leave given':
      return {name: 'gstk-choice-made', detail: {seat: told.king}};
    case 'game over':
      return {name: 'gstk-game-ended', detail: {ranking: told.ranks.map((seat) => [seat])}};
    default:
      return undefined;
  }
}

/** Few readers press the letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of the table. */
export const ladderSpeech: Pick<
  TableModule<LadderView, LadderMove, LadderTold>,
  'sentence' | 'asked' | 'read' | 'event'
> = {
  sentence,
  asked,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  event,
};
