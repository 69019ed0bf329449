import type {LocaleOf} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled, spoken, WHOM} from '../../messages/ru.js';
import type {DefendMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type Many = Readonly<Record<'n', number>>;

type Cards = Readonly<Record<'card' | 'beaten', CourtCard>>;

/** Titles of cards in a list: `Нищий и рыцарь`. */
const both = ([first, ...others]: readonly CourtCard[]): string =>
  [first ? CARDS[first] : '', ...others.map((card) => CARDS[card].toLowerCase())].join(' и ');

/** The messages of Defend the King in Russian; names stand in the nominative everywhere. */
export const ru: LocaleOf<DefendMessages> = {
  ...crown,
  'game/defend-the-king': 'Защити короля',

  'option/multi': 'Втроём и больше выбывает',
  'option/multi/anyThwart': 'любой побитый',
  'option/multi/pureLoser': 'побитый, который не бьёт никого',

  // the table
  'defend/goal': 'побеждает бьющая карта',
  'defend/goal/many': 'побеждает последний',
  'defend/match': ({n, of}: Many & {of: number}) => `Партия ${n} из ${of}`,
  'defend/is-out': 'вне игры',
  'defend/stays': 'остаётся',
  'defend/wins': 'победа',
  'defend/thwarted': 'карта бита',
  'defend/ask': 'Тайно выберите карту',
  'defend/ask/why': 'Все откроются вместе, потом карту берут назад',
  'defend/waiting': 'Игроки выбирают карты',
  'defend/waiting/why': ({n}: Many) => (n === 2 ? 'Второй ещё выбирает' : 'Остальные ещё выбирают'),
  'defend/watching': 'Вы вне игры, остальные продолжают',
  'defend/verdict/same': ({card, n}: {card: CourtCard} & Many) =>
    `${n === 2 ? 'Оба выбрали' : 'Все выбрали'} ${WHOM[card]}`,
  'defend/verdict/all': ({pure}: {pure: boolean}) =>
    pure ? 'Каждая карта бьёт другую' : 'Бита каждая карта',
  'defend/verdict/out': ({by, out}: Readonly<Record<'by' | 'out', readonly CourtCard[]>>) =>
    `${both(by)} ${by.length === 1 ? 'бьёт' : 'бьют'} ${out.map((card) => WHOM[card]).join(' и ')}`,
  'defend/none': 'Не выбывает никто',
  'defend/none/why': 'Все берут карты назад и выбирают снова',
  'defend/left': ({names, own}: {names: string; own: boolean}, messages) =>
    `В игре ${spoken(names, messages)}.${own ? ' Выбирайте снова.' : ''}`,
  'defend/match-won': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Партия ваша' : `Партию берёт ${name}`,
  'defend/choose-again': 'Выбирать снова',

  // the end
  'defend/title': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Вы защитили короля' : `Короля защищает ${name}`,
  'defend/thwarts-word': 'бьёт',
  'defend/last-standing': 'в игре до конца',
  'defend/out-in': ({n}: Many) => `вне игры с раунда ${n}`,
  'defend/turning/level': (
    {n, card, beaten, ...who}: Many & Who & {other: string} & Cards,
    messages,
  ) => `Партия ${n}: ${CARDS[card].toLowerCase()} бьёт ${WHOM[beaten]}, ${levelled(who, messages)}`,
  'defend/turning/equal': ({n, times}: Many & {times: number}, messages) =>
    `Партия ${n}: ${messages.count(times, {one: 'раз', few: 'раза', many: 'раз', other: 'раза'})} карты были равны.`,
  'defend/turning/out': (
    {n, names, by}: Many & {names: string; by: readonly CourtCard[]},
    messages,
  ) =>
    `Раунд ${n}, ${by.length === 1 ? 'бьёт' : 'бьют'} ${both(by).toLowerCase()}: вне игры ${spoken(names, messages)}.`,

  // refusals, read after "Нельзя:"
  'defend/out': 'в этой партии вы вне игры',

  // events
  'defend/say/match': ({n}: Many) => `Партия ${n}.`,
  'defend/say/shows': ({name, card}: Who & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'defend/say/returned': 'Не выбывает никто. Выбирайте снова.',
  'defend/say/out': ({names}: {names: string}, messages) => `Вне игры ${spoken(names, messages)}`,
  'defend/say/won': ({name}: Who, messages) => `${messages.t('crown/won', {name})}.`,

  // readings
  'defend/read/none': 'Карт ещё никто не показывал.',
  'defend/read/still': ({names}: {names: string}, messages) => `В игре ${spoken(names, messages)}.`,

  // the bot's reason
  'defend/why': 'Каждая карта одинаково часто: этого не предугадать.',
};
