import type {Rank} from '../../../cards/index.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import type {feet as english} from './feet.en.js';

/** The place that a card is for, and how many places come before it. */
type Spying = Player & Readonly<{rank: Rank; index: string; n: number}>;
type Count = Readonly<Record<'n', number>>;

/** In the accusative, after «через». */
const PLACES = {one: 'место', few: 'места', many: 'мест', other: 'места'};

/** Words at the feet of the cards in the hand, and the same as descriptions. */
export const feet: LocaleOf<typeof english> = {
  'crush/foot/now': 'ваша сейчас',
  'crush/foot/now/said': 'следующая карта вашего правительства',
  'crush/foot/later': ({n}: Count) => `ваша через\u00a0${n}`,
  'crush/foot/later/said': ({n}: Count, messages: Messages) =>
    `вашему правительству, через ${messages.count(n, PLACES)}`,
  'crush/foot/unmasks': 'против шпиона',
  'crush/foot/unmasks/said': 'разоблачит шпиона на своём месте',
  'crush/foot/spy-now': 'шпион сейчас',
  'crush/foot/spy-now/said': ({name}: Player) => `уже годится в шпионы; правительство: ${name}`,
  'crush/foot/spy': ({index}: Spying) => `шпион за\u00a0${index}`,
  'crush/foot/spy/said': ({name, rank, n}: Spying, messages: Messages) =>
    `шпион за карту: ${messages.t('rank', {rank})}, через ${messages.count(n, PLACES)}; правительство: ${name}`,
  'crush/foot/wild': 'шпион везде',
  'crush/foot/wild/said': 'шпион на любом месте',
  'crush/foot/rivals-now': 'чужая сейчас',
  'crush/foot/rivals-now/said': ({name}: Player) => `${name}: карта нужна сейчас`,
  'crush/foot/rivals': ({n}: Count) => `чужая через\u00a0${n}`,
  'crush/foot/rivals/said': ({name, n}: Player & Count, messages: Messages) =>
    `${name}: карта нужна через ${messages.count(n, PLACES)}`,
  'crush/foot/against': 'чужой шпион',
  'crush/foot/against/said': ({name}: Player) => `${name}: пригодится как шпион, вам нет`,
  'crush/foot/useless': 'не нужна',
  'crush/foot/useless/said': 'больше никому не нужна',
};
