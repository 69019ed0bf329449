import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {CourtCard} from '../rules/deck.js';
import type {CrownMessages} from './en.js';

/** The names of the cards in Russian. */
export const CARDS: Readonly<Record<CourtCard, string>> = {
  king: 'Король',
  dragon: 'Дракон',
  knight: 'Рыцарь',
  witch: 'Ведьма',
  beggar: 'Нищий',
};

/** The names of the cards in the accusative. */
export const WHOM: Readonly<Record<CourtCard, string>> = {
  king: 'короля',
  dragon: 'дракона',
  knight: 'рыцаря',
  witch: 'ведьму',
  beggar: 'нищего',
};

const WINS = {one: 'победа', few: 'победы', many: 'побед', other: 'победы'};

type Who = Readonly<Record<'name', string>>;
type Many = Readonly<Record<'n', number>>;
type Pair = Readonly<Record<'card' | 'other', CourtCard>>;

/** A name, or names in a list, within a sentence: `вы, Отто`. */
export const spoken = (names: string, messages: Messages): string =>
  names
    .split(', ')
    .map((name) => (name === messages.t('you') ? 'вы' : name))
    .join(', ');

/** Who has drawn level, and with whom: the end of a sentence, and one more. */
export function levelled(
  {name, other}: Who & {readonly other: string},
  messages: Messages,
): string {
  const now = name === messages.t('you') ? 'вы сравняли счёт' : `игрок ${name} сравнял счёт`;
  return `${now}. До этого ${other === messages.t('you') ? 'вели вы' : `вёл игрок ${other}`}.`;
}

/** The messages that the games of the family share, in Russian. */
export const crown: LocaleOf<CrownMessages> = {
  'option/bestOf': 'Партий, не больше',

  'crown/card': ({card}: {readonly card: CourtCard}) => CARDS[card],
  'crown/lord': 'лорд',
  'crown/vassal': 'вассал',
  'crown/thwarts': ({card, other}: Pair) => `${CARDS[card]} бьёт ${WHOM[other]}`,
  'crown/wins': ({n}: Many, messages) => messages.count(n, WINS),
  'crown/won': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Победа ваша' : `Победа: ${name}`,
  'crown/say/over': ({name}: Who, messages) => `Игра окончена. ${messages.t('crown/won', {name})}.`,
  'crown/read/score': ({name, n}: Who & Many, messages) => `${name}: ${messages.count(n, WINS)}.`,

  // the reveal of hidden choices
  'crown/places': 'Игроки и их карты',
  'crown/place/own': 'ваша карта',
  'crown/place/choosing': 'выбор',
  'crown/in': 'есть',
  'crown/face-down': 'закрытая карта',
  'crown/only-you': 'тайно',
  'crown/progress': ({n, of}: Many & {readonly of: number}) =>
    n < of ? `Выбрано ${n} из ${of}` : of === 2 ? 'Выбрали оба' : 'Выбрали все',

  // the way on, and the end
  'crown/your-card-is-in': 'Карта выбрана',
  'crown/change': 'Другая карта заменит её',
  'crown/turn-together': ({n}: Many) =>
    n === 2 ? 'Обе карты открываются' : 'Все карты открываются',
  'crown/next-match': 'Следующая партия',
  'crown/swap-roles': 'Поменяться ролями',
  'crown/lead': ({mine, theirs}: {readonly mine: number; readonly theirs: number}) =>
    `по партиям ${mine} : ${theirs}`,
  'crown/matches': 'партии',
};
