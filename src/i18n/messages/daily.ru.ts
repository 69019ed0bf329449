import type {TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './daily.en.js';

/** Russian sentences about the deal of the day. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'daily/offer': ({n}) => `Сдача дня\u00a0· № ${n}`,
  'daily/number': ({n}) => `№ ${n}`,
  'daily/preparing': 'Раскладываем карты дня…',
  'daily/result': 'Итог дня',
  'daily/you': 'Вы',
  'daily/strong': 'Сильный бот',
  'daily/bot': 'Бот',
  'daily/working': 'Бот играет теми же картами…',
  'daily/won': 'победа',
  'daily/lost': 'поражение',
  'daily/better': 'Теми же картами вы сыграли лучше бота.',
  'daily/worse': 'Теми же картами бот сыграл лучше.',
  'daily/equal': 'Теми же картами вы сыграли не хуже бота.',
  'daily/judging': 'Ищем карту, которая всё решила…',
  'daily/difference': ({n, of}) => `Дороже всего обошлось ваше решение ${n} из ${of}.`,
  'daily/none': 'Ни одна ваша карта не была заведомо хуже другой.',
  'daily/again': 'Попробовать отсюда ещё раз',
  'daily/copy': 'Скопировать итог',
  'daily/share': 'Поделиться итогом',
  'daily/copied': 'Скопировано',
  'daily/not-copied': 'Скопировать не удалось. Возьмите отсюда:',
  'daily/yesterday': ({score}) => `Вчера ${score}`,
  'daily/streak': ({n}, {plural}) =>
    `${n} ${plural(n, {one: 'день', few: 'дня', many: 'дней', other: 'дня'})} подряд`,
  'daily/clean': ({n}, {plural}) =>
    `${n} ${plural(n, {one: 'чистая сдача', few: 'чистые сдачи', many: 'чистых сдач', other: 'чистой сдачи'})}`,
  'daily/wins': ({n}, {plural}) =>
    `${n} ${plural(n, {one: 'победа', few: 'победы', many: 'побед', other: 'победы'})}`,
  'daily/all': 'Итоги всех читателей',
  'daily/readers': ({of, worse}, {plural}) =>
    of === 1
      ? 'Вы первыми доиграли эту сдачу.'
      : `Всего ${of} ${plural(of, {one: 'читатель', few: 'читателя', many: 'читателей', other: 'читателя'})}; у вас лучше, чем у ${worse}.`,
  'daily/nobody': 'Итогов этой сдачи пока нет.',
  'daily/range': ({from, to}) => `от ${from} до ${to}`,
  'daily/yours': 'вы',
  'daily/counting': 'Узнаём итоги всех читателей…',
  'daily/unreached': 'Итоги других читателей недоступны.',
  'daily/counted': 'Сервер этой страницы считает итоги без имён.',
  'daily/past': 'Последние дни',
  'daily/play': 'Сыграть',
  'daily/open': 'не сыграно',
  'daily/first': 'В зачёт идёт только первый итог дня.',
  'daily/kept': 'Итоги хранятся только в этом браузере.',
  'daily/forget': 'Забыть их',
  'daily/forgotten': 'Забыто.',
};
