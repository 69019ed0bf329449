import {type Kernel, score} from './kernel-position.js';

/** The kernel's part for deals with a stock, in which hands become unequal, and for jokers. */

/** How many seats hold cards. */
export function holders(k: Kernel, low: number, high: number): number {
  let count = 0;
  for (let at = 0; at < k.seats * 2; at += 2)
    if (((k.dealt[at]! & low) | (k.dealt[at + 1]! & high)) !== 0) count++;
  return count;
}

/** Goes on to the next seat that holds cards, the one on turn included. */
export function pass(k: Kernel): void {
  for (let seats = k.seats; seats > 0; seats--) {
    const at = k.turn << 1;
    if (((k.dealt[at]! & k.low) | (k.dealt[at + 1]! & k.high)) !== 0) return;
    if (++k.turn === k.seats) k.turn = 0;
  }
}

/** After a trick where hands are unequal; `bare` when nothing that counts is left. */
export function afterTrick(k: Kernel, bare: boolean): void {
  k.due = holders(k, k.low, k.high);
  if (k.due < 2 || (k.plan.stops !== 0 && bare)) settle(k);
  k.prev = k.winner;
  pass(k);
}

/** With unequal hands nobody knows which tricks are the last two before the deal is done. */
function settle(k: Kernel): void {
  const {plan, low, high} = k;
  k.done = 1;
  k.claim = -2;
  score(k, k.winner, plan.lastTwo);
  if (k.prev >= 0) score(k, k.prev, plan.lastTwo);
  if (k.due !== 1) return;
  for (let seat = 0; seat < k.seats; seat++) {
    let held = k.dealt[seat * 2]! & low;
    for (; held !== 0; held &= held - 1)
      score(k, seat, plan.points[31 - Math.clz32(held & -held)]!);
    held = k.dealt[seat * 2 + 1]! & high;
    for (; held !== 0; held &= held - 1)
      score(k, seat, plan.points[63 - Math.clz32(held & -held)]!);
  }
}

const isJoker = (code: number): boolean => code === 9 || code === 10;

/**
 * Whether a card beats the best one where there are jokers and no trumps. A joker is a heart between
 * ten and jack; where another suit was led it wins. Of two the earlier counts.
 */
export function beatsJokers({best, mustLow}: Kernel, code: number): boolean {
  if (isJoker(code)) return !isJoker(best) && (best > 15 || best < 9);
  if (isJoker(best)) return (mustLow & 1) !== 0 && code < 16 && code > best;
  return (code ^ best) < 16 && code > best;
}
