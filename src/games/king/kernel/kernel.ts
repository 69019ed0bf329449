import {afterTrick, beatsJokers, holders, pass} from './kernel-extensions.js';
import {copy, type Kernel, score} from './kernel-position.js';
import type {Plan} from './plan.js';

export {copy, type Kernel, kernel, pointsOf, score} from './kernel-position.js';

/**
 * Plays one deal on bits: which cards are legal, who takes a trick, what the trick is worth, and when
 * the deal is over. The rules and every search use this code, and no other code decides these things.
 */

/** Starts a deal whose cards are in `k.dealt`. */
export function begin(
  k: Kernel,
  plan: Plan,
  seats: number,
  leader: number,
  rounds: number,
  trump: number,
): void {
  let low = 0;
  let high = 0;
  for (let at = 0; at < seats * 2; at += 2) {
    low |= k.dealt[at]!;
    high |= k.dealt[at + 1]!;
  }
  k.plan = plan;
  k.seats = seats;
  k.due = plan.draws === 0 ? seats : holders(k, low, high);
  k.trump = trump;
  k.low = low;
  k.high = high;
  k.turn = leader;
  k.count = 0;
  open(k);
  k.rounds = rounds;
  k.claim = -1;
  k.done = 0;
  k.taken = 0;
  k.prev = -1;
  k.p0 = k.p1 = k.p2 = k.p3 = k.p4 = k.p5 = 0;
}

/**
 * Sets the cards that may be led: neither the banned suit (G6) nor a trump if only the declarer may
 * lead it.
 */
function open(k: Kernel): void {
  const {plan, trump} = k;
  k.mustLow = plan.leadLow;
  k.mustHigh = plan.leadHigh;
  if (plan.declarer < 0 || trump < 0 || k.turn === plan.declarer) return;
  const suit = 0xffff << ((trump & 1) << 4);
  if (trump < 2) k.mustLow &= ~suit;
  else k.mustHigh &= ~suit;
}

/** Whether the seat on turn cannot follow suit. */
export const isVoid = (k: Kernel): boolean => {
  const at = k.turn << 1;
  const low = k.dealt[at]! & k.low & k.mustLow;
  const high = k.dealt[at + 1]! & k.high & k.mustHigh;
  return k.count !== 0 && (low | high) === 0;
};

/** Gives a card from the stock to the seat on turn; copies of the position are not affected. */
export function draw(k: Kernel, code: number): void {
  k.dealt = k.dealt.slice();
  k.dealt[(k.turn << 1) + (code >> 5)]! |= 1 << (code & 31);
}

/**
 * Puts the legal cards of the seat on turn into `legalLow` and `legalHigh` (G4, G6, G7). A seat that
 * cannot follow must play the forced card if it holds it; a duty to trump applies only otherwise.
 */
export function legal(k: Kernel): void {
  const at = k.turn << 1;
  let low = k.dealt[at]! & k.low;
  let high = k.dealt[at + 1]! & k.high;
  const first = low & k.mustLow;
  const second = high & k.mustHigh;
  if ((first | second) !== 0) {
    low = first;
    high = second;
  } else if (k.count !== 0) {
    const {plan, trump} = k;
    const forcedLow = low & plan.forcedLow;
    const forcedHigh = high & plan.forcedHigh;
    if ((forcedLow | forcedHigh) !== 0) {
      low = forcedLow;
      high = forcedHigh;
    } else if (plan.mustTrump !== 0 && trump >= 0) {
      const suit = 0xffff << ((trump & 1) << 4);
      const trumpLow = trump < 2 ? low & suit : 0;
      const trumpHigh = trump < 2 ? 0 : high & suit;
      if ((trumpLow | trumpHigh) !== 0) {
        low = trumpLow;
        high = trumpHigh;
      }
    }
  }
  k.legalLow = low;
  k.legalHigh = high;
}

/** Plays a legal card, given by its code, and takes the trick if the card completes it (G5). */
export function apply(k: Kernel, code: number): void {
  const bit = 1 << (code & 31);
  if (code & 32) k.high &= ~bit;
  else k.low &= ~bit;
  const points = k.plan.points[code]!;
  if (k.count === 0) {
    const suit = 0xffff << (code & 16);
    k.mustLow = code & 32 ? 0 : suit;
    k.mustHigh = code & 32 ? suit : 0;
    k.best = code;
    k.winner = k.turn;
    k.worth = points;
    k.counts = points === 0 ? 0 : 1;
  } else {
    const best = k.best;
    if (
      k.plan.jokers === 0
        ? (code ^ best) < 16
          ? code > best
          : code >> 4 === k.trump
        : beatsJokers(k, code)
    ) {
      k.best = code;
      k.winner = k.turn;
    }
    k.worth += points;
    if (points !== 0) k.counts = 1;
  }
  if (++k.count === k.due) take(k);
  else {
    if (++k.turn === k.seats) k.turn = 0;
    if (k.plan.draws !== 0) pass(k);
  }
}

/** Whether a card would beat the trick's best card so far. */
export const beats = (k: Kernel, code: number): boolean => {
  if (k.plan.jokers !== 0) return beatsJokers(k, code);
  return (code ^ k.best) < 16 ? code > k.best : code >> 4 === k.trump;
};

/** Gives the trick to its winner, who leads next unless the deal is over (G3, G8). */
function take(k: Kernel): void {
  const {plan, winner} = k;
  if (k.rounds <= 2) k.worth += plan.lastTwo;
  if (k.rounds === 1) k.worth += plan.odd;
  k.worth += plan.trick;
  score(k, winner, k.worth);
  if (k.counts !== 0) k.claim = k.claim === -1 || k.claim === winner ? winner : -2;
  k.taken += 1 << (winner * 5);
  k.turn = winner;
  k.count = 0;
  const out = (k.low & plan.countLow) | (k.high & plan.countHigh);
  if (plan.draws !== 0) afterTrick(k, out === 0);
  else if (--k.rounds === 0 || (plan.stops !== 0 && out === 0)) finish(k);
  open(k);
}

function finish(k: Kernel): void {
  k.done = 1;
  if (k.plan.slam === 0 || k.claim < 0) {
    k.claim = -2;
    return;
  }
  k.p0 = k.p1 = k.p2 = k.p3 = k.p4 = k.p5 = 0;
  score(k, k.claim, k.plan.slam);
}

/** The position after a card; the argument is not changed. */
export function step(k: Kernel, code: number): Kernel {
  const next = copy(k);
  apply(next, code);
  return next;
}
