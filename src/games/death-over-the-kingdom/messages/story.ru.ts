import {does, listed, whom} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {story as english} from './story.en.js';

type Count = Readonly<Record<'n', number>>;
/** The players whom a deed concerns. */
type Deed = Readonly<Record<'players', readonly Player[]>>;
type Players = Count & Deed;
type OneCard = Readonly<Record<'card', string>>;
/** The reader's place, points, and the rounds that brought them. */
type Own = Count & Readonly<Record<'place', number> & Record<'rounds', readonly number[]>>;
/** A card that has turned from one value to the other, and the card that is the cause. */
type Turned = OneCard & Readonly<Record<'cause', string> & Record<'value' | 'second', number>>;

const POINTS = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};

const card = (id: string, messages: Messages): string => messages.t('card', {card: id});
/** The players who would win now, or only their number if there are many. */
const leaders = (players: readonly Player[], messages: Messages): string =>
  players.length > 2
    ? messages.lookup('kingdom/lead/several', {n: players.length})
    : `: ${listed(players)}`;
/** The points of each of them. */
const each = ({players, n}: Players, messages: Messages): string =>
  `${players.length > 1 && n > 1 ? 'по ' : ''}${messages.count(n, POINTS)}`;
const counted = (n: number, what: string): readonly string[] => (n > 0 ? [`${what}: ${n}`] : []);

/** Sentences about a round and about the end of a match, in Russian. */
export const story: LocaleOf<typeof english> = {
  // the line of the round
  'kingdom/line/order': ({first, last}: Readonly<Record<'first' | 'last', Player>>) =>
    `Первый ход: ${whom(first)}, последний: ${whom(last)} (сдача)`,
  'kingdom/line/next': ({median}: {median: boolean}) =>
    `Круг 2: очко младшей карте, круг 3: ${median ? 'карте посередине' : 'средним'}`,
  'kingdom/line/next-last': ({median}: {median: boolean}) =>
    `Круг 3: очко ${median ? 'карте посередине' : 'средним картам'}`,
  'kingdom/line/down': 'Все карты лежат',
  'kingdom/line/kept': ({players}: Players) => `как есть: ${listed(players)}`,
  'kingdom/line/changed': ({players}: Players) => `замена: ${listed(players)}`,
  'kingdom/line/swaps': ({other, ...who}: Player & Readonly<{other: Player}>) =>
    `обмен: ${whom(who)} и ${whom(other)}`,
  'kingdom/line/counts': ({
    kept,
    changed,
    swapped,
  }: Readonly<Record<'kept' | 'changed' | 'swapped', number>>) =>
    [
      ...counted(kept, 'как есть'),
      ...counted(changed, 'замен'),
      ...counted(swapped, 'обменов'),
    ].join(', '),
  'kingdom/line/later': ({players}: {players: readonly Player[]}) =>
    `Ещё ходят: ${listed(players)}`,
  'kingdom/line/last': 'Ваш ход последний',
  'kingdom/line/shown': 'Все карты открыты',
  'kingdom/line/cause': ({cause, value, second}: Turned, messages) =>
    `На столе ${card(cause, messages)}: ${value} → ${second}`,
  'kingdom/line/turned': ({name, card: id, value, second}: Turned & Player, messages) =>
    `${card(id, messages)} (${name}): ${value} → ${second}`,
  'kingdom/line/turned-n': ({n}: Count) => `Изменились карты: ${n}`,
  'kingdom/line/nobody': 'Очка нет ни у кого',
  'kingdom/line/scored': ({n, players}: Players) =>
    `${n === 1 ? 'Очко' : 'По очку'}: ${listed(players)}`,
  'kingdom/line/took': ({n, players}: Players) =>
    `${n === 1 ? 'Лишнее очко' : 'По лишнему очку'}: ${listed(players)}`,
  'kingdom/reason/highest': ({n, value}: Count & {value: number}) =>
    n === 1 ? `Старшая карта: ${value}` : `Старшие карты: ${value}, их ${n}`,
  'kingdom/reason/lowest': ({n, value}: Count & {value: number}) =>
    n === 1 ? `Младшая карта: ${value}` : `Младшие карты: ${value}, их ${n}`,
  'kingdom/reason/median': ({value}: {value: number}) => `Посередине ${value}`,
  'kingdom/reason/between': ({low, high}: Readonly<Record<'low' | 'high', number>>) =>
    `Все между ${low} и ${high}`,
  'kingdom/reason/nothing': ({low, high}: Readonly<Record<'low' | 'high', number>>) =>
    `Между ${low} и ${high} ничего нет`,
  'kingdom/mine/scored': ({value}: {value: number}) => `Ваши ${value} приносят очко`,
  'kingdom/mine/not': ({value}: {value: number}) => `Ваши ${value} ничего не приносят`,
  'kingdom/mine/took': ({value}: {value: number}) => `Ваши ${value}: лишнее очко`,
  'kingdom/mine/safe': ({value}: {value: number}) => `Ваши ${value}: очка нет, и хорошо`,
  'kingdom/lead/none': 'В конце победит второй по очкам',
  'kingdom/lead/none-large': 'В конце победит тот, у кого меньше очков',
  'kingdom/lead/several': ({n}: Count) => ` у ${n} игроков`,
  'kingdom/lead/second': (them: Players, messages) =>
    `Сейчас второе место${leaders(them.players, messages)}, ${each(them, messages)}`,
  'kingdom/lead/fewest': (them: Players, messages) =>
    `Сейчас меньше всех${leaders(them.players, messages)}, ${each(them, messages)}`,
  'kingdom/would-win': 'сейчас победа',

  // below an open card, about its use
  'kingdom/did/look': ({players}: Deed) =>
    players[0] ? `видит: ${listed(players)}` : 'видит колоду',
  'kingdom/did/take': ({players}: Deed) => `крадёт: ${listed(players)}`,
  'kingdom/did/juggle': ({players}: Deed) => `меняет: ${listed(players)}`,
  'kingdom/did/burn': ({players}: Deed) => `в сброс: ${listed(players)}`,

  // the panel of a card
  'kingdom/look-here': 'Здесь видно, что делает карта',
  'kingdom/now/dealer': 'Вы сдаёте: ваш ход последний',
  'kingdom/now/first': 'Ваш ход первый',
  'kingdom/now/picked': 'Она ляжет закрытой',
  'kingdom/now/from': ({name}: Player) => `Пришла к вам: ${name}`,
  'kingdom/now/deck': 'Пришла к вам из колоды',
  'kingdom/now/hand': 'Эта карта была у вас в руке',
  'kingdom/now/known': ({n, players}: Players) =>
    `Вашу карту ${n === 1 ? 'знает' : 'знают'} ${listed(players)}`,
  'kingdom/now/known-all': 'Вашу карту знают все',
  'kingdom/now/turns': (
    {value, second, name, card: id}: OneCard & {value: number; second: number} & Player,
    messages,
  ) => `${value} становится ${second}: у игрока ${name} ${card(id, messages)}`,
  'kingdom/now/stays': ({value, cards}: {value: number; cards: readonly string[]}, messages) =>
    `Остаётся ${value}: ни у кого нет карты ${cards.map((id) => card(id, messages)).join(' или ')}`,
  'kingdom/now/stays-for': (
    {value, name, card: id}: OneCard & {value: number} & Player,
    messages,
  ) => `Остаётся ${value}: у игрока ${name} ${card(id, messages)}`,

  // the end
  'kingdom/end/second': ({n, players}: Players) =>
    n === 1
      ? players[0]!.isReader
        ? 'Второе место: победа ваша'
        : `Второе место и победа: ${players[0]!.name}`
      : `Победу делят ${listed(players)}`,
  'kingdom/end/fewest': ({n, players}: Players) =>
    n === 1
      ? players[0]!.isReader
        ? 'Победа ваша: меньше всех очков'
        : `Победа: ${players[0]!.name}, меньше всех очков`
      : `Победу делят ${listed(players)}`,
  'kingdom/end/nobody': 'Победы нет ни у кого',
  'kingdom/end/say': (
    {players, n, points}: Players & Readonly<Record<'points' | 'winners', number>>,
    messages,
  ) =>
    `${messages.count(points, POINTS)} слишком много; ${n} (${listed(players)}) — второе место и победа`,
  'kingdom/end/own': ({place, n, rounds}: Own, messages) =>
    n === 0
      ? 'У вас ни одного очка.'
      : `Ваше место ${place}-е: ${messages.count(n, POINTS)}, ${rounds.length === 1 ? 'круг' : 'круги'} ${rounds.join(', ').replace(/, (?=\d+$)/, ' и ')}.`,
  'kingdom/end/own-place': ({place, n}: Count & {place: number}, messages) =>
    `Ваше место ${place}-е, ${messages.count(n, POINTS)}.`,
  'kingdom/end/place': 'второе место',
  'kingdom/end/too-many': 'слишком много',
  'kingdom/end/turn': ({at, players, n}: Players & {at: number}, messages) =>
    `С кона ${at} второе место ${players[1] ? `держат ${listed(players)}` : does(players[0]!, 'держите', 'держит')}: тогда ${messages.count(n, POINTS)}.`,
  'kingdom/end/turn-over': ({n, at, enough}: Count & Record<'at' | 'enough', number>, messages) =>
    `Лишних очков: ${n}, с кона ${at}. Второе место: ${messages.count(enough, POINTS)}.`,
  'kingdom/end/turn-lost': ({at, players, n}: Players & {at: number}, messages) =>
    `До кона ${at} второе место было вашим; затем ${listed(players)}, ${messages.count(n, POINTS)}.`,
  'kingdom/end/round': ({at, players}: Players & {at: number}) =>
    `С круга ${at} меньше всех очков: ${listed(players)}.`,
  'kingdom/end/round-lost': ({at, players}: Players & {at: number}) =>
    `До круга ${at} меньше всех очков было у вас; затем: ${listed(players)}.`,
};
