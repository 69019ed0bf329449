import type {Plan} from './plan.js';

/**
 * A position of the kernel: one flat object of small integers, changed in place. Only `dealt` and
 * `plan` are references, and neither is changed in place during a deal, so a copy is one small object.
 */
export interface Kernel {
  plan: Plan;
  /** The cards of each seat when the deal began: low word, high word, seat by seat. */
  dealt: Int32Array;
  seats: number;
  /** The size of the current trick: the number of seats that held cards when it was led. */
  due: number;
  /** The code of the trump suit, or -1 for none. */
  trump: number;
  /** The unplayed cards of all seats. */
  low: number;
  high: number;
  /** The seat that plays next. */
  turn: number;
  /** The number of cards on the table. */
  count: number;
  /**
   * The cards from which a seat must choose if it holds any: those of the suit led, or those that may
   * be led.
   */
  mustLow: number;
  mustHigh: number;
  /** The code and seat of the best card in the current trick; after a trick, of that trick. */
  best: number;
  winner: number;
  /** The points of the current trick, or of the one just taken. */
  worth: number;
  /** 1 if the trick contains a counting card. */
  counts: number;
  /** The remaining tricks, including the current one. */
  rounds: number;
  /** The seat that has taken all counting cards so far; -1 for none yet, -2 for more than one. */
  claim: number;
  /** 1 when the deal is over; then a `claim` of 0 or more means that the slam was paid. */
  done: number;
  /** Tricks taken, five bits for each seat. */
  taken: number;
  /** The taker of the previous trick, if the last two become known only at the end; -1 for nobody. */
  prev: number;
  /** Points by seat. */
  p0: number;
  p1: number;
  p2: number;
  p3: number;
  p4: number;
  p5: number;
  /** The result of `legal`. */
  legalLow: number;
  legalHigh: number;
}

/** An empty position; `begin` makes it playable. */
export const kernel = (plan: Plan): Kernel => ({
  plan,
  dealt: new Int32Array(12),
  seats: 0,
  due: 0,
  trump: -1,
  low: 0,
  high: 0,
  turn: 0,
  count: 0,
  mustLow: 0,
  mustHigh: 0,
  best: 0,
  winner: 0,
  worth: 0,
  counts: 0,
  rounds: 0,
  claim: -1,
  done: 0,
  taken: 0,
  prev: -1,
  p0: 0,
  p1: 0,
  p2: 0,
  p3: 0,
  p4: 0,
  p5: 0,
  legalLow: 0,
  legalHigh: 0,
});

/** A copy that can be played without changing the original. */
export const copy = (k: Kernel): Kernel => ({
  plan: k.plan,
  dealt: k.dealt,
  seats: k.seats,
  due: k.due,
  trump: k.trump,
  low: k.low,
  high: k.high,
  turn: k.turn,
  count: k.count,
  mustLow: k.mustLow,
  mustHigh: k.mustHigh,
  best: k.best,
  winner: k.winner,
  worth: k.worth,
  counts: k.counts,
  rounds: k.rounds,
  claim: k.claim,
  done: k.done,
  taken: k.taken,
  prev: k.prev,
  p0: k.p0,
  p1: k.p1,
  p2: k.p2,
  p3: k.p3,
  p4: k.p4,
  p5: k.p5,
  legalLow: k.legalLow,
  legalHigh: k.legalHigh,
});

export function score(k: Kernel, seat: number, points: number): void {
  if (seat === 0) k.p0 += points;
  else if (seat === 1) k.p1 += points;
  else if (seat === 2) k.p2 += points;
  else if (seat === 3) k.p3 += points;
  else if (seat === 4) k.p4 += points;
  else k.p5 += points;
}

export const pointsOf = (k: Kernel, seat: number): number =>
  [k.p0, k.p1, k.p2, k.p3, k.p4, k.p5][seat]!;
