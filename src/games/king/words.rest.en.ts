import type {Card, Suit} from '../../cards/index.js';
import type {Catalogue} from '../../words/index.js';
import type {KingView} from './types.js';

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

/** Those that no table needs before its first card is played: summary, readings, hints, what is said. */
export const en: Catalogue = {
  'option/earlyStop': 'Stop when nothing is left to win',
  'option/forcedKing': 'King of hearts must be discarded',
  'option/heartLeadBan': 'Hearts may not be led',
  'option/kingsAreBoys': 'Kings count as boys',

  'king/goal/last2': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/J': ({pts}: {pts: number}, words) => `each jack ${words.points(pts)}`,
  'king/goal/Q': ({pts}: {pts: number}, words) => `each queen ${words.points(pts)}`,
  'king/goal/H': ({pts}: {pts: number}, words) => `each ${words.points(pts)}`,
  'king/goal/KH': ({pts}: {pts: number}, words) => `${words.points(pts)}, once`,
  'king/goal/JK': ({pts}: {pts: number}, words) => `jacks, kings ${words.points(pts)}`,
  'king/goal/many': 'all six at once',

  'king/term': ({key, pts}: {key: string; pts: number}, words) =>
    `${GOALS[key] ?? key} ${words.points(pts)}`,

  'king/say/dealt': (
    {deal, name, goal, leader}: {deal: number; name: string; goal: string; leader: string},
    words,
  ) => `Deal ${deal}. ${name}: ${goal}. ${words.t('king/leads', {name: leader})}.`,
  'king/say/taken': ({name, points}: {name: string; points: number}, words) =>
    `${words.t('king/trick-to', {name})}${points ? `: ${words.points(points)}` : ''}.`,
  'king/say/early': 'Nothing left to win. The deal ends.',
  'king/say/slam': ({name}: {name: string}) => `${name}: took everything that counts.`,
  'king/say/scored': (
    {points, total, place}: {points: number; total: number; place: number},
    words,
  ) =>
    `Deal over. You ${words.points(points)}, total ${words.points(total)}, ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? ''}.`,
  'king/say/scored-by': ({rows}: {rows: string}) => `Deal over. ${rows}.`,
  'king/say/over': ({names}: {names: string}, words) =>
    names === words.t('you') ? 'Game over. You win.' : `Game over. Winner: ${names}.`,
  'king/say/your-turn-led': ({suit, name, card}: {suit: Suit; name: string; card: Card}, words) =>
    `Your turn. ${capital(words.t('suit', {suit}))} led, ${words.t('king/ahead', {name, card})}.`,
  'king/ahead': ({name, card}: {name: string; card: Card}, words) =>
    `${name === words.t('you') ? 'you are' : name} winning with the ${words.t('rank', {rank: card})}`,
  'king/say/your-lead': 'Your turn. You lead.',

  'king/read/nothing': 'Nothing yet.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `${n} to come.`,
  'king/read/out': ({cards}: {cards: string}) => `Still out: ${cards}.`,
  'king/read/none-out': 'None still out.',

  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Deal ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/took': ({what}: {what: string}) => `took ${what}`,
  'king/took-nothing': 'took nothing',
  'king/place': 'Place',
  'king/player': 'Player',
  'king/this-deal': 'This deal',
  'king/total': 'Total',
  'king/ahead-by': ({name, points}: {name: string; points: number}, words) =>
    name === words.t('you') ? `You are ahead by ${points}` : `${name} is ahead by ${points}`,
  'king/level': 'Level at the top',
  'king/next-contract': ({name, goal}: {name: string; goal: string}) => `Next: ${name}, ${goal}`,
  'king/next-deal': 'Next deal',
  'king/to-limit': ({name, points, limit}: {name: string; points: number; limit: number}, words) =>
    name === words.t('you')
      ? `You are ${points} away from ${words.points(limit)}`
      : `${name} is ${points} away from ${words.points(limit)}`,
  'king/all-deals-played': 'All deals have been played.',
  'king/limit-reached': 'A total has reached the limit.',
  'king/result': 'The match is over',
  'king/see-result': 'Result',
  'king/won': ({names, one}: {names: string; one: boolean}, words) =>
    names === words.t('you') ? 'You win' : one ? `${names} wins` : `Shared: ${names}`,
  'king/won-with': ({points, ahead}: {points: number; ahead: number}, words) =>
    `With ${words.points(points)}${ahead ? `, ${ahead} ahead` : ''}`,
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
  // What is said of somebody else's card keeps to what everybody has seen.
  'king/why/only/other': ({card, view}: {card: Card; view: KingView}) =>
    !view.trick[0]
      ? 'A lead.'
      : view.trick[0].card[1] === card[1]
        ? 'It follows suit.'
        : 'Void in the suit led.',
  'king/why/keep/other': 'It may go; nothing better would come of another.',
  'king/why/duck': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} stays under the card that is winning.`,
  'king/why/dump': ({card}: {card: Card}, words) =>
    `Void in the suit led: a good moment to part with the ${words.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, words) =>
    `The ${words.t('card', {card})} takes what this trick is worth.`,
  'king/why/lead-low': 'A low lead is likely to leave the trick to somebody else.',
  'king/why/lead-high': 'A high lead is likely to win.',
  'king/why/safe': 'This trick costs nothing, so a high card may go.',
  'king/why/keep': 'The strong cards are worth keeping.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
