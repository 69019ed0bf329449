import type {LocaleOf} from '../../../i18n/index.js';
import type {KingdomTips} from './tips.en.js';

/** The aim and the coach marks of a reader's first game, in Russian. */
export const ru: LocaleOf<KingdomTips> = {
  'aim/death-over-the-kingdom': ({large}) =>
    large === 'on'
      ? 'Избегайте очков: победит, у кого их меньше'
      : 'Набирайте очки, но не больше всех: побеждает второй',
  'kingdom/tip/goal': 'В 1-м круге очко у старшей, во 2-м у младшей, в 3-м у средних.',
  'kingdom/tip/card': 'Здесь видно, что делает карта; малое число — чем она может стать.',
  'kingdom/tip/act':
    'За круг одно действие: оставить, поменяться с соседом слева, применить или сменить.',
};
