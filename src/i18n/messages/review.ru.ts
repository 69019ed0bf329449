import type {PluralForms, TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './review.en.js';

const POINTS: PluralForms = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};
const PLACES: PluralForms = {one: 'место', few: 'места', many: 'мест', other: 'места'};

/** Russian sentences of the review of a match. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'review/deal': ({n, of}) => `Сдача ${n} из ${of}`,
  'review/deal-so-far': ({n}) => `Сдача ${n}`,
  'review/earlier': 'Раньше',
  'review/later': 'Позже',
  'review/decision': ({n, of}) => `Решение ${n} из ${of}`,
  'review/working': 'Смотрим ваши решения…',
  'review/none': 'Здесь вам нечего было решать.',
  'review/unjudged': 'Слова не оцениваются: их цена зависит от того, как их поймут другие.',
  'review/costliest': 'Самое дорогое решение',
  'review/best': 'Лучшее',
  'review/as-good': 'Не хуже других',
  'review/good': 'Хорошо',
  'review/slip': 'Неточность',
  'review/blunder': 'Грубая ошибка',
  'review/only': 'Остальное было заметно хуже.',
  'review/nothing-better': 'Лучшей карты не было.',
  'review/nothing-surely-better': 'Что кажется лучше, впереди разве что случайно.',
  'review/points': ({n, better}, w) => `Лучше: ${better}, на ${w.count(n, POINTS)} больше.`,
  'review/share': ({n, better}) => `Лучше: ${better}; из 100 таких партий выигрыш ещё в ${n}.`,
  'review/places': ({n, better}, w) => `Лучше: ${better}, выше на ${w.count(n, PLACES)}.`,
  'review/plot': 'Ваши шансы, решение за решением',
  'review/promised': 'Чего стоил каждый выбор',
  'review/open': 'Все карты открыты. Ход судят по тому, что вы могли знать.',
  'review/better': 'лучше',
  'review/failed': 'Разобрать это не удалось.',
};
