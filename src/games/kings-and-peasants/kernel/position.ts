import type {Seat} from '../../../game/index.js';
import type {Phase} from '../types.js';

/** The options that an election and a reign depend on. */
interface Law {
  readonly trump: number;
  readonly mustFollow: boolean;
  readonly strict: boolean;
  /** Whether the election collects the tricks of several deals (P-1). */
  readonly quotas: boolean;
}

/**
 * A game until its reign or the deal of its election is over, as bit sets and small numbers; play
 * changes it in place. Its lists are short, and plain ones are copied fastest.
 */
export interface Kernel {
  readonly law: Law;
  phase: Phase;
  /** The seat on turn, or -1. */
  turn: Seat;
  /** Sets of cards, by seat and suit. */
  readonly hands: number[];
  /** In the same way, the cards laid aside in the election. */
  readonly aside: number[];
  /** By suit, the cards that lie or have lain on the table. */
  readonly seen: number[];
  /** By seat, the suits that it is known to lack. */
  readonly voids: number[];
  readonly tricks: number[];
  /** By seat, places in `RANKS`: the names in an election, the ranks in a reign. */
  readonly ranks: number[];
  /** True from the exchange on. */
  readonly reign: boolean;
  /** The number of tricks that are not over. */
  rounds: number;
  /** Sets of seats: those still in, and those whose cards lie on the table. */
  still: number;
  laid: number;
  /** The suit led, the seat that is winning the trick, and the height of its card. */
  led: number;
  best: Seat;
  power: number;
  /** The card that the king has just been given and may not give back, or -1. */
  received: number;
}

/**
 * A copy to play on with; written field by field, since spreading so many takes several times as
 * long.
 */
export const copy = (k: Kernel): Kernel => ({
  law: k.law,
  phase: k.phase,
  turn: k.turn,
  hands: k.hands.slice(),
  aside: k.aside.slice(),
  seen: k.seen.slice(),
  voids: k.voids.slice(),
  tricks: k.tricks.slice(),
  ranks: k.ranks.slice(),
  reign: k.reign,
  rounds: k.rounds,
  still: k.still,
  laid: k.laid,
  led: k.led,
  best: k.best,
  power: k.power,
  received: k.received,
});
