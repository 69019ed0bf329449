import {does, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player, PluralForms} from '../../../i18n/index.js';

const SUITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  S: ['spade', 'Spades'],
  H: ['heart', 'Hearts'],
  D: ['diamond', 'Diamonds'],
  C: ['club', 'Clubs'],
};
const HEARTS: PluralForms = {one: 'heart', other: 'hearts'};

/** English sentences of the first deals that teach the games of the family; fetched with them. */
export const en = {
  'king/learn/goal': 'Avoid red, catch green',
  'king/learn/goal/why': 'Only these count; all other cards are free.',
  'king/learn/follow': ({suit}: {suit: string}) => `${SUITS[suit]![1]} were led: you must play one`,
  'king/learn/follow/why': 'The first card of a trick decides its suit.',
  'king/learn/follow/low': 'A low one leaves the trick to somebody else.',
  'king/learn/highest': ({suit, n}: {suit: string; n: number}) =>
    `The highest ${SUITS[suit]![0]} takes all ${n === 3 ? 'three' : 'four'}`,
  'king/learn/highest/why': (who: Player) => `So they go to ${whom(who)}.`,
  'king/learn/free': 'No red price: free',
  'king/learn/free/why': (who: Player) => `${whose(who, 'Your')} score stays 0.`,
  'king/learn/give': (who: Player) => `You have none: give ${whom(who)} a heart`,
  'king/learn/give/why': (who: Player) => `The card is yours to choose; ${whom(who)} pays for it.`,
  'king/learn/art': 'That is the whole art',
  'king/learn/art/why': (who: Player) => `${does(who, 'pay')} for your heart. Now play on.`,
  'king/learn/took': (
    {hearts, queen, ten, points}: {hearts: number; queen: boolean; ten: boolean; points: number},
    messages,
  ) => {
    const things = [
      ...(hearts > 0 ? [messages.count(hearts, HEARTS)] : []),
      ...(queen ? ['the queen'] : []),
      ...(ten ? ['the ten'] : []),
    ];
    const last = things.pop() ?? 'nothing that counts';
    const all = things.length > 0 ? `${things.join(', ')} and ${last}` : last;
    return `You took ${all}: ${messages.points(points)}`;
  },
  'king/learn/queen': (who: Player) => `${does(who, 'took', 'took')} the queen.`,
  'king/learn/next': 'Next time, give the queen to somebody else.',
  'king/learn/jokers': 'Avoid hearts and the joker',
  'king/learn/jokers/why': 'A heart costs what it shows, an ace 14, the joker 20.',
  'king/learn/trade': 'Avoid hearts: each costs 1',
  'king/learn/trade/why': (who: Player) => `${does(who, 'bid', 'bid')} most, and named them.`,
  'king/learn/cost': ({points}: {points: number}, messages) =>
    points < 0 ? `Your cards cost ${messages.number(-points)}` : 'You took nothing that costs',
  'king/learn/next-hearts': 'Give away early what would cost you.',

  // tricks to avoid
  'king/learn/no-tricks': 'Take no tricks',
  'king/learn/no-tricks/why': ({points}: {points: number}, messages) =>
    `Each costs ${messages.number(-points)}, whatever cards are in it.`,
  'king/learn/paid': ({points, ...who}: Player & {points: number}, messages) =>
    `${does(who, 'pay')} ${messages.number(points)} for the trick`,
  'king/learn/paid/why': 'The others pay nothing.',
  'king/learn/away': 'You have none: throw an ace away',
  'king/learn/away/why': (who: Player) => `It cannot win now; the trick goes to ${whom(who)}.`,
  'king/learn/draw': 'You have none: draw until one comes',
  'king/learn/draw/why': 'All that you draw stays in your hand.',
  'king/learn/draw/art': 'Keep low cards of every suit. Now play on.',
  'king/learn/no-tricks/art': 'Stay low, and throw high cards away. Now play on.',
  'king/learn/took-tricks': ({tricks, points}: {tricks: number; points: number}, messages) =>
    tricks === 0
      ? 'You took no trick'
      : `You took ${messages.count(tricks, {one: 'trick', other: 'tricks'})}: ${messages.points(points)}`,
  'king/learn/other-prices': 'Each deal has prices of its own. The top line shows them.',
} satisfies GameCatalogue;

/** The type of these messages in every language. */
export type FirstDealMessages = typeof en;
