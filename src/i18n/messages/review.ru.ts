import {capital} from '../capital.js';
import type {PluralForms, TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './review.en.js';

const POINTS: PluralForms = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};
const PLACES: PluralForms = {one: 'место', few: 'места', many: 'мест', other: 'места'};

const DEALS: PluralForms = {one: 'сдача', few: 'сдачи', many: 'сдач', other: 'сдачи'};
const TRIES: PluralForms = {one: 'попытка', few: 'попытки', many: 'попыток', other: 'попытки'};
const CASES: PluralForms = {one: 'случай', few: 'случая', many: 'случаев', other: 'случая'};

/** How many of all. */
const shareOf = (times: number, of: number, counted: string): string =>
  times === of ? `всегда (${counted})` : `${counted} из ${of}`;

const often = (times: number): string => (times === 0 ? 'ни разу' : `${times}`);

/** Russian sentences of the review of a match. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'review/deal': ({n, of}) => `Сдача ${n} из ${of}`,
  'review/deal-so-far': ({n}) => `Сдача ${n}`,
  'review/earlier': 'Раньше',
  'review/later': 'Позже',
  'review/decision': ({n, of}) => `Решение ${n} из ${of}`,
  'review/whose': 'Чьи решения',
  'review/working': 'Смотрим ваши решения…',
  'review/none': 'Здесь вам нечего было решать.',
  'review/unjudged': 'Слова не оцениваются: их цена зависит от того, как их поймут другие.',
  'review/best': 'Лучшее',
  'review/equal': 'Не хуже других',
  'review/good': 'Хорошо',
  'review/slip': 'Неточность',
  'review/blunder': 'Грубая ошибка',
  'review/only': 'Остальное было заметно хуже.',
  'review/nothing-better': 'Лучшей карты не было.',
  'review/nothing-surely-better': 'Что кажется лучше, впереди разве что случайно.',
  'review/points': ({n, better}, w) => `Лучше: ${better}, на ${w.count(n, POINTS)} больше.`,
  'review/share': ({n, better}) => `Лучше: ${better}; из 100 таких партий выигрыш ещё в ${n}.`,
  'review/places': ({n, better}, w) => `Лучше: ${better}, выше на ${w.count(n, PLACES)}.`,
  'review/because': ({what, times, instead, of, deals}, w) =>
    times < instead
      ? `При лучшем выборе ${what}: ${shareOf(instead, of, w.count(instead, deals ? DEALS : CASES))}, а при вашем — ${often(times)}.`
      : `${capital(what)}: ${shareOf(times, of, w.count(times, deals ? DEALS : CASES))}, а при лучшем выборе — ${often(instead)}.`,
  'review/because-cost': ({times, instead, of, deals}, w) =>
    `Хуже: ${w.count(times, deals ? DEALS : CASES)} из ${of}, лучше — ${instead}.`,
  'review/led-to': ({name}) => `Стрелка показывает, кому это досталось: ${name}.`,
  'review/lost': ({cost}) => `Это стоило: ${cost}.`,
  'review/cost-points': ({n}, w) => w.count(n, POINTS),
  'review/cost-share': ({n}) => `выигрышей из 100 — ${n}`,
  'review/cost-places': ({n}, w) => w.count(n, PLACES),
  'review/try': 'Ещё раз: ваш ход?',
  'review/answer': 'Показать ответ',
  'review/tried-right': ({name}) => `${capital(name)}: верно.`,
  'review/tried-wrong': ({name, cost, left}, w) =>
    `${capital(name)}: цена — ${cost}. ${left > 0 ? `Ещё ${w.count(left, TRIES)}.` : 'Вот ответ.'}`,
  'review/moments': 'Главное',
  'review/moment': ({name, deal, cost}) => `Сдача ${deal}, ${name}: ${cost}`,
  'review/moment-alone': ({name, cost}) => `${capital(name)}: ${cost}`,
  'review/accuracy': ({percent, right, of}) =>
    `Точность ${percent} %: решений без заметной цены — ${right} из ${of}.`,
  'review/accuracy-so-far': ({right, of}) => `Пока решений без заметной цены — ${right} из ${of}.`,
  'review/plot': 'Ваши шансы, решение за решением',
  'review/promised': 'Чего стоил каждый выбор, от лучшего',
  'review/as-good': 'не хуже',
  'review/open': 'Все карты открыты. Ход судят по тому, что вы могли знать.',
  'review/better': 'лучше',
  'review/failed': 'Разобрать это не удалось.',
};
