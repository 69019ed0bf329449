import type {Card} from '../../../cards/index.js';
import {does, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import {ordinal} from '../../../i18n/ordinal.js';
import {options} from './options.en.js';

/** The values of every sentence of a deal's story. */
export type StoryValues = Player &
  Readonly<{
    /** A second player. */
    other: Player;
    n: number;
    points: number;
  }>;

/** Two players or more. */
const all = (players: readonly Player[]): string => {
  const names = players.map(({name}) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
};

const UNITS: Readonly<Record<string, string>> = {
  ...{J: 'jack', Q: 'queen', K: 'king', H: 'heart', S: 'spade', D: 'diamond', C: 'club'},
  ...{'*': 'joker', trick: 'trick'},
};
const NAMED: Readonly<Record<string, string>> = {
  slam: 'everything that counts',
  bid: 'bid',
  away: 'discarded',
  earlier: 'earlier tricks',
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The points that a player may expect of a choice, and of what it is compared with. */
type Expected = Readonly<{points: number; other: number}>;

/**
 * English messages that the first picture does without: the coach marks of the first games, and the
 * sentences about the end of a deal or a match.
 */
export const en = {
  ...options,
  // the aims, and the coach marks
  'aim/king-simple': 'Seven deals to avoid, seven to collect; most points win',
  'aim/king-threesome': 'Three players, thirty cards; most points win',
  'aim/king-custom': 'Choose each of the fourteen deals once; most points win',
  'aim/king-minsk': 'Choose six deals to avoid, three to collect; most points win',
  'aim/king-domino': 'When a total reaches −31, most points win',
  'aim/king-trade': 'The highest bid names a suit: its cards cost; most points win',
  'aim/king-atomic': 'Choose what to avoid and what to collect; most points win',
  'aim/king-short': 'Only fourteen deals, the first seven to avoid; most points win',
  'aim/king-long': 'All choose each of the fourteen deals once; most points win',
  'aim/king-preference': 'Seven deals to avoid, then deals to collect; most points win',
  'king/tip/goal': 'Take few of these',
  'king/tip/goal/why': 'The top line counts what is still in play.',
  'king/tip/goal-take': 'Take many of these',
  'king/tip/goal-both': 'Avoid minus, catch plus',
  'king/tip/raised': 'Play a raised card',
  'king/tip/raised/why': 'A lowered one says why not.',
  'king/tip/cost': ({points}: {points: number}) => `That trick cost you ${points}`,
  'king/tip/cost/why': 'Points of this deal are next to your name.',

  // the recommended choice
  'king/suggested': 'Suggested',
  'king/suggested/why': 'Why?',
  'king/why/ordered': ({points, other}: Expected, messages) =>
    `About ${messages.points(points)} with this hand; the average is ${messages.points(other)}.`,
  'king/why/called': ({points, other}: Expected, messages) =>
    `It may bring about ${messages.points(points)}; the next best call ${messages.points(other)}.`,
  'king/why/named': ({points, other}: Expected, messages) =>
    `It may cost you about ${messages.number(-points)}; the next best suit ${messages.number(-other)}.`,
  'king/why/away': ({points, other}: Expected, messages) =>
    `Without them, about ${messages.points(points)}; without the next best pair, ${messages.points(other)}.`,
  'king/why/hand': 'A beginner judges by the hand alone.',
  'king/why/bid': ({n}: {n: number}) => `Naming the suit is worth about ${n} to you.`,
  'king/why/pass': ({n}: {n: number}) =>
    n === 0
      ? 'Naming the suit is worth nothing to you.'
      : `Naming the suit is worth only about ${n} to you.`,

  // the end of a deal
  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Deal ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/place': 'Place',
  'king/player': 'Player',
  'king/this-deal': 'This deal',
  'king/total': 'Total',
  'king/clean': 'nothing that counts',
  'king/group': ({kind, count}: {kind: string; count: number}, messages) => {
    const unit = UNITS[kind];
    if (unit) return messages.count(count, {one: unit, other: `${unit}s`});
    if (kind === 'last2') return `trick ${count}`;
    if (kind === 'both last') return `tricks ${count} and ${count + 1}`;
    return NAMED[kind] ?? messages.t('card', {card: kind as Card});
  },
  'king/ahead-since': ({deal, ...who}: Player & {deal: number}) =>
    `${does(who, 'are', 'is')} ahead from ${deal === 1 ? 'the first deal' : `deal ${deal}`} on`,
  'king/brings': ({points, ...who}: Player & {points: number}, messages) =>
    `${whom(who)}: ${messages.points(points)}`,
  'king/brings-first': ({points, ...who}: Player & {points: number}, messages) =>
    `${whom(who)}, in the lead: ${messages.points(points)}`,
  'king/strip': 'All tricks, with their takers',
  'king/strip-trick': ({n, points, ...who}: Player & {n: number; points: number}, messages) =>
    `Trick ${n} to ${whom(who)}${points ? `, ${messages.points(points)}` : ''}`,
  'king/tricks': 'Tricks',
  'king/ahead-by': ({points, ...who}: Player & {points: number}) =>
    `${does(who, 'are', 'is')} ahead by ${points}`,
  'king/level': ({players}: {players: readonly Player[]}) => `${all(players)} lead together`,
  'king/next-contract': ({name, goal}: {name: string; goal: string}) =>
    `Next: ${name}${goal ? `, ${goal}` : ''}`,
  'king/next-deal': 'Next deal',
  'king/to-limit': ({points, limit, ...who}: Player & {points: number; limit: number}, messages) =>
    `${does(who, 'are', 'is')} ${points} away from ${messages.points(limit)}`,

  'king/see-result': 'Result',
  'king/won': ({players}: {players: readonly Player[]}) => {
    if (!players[1]) return does(players[0]!, 'win');
    return `${all(players)} win`;
  },
  'king/won-with': ({points, ahead}: {points: number; ahead: number}, messages) =>
    `With ${messages.points(points)}${ahead ? `, ${ahead} ahead` : ''}`,
  'king/came': ({place}: {place: number}) => `You came ${ordinal(place)}`,
  'king/best-deal': ({deal, points}: {deal: number; points: number}, messages) =>
    `Your best deal: the ${ordinal(deal)}, ${messages.points(points)}`,
  'king/lost-to-queens': ({n, points}: {n: number; points: number}, messages) =>
    `You lost it to ${n === 1 ? 'the queen' : messages.count(n, {one: 'queen', other: 'queens'})}: ${messages.points(points)}`,
  'king/lost-in-deal': ({deal, points}: {deal: number; points: number}, messages) =>
    `You lost it in the ${ordinal(deal)} deal: ${messages.points(points)}`,
  'king/totals': 'Totals, deal by deal',

  'king/say/scored': (
    {points, total, place, of}: {points: number; total: number; place: number; of: number},
    messages,
  ) =>
    `Deal over. You ${messages.points(points)}, total ${messages.points(total)}, ${PLACES[place - 1] ?? ''} of ${NUMBERS[of] ?? of}.`,
  'king/say/scored-by': ({rows}: {rows: string}) => `Deal over. ${rows}.`,
  'king/say/over': (
    {players, place}: {players: readonly Player[]; place?: number | undefined},
    messages,
  ) => {
    const came = place === undefined ? '' : ` You came ${PLACES[place - 1] ?? ''}.`;
    return `${messages.lookup('king/won', {players})}.${came}`;
  },

  'king/story/slam': ({name, points}: StoryValues, messages) =>
    `${name} took everything that counts, ${messages.points(points)}.`,
  'king/story/king1': (who: StoryValues) =>
    `The king fell to ${whom(who)} in the very first trick.`,
  'king/story/kingLast': (who: StoryValues) =>
    `The king stayed in hand to the end and went to ${whom(who)}.`,
  'king/story/kingIn': ({n, ...who}: StoryValues) => `The king went to ${whom(who)} in trick ${n}.`,
  'king/story/lastBoth': (who: StoryValues) => `The last two both went to ${whom(who)}.`,
  'king/story/lastSplit': ({other, ...who}: StoryValues) =>
    `The last two went to ${whom(who)} and ${whom(other)}.`,
  'king/story/joker': ({n, points, ...who}: StoryValues) =>
    `${n > 1 ? 'A' : 'The'} joker fell on another suit and cost ${whom(who)} ${points}.`,
  'king/story/jokerRank': ({n, ...who}: StoryValues) =>
    `${n > 1 ? 'A' : 'The'} joker fell in a heart trick to ${whom(who)}.`,
  'king/story/queenTen': (who: StoryValues) => `Queen and ten both went to ${whom(who)}.`,
  'king/story/tenKept': ({name}: StoryValues) => `${name} kept the ten.`,
  'king/story/ten': (who: StoryValues) => `The ten went to ${whom(who)}.`,
  'king/story/queen': ({n, ...who}: StoryValues) => `The queen fell to ${whom(who)} in trick ${n}.`,
  'king/story/bidGood': ({n, ...who}: StoryValues) => `${whose(who, 'Your')} bid of ${n} paid off.`,
  'king/story/bidBad': ({name, points}: StoryValues, messages) =>
    `${name} named the suit and paid most of all, ${messages.points(points)}.`,
  'king/story/noBid': 'Nobody bid, so hearts cost.',
  'king/story/ordGood': ({points, ...who}: StoryValues, messages) =>
    `The choice paid off: ${whom(who)} did best, ${messages.points(points)}.`,
  'king/story/ordBad': ({name, points}: StoryValues, messages) =>
    `${name} chose it and did worst, ${messages.points(points)}.`,
  'king/story/ruffs': ({n}: StoryValues) => `${n} tricks were trumped.`,
  'king/story/dear': ({n, points, ...who}: StoryValues, messages) =>
    `One trick decided it: trick ${n}, ${messages.points(points)} for ${whom(who)}.`,
  'king/story/half': (who: StoryValues) => `More than half of them went to ${whom(who)}.`,
  'king/story/even': 'Evenly shared: all scored the same.',
  'king/story/clean': (who: StoryValues) => `Only ${whom(who)} stayed clean.`,
  'king/story/one': ({points, ...who}: StoryValues, messages) =>
    `All of it fell on ${whom(who)}, ${messages.points(points)}.`,
  'king/story/empty': (who: StoryValues) => `Only ${whom(who)} got nothing.`,
  'king/story/pass': (who: StoryValues) => `${does(who, 'move')} into the lead.`,
  'king/story/best': ({points, ...who}: StoryValues, messages) =>
    `${does(who, 'did', 'did')} best${points ? `, ${messages.points(points)}` : ''}.`,
  'king/story/worst': ({points, ...who}: StoryValues, messages) =>
    `${does(who, 'did', 'did')} worst${points ? `, ${messages.points(points)}` : ''}.`,
  'king/story/early': ({n}: StoryValues) => `It was over after trick ${n}.`,
  'king/story/late': ({n}: StoryValues) => `Nothing fell before trick ${n}.`,
  'king/story/lead': ({points, ...who}: StoryValues) =>
    `${does(who, 'lead')} the match by ${points}.`,
  'king/story/tie': ({name, other}: StoryValues) => `${name} and ${whom(other)} share the lead.`,
} satisfies GameCatalogue;

/** The keys of these messages, with the values that they take. */
export type DeferredMessages = typeof en;
