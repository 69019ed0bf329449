import type {Card, Suit} from '../../../cards/index.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {OwnMessages} from './en.js';

/** The sentences of the game in Russian. */
export const ru: LocaleOf<OwnMessages> = {
  'game/high-card': 'High Card',

  'option/cards': 'Карт у каждого',
  'option/trump': 'Козырь',
  'option/trump/none': 'Нет',
  'option/trump/S': 'Пики',
  'option/trump/H': 'Червы',
  'option/trump/D': 'Бубны',
  'option/trump/C': 'Трефы',

  'high-card/goal': 'Побеждает, у кого больше взяток',
  'high-card/trump': ({suit}: {suit: Suit}, messages) => `Козырь: ${messages.t('suit', {suit})}`,
  'high-card/left': ({n}: {n: number}, messages) =>
    `осталось: ${messages.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'})}`,

  'high-card/lead': 'Ваш первый ход',
  'high-card/follow': 'Ваш ход',
  'high-card/any': 'Можно сыграть любую карту',
  'high-card/to-play': ({name}: {name: string}) => `Ход: ${name}`,
  'high-card/trick-to': ({name}: {name: string}, messages) =>
    name === messages.t('you') ? 'Взятка ваша' : `Взятка: ${name}`,
  'high-card/won': ({names, one}: {names: string; one: boolean}, messages) =>
    names === messages.t('you') ? 'Победа ваша' : one ? `Победа: ${names}` : `Поровну: ${names}`,

  'high-card/say/dealt': ({n}: {n: number}, messages) =>
    `По ${messages.count(n, {one: 'карте', few: 'карты', many: 'карт', other: 'карты'})}. Игра началась.`,
  'high-card/say/nothing': 'На столе ничего нет.',
  'high-card/tricks': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'взятка', few: 'взятки', many: 'взяток', other: 'взятки'}),

  'high-card/why/lead': ({card}: {card: Card}, messages) =>
    `Самая старшая карта на руках: ${messages.t('card', {card})}.`,
  'high-card/why/take': ({card}: {card: Card}, messages) =>
    `Берёт взятку дешевле всего: ${messages.t('card', {card})}.`,
  'high-card/why/throw': ({card}: {card: Card}, messages) =>
    `Взятка чужая, можно сбросить: ${messages.t('card', {card})}.`,

  'high-card/rules':
    'Игроки по очереди кладут по карте. Взятку берёт старшая карта масти первого хода, а если есть ' +
    'козыри, то старший козырь; взявший ходит первым. Сыграть можно любую карту. Побеждает тот, у ' +
    'кого больше взяток.',
};
