import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {story as english} from './story.en.js';

type Count = Readonly<Record<'n', number>>;
type Names = Count & Readonly<Record<'names', string>>;
type Named = Readonly<Record<'card', string>>;

const POINTS = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};

const isYou = (name: string, messages: Messages): boolean => name === messages.t('you');
/** Names within a sentence, where "Вы" has no capital. */
const inner = (names: string, messages: Messages): string =>
  names
    .split(', ')
    .map((name) => (isYou(name, messages) ? name.toLowerCase() : name))
    .join(', ');
const card = (id: string, messages: Messages): string => messages.t('card', {card: id});
const counted = (n: number, what: string): readonly string[] => (n > 0 ? [`${what}: ${n}`] : []);

/** What happens in a round, and how a match ends, in Russian. */
export const story: LocaleOf<typeof english> = {
  // the line of the round
  'kingdom/line/order': ({first, last}: Readonly<Record<'first' | 'last', string>>, messages) =>
    `Первый ход: ${inner(first, messages)}, последний: ${inner(last, messages)}`,
  'kingdom/line/next': ({median}: {median: boolean}) =>
    `Круг 2: очко младшей карте, круг 3: ${median ? 'карте посередине' : 'средним'}`,
  'kingdom/line/next-last': ({median}: {median: boolean}) =>
    `Круг 3: очко ${median ? 'карте посередине' : 'средним картам'}`,
  'kingdom/line/down': 'Все карты лежат',
  'kingdom/line/kept': ({names}: Names, messages) => `как есть: ${inner(names, messages)}`,
  'kingdom/line/changed': ({names}: Names, messages) => `замена: ${inner(names, messages)}`,
  'kingdom/line/swaps': ({name, other}: Readonly<Record<'name' | 'other', string>>, messages) =>
    `обмен: ${inner(name, messages)} и ${inner(other, messages)}`,
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
  'kingdom/line/later': ({names}: {names: string}, messages) =>
    `Ещё ходят: ${inner(names, messages)}`,
  'kingdom/line/last': 'Ваш ход последний',
  'kingdom/line/shown': 'Все карты открыты',
  'kingdom/line/turned': (
    {name, card: id, value}: Named & {name: string; value: number},
    messages,
  ) => `${card(id, messages)} (${name}) становится ${value}`,
  'kingdom/line/turned-n': ({n}: Count) => `Обратились карты: ${n}`,
  'kingdom/line/nobody': 'Очка нет ни у кого',
  'kingdom/line/scored': ({n, names}: Names, messages) =>
    `${n === 1 ? 'Очко' : 'По очку'}: ${inner(names, messages)}`,
  'kingdom/line/took': ({n, names}: Names, messages) =>
    `${n === 1 ? 'Лишнее очко' : 'По лишнему очку'}: ${inner(names, messages)}`,
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
  'kingdom/lead/none': 'В конце победит второе место',
  'kingdom/lead/none-large': 'В конце победит тот, у кого меньше очков',
  'kingdom/lead/several': ({n}: Count) => `их ${n}`,
  'kingdom/lead/second': ({names, n}: Names, messages) =>
    `Сейчас второе место: ${inner(names, messages)}, ${messages.count(n, POINTS)}`,
  'kingdom/lead/fewest': ({names, n}: Names, messages) =>
    `Сейчас меньше всех: ${inner(names, messages)}, ${messages.count(n, POINTS)}`,
  'kingdom/would-win': 'сейчас победа',

  // below an open card that was used
  'kingdom/did/look': ({name}: {name: string}) => (name ? `видит: ${name}` : 'видит колоду'),
  'kingdom/did/take': ({name}: {name: string}) => `крадёт: ${name}`,
  'kingdom/did/juggle': ({name}: {name: string}) => `меняет: ${name}`,
  'kingdom/did/burn': ({name}: {name: string}) => `в сброс: ${name}`,

  // the panel of a card
  'kingdom/look-here': 'Каждая карта скажет здесь, что она делает',
  'kingdom/now/dealer': 'Вы сдаёте: ваш ход последний',
  'kingdom/now/first': 'Ваш ход первый',
  'kingdom/now/picked': 'Она ляжет закрытой',
  'kingdom/now/from': ({name}: {name: string}) => `Пришла к вам: ${name}`,
  'kingdom/now/deck': 'Пришла к вам из колоды',
  'kingdom/now/hand': 'Эта карта была у вас в руке',
  'kingdom/now/known': ({n, names}: Names) => `Вашу карту ${n === 1 ? 'знает' : 'знают'} ${names}`,
  'kingdom/now/known-all': 'Вашу карту знают все',
  'kingdom/now/turns': (
    {value, second, name, card: id}: Named & {value: number; second: number; name: string},
    messages,
  ) => `${value} становится ${second}: у игрока ${name} ${card(id, messages)}`,
  'kingdom/now/stays': ({value, cards}: {value: number; cards: readonly string[]}, messages) =>
    `Остаётся ${value}: ни у кого нет карты ${cards.map((id) => card(id, messages)).join(' или ')}`,
  'kingdom/now/stays-for': (
    {value, name, card: id}: Named & {value: number; name: string},
    messages,
  ) => `Остаётся ${value}: у игрока ${name} ${card(id, messages)}`,

  // the end
  'kingdom/end/second': ({n, names}: Names, messages) =>
    isYou(names, messages)
      ? 'Второе место: победа ваша'
      : n === 1
        ? `Второе место и победа: ${names}`
        : `Победа поровну: ${inner(names, messages)}`,
  'kingdom/end/fewest': ({n, names}: Names, messages) =>
    n === 1
      ? isYou(names, messages)
        ? 'Победа ваша: меньше всех очков'
        : `Победа: ${names}, меньше всех очков`
      : `Победа поровну: ${inner(names, messages)}`,
  'kingdom/end/nobody': 'Победы нет ни у кого',
  'kingdom/end/say': (
    {names, n, points}: Names & Readonly<Record<'points' | 'winners', number>>,
    messages,
  ) =>
    `${messages.count(points, POINTS)} слишком много; ${n} (${inner(names, messages)}) — второе место и победа.`,
  'kingdom/end/place': 'второе место',
  'kingdom/end/too-many': 'слишком много',
  'kingdom/end/turn': ({at, name, n}: Count & {at: number; name: string}, messages) =>
    `С кона ${at} второе место держит ${inner(name, messages)}: тогда ${messages.count(n, POINTS)}.`,
  'kingdom/end/turn-lost': ({at, name, n}: Count & {at: number; name: string}, messages) =>
    `До кона ${at} второе место было вашим; затем ${name}, ${messages.count(n, POINTS)}.`,
  'kingdom/end/round': ({at, name}: {at: number; name: string}, messages) =>
    `С круга ${at} меньше всех очков: ${inner(name, messages)}.`,
  'kingdom/end/round-lost': ({at, name}: {at: number; name: string}) =>
    `До круга ${at} меньше всех очков было у вас; затем: ${name}.`,
};
