import type {FaultsLike} from '../../../game/faults.js';
import type {faults} from '../faults.en.js';

/** The faults of a position, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  knave: 'ни здесь, ни в court не может быть валета',
  kept: 'должно быть пусто, когда ряд пуст: гости уже при дворе',
};
