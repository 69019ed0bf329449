import {does} from '../../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled} from '../../messages/ru.js';
import type {FindMessages} from './en.js';

type InPlace = Readonly<Record<'at', number>>;
type Count = Readonly<Record<'n', number>>;
type OneCard = Readonly<Record<'card', CourtCard>>;

const ORDER = ['', 'первая', 'вторая', 'третья', 'четвёртая', 'пятая'];

/** The messages of Find the King in Russian; names are always in the nominative. */
export const ru: LocaleOf<FindMessages> = {
  ...crown,
  'game/find-the-king': 'Найди короля',

  'option/lordArranges': 'Карты раскладывает лорд',

  // the table
  'find/goal': 'король среди пяти карт',
  'find/match': ({n, of}: Count & {of: number}) => `Партия ${n} из ${of}`,
  'find/place': ({n}: Count) => `${ORDER[n]} карта`,
  'find/spread': 'Пять карт',
  'find/stop': 'Сдаться',
  'find/ask/shuffle': ({n}: Count) => `Положите карту закрыто: ${ORDER[n]}`,
  'find/ask/shuffle/why': ({name}: Player) => `Короля ищет ${name}`,
  'find/ask/pick': 'Откройте карту',
  'find/ask/pick/why': 'Король — победа, рыцарь — ещё одна карта',
  'find/ask/extra': 'Рыцарь: откройте ещё одну',
  'find/ask/extra/why': 'Теперь выигрывает только король',
  'find/waiting/shuffle': ({name}: Player) => `Карты раскладывает ${name}`,
  'find/waiting/pick': ({name}: Player) => `Карту открывает ${name}`,
  'find/waiting/extra': ({name}: Player) => `Ещё одну открывает ${name}`,
  'find/waiting/lord': 'Если короля не найдут, победа ваша',
  'find/guess': ({name}: Player) => `Угадайте: какую карту откроет ${name}?`,
  'find/guess/why': 'Если короля не найдут, победа ваша. Угадать можно ради забавы',
  'find/no-guess': 'Не угадывать',
  'find/foreseen': 'как вы и думали',
  'find/one-of': ({n}: Count) => `Одна из ${n === 5 ? 'пяти' : 'четырёх'} карт — король`,
  'find/turns': ({name, at}: Player & InPlace) => `${name}: открывается ${ORDER[at]} карта`,
  'find/lord-now': ({name, isReader}: Player) =>
    isReader ? 'Теперь лорд вы' : `Теперь лорд ${name}`,
  'find/shuffled': 'Пять карт тасуются',
  'find/legend/king': (who: Player) => does(who, 'побеждаете', 'побеждает'),
  'find/legend/knight': 'ещё одна карта',
  'find/legend/other': (who: Player) => does(who, 'побеждаете', 'побеждает'),
  'find/verdict/king': 'Король найден',
  'find/verdict/knight': 'Рыцарь: ещё одна карта',
  'find/verdict/other': ({card}: OneCard) => `Не король: ${CARDS[card].toLowerCase()}`,
  'find/verdict/hidden': 'Король не найден',
  'find/where': ({at}: InPlace) => `Королём была ${ORDER[at]} карта`,

  // the end
  'find/title/found': ({name, isReader}: Player) =>
    isReader ? 'Победа: вы нашли короля' : `короля находит ${name}`,
  'find/title/hidden': ({name, isReader, laid}: Player & {laid: boolean}) =>
    laid
      ? isReader
        ? 'Победа: вы хорошо спрятали короля'
        : `короля спрятал игрок ${name}`
      : isReader
        ? 'Победа: король не найден'
        : 'король не найден',
  'find/then': 'потом',
  'find/instead': 'вместо',
  'find/end/found': ({at}: InPlace) => `Королём была ${ORDER[at]} карта, открыта сразу.`,
  'find/end/knight': ({at}: InPlace) => `Сначала рыцарь, потом ${ORDER[at]} карта: король.`,
  'find/end/hidden': ({name, at, card}: Player & InPlace & OneCard) =>
    `${name}: открыта карта «${CARDS[card]}». Королём была ${ORDER[at]} карта.`,
  'find/end/stopped': ({name, at}: Player & InPlace) =>
    `${name}: остановка на рыцаре. Королём была ${ORDER[at]} карта.`,
  'find/end/foreseen': ({right, of}: {right: number; of: number}) =>
    of === 1
      ? `Открытую карту вы ${right ? '' : 'не '}угадали.`
      : `Открытых карт вы угадали: ${right} из ${of}.`,
  'find/end/series': ({mine, theirs}: {mine: number; theirs: number}) =>
    `По партиям ${mine} : ${theirs}.`,
  'find/turning/knight': 'Путь открыл рыцарь: так бывает раз в двадцать партий.',
  'find/turning/chance': 'Рыцарь дал ещё одну попытку, шанс один из четырёх.',
  'find/turning/level': ({
    match,
    found,
    ...who
  }: Player & {match: number; found: boolean; other: Player}) =>
    `Партия ${match}: король ${found ? 'найден' : 'не найден'}, ${levelled(who)}`,

  // refusals, read after "Нельзя:"
  'find/already-laid': 'эта карта уже на столе',
  'find/already-open': 'эта карта уже открыта',
  'find/lay-first': 'сначала положите все пять карт',
  'find/reveal-first': 'сначала откройте карту',

  // events
  'find/say/lord': ({name, match}: Player & {match: number}) => `Партия ${match}. Лорд: ${name}.`,
  'find/say/laid': ({name}: Player) => `${name}: карта на стол.`,
  'find/say/laid-card': ({name, card}: Player & OneCard) => `${name}: на стол, ${CARDS[card]}.`,
  'find/say/revealed': ({name, at, card}: Player & InPlace & OneCard) =>
    `${name}: ${ORDER[at]} карта, ${CARDS[card]}.`,
  'find/say/another': ({name}: Player) => `${name}: ещё одна карта.`,
  'find/say/stopped': ({name}: Player) => `${name}: партия сдана.`,
  'find/say/won': ({at, ...who}: Player & InPlace, messages) =>
    `${messages.t('crown/won', who)}. Королём была ${ORDER[at]} карта.`,

  // readings
  'find/read/down': ({n}: Count) => `Закрытых карт: ${n}.`,
  'find/read/open': ({n, card}: Count & OneCard) => `${ORDER[n]} карта: ${CARDS[card]}.`,
  'find/read/legal': ({n}: Count) => `Карт на выбор: ${n}.`,

  // the bot's reasons
  'find/why/reveal': 'Все закрытые карты равновероятны.',
  'find/why/lay': 'Случайный порядок не угадать.',

  // the aim, and the coach marks
  'aim/find-the-king': 'Вассал ищет короля; лорд побеждает, если его не найдут',
  'crown/tip/turn': 'Откройте карту. Рыцарь даёт открыть ещё одну.',
  'crown/tip/hide': 'Вы лорд: победа ваша, если короля не найдут. Угадывайте ради забавы.',
};
