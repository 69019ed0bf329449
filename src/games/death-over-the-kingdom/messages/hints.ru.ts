import type {LocaleOf} from '../../../i18n/index.js';
import type {hints as english} from './hints.en.js';
import {told} from './told.ru.js';

type OneCard = Readonly<Record<'card', string>>;

/** The bot's advice with its reasons, and the coach marks of the first game, in Russian. */
export const hints: LocaleOf<typeof english> = {
  ...told,
  'kingdom/why/choose': ({card}: OneCard, messages) =>
    `${messages.t('card', {card})}: лучшая карта руки для этого круга.`,
  'kingdom/why/choose-lose': ({card}: OneCard, messages) =>
    `Ещё одно очко было бы лишним; ${messages.t('card', {card})} вряд ли его принесёт.`,
  'kingdom/why/fold': 'Карта хороша и так.',
  'kingdom/why/fold-lose': 'Ещё одно очко было бы лишним, а эта карта вряд ли его принесёт.',
  'kingdom/why/exchange': 'У соседа слева, скорее всего, карта лучше.',
  'kingdom/why/exchange-known': ({card}: OneCard, messages) =>
    `У соседа слева ${messages.t('card', {card})}.`,
  'kingdom/why/cut': 'Большинство карт колоды лучше этой.',
  'kingdom/why/cut-known': ({card}: OneCard, messages) =>
    `На этой глубине лежит ${messages.t('card', {card})}.`,
  'kingdom/why/change': ({card}: OneCard, messages) =>
    `${messages.t('card', {card})} из руки теперь лучше.`,
  'kingdom/why/use': ({card}: OneCard, messages) =>
    `${messages.t('card', {card})}: хуже от этого не станет.`,

  // the aim, and the coach marks
  'aim/death-over-the-kingdom': ({large}) =>
    large === 'on'
      ? 'Избегайте очков: победит, у кого их меньше'
      : 'Набирайте очки, но не больше всех: побеждает второй',
  'kingdom/tip/goal': 'В 1-м круге очко у старшей, во 2-м у младшей, в 3-м у средних.',
  'kingdom/tip/card': 'Здесь видно, что делает карта; малое число — чем она может стать.',
  'kingdom/tip/colours': 'Красные числа действуют в ваш ход, зелёные меняются в конце.',
  'kingdom/tip/act': 'За круг одно действие: оставить, обменять влево, применить или сменить.',
  'kingdom/tip/act-large': 'За круг одно действие: оставить, обменять влево или применить.',
};
