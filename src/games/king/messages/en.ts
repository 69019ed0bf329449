import type {Card, Suit} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';
import type {KingView} from '../types.js';

/** The suit that was led; a joker is a heart. */
export const led = ({trick: [lead]}: KingView, messages: Messages): string =>
  lead ? messages.t('suit', {suit: lead.card.startsWith('*') ? 'H' : lead.card[1]!}) : '';

/** A card of a suit: `heart`. */
export const cardOf = (suit: Suit | null, messages: Messages): string =>
  messages.t('suit', {suit: suit!}).replace(/s$/, '');

const GOALS: Readonly<Record<string, string>> = {
  trick: 'each trick',
  last2: 'last trick and last but one, each',
  J: 'each jack',
  Q: 'each queen',
  K: 'each king',
  H: 'each heart',
  KH: 'king of hearts',
  QS: 'queen of spades',
  TD: '10 of diamonds',
  S: 'each spade',
  D: 'each diamond',
  C: 'each club',
  '*': 'each joker',
};

/** English messages of the King family; those for choices are in `choices.en.ts`. */
export const en = {
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
  'king/lead-no-heart': ({suit}: {suit: Suit}, messages) =>
    `No ${cardOf(suit, messages)} while you hold another suit`,
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
  'king/trick-worth': ({points}: {points: number}, messages) =>
    points === 0 ? 'Nothing in it' : `${messages.points(points)} in it`,
  'king/early': 'Nothing left to win',
  'king/early-why': 'The deal ends here',

  'option/earlyStop': 'Stop when nothing is left to win',
  'option/forcedKing': 'King of hearts must be discarded',
  'option/heartLeadBan': 'Hearts may not be led',
  'option/kingsAreBoys': 'Kings count as boys',

  'king/goal/last2': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, messages) => `each jack ${messages.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, messages) => `each queen ${messages.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, messages) => `${messages.points(pts)}, once`,
  'king/goal/JK': ({pts}: {pts: number}, messages) => `jacks, kings ${messages.points(pts)}`,
  'king/goal/many': 'all six at once',

  'king/term': ({key, pts}: {key: string; pts: number}, messages) =>
    `${GOALS[key] ?? key} ${messages.points(pts)}`,

  'king/say/dealt': (
    {deal, name, goal, leader}: {deal: number; name: string; goal: string; leader: string},
    messages,
  ) => `Deal ${deal}. ${name}: ${goal}. ${messages.lookup('king/leads', {name: leader})}.`,
  'king/say/taken': ({name, points}: {name: string; points: number}, messages) =>
    `${messages.t('trick/to', {name})}${points ? `: ${messages.points(points)}` : ''}.`,
  'king/say/early': 'Nothing left to win. The deal ends.',
  'king/say/slam': ({name}: {name: string}) => `${name}: took everything that counts.`,
  'king/say/scored': (
    {points, total, place}: {points: number; total: number; place: number},
    messages,
  ) =>
    `Deal over. You ${messages.points(points)}, total ${messages.points(total)}, ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? ''}.`,
  'king/say/scored-by': ({rows}: {rows: string}) => `Deal over. ${rows}.`,
  'king/say/over': ({names}: {names: string}, messages) =>
    names === messages.t('you') ? 'Game over. You win.' : `Game over. Winner: ${names}.`,
  'king/say/your-turn-led': (
    {suit, name, card}: {suit: Suit; name: string; card: Card},
    messages,
  ) =>
    `Your turn. ${capital(messages.t('suit', {suit}))} led, ${messages.lookup('king/ahead', {name, card})}.`,
  'king/ahead': ({name, card}: {name: string; card: Card}, messages) =>
    `${name === messages.t('you') ? 'you are' : name} winning with the ${messages.t('rank', {rank: card})}`,
  'king/say/your-lead': 'Your turn. You lead.',

  'king/read/nothing': 'Nothing yet.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `${n} to come.`,
  'king/read/out': ({cards}: {cards: string}) => `Still out: ${cards}`,
  'king/read/none-out': 'None still out.',

  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Deal ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/took': ({what}: {what: string}) => `took ${what}`,
  'king/took-nothing': 'took nothing',
  'king/place': 'Place',
  'king/player': 'Player',
  'king/this-deal': 'This deal',
  'king/total': 'Total',
  'king/ahead-by': ({name, points}: {name: string; points: number}, messages) =>
    name === messages.t('you') ? `You are ahead by ${points}` : `${name} is ahead by ${points}`,
  'king/level': 'Level at the top',
  'king/next-contract': ({name, goal}: {name: string; goal: string}) => `Next: ${name}, ${goal}`,
  'king/next-deal': 'Next deal',
  'king/to-limit': (
    {name, points, limit}: {name: string; points: number; limit: number},
    messages,
  ) =>
    name === messages.t('you')
      ? `You are ${points} away from ${messages.points(limit)}`
      : `${name} is ${points} away from ${messages.points(limit)}`,
  'king/all-deals-played': 'All deals have been played.',
  'king/limit-reached': 'A total has reached the limit.',
  'king/result': 'The match is over',
  'king/see-result': 'Result',
  'king/won': ({names, one}: {names: string; one: boolean}, messages) =>
    names === messages.t('you') ? 'You win' : one ? `${names} wins` : `Shared: ${names}`,
  'king/won-with': ({points, ahead}: {points: number; ahead: number}, messages) =>
    `With ${messages.points(points)}${ahead ? `, ${ahead} ahead` : ''}`,
  'king/rules/contract': 'Contract',
  'king/rules/points': 'Points',
  'king/rules/sum': 'In all',
  'king/last-trick-none': 'No trick has been taken in this deal yet.',
  'king/trick-of': ({n, of}: {n: number; of: number}) => `Trick ${n} of ${of}`,
  'king/taken-this-deal': 'Taken this deal',

  'king/why/tried': 'It comes out best of all that may be done.',
  'king/why/ordered': 'This hand suits it.',
  'king/why/bid': 'About what naming is worth.',
  'king/why/away': 'They help the hand least.',
  'king/why/must': 'Nothing else may be done.',
  'king/why/now': 'This trick costs something, but less than a later one would.',
  'king/why/only': 'The only card that may be played.',
  // Messages about another player's card use only what everybody has seen.
  'king/why/only/other': ({card, view}: {card: Card; view: KingView}) =>
    !view.trick[0]
      ? 'A lead.'
      : view.trick[0].card[1] === card[1]
        ? 'It follows suit.'
        : 'Void in the suit led.',
  'king/why/keep/other': 'It may go; nothing better would come of another.',
  'king/why/duck': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} stays under the card that is winning.`,
  'king/why/dump': ({card}: {card: Card}, messages) =>
    `Void in the suit led: a good moment to part with the ${messages.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} takes what this trick is worth.`,
  'king/why/lead-low': 'A low lead is likely to leave the trick to somebody else.',
  'king/why/lead-high': 'A high lead is likely to win.',
  'king/why/safe': 'This trick costs nothing, so a high card may go.',
  'king/why/keep': 'The strong cards are worth keeping.',
} satisfies GameCatalogue;

/** The keys of these messages and the values that they take. */
export type KingMessages = typeof en;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
