import type {TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './result.en.js';

/** Russian sentences that tell the result of a match in a chat. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'result/won': 'моя победа',
  'result/shared': 'победа вничью',
  'result/place': ({n, of}) => `моё место ${n} из ${of}`,
  'result/lost': 'моё поражение',
  'result/winner': ({name}) => `победа за игроком ${name}`,
  'result/winners': ({names}) => `победу делят ${names}`,
  'result/nobody': 'победителя нет',
  'result/sentence': ({game, how, points}) => `${game}: ${how}${points ? `, ${points}` : ''}.`,
  'result/points': ({n, points}, {plural}) =>
    `${points} ${plural(n, {one: 'очко', few: 'очка', many: 'очков', other: 'очка'})}`,
  'result/against/easy': 'Против слабых ботов.',
  'result/against/normal': 'Против обычных ботов.',
  'result/against/strong': 'Против сильных ботов.',
  'result/against/expert': 'Против ботов-знатоков.',
  'result/copy': 'Скопировать итог',
  'result/copy-record': 'Скопировать запись',
  'result/record': 'Запись — для программ: все карты, чтобы разобрать или сыграть заново.',
  'result/picture': 'Поделиться картинкой',
  'result/copied': 'Скопировано',
  'result/not-copied': 'Скопировать не удалось. Возьмите отсюда:',
  'result/not-shared': 'Поделиться картинкой не удалось.',
};
