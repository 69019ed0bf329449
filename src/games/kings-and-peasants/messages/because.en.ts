import {does, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {Rank} from '../types.js';

type Count = Readonly<Record<'n', number>>;

/** English: what happened after a move, of which a review says how often. */
export const en = {
  'peasants/because/trumped': (who: Player) => `${does(who, 'trumped', 'trumped')} this trick`,
  'peasants/because/trick': 'this trick was yours',
  'peasants/because/given': (who: Player) => `this trick went to ${whom(who)}`,
  'peasants/because/limit': 'you reached the number of your name',
  'peasants/because/tricks': ({n}: Count) =>
    n === 1 ? 'you had a trick at the end' : `you had ${n} or more tricks at the end`,
  'peasants/because/rank': ({rank}: Readonly<Record<'rank', Rank>>) => `you became the ${rank}`,
  'peasants/because/won': 'you won the game',
  'peasants/because/ahead': (who: Player) => `${does(who, 'ended', 'ended')} ahead of you`,
} as const satisfies GameCatalogue;
