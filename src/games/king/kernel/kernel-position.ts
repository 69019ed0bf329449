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
  /** How many cards the trick on the table will have: those who held cards when it was led. */
  due: number;
  /** The code of the trump suit, -1 for none. */
  trump: number;
  /** Cards not played yet, of all seats. */
  low: number;
  high: number;
  /** Who plays next. */
  turn: number;
  /** Cards on the table. */
  count: number;
  /** What must be chosen from if any of it is held: the suit led, or what may be led. */
  mustLow: number;
  mustHigh: number;
  /** The code of the card that wins so far, and whose it is; after a trick, of that trick. */
  best: number;
  winner: number;
  /** What the trick on the table is worth, or the one just taken. */
  worth: number;
  /** 1 when a card of it counts. */
  counts: number;
  /** Tricks to come, the one on the table included. */
  rounds: number;
  /** Who took all cards that counted so far: a seat, -1 nobody yet, -2 more than one. */
  claim: number;
  /** 1 when the deal is done; then a `claim` from 0 up says that the slam was paid. */
  done: number;
  /** Tricks taken, five bits a seat. */
  taken: number;
  /** Who took the trick before, where the last two are known only at the end; -1 nobody. */
  prev: number;
  /** Points by seat. */
  p0: number;
  p1: number;
  p2: number;
  p3: number;
  p4: number;
  p5: number;
  /** The answer of `legal`. */
  legalLow: number;
  legalHigh: number;
}

/** An empty position; `begin` makes it one that can be played. */
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

/** A copy that can be played on without changing the original. */
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

/** Gives points to a seat. */
export function score(k: Kernel, seat: number, points: number): void {
  if (seat === 0) k.p0 += points;
  else if (seat === 1) k.p1 += points;
  else if (seat === 2) k.p2 += points;
  else if (seat === 3) k.p3 += points;
  else if (seat === 4) k.p4 += points;
  else k.p5 += points;
}

/** Points of a seat. */
export const pointsOf = (k: Kernel, seat: number): number =>
  [k.p0, k.p1, k.p2, k.p3, k.p4, k.p5][seat]!;
