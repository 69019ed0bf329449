import type {Card, Rank} from '../../../cards/index.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
import type {stakes as english} from './stakes.en.js';
import {rank} from './words.ru.js';

/** The gains and costs of answers, in Russian. */
export const stakes: LocaleOf<typeof english> = {
  'gsk/stake/flip': 'оба фланга сразу',
  'gsk/stake/trick-won': 'взятка ваша',
  'gsk/stake/trick-lost': ({name}: Player) => `взятку берёт ${name}`,
  'gsk/stake/trick-lost-king': ({name}: Player) => `взятку и короля берёт ${name}`,
  'gsk/stake/to-push': 'спор: решают центры',
  'gsk/stake/rout-stays': 'облава остаётся за вами',
  'gsk/stake/rout-won': ({name}: Player) => `король: ${name} вне игры`,
  'gsk/stake/rout-lost': ({name, n}: Player & {n: number}) => `мимо: ${name} тянет 1 из ${n} ваших`,
  'gsk/stake/rout-lost-none': 'мимо: у вас нечего тянуть',
  'gsk/stake/no-card': 'карту никто не тянет',
  'gsk/stake/challenge-won': ({n}: {n: number}) => `ложь: вы тянете 1 из ${n}, может, короля`,
  'gsk/stake/challenge-won-none': 'ложь: тянуть нечего',
  'gsk/stake/challenge-lost': ({name, n}: Player & {n: number}) =>
    `правда: ${name} тянет 1 из ${n} ваших`,
  'gsk/stake/challenge-lost-none': 'правда: у вас нечего тянуть',
  'gsk/stake/your-king': ({n}: {n: number}) => `1 из ${n}: ваш король`,
  'gsk/stake/trick-back': 'ложь: взятка ваша',
  'gsk/stake/king-back': 'ложь: взятка и король ваши',

  'gsk/says': 'слово',
  'gsk/declares': ({name, isReader}: Player) => (isReader ? 'Вы говорите' : `${name} говорит`),
  'gsk/say-which': 'Скажите достоинство центра',
  'gsk/say-how': 'Старшее слово берёт взятку, даже ложь.',
  'gsk/say-button': 'Сказать',
  'gsk/say-it': ({rank: code}: {rank: string}) => `Сказать ${code}`,
  'gsk/declare/yours': ({card}: {card: Card}, messages) =>
    `Ваша карта: ${messages.t('rank', {rank: card})}.`,
  'gsk/declare/any': 'Скажите что угодно, правду или нет.',
  'gsk/declare/true': ({name, card}: Player & {card: Card}, messages) =>
    `Ваша карта: ${messages.t('rank', {rank: card})}. Правда: проверка стоит игроку ${name} карты.`,
  'gsk/declare/lie': ({rank: code}: {rank: Rank}, messages) =>
    `Вы говорите: ${rank(code, messages)}, это ложь.`,
  'gsk/declare/draws': ({name, n}: Player & {n: number}) =>
    n === 1
      ? `При проверке ${name} тянет вашу последнюю карту.`
      : `При проверке ${name} тянет 1 из ${n} ваших карт.`,
  'gsk/declare/draws-none': () => 'При проверке тянуть нечего.',
  'gsk/declare/king-safe': 'Вашего короля среди них нет.',
  'gsk/declare/king-there': ({n}: {n: number}) => `1 из ${n}: ваш король.`,
  'gsk/declare/king-goes': ({name}: Player) => `Если взятку берёт ${name}, с ней уйдёт ваш король.`,
  'gsk/answer-lost': ({name, rank: code}: Player & {rank: Rank}, messages) =>
    `${name} говорит: ${rank(code, messages)}, и берёт взятку`,
  'gsk/answer-lost-why': 'Проверка взятку не вернёт.',
  'gsk/answer-won': 'Взятка ваша',
  'gsk/answer-won-why': 'Облава на центр ещё возможна.',
  'gsk/king-lost': ({name, rank: code}: Player & {rank: Rank}, messages) =>
    `${name}: ${rank(code, messages)}. Уходят взятка и ваш король`,
  'gsk/king-lost-two': ({name}: Player) =>
    `Взятку ответ не вернёт. Спасёт лишь падение короля игрока ${name}.`,
  'gsk/king-lost-more': 'Взятку ответ не вернёт. Спасёт только конец игры.',
  'gsk/king-lost-lie': 'Вернёт их только раскрытая ложь.',
  'gsk/you-are-in': 'Ваш выбор сделан',
};
