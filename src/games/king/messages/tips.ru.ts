import type {LocaleOf} from '../../../i18n/index.js';
import type {KingTips} from './tips.en.js';

/** The aims and the coach marks of a reader's first game of each kind, in Russian. */
export const ru: LocaleOf<KingTips> = {
  'aim/king-simple': 'Семь сдач не брать, семь брать; побеждает, у кого больше очков',
  'aim/king-threesome': 'Трое, тридцать карт; побеждает, у кого больше очков',
  'aim/king-custom': 'Закажите все четырнадцать контрактов; побеждает, у кого больше очков',
  'aim/king-minsk': 'Заказывайте, берите прикуп, отыгрывайте потерянное',
  'aim/king-domino': 'Не дойдите первым до −31',
  'aim/king-trade': 'Кто заявил больше, платит и называет штрафную масть; до −77',
  'aim/king-atomic': 'Шесть хвалёнок, два ералаша; побеждает, у кого больше очков',
  'aim/king-short': 'Семь сдач не брать, семь брать',
  'aim/king-long': 'Каждый заказывает все четырнадцать контрактов',
  'aim/king-preference': 'Двенадцать сдач: семь «не брать», пять «брать»',
  'king/tip/goal': 'Берите их поменьше',
  'king/tip/goal/why': 'Цены видны здесь всю сдачу.',
  'king/tip/goal-take': 'Берите их побольше',
  'king/tip/raised': 'Ходите поднятой',
  'king/tip/raised/why': 'Опущенная подскажет, почему нельзя.',
  'king/tip/cost': ({points}) => `Взятка стоила вам ${points}`,
  'king/tip/cost/why': 'Очки за сдачу — рядом с именем.',
};
