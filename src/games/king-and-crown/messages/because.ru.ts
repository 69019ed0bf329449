import {whom} from '../../../i18n/russian.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {en} from './because.en.js';
import {CARDS} from './ru.js';

/** Russian: what happened after a move. */
export const ru: LocaleOf<typeof en> = {
  'crown/because/thwarted': ({card}) => `вашей карте мешает ${CARDS[card]}`,
  'crown/because/thwarts': ({card}) => `ваша карта мешает другой (${CARDS[card]})`,
  'crown/because/match': 'эта партия ваша',
  'crown/because/game': 'игра ваша',
  'find/because/another': 'Рыцарь позволяет открыть ещё карту',
  'find/because/found': 'Король найден',
  'find/because/opened': ({card}) => `открывается ${CARDS[card]}`,
  'find/because/turned': ({n}) => (n === 1 ? 'карта открыта' : `открыто карт: ${n} или больше`),
  'defend/because/out': 'вы сразу выбываете',
  'defend/because/others-out': 'выбывает другой игрок, а вы остаётесь',
  'defend/because/returned': 'все карты возвращаются, и никто не выбывает',
  'support/because/total': ({n}) => `сумма — ${n}`,
  'support/because/lord': 'следующий лорд — вы',
  'tourney/because/round': 'этот раунд ваш',
  'tourney/because/lost': 'этот раунд проигран',
  'tourney/because/later': ({n}) => `ваших раундов потом — ${n} или больше`,
  'court/because/shown': ({card}) => `обвинённый — ${CARDS[card]}`,
  'court/because/joined': 'Нищий присоединяется',
  'court/because/team': ({team}) => `раунд за ${team === 'wise' ? 'мудрыми' : 'злыми'}`,
  'court/because/round': 'раунд ваш',
  'court/because/accused': (who) => `обвинение: ${whom(who)}`,
  'court/because/game': 'игра ваша',
};
