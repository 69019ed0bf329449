import type {Card, Suit} from '../../../cards/index.js';
import type {MessageCatalogue, Messages} from '../../../i18n/index.js';
import type {KingView} from '../types.js';

const led = (view: KingView, messages: Messages): string => {
  const [lead] = view.trick;
  return lead ? messages.t('suit', {suit: lead.card[1] as Suit}) : '';
};

/** The sentences of the King family in English; those that can wait are in `rest.en.ts`. */
export const en: MessageCatalogue = {
  'game/king-simple': 'Simple King',
  'game/king-threesome': 'King Threesome',
  'game/king-omnibus': 'Omnibus',
  'game/king-short': 'Short King',

  'king/contract/no-tricks': 'No tricks',
  'king/contract/no-boys': 'No boys',
  'king/contract/no-girls': 'No girls',
  'king/contract/no-hearts': 'No hearts',
  'king/contract/no-king': 'No king',
  'king/contract/no-last-two': 'No last two',
  'king/contract/negative-jumble': 'No jumble',
  'king/contract/take-tricks': 'Tricks',
  'king/contract/take-boys': 'Boys',
  'king/contract/take-girls': 'Girls',
  'king/contract/take-hearts': 'Hearts',
  'king/contract/take-king': 'King',
  'king/contract/take-last-two': 'Last two',
  'king/contract/positive-jumble': 'Jumble',
  'king/contract/omnibus': 'Omnibus',

  'king/goal/trick': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/omnibus': '',

  'king/out': 'still out',
  'king/out-count': ({n}: {n: number}) => `${n} still out`,
  'king/tricks-left': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'trick left', other: 'tricks left'}),
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Deal ${deal} of ${of}`,
  'king/deal': ({deal}: {deal: number}) => `Deal ${deal}`,

  'king/follow-suit': ({view}: {view: KingView}, messages) => `follow ${led(view, messages)}`,
  'king/heart-lead-ban': 'no heart may be led while you hold another suit',
  'king/forced-king': 'the king of hearts must go when you cannot follow',

  'king/your-lead': 'Your lead',
  'king/lead-anything': 'Any card may be led',
  'king/lead-no-heart': 'No heart while you hold another suit',
  'king/your-turn-follow': 'Your turn, follow',
  'king/your-turn-discard': 'Your turn, any card',
  'king/must-king': 'Your turn, the king must go',
  'king/winning': ({name, card}: {name: string; card: Card}, messages) =>
    name === messages.t('you')
      ? `You are winning with the ${messages.t('rank', {rank: card})}`
      : `${name} is winning with the ${messages.t('rank', {rank: card})}`,
  'king/to-play': ({name}: {name: string}) => `${name} to play`,
  'king/leads': ({name}: {name: string}, messages) =>
    name === messages.t('you') ? 'You lead' : `${name} leads`,
  'king/trick-to': ({name}: {name: string}, messages) =>
    name === messages.t('you') ? 'Trick to you' : `Trick to ${name}`,
  'king/trick-worth': ({points}: {points: number}, messages) =>
    points === 0 ? 'Nothing in it' : `${messages.points(points)} in it`,
  'king/early': 'Nothing left to win',
  'king/early-why': 'The deal ends here',
};
