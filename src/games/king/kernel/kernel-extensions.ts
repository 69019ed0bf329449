import {type Kernel, score} from './kernel-position.js';

/**
 * The parts of the kernel that few variants need: unequal hands, in deals with a stock, and jokers.
 */

/** The number of seats that hold cards. */
export function holders(k: Kernel, low: number, high: number): number {
  let count = 0;
  for (let at = 0; at < k.seats * 2; at += 2)
    if (((k.dealt[at]! & low) | (k.dealt[at + 1]! & high)) !== 0) count++;
  return count;
}

/** Passes the turn to the first seat that holds cards, which may be the seat on turn. */
export function pass(k: Kernel): void {
  for (let seats = k.seats; seats > 0; seats--) {
    const at = k.turn << 1;
    if (((k.dealt[at]! & k.low) | (k.dealt[at + 1]! & k.high)) !== 0) return;
    if (++k.turn === k.seats) k.turn = 0;
  }
}

/**
 * Goes on after a trick if hands are unequal.
 * @param bare true when no counting card is left
 */
export function afterTrick(k: Kernel, bare: boolean): void {
  k.due = holders(k, k.low, k.high);
  if (k.due < 2 || (k.plan.stops !== 0 && bare)) settle(k);
  k.prev = k.winner;
  pass(k);
}

/**
 * Ends the deal and scores its last two tricks: with unequal hands nobody knows before the end
 * which tricks these are. If only one seat still holds cards, they are scored for that seat.
 */
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
 * Whether a card beats the best one so far, in a deal with jokers and without trumps. A joker is a
 * heart between ten and jack, and it wins when another suit was led. Of two jokers the earlier one
 * wins.
 */
export function beatsJokers({best, mustLow}: Kernel, code: number): boolean {
  if (isJoker(code)) return !isJoker(best) && (best > 15 || best < 9);
  if (isJoker(best)) return (mustLow & 1) !== 0 && code < 16 && code > best;
  return (code ^ best) < 16 && code > best;
}
