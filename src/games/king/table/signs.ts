import {suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Contract, KingEvent} from '../types.js';
import {priceOf} from './prices.js';

/** A match as a row of signs, a sign for each trick. */

const SUITS = {S: '♠', H: '♥', D: '♦', C: '♣'} as const;

/** The sign of a trick that a seat has taken: the suit of its dearest card, or whether it cost or paid. */
function signOf(
  {trick, points}: Extract<KingEvent, {type: 'trick taken'}>,
  contract: Contract,
): string {
  const [dearest] = trick
    .map(({card}) => card)
    .filter((card) => priceOf(card, contract) !== 0)
    .sort((one, other) => Math.abs(priceOf(other, contract)) - Math.abs(priceOf(one, contract)));
  const suit = dearest && suitOf(dearest);
  if (suit) return SUITS[suit];
  return dearest ? '★' : points < 0 ? '−' : points > 0 ? '+' : '·';
}

/** A dot for tricks of others and those that count for nothing; a space between deals. */
export function signs(log: readonly KingEvent[], seat: Seat): string {
  let contract: Contract | undefined;
  let row = '';
  for (const event of log)
    if (event.type === 'dealt') {
      ({contract} = event);
      if (row) row += ' ';
    } else if ('contract' in event && typeof event.contract === 'object') ({contract} = event);
    else if (event.type === 'trick taken' && contract)
      row += event.seat === seat ? signOf(event, contract) : '·';
  return row;
}
