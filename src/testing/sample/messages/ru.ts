import type {LocaleOf} from '../../../i18n/index.js';
import type {OwnMessages} from './en.js';

/** The sentences of the game in Russian. */
export const ru: LocaleOf<OwnMessages> = {
  'game/high-card': 'High Card',
  'option/cards': 'Карт у каждого',

  'high-card/goal': 'Больше взяток: победа',
  'high-card/lead': 'Ваш заход',
  'high-card/follow': 'Ваш ход',
  'high-card/any': 'Можно сыграть любую карту',
  'high-card/dealt': ({n}) => `Карт у каждого: ${n}. Игра началась.`,

  'high-card/why/take': ({card}, messages) => `Взятку может взять ${messages.t('card', {card})}.`,
  'high-card/why/throw': ({card}, messages) =>
    `Взятка чужая, можно сбросить: ${messages.t('card', {card})}.`,
};
