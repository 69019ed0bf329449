import {whom} from '../../../i18n/russian.js';
import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {FirstDealMessages} from './first-deals.en.js';

const SUITS: Readonly<Record<string, readonly [one: string, from: string]>> = {
  S: ['пика', 'пики'],
  H: ['черва', 'червы'],
  D: ['бубна', 'бубны'],
  C: ['трефа', 'трефы'],
};
const TRICKS: PluralForms = {
  one: 'взятка',
  few: 'взятки',
  many: 'взяток',
  other: 'взятки',
};
const HEARTS: PluralForms = {one: 'черва', few: 'червы', many: 'черв', other: 'червы'};

export const ru: LocaleOf<FirstDealMessages> = {
  'king/learn/goal': 'Красное мимо, зелёное себе',
  'king/learn/goal/why': 'Считаются только они, остальные карты бесплатны.',
  'king/learn/follow': ({suit}) => `Зашли с ${SUITS[suit]![1]}: нужна ${SUITS[suit]![0]}`,
  'king/learn/follow/why': 'Масть взятки решает её первая карта.',
  'king/learn/follow/low': 'Младшая оставит взятку другому.',
  'king/learn/highest': ({suit, n}) =>
    `Старшая ${SUITS[suit]![0]} берёт все ${n === 3 ? 'три' : 'четыре'} карты`,
  'king/learn/highest/why': (who) => `Взятку берёт ${whom(who)}.`,
  'king/learn/free': 'Красных цен нет: бесплатно',
  'king/learn/free/why': ({name}) => `${name}: по-прежнему 0.`,
  'king/learn/give': 'Этой масти нет: отдайте черву',
  'king/learn/give/why': (who) => `Карту выбираете вы, а заплатит ${whom(who)}.`,
  'king/learn/art': 'Вот и всё искусство',
  'king/learn/art/why': (who) => `За вашу черву платит ${whom(who)}. Играйте дальше.`,
  'king/learn/took': ({hearts, queen, ten, points}, messages) => {
    const things = [
      ...(hearts > 0 ? [messages.count(hearts, HEARTS)] : []),
      ...(queen ? ['дама'] : []),
      ...(ten ? ['десятка'] : []),
    ];
    return `Ваши взятки: ${things.join(', ') || 'без очков'}, ${messages.points(points)}`;
  },
  'king/learn/queen': ({name}) => `Дама: ${name}.`,
  'king/learn/next': 'В другой раз отдайте даму.',
  'king/learn/jokers': 'Не берите червы и джокера',
  'king/learn/jokers/why': 'Черва стоит свой номинал, туз 14, джокер 20.',
  'king/learn/trade': 'Не берите червы: каждая стоит 1',
  'king/learn/trade/why': ({name}) => `Старшая заявка и выбор масти: ${name}.`,
  'king/learn/cost': ({points}, messages) =>
    points < 0 ? `Ваши карты стоят ${messages.number(-points)}` : 'Вы не взяли ничего дорогого',
  'king/learn/next-hearts': 'Отдавайте дорогие карты пораньше.',

  'king/learn/no-tricks': 'Не берите взяток',
  'king/learn/no-tricks/why': ({points}, messages) =>
    `Каждая стоит ${messages.number(-points)}, какие бы карты в ней ни были.`,
  'king/learn/paid': ({points, ...who}, messages) =>
    `За взятку платит ${whom(who)}: ${messages.number(points)}`,
  'king/learn/paid/why': 'Остальные не платят ничего.',
  'king/learn/away': 'Этой масти нет: сбросьте туза',
  'king/learn/away/why': (who) => `Сейчас он не берёт: взятку берёт ${whom(who)}.`,
  'king/learn/draw': 'Этой масти нет: берите, пока не придёт',
  'king/learn/draw/why': 'Все взятые карты останутся у вас.',
  'king/learn/draw/art': 'Берегите младшие карты всех мастей. Теперь сами.',
  'king/learn/no-tricks/art': 'Играйте младшими, сбрасывайте старшие. Теперь сами.',
  'king/learn/took-tricks': ({tricks, points}, messages) =>
    tricks === 0
      ? 'Вы не взяли ни одной взятки'
      : `У вас ${messages.count(tricks, TRICKS)}: ${messages.points(points)}`,
  'king/learn/other-prices': 'У каждой сдачи свои цены, они в верхней строке.',
};
