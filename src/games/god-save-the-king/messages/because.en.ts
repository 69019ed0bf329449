import {does, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

/** English: what happened after a move, of which a review says how often. */
export const en = {
  'gsk/because/found': (who: Player) => `${does(who, 'found', 'found')} your King by a rout`,
  'gsk/because/caught': (who: Player) =>
    `${does(who, 'challenged', 'challenged')} you, and your value was false`,
  'gsk/because/fell': 'your King fell',
  'gsk/because/falls': (who: Player) => `${whose(who)} King fell`,
  'gsk/because/penalty': 'you paid a card as a penalty',
  'gsk/because/trick': 'you won this trick',
  'gsk/because/lost': 'you lost this trick',
  'gsk/because/push': 'the trick came to a push',
  'gsk/because/won': 'you won the game',
} as const satisfies GameCatalogue;
