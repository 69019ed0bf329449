import type {LocaleOf} from '../../../i18n/index.js';
import type {ChoiceLessonMessages} from './choice-lessons.en.js';

const EACH: Readonly<Record<string, string>> = {
  trick: 'Каждая взятка',
  J: 'Каждый валет',
  Q: 'Каждая дама',
  H: 'Каждая черва',
  KH: 'Король червей',
};

/** Russian sentences about choices. */
export const ru: LocaleOf<ChoiceLessonMessages> = {
  'king/choice/suggested': 'Не знаете? Совет — в верхней строке',
  'king/choice/suggested/why': '«Почему?» объяснит его.',

  'king/choice/order': 'Вы решаете, что считается в этой сдаче',
  'king/choice/order/why': 'На каждой кнопке — что именно и почём.',
  'king/choice/order/costs': ({kind, n}) => `${EACH[kind] ?? 'Каждая из них'} стоит взявшему ${n}`,
  'king/choice/order/held': ({n}) =>
    n === 0
      ? 'Выбирайте, когда карта мелкая: она ничего не берёт.'
      : `У вас таких: ${n}. Платит тот, кто возьмёт взятку.`,
  'king/choice/order/pays': 'Золотые кнопки платят взявшему',
  'king/choice/order/most': 'После всех сдач побеждает, у кого больше очков.',

  'king/choice/trump': 'Козырь бьёт любую карту других мастей',
  'king/choice/trump/why': ({card}, messages) =>
    `Козырем и ${messages.t('card', {card})} побьёт туза другой масти.`,
  'king/choice/trump/long': 'Лучше всего масть, которой у вас много',
  'king/choice/trump/none': '«Без козыря»: решает масть первой карты взятки.',
  'king/choice/call/last': 'Или пусть решит ваша последняя карта',
  'king/choice/call/last/why': 'Её масть станет козырем, и все её увидят.',

  'king/choice/discard': 'Вы взяли эти две карты',
  'king/choice/discard/why': 'Все их видели.',
  'king/choice/discard/two': 'Сюда уйдут две ваши карты',
  'king/choice/discard/two/why': 'Они лежат закрытыми, и никто их не берёт.',
  'king/choice/discard/scores': 'Эти карты считаются в сдаче',
  'king/choice/discard/scores/why': 'Пока есть другие, сбросить их нельзя.',
  'king/choice/discard/short': ({pays}) =>
    `Лучше ${pays ? 'мелкие' : 'старшие'} карты короткой масти`,

  'king/choice/bid': 'Старшая заявка называет дорогую масть',
  'king/choice/bid/why': 'Каждая её карта стоит взявшему 1.',
  'king/choice/bid/pays': ({n}) => `Заявка ${n} стоит заявившему ${n}`,
  'king/choice/bid/pays/why': 'Платит только старшая заявка. Пас бесплатен.',
  'king/choice/bid/worth': 'Заявляйте, если одна масть вам не опасна',
  'king/choice/bid/worth/why': 'Карты мелкие: обычно их берут другие.',
  'king/choice/name': 'Назовите масть по 1 очку за карту',
  'king/choice/name/why': 'Платит каждый, кто возьмёт её карту, и вы тоже.',
  'king/choice/name/low': 'Мелкие карты вам не опасны',
  'king/choice/name/low/why': 'Взятки с ними обычно берут другие.',

  'king/choice/draw': 'Масти нет: берите с базара',
  'king/choice/draw/why': 'Пока не придёт нужная масть; все карты остаются у вас.',
};
