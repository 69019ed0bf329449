import type {Seat} from '../../../game/index.js';
import type {Phase} from '../types.js';

/** The options that an election and a reign depend on. */
interface Law {
  readonly trump: number;
  readonly mustFollow: boolean;
  readonly strict: boolean;
  /** The election collects tricks of several deals (P-1). */
  readonly quotas: boolean;
}

/**
 * A game until the deal of its election or its reign is over, as sets of bits and small numbers; played
 * on in place. Its lists are short: plain ones are copied fastest.
 */
export interface Kernel {
  readonly law: Law;
  phase: Phase;
  /** The seat on turn; -1 for nobody. */
  turn: Seat;
  /** Sets of cards, by seat and suit. */
  readonly hands: number[];
  /** Likewise, those laid aside in the election. */
  readonly aside: number[];
  /** By suit, cards that lie or have lain on the table. */
  readonly seen: number[];
  /** By seat, a set of suits that it has shown to lack. */
  readonly voids: number[];
  readonly tricks: number[];
  /** By seat, places in `RANKS`: the names in an election, the ranks in a reign. */
  readonly ranks: number[];
  /** True from the exchange on. */
  readonly reign: boolean;
  /** Tricks that are not over. */
  rounds: number;
  /** Sets of seats: those still in, and those whose cards lie on the table. */
  still: number;
  laid: number;
  /** The suit led, who wins the trick so far, and how high. */
  led: number;
  best: Seat;
  power: number;
  /** The card that the king has just been given, which he may not give back; or -1. */
  received: number;
}

/** A copy that can be played on; field by field, since a spread of that many takes several times as long. */
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
