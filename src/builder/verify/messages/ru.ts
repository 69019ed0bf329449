import type {PluralForms, TranslationOf} from '../../../i18n/index.js';
import type {en as core} from '../../../i18n/messages/en.js';
import type {en} from './en.js';

const MOVES: PluralForms = {one: 'ход', few: 'хода', many: 'ходов', other: 'хода'};

/** The messages of the page that verifies matches, in Russian. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'verify/heading': 'Честная ли сдача?',
  'verify/about':
    'Перед первой картой партии между людьми сервер показывает SHA-256 секрета, а после последней сам секрет. Вся случайность партии происходит из него и из числа от каждой страницы. Эта страница сдаёт карты заново и повторяет партию здесь, на вашем устройстве: никуда ничего не отправляется.',
  'verify/record': 'Запись партии (JSON)',
  'verify/drop': 'Вставьте её, выберите файл или перетащите его сюда.',
  'verify/file': 'Выбрать файл',
  'verify/told': 'SHA-256, показанный перед первой картой',
  'verify/told-why': 'Если его нет, оставьте пустым: тогда проверяются только ходы.',
  'verify/check': 'Проверить',
  'verify/checking': ({percent}) => `Проверка: ${percent} %`,
  'verify/too-long': 'Этот текст слишком длинный для записи партии.',
  'verify/no-json': 'Это не JSON: часть записи потеряна или изменена.',
  'verify/no-record': ({why}) => `Это не запись партии: ${why}`,
  'verify/no-game': ({game}) => `Игра «${game}» здесь неизвестна.`,
  'verify/findings': 'Что найдено',
  'verify/fits': 'Секрет тот самый, что был обещан: его не подменили.',
  'verify/differs': 'Секрет не тот, что был обещан: это не те карты.',
  'verify/unknown': 'Без SHA-256, показанного перед первой картой, секрет не проверить.',
  'verify/no-secret':
    'Эта партия сдана из начального числа, а не из секрета: проверяются только ходы.',
  'verify/draw-fits':
    'Каждая страница обещала своё число прежде, чем хоть одно было названо, и карты получены из всех них: их никто не выбирал.',
  'verify/draw-differs':
    'Розыгрыш не сходится: какое-то число не то, что было обещано, или карты получены из чего-то другого.',
  'verify/no-draw':
    'Секрет выбрал один сервер: он мог взять несколько и оставить тот, что ему понравился.',
  'verify/left-out': ({player}) =>
    `${player}: страница назвала число слишком поздно и в розыгрыше не участвует.`,
  'verify/computed': ({hash}) => `SHA-256 секрета: ${hash}`,
  'verify/all-fit': ({n}, w) => `Правилам и картам отвечает всё: ${w.count(n, MOVES)}.`,
  'verify/fault': ({n, step}) => `Ход ${n} не подходит: ${step}.`,
  'verify/fault-why': ({player, why}) => `${player}: ${why}`,
  'verify/over': 'Партия доиграна.',
  'verify/not-over': 'Партия не доиграна.',
  'verify/winner': 'победа',
  'verify/seat': 'Место за столом',
  'verify/points': 'Очки',
  'verify/place': 'Место',
  'verify/deals': 'Карты, сдача за сдачей',
  'verify/deal': ({n}) => `Сдача ${n}`,
};
