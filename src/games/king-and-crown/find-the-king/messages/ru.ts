import type {LocaleOf} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown} from '../../messages/ru.js';
import type {FindMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type At = Readonly<Record<'at', number>>;
type Many = Readonly<Record<'n', number>>;
type One = Readonly<Record<'card', CourtCard>>;

const ORDER = ['', 'первая', 'вторая', 'третья', 'четвёртая', 'пятая'];

/** The messages of Find the King in Russian; names stand in the nominative everywhere. */
export const ru: LocaleOf<FindMessages> = {
  ...crown,
  'game/find-the-king': 'Найди короля',

  'option/lordArranges': 'Карты раскладывает лорд',

  // the table
  'find/goal': 'король среди пяти карт',
  'find/match': ({n, of}: Many & {of: number}) => `Партия ${n} из ${of}`,
  'find/place': ({n}: Many) => `${ORDER[n]} карта`,
  'find/spread': 'Пять карт',
  'find/stop': 'Сдаться',
  'find/ask/shuffle': ({n}: Many) => `Положите карту закрыто: ${ORDER[n]}`,
  'find/ask/shuffle/why': ({name}: Who) => `Короля ищет ${name}`,
  'find/ask/pick': 'Откройте карту',
  'find/ask/pick/why': 'Король выигрывает, рыцарь даёт ещё одну',
  'find/ask/extra': 'Рыцарь: откройте ещё одну',
  'find/ask/extra/why': 'Теперь выигрывает только король',
  'find/waiting/shuffle': ({name}: Who) => `Карты раскладывает ${name}`,
  'find/waiting/pick': ({name}: Who) => `Карту открывает ${name}`,
  'find/waiting/extra': ({name}: Who) => `Ещё одну открывает ${name}`,
  'find/found': ({at}: At) => `Король: ${ORDER[at]} карта`,
  'find/hidden': ({at}: At) => `Король не найден: ${ORDER[at]} карта`,

  // refusals, read after "Нельзя:"
  'find/already-laid': 'эта карта уже на столе',
  'find/already-open': 'эта карта уже открыта',
  'find/lay-first': 'сначала на стол ложатся все пять карт',
  'find/reveal-first': 'сначала откройте карту',

  // events
  'find/say/lord': ({name, match}: Who & {match: number}) => `Партия ${match}. Лорд: ${name}.`,
  'find/say/laid': ({name}: Who) => `${name}: карта на стол.`,
  'find/say/laid-card': ({name, card}: Who & One) => `${name}: на стол, ${CARDS[card]}.`,
  'find/say/revealed': ({name, at, card}: Who & At & One) =>
    `${name}: ${ORDER[at]} карта, ${CARDS[card]}.`,
  'find/say/another': ({name}: Who) => `${name}: ещё одна карта.`,
  'find/say/stopped': ({name}: Who) => `${name}: партия сдана.`,
  'find/say/won': ({name, at}: Who & At, messages) =>
    `${messages.t('crown/won', {name})}. Король: ${ORDER[at]} карта.`,

  // readings
  'find/read/down': ({n}: Many) => `Закрытых карт: ${n}.`,
  'find/read/open': ({n, card}: Many & One) => `${ORDER[n]} карта: ${CARDS[card]}.`,
  'find/read/legal': ({n}: Many) => `Карт на выбор: ${n}.`,

  // the bot's reasons
  'find/why/reveal': 'Все закрытые карты равновероятны.',
  'find/why/lay': 'Порядок без замысла не угадать.',
};
