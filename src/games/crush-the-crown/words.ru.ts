import type {Card, Rank, Suit} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import {nextRank, suitOfGovernment} from './government.js';
import type {CrushView} from './types.js';

type Who = Readonly<Record<'name', string>>;
type Asked = Readonly<Record<'view', CrushView>>;

const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
const SPIES = {one: 'шпион', few: 'шпиона', many: 'шпионов', other: 'шпиона'};
/** Cards to be given: one of them stands in the accusative. */
const GIVEN = {...CARDS, one: 'карту'};

const all = (cards: readonly Card[], words: Words): string =>
  cards.map((card) => words.t('card', {card})).join(', ');

/** The card that stands next in the Government of whoever is asked. */
function awaited({view}: Asked, words: Words): string {
  const government = view.governments[view.seat ?? view.active] ?? [];
  const [rank, suit] = [nextRank(government), suitOfGovernment(government)];
  return rank && suit ? words.t('card', {card: `${rank}${suit}`}) : '';
}

function rivals({view}: Asked, words: Words): string {
  const rank = nextRank(view.governments[1 - (view.seat ?? view.active)] ?? []);
  return rank ? words.t('rank', {rank}) : '';
}

/** The suit that goes first in a tribute. */
function owed({view}: Asked, words: Words): string {
  const suit = suitOfGovernment(view.governments[view.active] ?? []);
  return suit ? words.t('suit', {suit}) : '';
}

/** The sentences of Crush the Crown in Russian; names stand in the nominative everywhere. */
export const ru: Catalogue = {
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

  // the line of chrome
  'crush/phase/marryFirst': 'Свадьба',
  'crush/phase/marrySecond': 'Свадьба',
  'crush/phase/build': 'Правительство',
  'crush/phase/insert': 'Шпион',
  'crush/phase/tribute': 'Дань',
  'crush/phase/fireHire': 'Уволить и нанять',
  'crush/phase/over': 'Игра окончена',
  'crush/goal/marry': 'каждому королю дама',
  'crush/goal/spies': 'шпионы',
  'crush/for-hire': 'Наёмные дамы, джокеры',
  'crush/queens': 'Наёмные дамы',
  'crush/gone': ({card}: {card: Card}, words) => `${words.t('card', {card})}, больше не придёт`,
  'crush/idle': ({n, of}: {n: number; of: number}) => `Пустых ${n} из ${of}`,

  // on the board
  'crush/government': ({name}: Who) => `Правительство: ${name}`,
  'crush/spy': 'шпион',
  'crush/spy-as': ({card, rank}: {card: Card; rank: Rank}, words) =>
    `шпион на месте карты ${words.t('rank', {rank})}: ${words.t('card', {card})}`,
  'crush/spies': ({n}: {n: number}, words) => words.count(n, SPIES),
  'crush/next': 'далее',
  'crush/or-spy': 'шпион',
  'crush/no-king': 'короля нет',
  'crush/pile/draw': 'колода',
  'crush/pile/discard': 'сброс',
  'crush/pile/executed': 'казнены',
  'crush/unclaimed': 'свободны',

  // the prompt
  'crush/your-turn': 'Ваш ход',
  'crush/to-play': ({name}: Who, words) => (name === words.t('you') ? 'Ваш ход' : `Ходит ${name}`),
  'crush/waiting/marryFirst': 'Нужна дама',
  'crush/waiting/marrySecond': 'Нужна дама',
  'crush/waiting/build': 'Можно пополнить правительство',
  'crush/waiting/insert': 'Можно подослать шпиона',
  'crush/waiting/tribute': ({n}: {n: number}, words) => `Дань: ${words.count(n, CARDS)}`,
  'crush/waiting/fireHire': 'Можно уволить карту, потом добор',
  'crush/ask/marry': ({n, card}: {n: number; card: Card}, words) =>
    n === 1 ? `Свадьба: ${words.t('card', {card})}` : 'Выберите даму для свадьбы',
  'crush/ask/marry/why': 'С ней ваши король и масть',
  'crush/ask/swap': 'Обменяйте карту',
  'crush/ask/swap/why': 'Пока не придёт дама',
  'crush/ask/extend': ({card}: {card: Card}, words) => `Дальше: ${words.t('card', {card})}`,
  'crush/ask/extend/why': 'Одна карта за ход',
  'crush/ask/either': 'Продолжить или разоблачить шпиона',
  'crush/ask/either/why': ({card}: {card: Card}, words) =>
    `Дальше ${words.t('card', {card})}; одна карта за ход`,
  'crush/ask/discover': ({n, card}: {n: number; card: Card}, words) =>
    n === 1 ? `Разоблачает шпиона: ${words.t('card', {card})}` : 'Разоблачите шпиона',
  'crush/ask/discover/why': 'Настоящая карта встанет на его место',
  'crush/ask/no-build': 'Пополнить нечем',
  'crush/ask/no-build/why': ({next}: {next?: Card}, words) =>
    next ? `Нужна карта: ${words.t('card', {card: next})}` : 'Шпионы ещё на местах',
  'crush/ask/more': 'Разоблачайте дальше или закончите',
  'crush/ask/more/why': 'Разоблачения в этой игре без счёта',
  'crush/ask/insert': ({name}: Who) => `Подошлите шпиона. Соперник: ${name}`,
  'crush/ask/insert/why': ({name, rank}: Who & {rank: Rank}, words) =>
    `${name}: шпион на месте карты ${words.t('rank', {rank})}`,
  'crush/ask/no-spy': ({name}: Who) => `Шпиона нет. Соперник: ${name}`,
  'crush/ask/no-spy/why': ({rank}: {rank: Rank}, words) =>
    `Годятся ${words.t('rank', {rank})} мёртвой масти, наёмная дама, джокер`,
  'crush/ask/give': ({name, n, suit}: Who & {n: number; suit: Suit}, words) =>
    `Отдайте ${words.count(n, GIVEN)}, ${words.t('suit', {suit})}. Берёт ${name}`,
  'crush/ask/give/why': ({suit}: {suit: Suit}, words) =>
    `Сначала ${words.t('suit', {suit})}, пока они есть`,
  'crush/ask/give-some': ({name, n}: Who & {n: number}, words) =>
    `Отдайте ${words.count(n, GIVEN)}. Берёт ${name}`,
  'crush/ask/give-some/why': ({suit}: {suit: Suit}, words) =>
    `Сначала ${words.t('suit', {suit})}, пока они есть`,
  'crush/ask/give-any': ({name, n}: Who & {n: number}, words) =>
    `Отдайте ${words.count(n, GIVEN)}. Берёт ${name}`,
  'crush/ask/give-any/why': ({suit}: {suit: Suit}, words) =>
    `Любую: масти ${words.t('suit', {suit})} у вас нет`,
  'crush/ask/fire': 'Увольте карту или оставьте все',
  'crush/ask/fire/why': ({draws}: {draws: boolean}) =>
    draws ? 'Потом рука дополняется до пяти' : 'Добора не будет: карт больше пяти',
  'crush/ask/fire-down': 'Увольте карту',
  'crush/ask/fire-down/why': 'Пока не останется пять',
  'crush/do/build': 'Дальше',
  'crush/do/done': 'Дальше',
  'crush/do/insert': 'Никого',
  'crush/do/fireHire': 'Все',

  // refusals, read after "Not allowed:"
  'crush/queen-must-marry': 'дама на руках обязана выйти замуж',
  'crush/not-a-queen': 'замуж выходит только дама',
  'crush/not-your-suit': 'не вашей масти',
  'crush/wild-is-no-member': 'эта карта бывает только шпионом',
  'crush/one-extension': 'продолжение в этом ходу уже было',
  'crush/one-member-a-turn': 'в правительство одна карта за ход',
  'crush/ace-is-placed': 'ваш туз уже на месте',
  'crush/not-the-next-rank': (asked: Asked, words) => `дальше ${awaited(asked, words)}`,
  'crush/no-spy-of-that-rank': 'на этом месте нет шпиона',
  'crush/suit-of-a-king': 'шпионы бывают только мёртвых мастей',
  'crush/not-the-rivals-next-rank': (asked: Asked, words) =>
    `следующее место: ${rivals(asked, words)}`,
  'crush/tribute-of-the-suit': (asked: Asked, words) => `сначала ${owed(asked, words)}`,
  'crush/hand-too-large': 'не больше пяти карт',
  'crush/marry-now': 'сначала обе свадьбы',
  'crush/build-now': 'сначала правительство',
  'crush/insert-now': 'сначала шпион или никого',
  'crush/tribute-now': 'сначала дань',
  'crush/fire-now': 'увольте карту или оставьте все',

  // happenings
  'crush/say/dealt': ({name}: Who) => `Карты сданы. Первый ход: ${name}.`,
  'crush/say/voided': ({name}: Who) => `${name}: дам больше нет. Новая сдача.`,
  'crush/say/swapped': ({name, card}: Who & {card: Card}, words) =>
    `${name}: обмен, ${words.t('card', {card})}.`,
  'crush/say/married': ({name, card}: Who & {card: Card}, words) =>
    `${name}: свадьба, ${words.t('card', {card})}.`,
  'crush/say/executed': ({cards}: {cards: readonly Card[]}, words) =>
    `Казнены: ${all(cards, words)}.`,
  'crush/say/drew': ({name, cards}: Who & {cards: readonly Card[]}, words) =>
    `${name}: добор, ${all(cards, words)}.`,
  'crush/say/drew-some': ({name, n}: Who & {n: number}, words) =>
    `${name}: добор, ${words.count(n, CARDS)}.`,
  'crush/say/reshuffled': 'Сброс перемешан, из него снова добирают.',
  'crush/say/extended': ({name, card}: Who & {card: Card}, words) =>
    `${name}: в правительство, ${words.t('card', {card})}.`,
  'crush/say/discovered': ({name, card, spy}: Who & {card: Card; spy: Card}, words) =>
    `${name}: ${words.t('card', {card})}. Шпион ${words.t('card', {card: spy})} разоблачён.`,
  'crush/say/inserted': ({name, card}: Who & {card: Card}, words) =>
    `${name}: шпион, ${words.t('card', {card})}.`,
  'crush/say/full': ({name}: Who) => `${name}: туз на месте, шпион уже не встанет.`,
  'crush/say/demanded': ({name, n, to}: Who & {n: number; to: string}, words) =>
    `Дань: ${words.count(n, CARDS)}. Отдаёт ${name}, берёт ${to}.`,
  'crush/say/given': ({name, card, to}: Who & {card: Card; to: string}, words) =>
    `Дань: ${words.t('card', {card})}. Отдаёт ${name}, берёт ${to}.`,
  'crush/say/given-hidden': ({name, to}: Who & {to: string}) =>
    `Дань: карта. Отдаёт ${name}, берёт ${to}.`,
  'crush/say/fired': ({name, card}: Who & {card: Card}, words) =>
    `${name}: в сброс, ${words.t('card', {card})}.`,
  'crush/say/kept': ({name}: Who) => `${name}: все карты остаются.`,
  'crush/say/completed': ({name}: Who) => `${name}: правительство в сборе.`,
  'crush/say/stalled': ({n}: {n: number}, words) =>
    `Пустых ходов: ${words.number(n)}. Игра остановлена.`,
  'crush/say/won': ({name}: Who, words) =>
    name === words.t('you') ? 'Игра окончена. Победа ваша.' : `Игра окончена. Победа: ${name}.`,
  'crush/say/drawn': 'Игра окончена. Ничья.',

  // the end
  'crush/result': 'Игра окончена',
  'crush/player': 'Игрок',
  'crush/members': 'Членов',
  'crush/spies-head': 'Шпионов',
  'crush/winner': 'победа',
  'crush/of': ({n, of}: {n: number; of: number}) => `${n} из ${of}`,
  'crush/won': ({name}: Who, words) =>
    name === words.t('you') ? 'Победа ваша' : `Победа: ${name}`,
  'crush/drawn': 'Ничья',
  'crush/completed': 'От короля до туза, и ни одного шпиона',
  'crush/stalled': ({n}: {n?: number}) => `Пустых ходов: ${n ?? ''}. Решает лучшее правительство`,
  'crush/stalled-evenly': ({n}: {n?: number}) => `Пустых ходов: ${n ?? ''}. Правительства равны`,

  // what can be looked up or read
  'crush/executed': 'Казнены',
  'crush/discarded': 'Сброс',
  'crush/given-to': ({name}: Who) => `Известно на руках: ${name}`,
  'crush/read/no-card': 'Ни одной карты сыграть нельзя.',
  'crush/read/standing': ({name, n, spies}: Who & {n: number; spies: number}, words) =>
    `${name}: ${words.count(n, {one: 'член', few: 'члена', many: 'членов', other: 'члена'})}, ${words.count(spies, SPIES)}.`,
  'crush/read/executed': ({cards}: {cards: string}) => `Казнены: ${cards || 'никто'}.`,
  'crush/read/next': ({name, card, spies}: Who & {card: Card; spies: string}, words) =>
    `${name}: дальше ${words.t('card', {card})}; шпионы: ${spies || 'никто'}.`,
  'crush/read/left': ({name, n}: Who & {n: number}, words) => `${name}: ${words.count(n, CARDS)}.`,

  // why the bot does it
  'crush/why/only': 'Другого хода нет.',
  'crush/why/marry': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: её масти на руках больше всего.`,
  'crush/why/swap': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: понадобится последней, если понадобится.`,
  'crush/why/extend': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: следующая карта правительства.`,
  'crush/why/discover': 'Шпион стоит карты в каждый ход соперника, его пора казнить.',
  'crush/why/build-nothing': 'Подходящей карты нет.',
  'crush/why/spy': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: подходит сейчас и приносит дань каждый ход.`,
  'crush/why/spy-wild': 'Эта карта годится на любое место, а других шпионов нет.',
  'crush/why/no-spy': 'Подходящего шпиона нет.',
  'crush/why/give': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: отдать её дешевле всего.`,
  'crush/why/give-useless': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: никому из двоих не нужна.`,
  'crush/why/fire': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: от неё меньше всего пользы, новая может быть лучше.`,
  'crush/why/fire-useless': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: больше ни на что не годится.`,
  'crush/why/fire-rivals': ({card}: {card: Card}, words) =>
    `${words.t('card', {card})}: нужна только сопернику.`,
  'crush/why/keep': 'Все карты на руках пригодятся.',
};
