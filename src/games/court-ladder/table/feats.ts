import type {Seat} from '../../../game/index.js';
import type {LadderEvent} from '../types.js';

/** The hands after which a seat that was King still was. */
export function feats(log: readonly LadderEvent[], seat: Seat): {readonly kings: number} {
  let king: Seat | undefined;
  let kings = 0;
  for (const event of log)
    if (event.type === 'dealt') ({king} = event);
    else if (event.type === 'hand ended' && king === seat && event.ranks[0] === seat) kings += 1;
  return {kings};
}
