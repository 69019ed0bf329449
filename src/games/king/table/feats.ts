import {rankOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Contract, KingEvent} from '../types.js';
import {priceOf} from './prices.js';

/** The queens in a seat's tricks, in the deals in which a queen costs. */
export function feats(log: readonly KingEvent[], seat: Seat): {readonly queens: number} {
  let contract: Contract | undefined;
  let queens = 0;
  for (const event of log)
    if ('contract' in event && typeof event.contract === 'object') ({contract} = event);
    else if (event.type === 'trick taken' && event.seat === seat && contract)
      for (const {card} of event.trick)
        if (rankOf(card) === 'Q' && priceOf(card, contract) < 0) queens += 1;
  return {queens};
}
