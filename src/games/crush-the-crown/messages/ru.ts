import type {Card, Rank, Suit} from '../../../cards/index.js';
import {does, won} from '../../../i18n/russian.js';
import type {LocaleOf, Messages, Player} from '../../../i18n/index.js';
import {dutySuit, ownNext, rivalsNext, type WithView} from '../rules/wanted-cards.js';
import {hints} from './hints.ru.js';
import type {CrushMessages} from './en.js';

type OneCard = Readonly<Record<'card', Card>>;
type To = Readonly<Record<'to', Player>>;
type Count = Readonly<Record<'n', number>>;
type TributeDue = Player & Count & Readonly<{suit: Suit; bound: number}>;

const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
/** A single card to be given is in the accusative. */
const GIVEN = {...CARDS, one: 'карту'};
const SPIES = {one: 'шпион', few: 'шпиона', many: 'шпионов', other: 'шпиона'};

const all = (cards: readonly Card[], messages: Messages): string =>
  cards.map((card) => messages.t('card', {card})).join(', ');
/** A sentence about a seat's card: `Отто: в сброс, двойка пик.` */
const did =
  (what: string) =>
  ({name, card}: Player & OneCard, messages: Messages): string =>
    `${name}: ${what}, ${messages.t('card', {card})}.`;
const from = ({to, ...who}: Player & To): string =>
  `${does(who, 'Отдаёте', 'Отдаёт')}, ${does(to, 'берёте', 'берёт')}.`;
const suitFirst = ({suit}: TributeDue, messages: Messages): string =>
  `Сначала ${messages.t('suit', {suit})}`;
const give = ({name, n}: TributeDue, messages: Messages): string =>
  `Отдайте ${messages.count(n, GIVEN)}. Берёт ${name}`;

/** The messages of Crush the Crown in Russian; names are always in the nominative. */
export const ru: LocaleOf<CrushMessages> = {
  'game/crush-the-crown': 'Сокруши корону',

  'option/jokers': 'Джокеры',
  'option/discoverIsFree': 'Разоблачать шпионов сверх одной карты за ход',
  'option/handLimit': 'Карт на руках, не больше',
  'option/handLimit/none': 'Сколько угодно',
  'option/stallTurns': 'Пустых ходов до конца игры',
  'option/stallTurns/off': 'Без предела',
  'option/showDiscards': 'Сброс',
  'option/showDiscards/top': 'Верхняя карта',
  'option/showDiscards/all': 'Все карты',

  // the top line
  'crush/phase/marryFirst': 'Свадьба',
  'crush/phase/marrySecond': 'Свадьба',
  'crush/phase/build': 'Правительство',
  'crush/phase/insert': 'Шпион',
  'crush/phase/tribute': 'Дань',
  'crush/phase/fireHire': 'Уволить и нанять',
  'crush/phase/over': 'Игра окончена',
  'crush/goal/marry': 'каждому королю по даме',
  'crush/goal/spies': 'шпионы',
  'crush/queens': 'Наёмные дамы',
  'crush/gone': ({card}: OneCard, messages) => `${messages.t('card', {card})}, больше не придёт`,
  'crush/turn': ({n}: Count) => `Ход ${n}`,
  'crush/idle': ({n, of}: Count & {of: number}) => `Пустых ${n} из ${of}`,

  // on the board
  'crush/government': ({name}: Player) => `Правительство: ${name}`,
  'crush/spy-as': ({card, rank}: OneCard & {rank: Rank}, messages) =>
    `шпион как ${messages.t('rank', {rank})}: ${messages.t('card', {card})}`,
  'crush/spies': ({n}: Count, messages) => messages.count(n, SPIES),
  'crush/next': 'далее',
  'crush/next-place': ({card, spies}: OneCard & {spies: readonly Card[]}, messages) =>
    `далее: ${messages.t('card', {card})}${spies.length > 0 ? ` или шпион: ${all(spies, messages)}` : ''}`,
  'crush/tag': 'шпион',
  'crush/tag-as': ({rank}: {rank: string}) => `за ${rank}`,
  'crush/gift': (who: Player) => does(who, 'берёте', 'берёт'),
  'crush/no-king': 'короля нет',
  'crush/pile/draw': 'Колода',
  'crush/pile/discard': 'Сброс',
  'crush/pile/executed': 'Казнены',
  'crush/unclaimed': 'Свободны',

  // a turn's events, after its player's name
  'crush/auto/swapped': 'обмен',
  'crush/auto/married': 'свадьба',
  'crush/auto/extended': 'в ряд',
  'crush/auto/discovered': 'разоблачение',
  'crush/auto/lacks': 'нужна',
  'crush/auto/inserted': 'шпион',
  'crush/auto/no-spy': 'шпиона нет',
  'crush/auto/took': 'дань',
  'crush/auto/cards': ({n}: Count, messages) => messages.count(n, CARDS),
  'crush/auto/nothing': 'ничего',
  'crush/auto/fired': 'в сброс',

  // the prompt
  'crush/your-turn': 'Ваш ход',
  'crush/to-play': ({name, isReader}: Player) => (isReader ? 'Ваш ход' : `Ход: ${name}`),
  'crush/waiting/marryFirst': 'Нужна дама',
  'crush/waiting/marrySecond': 'Нужна дама',
  'crush/waiting/build': 'Можно пополнить правительство',
  'crush/waiting/insert': 'Можно подослать шпиона',
  'crush/waiting/tribute': ({n}: Count, messages) => `Дань: ${messages.count(n, CARDS)}`,
  'crush/waiting/fireHire': 'Можно уволить карту, потом добор',
  'crush/ask/marry': ({n, card}: Count & OneCard, messages) =>
    n === 1 ? `Свадьба: ${messages.t('card', {card})}` : 'Выберите даму для свадьбы',
  'crush/ask/marry/why': 'Её масть станет вашей',
  'crush/ask/swap': 'Обменяйте карту',
  'crush/ask/swap/why': 'Пока не придёт дама',
  'crush/ask/extend': ({card}: OneCard, messages) => `Дальше: ${messages.t('card', {card})}`,
  'crush/ask/extend/why': 'Одна карта за ход',
  'crush/ask/either': 'Продолжить или разоблачить',
  'crush/ask/either/why': ({card}: OneCard, messages) =>
    `Дальше ${messages.t('card', {card})}; одна карта за ход`,
  'crush/ask/discover': 'Разоблачите шпиона',
  'crush/ask/discover/why': 'На его место встанет своя карта',
  'crush/ask/no-build': 'Пополнить нечем',
  'crush/ask/no-build/why': ({next}: {next?: Card}, messages) =>
    next ? `Нужна карта: ${messages.t('card', {card: next})}` : 'Шпионы ещё на местах',
  'crush/ask/more': 'Разоблачайте дальше или закончите',
  'crush/ask/more/why': 'Разоблачать здесь можно сколько угодно',
  'crush/ask/insert': 'Подошлите шпиона',
  'crush/ask/insert/why': ({rank}: {rank: Rank}, messages) =>
    `Встанет как ${messages.t('rank', {rank})} и будет приносить вам карту за ход`,
  'crush/ask/no-spy': 'Шпиона нет',
  'crush/ask/no-spy/why': ({rank}: {rank: Rank}, messages) =>
    `Годится ${messages.t('rank', {rank})} мёртвой масти, наёмная дама или джокер`,
  'crush/ask/give': give,
  'crush/ask/give/why': (due: TributeDue, messages) =>
    `${suitFirst(due, messages)}: выберите ${due.n} из ${due.bound}`,
  'crush/ask/give-some': give,
  'crush/ask/give-some/why': (due: TributeDue, messages) =>
    `${suitFirst(due, messages)}: их у вас ${due.bound}, выберите ещё ${due.n - due.bound}`,
  'crush/ask/give-any': give,
  'crush/ask/give-any/why': ({n, suit}: TributeDue, messages) =>
    `${n === 1 ? 'Любую' : 'Любые'}: масти ${messages.t('suit', {suit})} у вас нет`,
  'crush/ask/give-all': give,
  'crush/ask/give-all/why': (due: TributeDue, messages) =>
    due.bound === due.n
      ? `${suitFirst(due, messages)}: их у вас ${due.n}, выбора нет`
      : 'Всё, что у вас есть: выбора нет',
  'crush/ask/fire': 'Уволить карту?',
  'crush/ask/fire/why': ({draws}: {draws: boolean}) =>
    draws ? 'Потом добор до пяти карт' : 'Добора не будет: карт больше пяти',
  'crush/ask/fire-down': 'Увольте карту',
  'crush/ask/fire-down/why': 'Пока не останется пять',
  'crush/do/build': 'Дальше',
  'crush/do/done': 'Дальше',
  'crush/do/insert': 'Никого',
  'crush/do/fireHire': 'Оставить',
  'crush/do/give': ({n, of}: Count & {of: number}) =>
    n < of ? `Отдать ${n} из ${of}` : `Отдать ${n}`,
  'crush/pick-more': ({n}: Count, messages) => `выберите ещё ${messages.count(n, GIVEN)}`,

  // refusals, read after "Нельзя:"
  'crush/queen-must-marry': 'дама на руках обязана выйти замуж',
  'crush/not-a-queen': 'замуж выходит только дама',
  'crush/not-your-suit': 'не вашей масти',
  'crush/wild-is-no-member': 'эта карта бывает только шпионом',
  'crush/one-extension': 'продолжение в этом ходу уже было',
  'crush/one-member-a-turn': 'в правительство одна карта за ход',
  'crush/ace-is-placed': 'ваш туз уже на месте',
  'crush/not-the-next-rank': (asked: WithView, messages) =>
    `дальше ${messages.t('card', {card: ownNext(asked)!})}`,
  'crush/no-spy-of-that-rank': 'на этом месте нет шпиона',
  'crush/suit-of-a-king': 'шпионы бывают только мёртвых мастей',
  'crush/not-the-rivals-next-rank': (asked: WithView, messages) =>
    `следующее место: ${messages.t('rank', {rank: rivalsNext(asked)!})}`,
  'crush/tribute-of-the-suit': (asked: WithView, messages) =>
    `сначала ${messages.t('suit', {suit: dutySuit(asked)!})}`,
  'crush/hand-too-large': 'не больше пяти карт',
  'crush/marry-now': 'сначала обе свадьбы',
  'crush/build-now': 'сначала правительство',
  'crush/insert-now': 'сначала шпион или никого',
  'crush/tribute-now': 'сначала дань',
  'crush/fire-now': 'увольте карту или оставьте все',

  // events
  'crush/say/dealt': ({name}: Player) => `Карты сданы. Первый ход: ${name}.`,
  'crush/say/voided': ({name}: Player) => `${name}: дам больше нет. Новая сдача.`,
  'crush/say/swapped': did('обмен'),
  'crush/say/married': did('свадьба'),
  'crush/say/executed': ({cards}: {cards: readonly Card[]}, messages) =>
    `Казнены: ${all(cards, messages) || 'нет'}.`,
  'crush/say/drew': ({name, cards}: Player & {cards: readonly Card[]}, messages) =>
    `${name}: добор, ${all(cards, messages)}.`,
  'crush/say/drew-some': ({name, n}: Player & Count, messages) =>
    `${name}: добор, ${messages.count(n, CARDS)}.`,
  'crush/say/reshuffled': 'Сброс перемешан и стал колодой.',
  'crush/say/extended': did('в правительство'),
  'crush/say/discovered': ({name, card, spy}: Player & OneCard & {spy: Card}, messages) =>
    `${name}: ${messages.t('card', {card})}. Разоблачён шпион: ${messages.t('card', {card: spy})}.`,
  'crush/say/inserted': did('шпион'),
  'crush/say/no-build': 'Вы ничего не добавили.',
  'crush/say/no-spy': 'Вы никого не подослали.',
  'crush/say/full': ({name}: Player) => `${name}: туз на месте, шпион уже не встанет.`,
  'crush/say/demanded': ({n, ...who}: Player & Count & To, messages) =>
    `Дань: ${messages.count(n, CARDS)}. ${from(who)}`,
  'crush/say/given': ({card, ...who}: Player & OneCard & To, messages) =>
    `Дань: ${messages.t('card', {card})}. ${from(who)}`,
  'crush/say/given-hidden': (who: Player & To) => `Дань: карта. ${from(who)}`,
  'crush/say/fired': did('в сброс'),
  'crush/say/kept': ({name}: Player) => `${name}: все карты остаются.`,
  'crush/say/completed': ({name}: Player) => `${name}: правительство в сборе.`,
  'crush/say/stalled': ({n}: Count) => `Пустых ходов: ${n}. Игра остановлена.`,
  'crush/say/won': (who: Player) => `Игра окончена. ${won(who)}.`,
  'crush/say/drawn': 'Игра окончена. Ничья.',

  // the end
  'crush/members': 'Членов',
  'crush/spies-head': 'Шпионов',
  'crush/of': ({n, of}: Count & {of: number}) => `${n} из ${of}`,
  'crush/stands': ({name, isReader}: Player) =>
    isReader ? 'Ваше правительство устояло' : `Устояло правительство: ${name}`,
  'crush/nobody': 'Игра застыла, победы нет',
  'crush/completed': ({suit, turn}: {suit: Suit; turn: number | undefined}, messages) =>
    `От короля до туза, ${messages.t('suit', {suit})}, и ни одного шпиона${turn ? `; ход ${turn}` : ''}.`,
  'crush/stalled': ({n}: Count) => `Пустых ходов: ${n}. Решает лучшее правительство.`,
  'crush/stalled-evenly': ({n}: Count) => `Пустых ходов: ${n}. Правительства равны.`,
  'crush/turning-point': (
    {turn, name, isReader, card, n}: Player & OneCard & Count & {turn: number},
    messages,
  ) => {
    const cards = messages.count(n, {...CARDS, one: 'карту'});
    const whose = isReader ? 'ваш шпион' : `${name}: шпион`;
    return `Ход ${turn}, ${whose} (${messages.t('card', {card})}) взял ${cards}.`;
  },

  // panels and readings
  'crush/key/trick': 'оба правительства',
  'crush/key/taken': 'кто казнён',
  'crush/executed': 'Казнены',
  'crush/given-to': ({name}: Player) => `Известно на руках: ${name}`,
  'crush/read/no-card': 'Ни одной карты сыграть нельзя.',
  'crush/read/standing': ({name, n, spies}: Player & Count & {spies: number}, messages) =>
    `${name}: ${messages.count(n, {one: 'член', few: 'члена', many: 'членов', other: 'члена'})}, ${messages.count(spies, SPIES)}.`,
  'crush/read/next': ({name, card, spies}: Player & OneCard & {spies: string}, messages) =>
    `${name}: дальше ${messages.t('card', {card})}; шпионы: ${spies || 'нет'}.`,
  'crush/read/left': ({name, n}: Player & Count, messages) =>
    `${name}: ${messages.count(n, CARDS)}.`,

  ...hints,
};
