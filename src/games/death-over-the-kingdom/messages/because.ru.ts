import {whom} from '../../../i18n/russian.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {en} from './because.en.js';

/** Russian: what happened after a move. */
export const ru: LocaleOf<typeof en> = {
  'kingdom/because/hit': (who) => `вашу карту двигает другой игрок (${whom(who)})`,
  'kingdom/because/turned': 'свойство вашей карты сработало в конце',
  'kingdom/because/shown': ({card}, w) => `ваша карта — ${w.t('card', {card: card as never})}`,
  'kingdom/because/value': ({n}) => `ваша карта стоит ${n}`,
  'kingdom/because/point': 'в этом раунде у вас очко',
  'kingdom/because/points': ({n}) =>
    n === 1 ? 'у вас очко в одном из следующих раундов' : `у вас очков ${n} или больше`,
  'kingdom/because/won': 'игра ваша',
};
