import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {stakes as english} from './stakes.en.js';

type OneCard = Readonly<Record<'card', string>>;
type Valued = OneCard & Readonly<Record<'value', number>>;
type Count = Readonly<Record<'n', number>>;
/** The abilities that are used on a turn. */
type Used = 'look' | 'take' | 'juggle' | 'burn';

const card = (id: string, messages: Messages): string => messages.t('card', {card: id});

const USE: Readonly<Record<Used, string>> = {
  look: 'Взглянуть',
  take: 'Украсть',
  juggle: 'Поменять',
  burn: 'Сжечь',
};

/** The buttons of a turn with their possible consequences, in Russian. */
export const stakes: LocaleOf<typeof english> = {
  'kingdom/do/fold': 'Оставить',
  'kingdom/do/exchange': ({name}: Player) => (name ? `Обмен: ${name}` : 'Обмен'),
  'kingdom/do/cut': 'Снять колоду',
  'kingdom/do/cut-at': ({n}: {n: number}) => `Снять на ${n}`,
  'kingdom/do/use': ({ability}: {ability: Used}) => USE[ability],
  'kingdom/do/ability': 'Применить свойство',
  'kingdom/do/change': 'Заменить',
  'kingdom/do/lay': 'Положить',
  'kingdom/do/back': 'К выбору',
  'kingdom/do/next': 'Дальше',
  'kingdom/do/take': ({name}: Player) => (name ? `Взять: ${name}` : 'Взять'),
  'kingdom/do/juggle': ({name}: Player) => (name ? `Обмен: ${name}` : 'Обмен'),
  'kingdom/do/burn': ({name}: Player) => (name ? `В сброс: ${name}` : 'В сброс'),
  'kingdom/do/round': ({n}: {n: number}) => `Круг ${n}`,
  'kingdom/do/turn': ({n}: {n: number}) => `Кон ${n}`,
  'kingdom/do/end': 'Кто победил?',

  'kingdom/stake/keep': ({value, second}: {value: number; second: number | null}) =>
    second === null ? `у вас ${value}` : `у вас ${value} или ${second}`,
  'kingdom/stake/stays-open': ({card: id}: OneCard, messages) =>
    `${card(id, messages)} лежит открыто`,
  'kingdom/stake/unseen': 'карта вслепую',
  'kingdom/stake/known': ({card: id, value}: Valued, messages) =>
    `вам ${card(id, messages)}, ${value}`,
  'kingdom/stake/look': ({name}: Player) => (name ? `увидеть: ${name}` : 'верх колоды'),
  'kingdom/stake/take': 'любая, вслепую',
  'kingdom/stake/juggle': 'двое меняются',
  'kingdom/stake/burn': 'чужую — в сброс',
  'kingdom/stake/seen': 'карту видят все',
  'kingdom/stake/cut': 'карта из колоды',
  'kingdom/stake/cut-seen': 'её видят все',
  'kingdom/stake/change': ({cards}: {cards: readonly string[]}, messages) =>
    cards.map((id) => card(id, messages)).join(' или '),
  // what a point would do, as the totals stand
  'kingdom/stake/point-second': ({n}: Count) => `с очком ${n}: второе место`,
  'kingdom/stake/point-first': ({last}: {last: boolean}) =>
    `с очком первое место:${last ? '' : ' пока'} лишнее`,
  'kingdom/stake/point-ties': ({last}: {last: boolean}) =>
    `с очком делёж первого:${last ? '' : ' пока'} лишнее`,
  'kingdom/stake/point-below': ({n}: Count) => `с очком ${n}: ещё не второе`,
  'kingdom/stake/point-fewest': ({n}: Count) => `с очком ${n}: всё ещё меньше всех`,
  'kingdom/stake/point-leaves': ({n}: Count) => `с очком ${n}: уже не меньше всех`,
  'kingdom/stake/point-more': ({n, fewest}: Count & {fewest: number}) =>
    `с очком ${n}; меньше всех — ${fewest}`,
  'kingdom/stake/stays-second': ({n}: Count) => `без очка ${n}: второе место ваше`,
  'kingdom/stake/stays-fewest': ({n}: Count) => `без очка ${n}: меньше всех`,
  'kingdom/stake/beaten-highest': ({name, card: id}: Player & OneCard, messages) =>
    `${card(id, messages)} (${name}) старше`,
  'kingdom/stake/beaten-lowest': ({name, card: id}: Player & OneCard, messages) =>
    `${card(id, messages)} (${name}) младше`,
};
