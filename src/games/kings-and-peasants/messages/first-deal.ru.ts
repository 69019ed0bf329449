import {whom} from '../../../i18n/russian.js';
import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {FirstDealMessages} from './first-deal.en.js';

const TRICKS: PluralForms = {
  one: 'взятка',
  few: 'взятки',
  many: 'взяток',
  other: 'взятки',
};

export const ru: LocaleOf<FirstDealMessages> = {
  'peasants/learn/goal': 'Выборы: больше взяток — станете королём',
  'peasants/learn/goal/why': 'Крестьянину можно три взятки, две у вас уже есть.',
  'peasants/learn/follow': 'Зашли с трефы: нужна трефа',
  'peasants/learn/follow/why': 'Масть взятки решает её первая карта.',
  'peasants/learn/highest': 'Старшая трефа берёт взятку',
  'peasants/learn/highest/why': ({name}) => `Следующий заход: ${name}.`,
  'peasants/learn/trump': 'Трефы у вас нет: пика возьмёт взятку',
  'peasants/learn/trump/why': 'Пики — козыри, они бьют все другие масти.',
  'peasants/learn/out': 'Третья взятка: вы вышли',
  'peasants/learn/out/why': 'Остальные доигрывают. При равенстве выше младшее звание.',
  'peasants/learn/soldier': ({name}) => `${name} отдаёт козырь: верните хорошую карту`,
  'peasants/learn/soldier/why': 'Хорошая — десятка и старше или козырь. Отдайте лишнюю.',
  'peasants/learn/peasant': ({name}) => `${name} отдаёт козырь: верните любую карту`,
  'peasants/learn/peasant/why': 'Хватит и самой слабой.',
  'peasants/learn/reign': 'Теперь возьмите больше всех взяток',
  'peasants/learn/reign/why': 'За это даётся победа. Предела больше нет.',
  'peasants/learn/won': ({n}, messages) => `Вы победили: ${messages.count(n, TRICKS)} из девяти`,
  'peasants/learn/won/why': 'В партии сдающий сначала раздаёт звания.',
  'peasants/learn/lost': ({name, n, own}, messages) =>
    `Победа: ${name}, ${messages.count(n, TRICKS)}; у вас ${own}`,
  'peasants/learn/tied': (who) => `При равенстве выше младший ранг: это ${whom(who)}.`,
  'peasants/learn/lost/why': 'Берите взятку младшей из карт, которых хватает.',
  'peasants/learn/lost/low': 'Козыри достаются королю: выиграйте выборы.',
};
