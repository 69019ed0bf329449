import type {LocaleOf} from '../../../i18n/index.js';
import type {KingTips} from './tips.en.js';

/** What a reader is told in the first game of each kind, in Russian. */
export const ru: LocaleOf<KingTips> = {
  'aim/king-simple': 'Семь сдач избегать, семь собирать; больше очков побеждает',
  'aim/king-threesome': 'Трое, тридцать карт; больше очков побеждает',
  'aim/king-custom': 'Каждый заказывает все четырнадцать сдач; больше очков побеждает',
  'aim/king-minsk': 'Заказывайте, берите прикуп, отыгрывайте потерянное',
  'aim/king-domino': 'Не будьте первым, у кого −31',
  'aim/king-trade': 'Высшая ставка платит и называет дорогую масть; до −77',
  'aim/king-atomic': 'По шесть похвал и по две сборных; больше очков побеждает',
  'aim/king-short': 'Семь сдач избегать, семь собирать',
  'aim/king-long': 'Каждый заказывает каждую из четырнадцати сдач',
  'aim/king-preference': 'Двенадцать сдач; в последних четырёх собирают',
  'king/tip/goal': 'Берите их поменьше',
  'king/tip/goal/why': 'Цены стоят здесь всю сдачу.',
  'king/tip/goal-take': 'Берите их побольше',
  'king/tip/raised': 'Ходите поднятой',
  'king/tip/raised/why': 'Опущенная скажет, почему нельзя.',
  'king/tip/cost': ({points}) => `Взятка стоила вам ${points}`,
  'king/tip/cost/why': 'Очки сдачи стоят у имени.',
};
