import type {GameCatalogue, Messages} from '../../../i18n/index.js';

type Count = Readonly<Record<'n', number>>;
type Names = Count & Readonly<Record<'names', string>>;
type Named = Readonly<Record<'card', string>>;

const POINTS = {one: 'point', other: 'points'};

const isYou = (name: string, messages: Messages): boolean => name === messages.t('you');
const does = (name: string, messages: Messages, verb: string): string =>
  isYou(name, messages) ? `You ${verb}` : `${name} ${verb}s`;
/** Names within a sentence: `you, Otto`. */
const whom = (names: string, messages: Messages): string =>
  names
    .split(', ')
    .map((name) => (isYou(name, messages) ? 'you' : name))
    .join(', ');
/** Several do something, or one does: `Nora, Vera keep`, `Nora keeps`. */
const doAll = ({n, names}: Names, messages: Messages, verb: string): string =>
  n === 1 ? does(names, messages, verb) : `${names} ${verb}`;
const card = (id: string, messages: Messages): string => messages.t('card', {card: id});
const a = (id: string, messages: Messages): string => {
  const name = card(id, messages);
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
};
const counted = (n: number, what: string): readonly string[] => (n > 0 ? [`${n} ${what}`] : []);

/** What happens in a round, and how a match ends, in English. */
export const story = {
  // the line of the round
  'kingdom/line/order': ({first, last}: Readonly<Record<'first' | 'last', string>>, messages) =>
    `${does(first, messages, 'act')} first, ${whom(last, messages)} last`,
  'kingdom/line/next': ({median}: {median: boolean}) =>
    `Round 2 pays the lowest card, round 3 ${median ? 'the middle one' : 'those between'}`,
  'kingdom/line/next-last': ({median}: {median: boolean}) =>
    `Round 3 pays ${median ? 'the middle card' : 'the cards between'}`,
  'kingdom/line/down': 'All cards are down',
  'kingdom/line/kept': (who: Names, messages) => doAll(who, messages, 'keep'),
  'kingdom/line/changed': (who: Names, messages) => doAll(who, messages, 'change'),
  'kingdom/line/swaps': ({name, other}: Readonly<Record<'name' | 'other', string>>, messages) =>
    `${does(name, messages, 'swap')} with ${whom(other, messages)}`,
  'kingdom/line/counts': ({
    kept,
    changed,
    swapped,
  }: Readonly<Record<'kept' | 'changed' | 'swapped', number>>) =>
    [...counted(kept, 'kept'), ...counted(changed, 'changed'), ...counted(swapped, 'swapped')].join(
      ', ',
    ),
  'kingdom/line/later': ({names}: {names: string}, messages) =>
    `Still to act: ${whom(names, messages)}`,
  'kingdom/line/last': 'You are the last to act',
  'kingdom/line/shown': 'All cards are shown',
  'kingdom/line/turned': (
    {name, card: id, value}: Named & {name: string; value: number},
    messages,
  ) => `${isYou(name, messages) ? 'your' : `${name}’s`} ${card(id, messages)} turns to ${value}`,
  'kingdom/line/turned-n': ({n}: Count) => `${n} cards turn`,
  'kingdom/line/nobody': 'Nobody scores',
  'kingdom/line/scored': ({n, names}: Names, messages) =>
    `A point ${n === 1 ? '' : 'each '}for ${whom(names, messages)}`,
  'kingdom/line/took': ({n, names}: Names, messages) =>
    n === 1 ? `${does(names, messages, 'take')} a point` : `${names} take a point each`,
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
  'kingdom/lead/none': 'In the end the second most points win',
  'kingdom/lead/none-large': 'In the end the fewest points win',
  'kingdom/lead/several': ({n}: Count) => `${n} players`,
  'kingdom/lead/second': ({names, n}: Names, messages) =>
    `Second now: ${whom(names, messages)} with ${messages.count(n, POINTS)}`,
  'kingdom/lead/fewest': ({names, n}: Names, messages) =>
    `Fewest now: ${whom(names, messages)} with ${messages.count(n, POINTS)}`,
  'kingdom/would-win': 'would win now',

  // below an open card that was used
  'kingdom/did/look': ({name}: {name: string}) => (name ? `looked: ${name}` : 'looked'),
  'kingdom/did/take': ({name}: {name: string}) => `stole: ${name}`,
  'kingdom/did/juggle': ({name}: {name: string}) => `swapped: ${name}`,
  'kingdom/did/burn': ({name}: {name: string}) => `burned: ${name}`,

  // the panel of a card
  'kingdom/look-here': 'Each card tells here what it does',
  'kingdom/now/dealer': 'You deal: you act last',
  'kingdom/now/first': 'You act first',
  'kingdom/now/picked': 'It will lie face down',
  'kingdom/now/from': ({name}: {name: string}) => `You got this card from ${name}`,
  'kingdom/now/deck': 'You got this card from the deck',
  'kingdom/now/hand': 'This card was in your hand',
  'kingdom/now/known': (who: Names, messages) => `${doAll(who, messages, 'know')} your card`,
  'kingdom/now/known-all': 'Everybody knows your card',
  'kingdom/now/turns': (
    {value, second, name, card: id}: Named & {value: number; second: number; name: string},
    messages,
  ) => `${value} turns to ${second}: ${name} shows ${a(id, messages)}`,
  'kingdom/now/stays': ({value, cards}: {value: number; cards: readonly string[]}, messages) =>
    `Stays ${value}: nobody else shows ${cards.map((id) => a(id, messages)).join(' or ')}`,
  'kingdom/now/stays-for': (
    {value, name, card: id}: Named & {value: number; name: string},
    messages,
  ) => `Stays ${value}: ${name} shows ${a(id, messages)}`,

  // the end
  'kingdom/end/second': ({n, names}: Names, messages) =>
    isYou(names, messages)
      ? 'You are second: you win'
      : n === 1
        ? `${names} is second and wins`
        : `Second place shared: ${whom(names, messages)}`,
  'kingdom/end/fewest': ({n, names}: Names, messages) =>
    n === 1
      ? `${does(names, messages, 'win')} with the fewest points`
      : `Winners: ${whom(names, messages)}`,
  'kingdom/end/nobody': 'Nobody wins',
  'kingdom/end/say': (
    {names, n, points, winners}: Names & Readonly<Record<'points' | 'winners', number>>,
    messages,
  ) => {
    const one = winners === 1 && !isYou(names, messages);
    return `${messages.count(points, POINTS)} would be too many: ${whom(names, messages)} with ${n} ${one ? 'takes' : 'take'} the second place, and the kingdom.`;
  },
  'kingdom/end/place': 'second place',
  'kingdom/end/too-many': 'too many',
  'kingdom/end/turn': ({at, name, n}: Count & {at: number; name: string}, messages) =>
    `In turn ${at} ${whom(name, messages)} came second, with ${messages.count(n, POINTS)}.`,
  'kingdom/end/turn-lost': ({at, name, n}: Count & {at: number; name: string}, messages) =>
    `Until turn ${at} you were second; then ${name} was, with ${messages.count(n, POINTS)}.`,
  'kingdom/end/round': ({at, name}: {at: number; name: string}, messages) =>
    `From round ${at} on ${isYou(name, messages) ? 'you' : name} had the fewest points.`,
  'kingdom/end/round-lost': ({at, name}: {at: number; name: string}) =>
    `Until round ${at} you had the fewest points; then ${name} had.`,
} satisfies GameCatalogue;
