import {won} from '../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
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

type Count = Readonly<Record<'n', number>>;
type Pair = Readonly<Record<'card' | 'other', CourtCard>>;

/** The players who are level: the end of a sentence, and one more. */
export function levelled({name, isReader, other}: Player & {readonly other: Player}): string {
  const now = isReader ? 'вы сравняли счёт' : `игрок ${name} сравнял счёт`;
  return `${now}. До этого ${other.isReader ? 'вели вы' : `вёл игрок ${other.name}`}.`;
}

/** The messages that the games of the family share, in Russian. */
export const crown: LocaleOf<CrownMessages> = {
  'option/bestOf': 'Партий, не больше',

  'crown/card': ({card}: {readonly card: CourtCard}) => CARDS[card],
  'crown/lord': 'лорд',
  'crown/vassal': 'вассал',
  'crown/thwarts': ({card, other}: Pair) => `${CARDS[card]} бьёт ${WHOM[other]}`,
  'crown/wins': ({n}: Count, messages) => messages.count(n, WINS),
  'crown/won': won,
  'crown/say/over': (who: Player, messages) => `Игра окончена. ${messages.t('crown/won', who)}.`,
  'crown/read/score': ({name, n}: Player & Count, messages) =>
    `${name}: ${messages.count(n, WINS)}.`,

  // the reveal of hidden choices
  'crown/places': 'Игроки и их карты',
  'crown/place/own': 'Ваша карта',
  'crown/in': 'есть',
  'crown/face-down': 'закрытая карта',
  'crown/only-you': 'тайно',
  'crown/progress': ({n, of}: Count & {readonly of: number}) =>
    n < of ? `Выбрано ${n} из ${of}` : of === 2 ? 'Выбрали оба' : 'Выбрали все',

  // how to go on, and the end
  'crown/your-card-is-in': 'Карта выбрана',
  'crown/change': 'Другая карта заменит её',
  'crown/turn-together': ({n}: Count) =>
    n === 2 ? 'Обе карты открываются' : 'Все карты открываются',
  'crown/next-match': 'Следующая партия',
  'crown/lead': ({mine, theirs}: {readonly mine: number; readonly theirs: number}) =>
    `по партиям ${mine}\u00a0:\u00a0${theirs}`,
  'crown/you-lose': ({text}) => `Поражение: ${text}`,
  'crown/matches': 'партии',

  // the aim, and the coach marks
  'crown/tip/secret': 'Выбирайте втайне; менять можно, пока не выбрали все.',
};
