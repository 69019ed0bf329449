import {whom} from '../../../i18n/russian.js';
import type {LocaleOf, PluralForms} from '../../../i18n/index.js';
import type {FirstDealMessages} from './first-deal.en.js';

const RUNGS: PluralForms = {
  one: 'ступень',
  few: 'ступени',
  many: 'ступеней',
  other: 'ступени',
};

export const ru: LocaleOf<FirstDealMessages> = {
  'ladder/learn/goal': 'Поднимайтесь: король наверху, вы внизу',
  'ladder/learn/goal/why': 'Важна только ваша ступень. Очков нет.',
  'ladder/learn/beat': 'Побейте восьмёрку: бубной старше или пикой',
  'ladder/learn/beat/why': 'Пики — козыри. Если взять, она уйдёт к вам в руку.',
  'ladder/learn/added': ({name}) => `${name} подкидывает: побейте и это`,
  'ladder/learn/added/why': 'Подкидывают номинал, который уже на столе, до шести карт.',
  'ladder/learn/held': 'Всё отбито: карты вышли из игры',
  'ladder/learn/held/why': 'Теперь вы атакуете того, кто выше.',
  'ladder/learn/attack': () => 'Атакуйте девяткой: у вас их две',
  'ladder/learn/attack/why': ({name}) => `Если ${name} возьмёт, вы поменяетесь местами.`,
  'ladder/learn/add': ({name}) => `${name} берёт: подкиньте вторую девятку`,
  'ladder/learn/add/why': 'Такой номинал уже на столе. Чем меньше карт, тем лучше.',
  'ladder/learn/swap': 'Вы поменялись местами: ступенью выше',
  'ladder/learn/swap/why': 'Вы атакуете дальше, следующего сверху.',
  'ladder/learn/stayed': ({name}) => `Всё отбито: ${name} остаётся выше вас`,
  'ladder/learn/stayed/why': ({name}) => `Дальше поднимается ${name}, без вас.`,
  'ladder/learn/king': (who) => `Теперь король — ${whom(who)}`,
  'ladder/learn/king/why': 'Король, который берёт при атаке снизу, теряет корону.',
  'ladder/learn/down': 'Король атакует любого: теперь вас',
  'ladder/learn/down/why': 'Отобьёте — атакуете дальше. Возьмёте — места не меняются.',
  'ladder/learn/empty': 'Избавьтесь от всех карт',
  'ladder/learn/empty/why': 'Тогда ступень ваша. Последний с картами падает вниз.',
  'ladder/learn/rose': ({n}, messages) => `Вы на ${messages.count(n, RUNGS)} выше, чем в начале`,
  'ladder/learn/rose/why': ({name}) => `${name}: последние карты, и теперь внизу.`,
  'ladder/learn/stays': 'Последние карты у вас: вы внизу',
  'ladder/learn/stays/why': 'В другой раз избавляйтесь от карт раньше.',
  'ladder/learn/again': 'Следующий кон начнётся с этих ступеней.',
};
