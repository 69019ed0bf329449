import {codeOf, heightOf} from '../kernel/codes.js';
import {apply, beats, copy, draw, isVoid, type Kernel, legal, pointsOf} from '../kernel/kernel.js';
import {load} from '../kernel/load.js';
import type {Plan} from '../kernel/plan.js';
import type {KingState} from '../types.js';

/** Plays a deal out quickly by plain rules of thumb, to estimate a choice. */

/** A state in which a seat has to play, ready to be played out many times. */
export interface Start {
  readonly kernel: Kernel;
  /** The codes of the stock, top card first. */
  readonly stock: readonly number[];
}

/** Loads a state into a kernel position of its own. */
export function startOf(state: KingState): Start {
  return {kernel: load(state), stock: state.stock.map(codeOf)};
}

/** The final points of a seat that plays `first`, or any card by default. */
export function playOut({kernel, stock}: Start, seat: number, first = -1): number {
  const k = copy(kernel);
  const taking = isTaking(k.plan);
  let drawn = 0;
  let next = first;
  while (k.done === 0) {
    if (next < 0 && k.plan.draws !== 0 && drawn < stock.length && isVoid(k)) {
      draw(k, stock[drawn++]!);
      continue;
    }
    if (next < 0) next = chosen(k, taking);
    apply(k, next);
    next = -1;
  }
  return pointsOf(k, seat);
}

/** Whether the deal's points are positive. */
function isTaking({points, trick, lastTwo}: Plan): boolean {
  let sum = trick + lastTwo;
  for (let code = 0; code < 64; code++) sum += points[code]!;
  return sum > 0;
}

/** The legal card that the rules of thumb prefer. */
function chosen(k: Kernel, taking: boolean): number {
  legal(k);
  let best = -1;
  let top = -Infinity;
  for (let half = 0; half < 2; half++) {
    let set = half === 0 ? k.legalLow : k.legalHigh;
    for (; set !== 0; set &= set - 1) {
      const code = half * 32 + 31 - Math.clz32(set & -set);
      const value = taking ? takingValue(k, code) : avoidingValue(k, code);
      if (value <= top) continue;
      top = value;
      best = code;
    }
  }
  return best;
}

/**
 * Stays under and discards expensive, high cards; if the trick must be won, plays the highest card.
 */
function avoidingValue(k: Kernel, code: number): number {
  const height = heightOf(code);
  const points = k.plan.points[code]!;
  if (k.count === 0) return points - height;
  if (!beats(k, code)) return 100 - points * 3 + height;
  return points * 3 + (k.count === k.due - 1 ? height : -height);
}

/**
 * Takes tricks that pay, as cheaply as possible if nobody plays afterwards; otherwise keeps high
 * cards.
 */
function takingValue(k: Kernel, code: number): number {
  const height = heightOf(code);
  const points = k.plan.points[code]!;
  const trump = code >> 4 === k.trump ? 13 : 0;
  if (k.count === 0) return height - trump - points;
  if (!beats(k, code)) return -points * 3 - height - trump;
  return 100 + points + (k.count === k.due - 1 ? -height - trump : height - trump);
}
