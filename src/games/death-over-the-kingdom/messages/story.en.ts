import {agree, does, listed, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';

type Count = Readonly<Record<'n', number>>;
/** The players whom a deed concerns. */
type Deed = Readonly<Record<'players', readonly Player[]>>;
type Players = Count & Deed;
type OneCard = Readonly<Record<'card', string>>;
/** The reader's place, points, and the rounds that brought them. */
type Own = Count & Readonly<Record<'place', number> & Record<'rounds', readonly number[]>>;
/** A card that has turned from one value to the other, and the card that is the cause. */
type Turned = OneCard & Readonly<Record<'cause', string> & Record<'value' | 'second', number>>;

const POINTS = {one: 'point', other: 'points'};

const doAll = ({players}: Players, verb: string): string =>
  players.length === 1
    ? does(players[0]!, verb)
    : `${players.map(({name}) => name).join(', ')} ${verb}`;
const card = (id: string, messages: Messages): string => messages.t('card', {card: id});
const a = (id: string, messages: Messages): string => {
  const name = card(id, messages);
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
};
/** The players who would win now, or only their number if there are many. */
const leaders = (players: readonly Player[], messages: Messages): string =>
  players.length > 2
    ? messages.lookup('kingdom/lead/several', {n: players.length})
    : listed(players);
const ENDINGS: Readonly<Record<number, string>> = {1: 'st', 2: 'nd', 3: 'rd'};
/** A place in words: 1st, 12th, 22nd. */
const nth = (n: number): string => {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${(teens ? undefined : ENDINGS[n % 10]) ?? 'th'}`;
};
/** Players as one subject: `you and Otto`. */
const together = (players: readonly Player[]): string =>
  listed(players).replace(/, (?=[^,]+$)/, ' and ');
const counted = (n: number, what: string): readonly string[] => (n > 0 ? [`${n} ${what}`] : []);

/** Sentences about a round and about the end of a match, in English. */
export const story = {
  // the line of the round
  'kingdom/line/order': ({first, last}: Readonly<Record<'first' | 'last', Player>>) =>
    `${does(first, 'act')} first; ${does(last, 'deal')} and ${agree(last, 'act')} last`,
  'kingdom/line/next': ({median}: {median: boolean}) =>
    `Round 2 pays the lowest card, round 3 ${median ? 'the middle one' : 'those between'}`,
  'kingdom/line/next-last': ({median}: {median: boolean}) =>
    `Round 3 pays ${median ? 'the middle card' : 'the cards between'}`,
  'kingdom/line/down': 'All cards are down',
  'kingdom/line/kept': (who: Players) => doAll(who, 'keep'),
  'kingdom/line/changed': (who: Players) => doAll(who, 'change'),
  'kingdom/line/swaps': ({other, ...who}: Player & Readonly<{other: Player}>) =>
    `${does(who, 'swap')} with ${whom(other)}`,
  'kingdom/line/counts': ({
    kept,
    changed,
    swapped,
  }: Readonly<Record<'kept' | 'changed' | 'swapped', number>>) =>
    [...counted(kept, 'kept'), ...counted(changed, 'changed'), ...counted(swapped, 'swapped')].join(
      ', ',
    ),
  'kingdom/line/later': ({players}: {players: readonly Player[]}) =>
    `Still to act: ${listed(players)}`,
  'kingdom/line/last': 'You are the last to act',
  'kingdom/line/shown': 'All cards are shown',
  'kingdom/line/cause': ({cause, value, second}: Turned, messages) => {
    const name = a(cause, messages);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} is here: ${value} → ${second}`;
  },
  'kingdom/line/turned': ({card: id, value, second, ...who}: Turned & Player, messages) =>
    `${whose(who)} ${card(id, messages)}: ${value} → ${second}`,
  'kingdom/line/turned-n': ({n}: Count) => `${n} cards turn`,
  'kingdom/line/nobody': 'Nobody scores',
  'kingdom/line/scored': ({n, players}: Players) =>
    `A point ${n === 1 ? '' : 'each '}for ${together(players)}`,
  'kingdom/line/took': ({n, players}: Players) =>
    `${doAll({n, players}, 'take')} a point${n === 1 ? '' : ' each'}`,
  'kingdom/reason/highest': ({n, value}: Count & {value: number}) =>
    n === 1 ? `${value} is the highest` : `${n} cards of ${value} are the highest`,
  'kingdom/reason/lowest': ({n, value}: Count & {value: number}) =>
    n === 1 ? `${value} is the lowest` : `${n} cards of ${value} are the lowest`,
  'kingdom/reason/median': ({value}: {value: number}) => `${value} is in the middle`,
  'kingdom/reason/between': ({low, high}: Readonly<Record<'low' | 'high', number>>) =>
    `All between ${low} and ${high}`,
  'kingdom/reason/nothing': ({low, high}: Readonly<Record<'low' | 'high', number>>) =>
    `Nothing lies between ${low} and ${high}`,
  'kingdom/mine/scored': ({value}: {value: number}) => `Your ${value} scores a point`,
  'kingdom/mine/not': ({value}: {value: number}) => `Your ${value} does not score`,
  'kingdom/mine/took': ({value}: {value: number}) => `Your ${value} takes a point`,
  'kingdom/mine/safe': ({value}: {value: number}) => `Your ${value} is safe`,
  'kingdom/lead/none': 'At the end, second most points win',
  'kingdom/lead/none-large': 'At the end, fewest points win',
  'kingdom/lead/several': ({n}: Count) => `${n} players`,
  'kingdom/lead/second': ({players, n}: Players, messages) =>
    `Second now: ${leaders(players, messages)} with ${messages.count(n, POINTS)}`,
  'kingdom/lead/fewest': ({players, n}: Players, messages) =>
    `Fewest now: ${leaders(players, messages)} with ${messages.count(n, POINTS)}`,
  'kingdom/would-win': 'would win now',

  // below an open card, about its use
  'kingdom/did/look': ({players}: Deed) => (players[0] ? `looked: ${listed(players)}` : 'looked'),
  'kingdom/did/take': ({players}: Deed) => `stole: ${listed(players)}`,
  'kingdom/did/juggle': ({players}: Deed) => `swapped: ${listed(players)}`,
  'kingdom/did/burn': ({players}: Deed) => `burned: ${listed(players)}`,

  // the panel of a card
  'kingdom/look-here': 'Here you see what a card does',
  'kingdom/now/dealer': 'You deal: you act last',
  'kingdom/now/first': 'You act first',
  'kingdom/now/picked': 'It will lie face down',
  'kingdom/now/from': ({name}: Player) => `You got this card from ${name}`,
  'kingdom/now/deck': 'You got this card from the deck',
  'kingdom/now/hand': 'This card was in your hand',
  'kingdom/now/known': (who: Players) => `${doAll(who, 'know')} your card`,
  'kingdom/now/known-all': 'Everybody knows your card',
  'kingdom/now/turns': (
    {value, second, name, card: id}: OneCard & {value: number; second: number} & Player,
    messages,
  ) => `${value} turns to ${second}: ${name} shows ${a(id, messages)}`,
  'kingdom/now/stays': ({value, cards}: {value: number; cards: readonly string[]}, messages) =>
    `Stays ${value}: nobody else shows ${cards.map((id) => a(id, messages)).join(' or ')}`,
  'kingdom/now/stays-for': (
    {value, name, card: id}: OneCard & {value: number} & Player,
    messages,
  ) => `Stays ${value}: ${name} shows ${a(id, messages)}`,

  // the end
  'kingdom/end/second': ({n, players}: Players) =>
    n === 1
      ? players[0]!.isReader
        ? 'You are second: you win'
        : `${players[0]!.name} is second and wins`
      : `Second place shared: ${together(players)}`,
  'kingdom/end/fewest': ({n, players}: Players) =>
    n === 1
      ? `${does(players[0]!, 'win')} with the fewest points`
      : `Winners: ${together(players)}`,
  'kingdom/end/nobody': 'Nobody wins',
  'kingdom/end/say': (
    {players, n, points, winners}: Players & Readonly<Record<'points' | 'winners', number>>,
    messages,
  ) => {
    const take = winners === 1 ? agree(players[0]!, 'take') : 'take';
    return `${messages.count(points, POINTS)} would be too many: with ${n}, ${together(players)} ${take} second place, and the kingdom`;
  },
  'kingdom/end/own': ({place, n, rounds}: Own, messages) =>
    n === 0
      ? 'You took no point.'
      : `You came ${nth(place)}: ${messages.count(n, POINTS)}, in ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ').replace(/, (?=\d+$)/, ' and ')}.`,
  'kingdom/end/own-place': ({place, n}: Count & {place: number}, messages) =>
    `You came ${nth(place)}, with ${messages.count(n, POINTS)}.`,
  'kingdom/end/place': 'second place',
  'kingdom/end/too-many': 'too many',
  'kingdom/end/turn': ({at, players, n}: Players & {at: number}, messages) =>
    `In turn ${at} ${together(players)} came second, with ${messages.count(n, POINTS)}.`,
  'kingdom/end/turn-over': ({n, at, enough}: Count & Record<'at' | 'enough', number>, messages) =>
    `${messages.count(n, POINTS)} too many, from turn ${at} on: with ${enough} you would be second.`,
  'kingdom/end/turn-lost': ({at, players, n}: Players & {at: number}, messages) =>
    `Until turn ${at} you were second; then ${listed(players)} ${players[1] ? 'were' : 'was'}, with ${messages.count(n, POINTS)}.`,
  'kingdom/end/round': ({at, players}: Players & {at: number}) =>
    `From round ${at} on, ${listed(players)} had the fewest points.`,
  'kingdom/end/round-lost': ({at, players}: Players & {at: number}) =>
    `Until round ${at} you had the fewest points; then ${listed(players)} did.`,
} satisfies GameCatalogue;
