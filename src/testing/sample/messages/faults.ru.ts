import type {FaultsLike} from '../../../game/faults.js';
import type {faults} from '../faults.en.js';

/** The faults of a position, in Russian. */
export const ru: FaultsLike<typeof faults> = {
  'trick-full': 'взятка не может быть полной: полную сразу берут',
  'trick-part': 'здесь взятка без одной или нескольких карт',
  hand: ({due, found}) => `карт должно быть ${due}, а не ${found}`,
};
