import {does, listed} from '../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
import {hints} from './hints.ru.js';
import {options} from './options.ru.js';
import {stakes} from './stakes.ru.js';
import {story} from './story.ru.js';
import type {KingdomMessages} from './en.js';

type OneCard = Readonly<Record<'card', string>>;
type Count = Readonly<Record<'n', number>>;

const CARDS = {one: 'карта', few: 'карты', many: 'карт', other: 'карты'};
const POINTS = {one: 'очко', few: 'очка', many: 'очков', other: 'очка'};

const NAMES: Readonly<Record<string, string>> = {
  death: 'Смерть',
  innkeeper: 'Корчмарь',
  merchant: 'Купец',
  jester: 'Шут',
  thief: 'Вор',
  monk: 'Монах',
  juggler: 'Жонглёр',
  sorceress: 'Колдунья',
  knight: 'Рыцарь',
  dragon: 'Дракон',
  princess: 'Принцесса',
  queen: 'Королева',
  king: 'Король',
};

/** The names in the accusative. */
const WHOM: Readonly<Record<string, string>> = {
  death: 'Смерть',
  innkeeper: 'Корчмаря',
  merchant: 'Купца',
  jester: 'Шута',
  thief: 'Вора',
  monk: 'Монаха',
  juggler: 'Жонглёра',
  sorceress: 'Колдунью',
  knight: 'Рыцаря',
  dragon: 'Дракона',
  princess: 'Принцессу',
  queen: 'Королеву',
  king: 'Короля',
};

/** A character's name from its id; a character that an author has invented keeps its id. */
const title = (id: string): string =>
  NAMES[id] ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const whom = (id: string): string => WHOM[id] ?? title(id);
const list = (cards: readonly string[]): string =>
  cards
    .map(title)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' или ');
const gets = (card: string | null): string => (card === null ? '' : `: ${title(card)}`);
const got = (card: string | null): string => (card === null ? '' : ` Вам: ${title(card)}.`);

/**
 * The messages of Death Over the Kingdom in Russian. They give players no gender, hence no past
 * tense.
 */
export const ru: LocaleOf<KingdomMessages> = {
  'game/death-over-the-kingdom': 'Смерть над королевством',
  ...options,
  ...hints,
  ...stakes,
  ...story,

  // cards
  card: ({card}: OneCard) => title(card),
  'kingdom/card': ({card, value}: OneCard & {value: number}) => `${title(card)}, ${value}`,
  'kingdom/known': ({name}: {name: string}) => `закрыта, вам известна: ${name}`,
  'kingdom/turned': ({card, value}: OneCard & {value: number}) => `→ ${value} ${title(card)}`,
  'kingdom/ability/none': 'Без свойства.',
  'kingdom/ability/turn': ({
    shows,
    without,
    value,
  }: {
    shows: readonly string[];
    without: readonly string[];
    value: number;
  }) =>
    `В конце: ${value}, если у другого ${list(shows)}${
      without.length > 0 ? ` и ни у кого ${list(without)}` : ''
    }.`,
  'kingdom/ability/look': 'Ваш ход: взгляните на карту слева; можно обменяться.',
  'kingdom/ability/take': 'Ваш ход: обмен вслепую на карту любого игрока.',
  'kingdom/ability/juggle': 'Ваш ход: двое других меняются картами.',
  'kingdom/ability/burn': 'Ваш ход: чужая карта идёт в сброс, взамен новая.',

  // the top line
  'kingdom/round': ({n, of}: Count & {of: number}) => `Круг ${n} из ${of}`,
  'kingdom/turn': ({deal, of, round}: Record<'deal' | 'of' | 'round', number>) =>
    `Кон ${deal}/${of}, круг ${round}`,
  'kingdom/turn-n': ({n}: Count) => `Кон ${n}`,
  'kingdom/turn-round': ({deal, n}: Count & {deal: number}) => `Кон ${deal}, круг ${n}`,
  'kingdom/goal/highest': 'Очко за старшую карту',
  'kingdom/goal/lowest': 'Очко за младшую карту',
  'kingdom/goal/middle': 'Очко за средние карты',
  'kingdom/goal/median': 'Очко за карту посередине',
  'kingdom/goal/large': 'Младшей карте очко',
  'kingdom/wins': 'Победит второй',
  'kingdom/wins/large': 'Меньше — лучше',

  // on the board
  'kingdom/court': 'Другие игроки, по часовой стрелке',
  'kingdom/first': 'первый',
  'kingdom/to-act': 'ходит',
  'kingdom/of-points': ({n}: Count, w) => w.plural(n, POINTS),
  'kingdom/rail': 'Положение',
  'kingdom/plus-one': '+1',
  'kingdom/did/exchange': ({players}: {players: readonly Player[]}) => `обмен: ${listed(players)}`,
  'kingdom/did/cut': 'снятие колоды',
  'kingdom/did/fold': 'как есть',
  'kingdom/did/change': 'замена',
  'kingdom/did/use': ({card}: OneCard) => title(card),
  'kingdom/did/use-on': ({card, players}: OneCard & {players: readonly Player[]}) =>
    `${title(card)}: ${listed(players)}`,
  'kingdom/pile': ({n}: Count) => `В колоде ${n}`,
  'kingdom/pile/top': ({card}: OneCard) => `сверху ${title(card)}`,
  'kingdom/pile/bottom': ({card}: OneCard) => `снизу ${title(card)}`,
  'kingdom/discard': ({n}: Count) => `В сбросе ${n}`,
  'kingdom/discard/none': 'Сброс пуст',
  'kingdom/cut/depth': ({n, of}: Count & {of: number}) => `Карта ${n} из ${of}`,

  // the prompt
  'kingdom/your-turn': 'Ваш ход',
  'kingdom/ask/choose': 'Выберите карту на этот круг',
  'kingdom/ask/lay': ({card}: OneCard) => `Положить ${whom(card)}?`,
  'kingdom/ask/act': ({card}: OneCard) => `${title(card)}: что делаете?`,
  'kingdom/ask/change': ({card}: OneCard) => `${title(card)}: на какую заменить?`,
  'kingdom/ask/cut': 'Как глубоко снимаете?',
  'kingdom/ask/cut/why': 'Карта с этой глубины станет вашей, старая уйдёт',
  'kingdom/ask/take': 'Чью карту возьмёте?',
  'kingdom/ask/burn': 'Чья карта уйдёт в сброс?',
  'kingdom/ask/juggle': 'Кто меняется первым?',
  'kingdom/ask/juggle/second': ({name}: Player) => `${name} и кто ещё?`,
  'kingdom/ask/decide': ({name, card}: Player & OneCard) =>
    name ? `${name}: ${card}` : `Сверху лежит: ${card}`,
  'kingdom/ask/decide/why': ({card}: OneCard) => `Отдать за неё ${whom(card)}?`,
  'kingdom/wait/choose': 'Все выбирают карту',
  'kingdom/wait/choose/why': 'Свою можно поменять, пока не выбраны все',
  'kingdom/wait/acting': 'Ходят другие',
  'kingdom/wait/act': ({name}: Player) => `Ход: ${name}`,
  'kingdom/wait/then': ({players}: {players: readonly Player[]}) => `Затем ${listed(players)}`,
  'kingdom/pick-first': 'сначала укажите игрока',
  'ui/last-trick': 'Круг',

  // refusals, read after "Нельзя:"
  'kingdom/choose-now': 'сначала выберите карту',
  'kingdom/act-now': 'карты уже лежат, теперь ход',
  'kingdom/decide-now': 'сначала обменяйте карту или оставьте',
  'kingdom/dealer-cuts': 'слева от сдающего никого нет, снимите колоду',
  'kingdom/only-dealer-cuts': 'колоду снимает только сдающий',
  'kingdom/deck-empty': 'колода пуста',
  'kingdom/deck-depth': 'столько карт в колоде нет',
  'kingdom/no-hand': 'в руке нет карт',
  'kingdom/no-ability': 'в свой ход эта карта ничего не делает',
  'kingdom/other-players': 'укажите других игроков',
  'kingdom/targets-none': 'здесь никого не выбирают',
  'kingdom/targets-one': 'укажите одного игрока',
  'kingdom/targets-two': 'укажите двоих игроков',

  // events
  'kingdom/say/dealt': (who: Player) => `Новая сдача. ${does(who, 'Сдаёте', 'Сдаёт')}.`,
  'kingdom/say/round': ({n}: Count) => `Круг ${n}.`,
  'kingdom/say/exchanged': ({name, other, card}: Player & {other: Player; card: string | null}) =>
    `${name}: обмен, ${other.name}.${got(card)}`,
  'kingdom/say/cut': ({name, n}: Player & Count) => `${name}: снятие колоды, карта ${n}.`,
  'kingdom/say/cut-open': ({name, n, card}: Player & Count & OneCard) =>
    `${name}: снятие колоды, карта ${n}: ${title(card)}.`,
  'kingdom/say/cut-old': ({card}: OneCard) => `В сброс: ${title(card)}.`,
  'kingdom/say/folded': ({name}: Player) => `${name}: карта остаётся.`,
  'kingdom/say/changed': ({name}: Player) => `${name}: замена на карту из руки.`,
  'kingdom/say/looked': ({
    name,
    other,
    card,
    seen,
  }: Player & OneCard & {other: Player; seen: string | null}) =>
    `${name}: ${title(card)} смотрит карту (${other.name})${gets(seen)}.`,
  'kingdom/say/looked-deck': ({name, card, seen}: Player & OneCard & {seen: string | null}) =>
    `${name}: ${title(card)} смотрит верх колоды${gets(seen)}.`,
  'kingdom/say/bought': ({
    name,
    other,
    card,
    got: taken,
  }: Player & OneCard & {other: Player; got: string | null}) =>
    other.isReader
      ? `${name}: обмен с вами. Вам: ${title(card)}.`
      : `${name}: обмен, ${other.name}${gets(taken)}.`,
  'kingdom/say/bought-deck': ({name, got: taken}: Player & {got: string | null}) =>
    `${name}: обмен с верхом колоды${gets(taken)}.`,
  'kingdom/say/stolen': ({
    name,
    other,
    card,
    got: taken,
  }: Player & OneCard & {other: Player; got: string | null}) =>
    `${name}: ${title(card)} берёт карту (${other.name})${gets(taken)}.`,
  'kingdom/say/juggled': ({
    name,
    card,
    one,
    two,
    got: taken,
  }: Player & OneCard & {one: Player; two: Player; got: string | null}) =>
    `${name}: ${title(card)}. Обмен: ${one.name} и ${two.name}.${got(taken)}`,
  'kingdom/say/burned': ({
    name,
    card,
    other,
    burned,
    drawn,
  }: Player & OneCard & {other: Player; burned: string; drawn: string | null}) =>
    `${name}: ${title(card)}; ${other.name}, в сброс ${title(burned)}.${got(drawn)}`,
  'kingdom/say/shown': ({cards}: {cards: readonly string[]}) =>
    `Карты открыты: ${cards.join(', ')}.`,
  'kingdom/say/settled': ({cards}: {cards: readonly string[]}) => `Меняются: ${cards.join(', ')}.`,
  'kingdom/say/nobody': 'Очка не получает никто.',
  'kingdom/say/awarded': ({n, players}: Player & Count & {players: readonly Player[]}) =>
    n === 1 ? `Очко: ${listed(players)}.` : `По очку: ${listed(players)}.`,
  'kingdom/say/won': ({n, players}: Player & Count & {players: readonly Player[]}) =>
    `Игра окончена. ${n === 1 ? 'Победа' : 'Общая победа'}: ${listed(players)}.`,
  'kingdom/say/drawn': 'Игра окончена. Победы нет ни у кого.',

  // the end
  'kingdom/player': 'Игрок',
  'kingdom/points': 'Очки',
  'kingdom/winner': 'победа',
  'kingdom/second': ({n}: Count, messages) => `${messages.count(n, POINTS)}: второй итог`,
  'kingdom/nobody': 'Каждый делит с кем-то высший или низший итог',
  'kingdom/fewest': ({n}: Count, messages) => `${messages.count(n, POINTS)}: меньше всех`,

  // panels
  'kingdom/card-head': 'Карта',
  'kingdom/value': 'Достоинство',
  'kingdom/point': 'Очко',
  'kingdom/no-round': 'Ещё ни один круг не открыт',
  'kingdom/discarded': 'Сброс этого кона',
  'kingdom/deck': 'Карты',
  'kingdom/colours':
    'Карта с красным числом действует в ход игрока, с зелёным может измениться в конце круга, с чёрным не делает ничего.',
  'kingdom/reconstruction': 'Это реконструкция: изданные числа и тексты нам неизвестны.',
  'kingdom/copies': ({n}: Count, messages) => `, ${messages.count(n, CARDS)}`,
  'kingdom/phase/choose': 'Выбор',
  'kingdom/phase/act': 'Ходы',
  'kingdom/phase/decide': 'Ходы',
  'kingdom/phase/show': 'Показ и очки',
  'kingdom/phase/endAbilities': 'Показ и очки',
  'kingdom/phase/award': 'Показ и очки',
  'kingdom/phase/discard': 'Показ и очки',
  'kingdom/phase/turnStart': 'Выбор',
  'kingdom/phase/turnEnd': 'Конец',
  'kingdom/phase/over': 'Конец',
  'kingdom/phase/large': 'Большая игра',
  'kingdom/read/front': ({card}: OneCard) => `Перед вами: ${card}.`,
  'kingdom/read/hand': ({n, cards}: Count & {cards: string}, messages) =>
    `В руке ${messages.count(n, CARDS)}${cards ? `. ${cards}` : ''}.`,
  'kingdom/read/none-acted': 'В этом круге ходов ещё нет.',
  'kingdom/read/discard': ({cards}: {cards: string}) => `Сброс: ${cards || 'пуст'}.`,
};
