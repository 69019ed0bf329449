import type {Card, Suit} from '../../../cards/index.js';
import {capital, does} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';
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

/** The values of an aim: whether it pays, how much, and the number of tricks. */
type Aim = Readonly<{pays: boolean; n: number; of: number}>;

const PARTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  J: ['a jack', 'jacks'],
  Q: ['a queen', 'queens'],
  K: ['a king', 'kings'],
  S: ['a spade', 'spades'],
  H: ['a heart', 'hearts'],
  D: ['a diamond', 'diamonds'],
  C: ['a club', 'clubs'],
  joker: ['the joker', 'jokers'],
};
const SINGLE: Readonly<Record<string, string>> = {
  KH: 'the king',
  QS: 'the queen',
  TD: 'the ten',
  last2: 'one of the last two',
};

/** A kind of thing in a trick or a pile: `4 hearts`, `the queen`. */
function partOf(key: string, n: number): string {
  if (key === 'trick') return n === 1 ? 'the trick' : `${n} tricks`;
  const [one, many] = PARTS[key] ?? [];
  return SINGLE[key] ?? (n === 1 ? one! : `${n} ${many!}`);
}

/** `4 hearts, a jack and the trick`. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;

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
  'king/contract/negative-jumble': 'Everything costs',
  'king/contract/take-tricks': 'Take tricks',
  'king/contract/take-boys': 'Take boys',
  'king/contract/take-girls': 'Take girls',
  'king/contract/take-hearts': 'Take hearts',
  'king/contract/take-king': 'Take the king',
  'king/contract/take-last-two': 'Take the last two',
  'king/contract/positive-jumble': 'Everything pays',
  'king/contract/omnibus': 'Omnibus',

  'king/goal/trick': ({pts}: {pts: number}, messages) => `each ${messages.points(pts)}`,
  'king/goal/omnibus': '',

  'king/out': 'still in play',
  'king/tricks-left': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'trick left', other: 'tricks left'}),
  'king/tricks-so-far': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'trick so far', other: 'tricks so far'}),
  'king/trick-counts': ({n, of}: {n: number; of: number}) => `trick ${n} of ${of} counts`,
  'king/trick-free': ({n, of}: {n: number; of: number}) => `trick ${n} of ${of} is free`,
  'king/counts': ({points}: {points: number}, messages) => `counts ${messages.points(points)}`,
  'king/free': 'free',
  'king/trump-suit': ({suit}: {suit: Suit}, messages) => `${messages.t('suit', {suit})} trump`,
  'king/each-pts': ({points}: {points: number}, messages) => `${messages.points(points)} each`,
  'king/trump-caption': 'trump',
  'king/no-trump-caption': 'no trump',
  'king/paid': ({name, points}: Player & {points: number}) => `${name} paid ${points}`,
  'king/bazaar-n': ({n}: {n: number}) => `bazaar ${n}`,
  'king/avoid': 'avoid',
  'king/take': 'take',
  'king/ordered-by': ({name, isReader}: Player) => (isReader ? 'your choice' : `chosen by ${name}`),
  'king/called-by': ({name}: Player) => `called by ${name}`,
  'king/part': ({key, n}: {key: string; n: number}) => partOf(key, n),
  'king/trick-sum': (
    {parts, points, ...who}: Player & {parts: readonly string[]; points: number},
    messages,
  ) =>
    `${messages.t('trick/to', who)}${parts.length > 0 ? `: ${listed(parts)}` : ''}${points ? `, ${messages.points(points)}` : ''}`,
  'king/chase': ({part, ...who}: Player & {part: string}) =>
    `${does(who, 'are', 'is')} after all fifteen: take ${part} to stop that`,
  'king/chase-own': ({n, points}: {n: number; points: number}, messages) =>
    `All fifteen pay ${messages.points(points)}: ${messages.number(n)} to go`,
  'king/slam': ({name, points}: Player & {points: number | null}, messages) =>
    `${name} took all fifteen${points === null ? '' : `: ${messages.points(points)}`}`,
  'king/fell-to-you': ({part, points}: {part: string; points: number}, messages) =>
    `${capital(part)} is yours: ${messages.points(points)}`,
  'king/you-gave': ({name, part, points}: Player & {part: string; points: number}, messages) =>
    `You gave ${name} ${part}: ${messages.points(points)}`,
  'king/trick-parts': ({parts}: {parts: readonly string[]}) => capital(listed(parts)),
  'king/highest': ({card}: {card: Card}, messages) =>
    `The ${messages.t('rank', {rank: card})} was highest`,
  'king/trumped': 'A trump was highest',
  'king/end': ({limit, deals}: {limit?: number; deals?: number}, messages) =>
    `${limit ? `The match ends at ${messages.points(limit)};` : `After ${deals} deals`} the highest total wins`,

  'king/aim/trick': ({pays, n}: Aim) => `Every trick you take ${pays ? 'pays' : 'costs'} ${n}`,
  'king/aim/J': ({pays, n}: Aim) => `Each jack you take ${pays ? 'pays' : 'costs'} ${n}`,
  'king/aim/JK': ({pays, n}: Aim) =>
    `Each jack and each king you take ${pays ? 'pays' : 'costs'} ${n}`,
  'king/aim/Q': ({pays, n}: Aim) => `Each queen you take ${pays ? 'pays' : 'costs'} ${n}`,
  'king/aim/H': ({pays, n}: Aim) => `Each heart you take ${pays ? 'pays' : 'costs'} ${n}`,
  'king/aim/KH': ({pays}: Aim) => `One card ${pays ? 'pays' : 'costs'}: the king of hearts`,
  'king/aim/last2': ({pays, of}: Aim) =>
    of
      ? `Only tricks ${of - 1} and ${of} ${pays ? 'pay' : 'cost'}`
      : `Only the last two tricks ${pays ? 'pay' : 'cost'}`,
  'king/aim/many': ({pays}: Aim) => `All six at once; a card may ${pays ? 'pay' : 'cost'} twice`,
  'king/aim/omnibus': 'Hearts and the queen cost, the ten pays',
  'king/tag/ban': 'not led',
  'king/tag/forced': 'must go',
  'king/tag/trump': ({suit}: {suit: Suit}, messages) =>
    `${messages.t('suit', {suit})} beat every other suit`,
  'king/tag/must-trump': 'void must trump',
  'king/tag/draws': 'no suit: draw',
  'king/law/ban': ({suit}: {suit: Suit}, messages) =>
    `No ${cardOf(suit, messages)} may be led while you hold another suit.`,
  'king/law/forced': 'A player who cannot follow must play the king of hearts.',

  'king/deal-of': ({deal, of}: {deal: number; of: number}) => `Deal ${deal} of ${of}`,
  'king/won-by': ({limit}: {limit?: number}, messages) =>
    `${limit ? `Ends at ${messages.points(limit)}: t` : 'T'}he most points win`,
  'king/deal': ({deal}: {deal: number}) => `Deal ${deal}`,
  'king/deal-until': ({deal, limit}: {deal: number; limit: number}, messages) =>
    `Deal ${deal}, to ${messages.points(limit)}`,

  'king/follow-suit': ({view}: {view: KingView}, messages) => `follow ${led(view, messages)}`,
  'king/heart-lead-ban': 'no heart may be led while you hold another suit',
  'king/forced-king': 'the king of hearts must go when you cannot follow',

  'king/your-lead': 'Your lead',
  'king/lead-anything': 'Any card may be led',
  'king/lead-no-heart': ({suit}: {suit: Suit}, messages) =>
    `No ${cardOf(suit, messages)} while you hold another suit`,
  'king/your-turn-follow': 'Your turn: play',
  'king/your-turn-discard': ({view}: {view: KingView}, messages) =>
    `No ${led(view, messages)}: play any card`,
  'king/your-turn-trump': 'Your turn: play a trump',
  'king/must-king': 'Your turn: play the king',
  'king/winning': ({card, ...who}: Player & {card: Card}, messages) =>
    `${does(who, 'are', 'is')} winning with the ${messages.t('rank', {rank: card})}`,
  'king/to-play': ({name}: Player) => `${name} to play`,
  'king/leads': (who: Player) => does(who, 'lead'),
  'king/early': 'All that counts is taken',
  'king/early-why': 'The deal ends here',

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
    {deal, name, goal, leader}: {deal: number; name: string; goal: string; leader: Player},
    messages,
  ) => `Deal ${deal}. ${name}: ${goal}. ${messages.lookup('king/leads', leader)}.`,
  'king/say/taken': ({points, ...who}: Player & {points: number}, messages) =>
    `${messages.t('trick/to', who)}${points ? `: ${messages.points(points)}` : ''}.`,
  'king/say/counts': ({n, of}: {n: number; of: number}) => `Trick ${n} of ${of} counts.`,
  'king/say/this-deal': ({points}: {points: number}, messages) =>
    `This deal ${messages.points(points)}.`,
  'king/say/early': 'All that counts is taken. The deal ends.',
  'king/say/slam': ({name}: Player) => `${name} took everything that counts.`,
  'king/say/your-turn-led': ({suit, ...winning}: Player & {suit: Suit; card: Card}, messages) =>
    `Your turn. ${capital(messages.t('suit', {suit}))} led. ${messages.lookup('king/winning', winning)}.`,
  'king/say/your-lead': 'Your turn. You lead.',

  'king/read/nothing': 'Nothing yet.',
  'king/read/contract': ({name, terms}: {name: string; terms: string}) => `${name}: ${terms}.`,
  'king/read/to-come': ({n}: {n: number}) => `${n} to come.`,
  'king/read/out': ({cards}: {cards: string}) => `Not taken yet: ${cards}`,
  'king/read/none-out': 'All are taken.',

  'king/took-nothing': 'took nothing',
  'king/all-deals-played': 'All deals have been played.',
  'king/limit-reached': ({points, ...who}: Player & {points: number}, messages) =>
    `${does(who, 'are', 'is')} at ${messages.points(points)}: the match is over.`,
  'king/rules/contract': 'Contract',
  'king/rules/points': 'Points',
  'king/rules/sum': 'In all',
  'king/no-tricks-yet': 'No tricks yet',
  'king/trick-of': ({n, of}: {n: number; of: number}) => `Trick ${n} of ${of}`,
  'king/taken-so-far': 'Taken so far',
  'king/cost': 'Cost',
  'king/drew': ({n, ...who}: Player & {n: number}) => `${does(who, 'draw')} ${n}`,

  'king/why/tried': 'It works out best.',
  'king/why/must': 'There is no other choice.',
  'king/why/now': 'This trick costs less than a later one would.',
  'king/why/only': 'No other card may be played.',
  // Messages about another player's card use only what everybody has seen.
  'king/why/only/other': ({card, view}: {card: Card; view: KingView}) =>
    !view.trick[0]
      ? 'A lead.'
      : view.trick[0].card[1] === card[1]
        ? 'It follows suit.'
        : 'Void in the suit led.',
  'king/why/keep/other': 'No other card would do better.',
  'king/why/duck': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} stays under the card that is winning.`,
  'king/why/dump': ({card}: {card: Card}, messages) =>
    `Void in the suit led: a good moment to part with the ${messages.t('card', {card})}.`,
  'king/why/take': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} wins a trick that is likely to pay.`,
  'king/why/lead-low': 'This lead is likely to lose the trick.',
  'king/why/lead-high': 'This lead is likely to win.',
  'king/why/safe': 'This trick costs nothing: a high card can go.',
  'king/why/keep': 'The strong cards are worth keeping.',
} satisfies GameCatalogue;

/** The keys of these messages, with the values that they take. */
export type KingMessages = typeof en;
