import {codeOf} from './codes.js';
import {apply, begin, type Kernel, kernel} from './kernel.js';
import type {Plan} from './plan.js';
import type {Trick} from '../types.js';

let judge: Kernel | undefined;

/**
 * The seat that takes a full trick, and the trick's worth when this many tricks are left, including
 * this one.
 */
export function judged(
  plan: Plan,
  trick: Trick,
  rounds: number,
  trump: number,
): {winner: number; worth: number} {
  const k = (judge ??= kernel(plan));
  // Seats without cards take no part, so the order of its cards is enough to judge a trick.
  begin(k, plan.draws === 0 ? plan : {...plan, draws: 0}, trick.length, 0, rounds, trump);
  for (const {card} of trick) apply(k, codeOf(card));
  return {winner: trick[k.winner]!.seat, worth: k.worth};
}
