import type {Card, Suit} from '../../cards/index.js';
import type {Catalogue} from '../../words/index.js';

/** The sentences of the game in Russian. */
export const ru: Catalogue = {
  'game/high-card': 'High Card',

  'option/cards': 'Карт у каждого',
  'option/trump': 'Козырь',
  'option/trump/none': 'Нет',
  'option/trump/S': 'Пики',
  'option/trump/H': 'Червы',
  'option/trump/D': 'Бубны',
  'option/trump/C': 'Трефы',

  'high-card/goal': 'Побеждает, у кого больше взяток',
  'high-card/trump': ({suit}: {suit: Suit}, words) => `Козырь: ${words.t('suit', {suit})}`,
  'high-card/left': ({n}: {n: number}, words) =>
    `осталось: ${words.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'})}`,

  'high-card/lead': 'Ваш первый ход',
  'high-card/follow': 'Ваш ход',
  'high-card/any': 'Можно сыграть любую карту',
  'high-card/to-play': ({name}: {name: string}) => `Ход: ${name}`,
  'high-card/trick-to': ({name}: {name: string}, words) =>
    name === words.t('you') ? 'Взятка ваша' : `Взятка: ${name}`,
  'high-card/won': ({names, one}: {names: string; one: boolean}, words) =>
    names === words.t('you') ? 'Победа ваша' : one ? `Победа: ${names}` : `Поровну: ${names}`,

  'high-card/say/dealt': ({n}: {n: number}, words) =>
    `По ${words.count(n, {one: 'карте', few: 'карты', many: 'карт', other: 'карты'})}. Игра началась.`,
  'high-card/say/nothing': 'На столе ничего нет.',
  'high-card/tricks': ({n}: {n: number}, words) =>
    words.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'}),

  'high-card/why/lead': ({card}: {card: Card}, words) =>
    `Самая старшая карта на руках: ${words.t('card', {card})}.`,
  'high-card/why/take': ({card}: {card: Card}, words) =>
    `Берёт взятку дешевле всего: ${words.t('card', {card})}.`,
  'high-card/why/throw': ({card}: {card: Card}, words) =>
    `Взятка чужая, можно сбросить: ${words.t('card', {card})}.`,

  'high-card/rules':
    'Игроки по очереди кладут по карте. Взятку берёт старшая карта масти первого хода, а если есть ' +
    'козыри, то старший козырь; взявший ходит первым. Сыграть можно любую карту. Побеждает тот, у ' +
    'кого больше взяток.',
};
