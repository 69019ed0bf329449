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
  'game/king-custom': 'Custom King',
  'game/king-minsk': 'Minsk King',
  'game/king-domino': 'Domino King',
  'game/king-jokers': 'King with Jokers',
  'game/king-trade': 'King with Trade',
  'game/king-omnibus': 'Omnibus',
  'game/king-atomic': 'Atomic King',
  'game/king-short': 'Short King',
  'game/king-long': 'Long King',
  'game/king-preference': 'Lady’s Preference',

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
  'king/contract/open': 'To be chosen',
  'king/contract/praise': 'Praise',
  'king/contract/winning-back': 'Winning back',
  'king/contract/hearts-and-jokers': 'Hearts and jokers',
  'king/contract/no-spades': 'No spades',
  'king/contract/no-diamonds': 'No diamonds',
  'king/contract/no-clubs': 'No clubs',

  'king/goal/trick': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/last2': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, words) => `each jack ${words.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, words) => `each queen ${words.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, words) => `${words.points(pts)}, once`,
  'king/goal/JK': ({pts}: {pts: number}, words) => `jacks, kings ${words.points(pts)}`,
  'king/goal/many': 'all six at once',
  'king/goal/omnibus': '',
  'king/goal/open': '',
  'king/goal/hearts-and-jokers': ({pts}: {pts: number}, words) =>
    `each its spots, joker ${words.points(pts * 20)}`,

  'king/out': 'still out',
  'king/out-count': ({n}: {n: number}) => `${n} still out`,
  'king/tricks-left': ({n}: {n: number}, words) =>
    words.count(n, {one: 'trick left', other: 'tricks left'}),
  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Deal ${deal} of ${of}`,
  'king/deal': ({deal}: {deal: number}) => `Deal ${deal}`,

  'king/follow-suit': ({view}: {view: KingView}, words) => `follow ${led(view, words)}`,
  'king/heart-lead-ban': 'no heart may be led while you hold another suit',
  'king/forced-king': 'the king of hearts must go when you cannot follow',

  'king/trump/none': 'No trump',
  'king/trump/last': 'By the last card',
  'king/do/draw': 'Draw a card',
  'king/do/fold': 'Fold',
  'king/ask/ordering': 'Choose a contract',
  'king/ask/calling': 'Call the trump',
  'king/ask/bidding': 'Bid or fold',
  'king/ask/naming': 'Name the suit that costs',
  'king/ask/talon': 'Lay two cards away',
  'king/ask/drawing': 'You must draw',
  'king/suit-lead-ban': 'the named suit may not be led while you hold another',
  'king/trump-lead-ban': 'only the player who ordered may lead a trump while holding other cards',
  'king/must-trump': 'a trump must be played when you cannot follow',
  'king/order-first': 'a contract has to be ordered first',
  'king/call-first': 'the trump has to be called first',
  'king/bid-first': 'the auction comes first',
  'king/name-first': 'a suit has to be named first',
  'king/lay-away-first': 'two cards have to be laid away first',
  'king/draw-first': 'draw until you can follow',
  'king/already-ordered': 'you have ordered that already',
  'king/name-trump': 'a trump, or none, goes with it',
  'king/no-trump-here': 'no trump goes with it',
  'king/two-cards': 'two different cards are laid away',
  'king/scoring-card': 'cards that score in this deal may not be laid away',
  'king/bid-higher': 'a bid must be higher than the last',
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
