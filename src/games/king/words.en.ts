import type {Card, Suit} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import type {KingView} from './types.js';

const led = (view: KingView, words: Words): string => {
  const [lead] = view.trick;
  return lead ? words.t('suit', {suit: lead.card[1] as Suit}) : '';
};

/** The sentences of the King family in English; those that can wait are in `words.rest.en.ts`. */
export const en: Catalogue = {
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

  'king/goal/trick': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/omnibus': '',

  'king/out': 'still out',
  'king/out-count': ({n}: {n: number}) => `${n} still out`,
  'king/tricks-left': ({n}: {n: number}, words) =>
    words.count(n, {one: 'trick left', other: 'tricks left'}),
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Deal ${deal} of ${of}`,
  'king/deal': ({deal}: {deal: number}) => `Deal ${deal}`,

  'king/follow-suit': ({view}: {view: KingView}, words) => `follow ${led(view, words)}`,
  'king/heart-lead-ban': 'no heart may be led while you hold another suit',
  'king/forced-king': 'the king of hearts must go when you cannot follow',

  'king/your-lead': 'Your lead',
  'king/lead-anything': 'Any card may be led',
  'king/lead-no-heart': 'No heart while you hold another suit',
  'king/your-turn-follow': 'Your turn, follow',
  'king/your-turn-discard': 'Your turn, any card',
  'king/must-king': 'Your turn, the king must go',
  'king/winning': ({name, card}: {name: string; card: Card}, words) =>
    name === words.t('you')
      ? `You are winning with the ${words.t('rank', {rank: card})}`
      : `${name} is winning with the ${words.t('rank', {rank: card})}`,
  'king/to-play': ({name}: {name: string}) => `${name} to play`,
  'king/leads': ({name}: {name: string}, words) =>
    name === words.t('you') ? 'You lead' : `${name} leads`,
  'king/trick-to': ({name}: {name: string}, words) =>
    name === words.t('you') ? 'Trick to you' : `Trick to ${name}`,
  'king/trick-worth': ({points}: {points: number}, words) =>
    points === 0 ? 'Nothing in it' : `${words.points(points)} in it`,
  'king/early': 'Nothing left to win',
  'king/early-why': 'The deal ends here',
};
