import type {TranslationOf} from '../message-types.js';
import type {en} from './commands.en.js';
import type {en as core} from './en.js';

/** Keys and typed commands in Russian. */
export const ru: TranslationOf<typeof en, typeof core> = {
  // at full verbosity, after "5 карт"
  'full/may-play': ({cards}: {cards: string}) => `На выбор: ${cards}.`,

  // descriptions of keys
  'key/heading': 'Клавиши',
  'key/accept': 'поверить',
  'key/asked': 'что нужно сделать и цель',
  'key/deeds': 'кто что сделал',
  'key/discard': 'сброшенные карты',
  'key/held': 'сколько карт у кого',
  'key/laid': 'что лежит на столе',
  'key/meets': 'кто с кем встречается',
  'key/next': 'что кому нужно дальше',
  'key/row': 'ряд карт',
  'key/shown': 'карты, открытые последними',
  'key/standing': 'кто на каком месте',
  'key/unused': 'ещё не сыгранные карты',
  'key/card': 'к карте',
  'key/command': 'набрать команду',
  'key/contract': 'контракт и что считается',
  'key/deal': 'эта сдача',
  'key/doubt': 'не поверить',
  'key/escape': 'закрыть, опустить карту',
  'key/hand': 'прочесть свои карты',
  'key/compare': 'что принесла бы каждая карта',
  'key/hint': 'подсказка с причиной',
  'key/last': 'прошлая взятка',
  'key/left': 'сколько карт осталось',
  'key/legal': 'карты, которыми можно пойти',
  'key/lines': 'ход игры по строкам',
  'key/log': 'открыть ход игры',
  'key/nth': 'к карте по номеру',
  'key/out': 'что ещё не вышло',
  'key/play': 'сыграть карту',
  'key/repeat': 'повторить',
  'key/round': 'прошлый круг',
  'key/rules': 'правила и клавиши',
  'key/scores': 'прочесть счёт',
  'key/sheet': 'открыть счёт',
  'key/sound': 'звук',
  'key/taken': 'кто что взял',
  'key/trick': 'прочесть взятку',
  'key/turn': 'чей ход',
  'key/undo': 'отменить ход',
  'key/why': 'почему так сыграно',

  // words that the field understands
  'type/contract': 'контракт|цель|козырь',
  'type/hand': 'карты|рука|мои карты',
  'type/help': 'помощь|справка|?',
  'type/last': 'прошлая взятка|прошлая|последняя взятка|последняя',
  'type/left': 'осталось|остаток|сколько карт',
  'type/legal': 'можно|чем ходить',
  'type/out': 'не вышло|в игре',
  'type/repeat': 'повтор|повтори|снова',
  'type/scores': 'счёт|очки',
  'type/taken': 'взято|взятки',
  'type/trick': 'взятка|стол',
  'type/turn': 'ход|чей ход|время',
  'type/why': 'почему|зачем',

  // the field and its answers
  'field/idle': 'Карта, слово или кнопка; ? — список.',
  'field/label': 'Команда',
  'field/list': ({
    card,
    words,
    buttons,
  }: {
    card: string;
    words: readonly string[];
    buttons: readonly string[];
  }) =>
    [
      card && `Карта: ${card}.`,
      `Слова: ${words.join(', ')}.`,
      buttons.length > 0 ? `Кнопки: ${buttons.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'field/nothing': ({text}: {text: string}) => `Сейчас сказать нечего: «${text}».`,
  'field/sample': 'дч, 10б, ♦10, дама червей',
  'field/unknown': ({text}: {text: string}) => `Непонятно: «${text}». Наберите ? для списка.`,
  'field/which': ({names}: {names: readonly string[]}) => `Что именно: ${names.join(', ')}?`,
};
