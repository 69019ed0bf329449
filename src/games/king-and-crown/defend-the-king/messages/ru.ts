import {listed} from '../../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled, WHOM} from '../../messages/ru.js';
import type {DefendMessages} from './en.js';

type Count = Readonly<Record<'n', number>>;

type BeatenCard = Readonly<Record<'card' | 'beaten', CourtCard>>;

/** Titles of cards in a list: `Нищий и рыцарь`. */
const both = ([first, ...others]: readonly CourtCard[]): string =>
  [first ? CARDS[first] : '', ...others.map((card) => CARDS[card].toLowerCase())].join(' и ');

/** The messages of Defend the King in Russian; names are always in the nominative. */
export const ru: LocaleOf<DefendMessages> = {
  ...crown,
  'game/defend-the-king': 'Защити короля',

  'option/multi': 'Втроём и больше выбывает',
  'option/multi/anyThwart': 'любой побитый',
  'option/multi/pureLoser': 'побитый, который не бьёт никого',

  // the table
  'defend/goal': 'побеждает бьющая карта',
  'defend/goal/many': 'побеждает последний',
  'defend/match': ({n, of}: Count & {of: number}) => `Партия ${n} из ${of}`,
  'defend/is-out': 'вне игры',
  'defend/stays': 'остаётся',
  'defend/wins': 'победа',
  'defend/thwarted': 'карта бита',
  'defend/ask': 'Тайно выберите карту',
  'defend/ask/why': 'Все откроются вместе, потом карту берут назад',
  'defend/waiting': 'Игроки выбирают карты',
  'defend/waiting/why': ({players}) =>
    players[1] ? 'Остальные ещё выбирают' : `Ещё выбирает ${players[0]!.name}`,
  'defend/watching': 'Вы вне игры, остальные продолжают',
  'defend/verdict/same': ({card, n}: {card: CourtCard} & Count) =>
    `${n === 2 ? 'Оба выбрали' : 'Все выбрали'} ${WHOM[card]}`,
  'defend/verdict/all': ({pure}: {pure: boolean}) =>
    pure ? 'Каждая карта бьёт другую' : 'Бита каждая карта',
  'defend/verdict/out': ({by, out}: Readonly<Record<'by' | 'out', readonly CourtCard[]>>) =>
    `${both(by)} ${by.length === 1 ? 'бьёт' : 'бьют'} ${out.map((card) => WHOM[card]).join(' и ')}`,
  'defend/none': 'Не выбывает никто',
  'defend/none/same': 'Равные карты друг друга не бьют. Выбирайте снова',
  'defend/none/all': ({pure}: {pure: boolean}) =>
    pure
      ? 'Кто бьёт хоть одну карту, остаётся. Выбирайте снова'
      : 'Выбыли бы все, поэтому остаются все. Выбирайте снова',
  'defend/left': ({players, own}: {players: readonly Player[]; own: boolean}) =>
    `В игре ${listed(players)}.${own ? ' Выбирайте снова.' : ''}`,
  'defend/match-won': ({name, isReader}: Player) =>
    isReader ? 'Партия ваша' : `Партию берёт ${name}`,
  'defend/choose-again': 'Выбирать снова',

  // the end
  'defend/title': ({card, name, isReader}: Player & {card: CourtCard}) =>
    `${isReader ? 'Победа ваша: решает' : `у игрока ${name}`} ${CARDS[card].toLowerCase()}`,
  'defend/title/many': ({name, isReader}: Player) =>
    isReader ? 'Победа: в игре остались только вы' : `в игре остаётся только ${name}`,
  'defend/thwarts-word': 'бьёт',
  'defend/out-in': ({n}: Count) => `вне игры с раунда ${n}`,
  'defend/turning/level': ({
    n,
    card,
    beaten,
    ...who
  }: Count & Player & {other: Player} & BeatenCard) =>
    `Партия ${n}: ${CARDS[card].toLowerCase()} бьёт ${WHOM[beaten]}, ${levelled(who)}`,
  'defend/turning/equal': ({n, times}: Count & {times: number}, messages) =>
    `Партия ${n}: ${messages.count(times, {one: 'раз', few: 'раза', many: 'раз', other: 'раза'})} карты были равны.`,
  'defend/turning/out': ({
    n,
    players,
    by,
  }: Count & {players: readonly Player[]; by: readonly CourtCard[]}) =>
    `Раунд ${n}, ${by.length === 1 ? 'бьёт' : 'бьют'} ${both(by).toLowerCase()}: вне игры ${listed(players)}.`,

  // refusals, read after "Нельзя:"
  'defend/out': 'в этой партии вы вне игры',

  // events
  'defend/say/match': ({n}: Count) => `Партия ${n}.`,
  'defend/say/shows': ({name, card}: Player & {card: CourtCard}) => `${name}: ${CARDS[card]}.`,
  'defend/say/returned': 'Не выбывает никто. Выбирайте снова.',
  'defend/say/out': ({players}: {players: readonly Player[]}) => `Вне игры ${listed(players)}`,
  'defend/say/won': (who: Player, messages) => `${messages.t('crown/won', who)}.`,

  // readings
  'defend/read/none': 'Карт ещё никто не показывал.',
  'defend/read/still': ({players}: {players: readonly Player[]}) => `В игре ${listed(players)}.`,

  // the bot's reason
  'defend/why': 'Каждая карта одинаково часто: этого не предугадать.',

  // the aim, and the coach marks
  'aim/defend-the-king': 'Одолейте остальных; последний побеждает',
  'crown/tip/ring': 'Каждая карта бьёт две другие: смотрите на стрелки.',
  'crown/tip/together': 'Все карты открываются сразу.',
};
