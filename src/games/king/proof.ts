import {codeOf} from './codes.js';
import {type Kernel, apply, begin, kernel} from './kernel.js';
import {type Plan, planOf} from './plan.js';
import type {Contract, Trick} from './types.js';

/**
 * What play has proven: cards that a seat cannot hold, because then it would have had to play
 * otherwise. Nothing is lost: a play tells exactly that the duties it did not meet did not bind.
 */
export interface Proof {
  /** By seat, the cards that it cannot hold. */
  readonly low: number[];
  readonly high: number[];
}

/** A card that its seat had proven not to hold, by its place in the tricks. */
export interface Fault {
  readonly trick: number;
  readonly at: number;
}

/** Reads tricks in their order, the one on the table last; `fault` hears of plays against proof. */
export function proofOf(
  contract: Contract,
  seats: number,
  tricks: readonly Trick[],
  fault?: (fault: Fault) => void,
): Proof {
  const plan = planOf(contract);
  const low = Array.from({length: seats}, () => 0);
  const high = Array.from({length: seats}, () => 0);
  tricks.forEach((trick, number) => {
    let {leadLow: mustLow, leadHigh: mustHigh} = plan;
    trick.forEach(({seat, card}, at) => {
      const code = codeOf(card);
      const inLow = code & 32 ? 0 : 1 << (code & 31);
      const inHigh = code & 32 ? 1 << (code & 31) : 0;
      if (((low[seat]! & inLow) | (high[seat]! & inHigh)) !== 0) fault?.({trick: number, at});
      if (((inLow & mustLow) | (inHigh & mustHigh)) === 0) {
        low[seat]! |= mustLow;
        high[seat]! |= mustHigh;
        if (at > 0 && ((inLow & plan.forcedLow) | (inHigh & plan.forcedHigh)) === 0) {
          low[seat]! |= plan.forcedLow;
          high[seat]! |= plan.forcedHigh;
        }
      }
      if (at === 0) {
        const suit = 0xffff << (code & 16);
        mustLow = code & 32 ? 0 : suit;
        mustHigh = code & 32 ? suit : 0;
      }
    });
  });
  return {low, high};
}

let judge: Kernel | undefined;

/** Who takes a full trick, and what it is worth with so many tricks to come, itself included. */
export function judged(
  plan: Plan,
  trick: Trick,
  rounds: number,
  trump: number,
): {winner: number; worth: number} {
  const k = (judge ??= kernel(plan));
  begin(k, plan, trick.length, trick[0]!.seat, rounds, trump);
  for (const {card} of trick) apply(k, codeOf(card));
  return {winner: k.winner, worth: k.worth};
}
