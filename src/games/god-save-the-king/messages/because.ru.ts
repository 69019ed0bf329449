import {whom} from '../../../i18n/russian.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {en} from './because.en.js';

/** Russian: what happened after a move. */
export const ru: LocaleOf<typeof en> = {
  'gsk/because/found': (who) => `вашего короля находит другой игрок (${whom(who)})`,
  'gsk/because/caught': (who) => `ваш обман раскрыт (${whom(who)})`,
  'gsk/because/fell': 'ваш король пал',
  'gsk/because/falls': (who) => `пал другой король (${whom(who)})`,
  'gsk/because/penalty': 'вы платите карту штрафа',
  'gsk/because/trick': 'эта взятка ваша',
  'gsk/because/lost': 'эта взятка не ваша',
  'gsk/because/push': 'взятка — спор за центр',
  'gsk/because/won': 'игра ваша',
};
