import {JOKERS, SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {LadderStep} from '../types.js';
import {heightIn, JOKER, suitIn} from './codes.js';

/** A hand until its end, as bit sets and small numbers; play changes it in place. */
export interface Kernel {
  readonly seats: number;
  /** The players who may throw in: an option. */
  readonly throwIn: unknown;
  step: LadderStep;
  /** The seat on turn, or -1. */
  turn: Seat;
  /** The code of the trump suit; -1 before it is named. */
  trump: number;
  bouts: number;
  /** The seats from the King down, and the place of each seat there. */
  readonly ranks: Uint8Array;
  readonly places: Uint8Array;
  /**
   * Sets of ranks, by seat and suit; then, in the same way, the ranks that a hand holds twice, and
   * three times.
   */
  readonly cards: Uint16Array;
  readonly twins: Uint16Array;
  readonly triplets: Uint16Array;
  /** By seat, a set of jokers: one bit for each, then one for the twin of each. */
  readonly jokers: Uint8Array;
  /** By seat, the number of cards in hand. */
  readonly sizes: Uint8Array;
  attacker: Seat;
  /** -1 while the attacker may choose. */
  defender: Seat;
  limit: number;
  pairs: number;
  /** The attack card that waits to be beaten. */
  open: number;
  taking: boolean;
  /** The set of seats that have leave; -1 while the King has not been asked in this bout. */
  allowed: number;
  /** The seats that have passed, as a set. */
  passed: number;
  /** The set of ranks that lie in the bout, its cards, and their number. */
  ranksLying: number;
  readonly lying: Uint8Array;
  count: number;
  /** True if attacker and defender changed places when the last bout was closed. */
  swapped: boolean;
}

/** A copy to play on with; written field by field, since spreading so many takes longer. */
export const copy = (k: Kernel): Kernel => ({
  seats: k.seats,
  throwIn: k.throwIn,
  step: k.step,
  turn: k.turn,
  trump: k.trump,
  bouts: k.bouts,
  ranks: k.ranks.slice(),
  places: k.places.slice(),
  cards: k.cards.slice(),
  twins: k.twins.slice(),
  triplets: k.triplets.slice(),
  jokers: k.jokers.slice(),
  sizes: k.sizes.slice(),
  attacker: k.attacker,
  defender: k.defender,
  limit: k.limit,
  pairs: k.pairs,
  open: k.open,
  taking: k.taking,
  allowed: k.allowed,
  passed: k.passed,
  ranksLying: k.ranksLying,
  lying: k.lying.slice(),
  count: k.count,
  swapped: k.swapped,
});

/** The seat at the top of the ladder. */
export const kingOf = ({ranks}: Kernel): Seat => ranks[0]!;

/** The seat at the bottom. */
export const knaveOf = ({ranks, seats}: Kernel): Seat => ranks[seats - 1]!;

/** Records a card in a hand whose size is already known. */
export function hold(k: Kernel, seat: Seat, code: number): void {
  if (code >= JOKER) {
    const joker = 1 << (code - JOKER);
    k.jokers[seat]! |= (k.jokers[seat]! & joker) === 0 ? joker : joker << JOKERS.length;
    return;
  }
  const at = seat * SUITS.length + suitIn(code);
  const card = 1 << heightIn(code);
  if ((k.cards[at]! & card) === 0) k.cards[at]! |= card;
  else if ((k.twins[at]! & card) === 0) k.twins[at]! |= card;
  else k.triplets[at]! |= card;
}

/** Puts a card into a hand. */
export function put(k: Kernel, seat: Seat, code: number): void {
  k.sizes[seat]!++;
  hold(k, seat, code);
}

/** Takes a card that is not a joker out of a hand. */
export function spend(k: Kernel, seat: Seat, code: number): void {
  k.sizes[seat]!--;
  const at = seat * SUITS.length + suitIn(code);
  const card = 1 << heightIn(code);
  if ((k.triplets[at]! & card) !== 0) k.triplets[at]! &= ~card;
  else if ((k.twins[at]! & card) !== 0) k.twins[at]! &= ~card;
  else k.cards[at]! &= ~card;
}

/** Takes a joker, given by its number, out of a hand: its twin first. */
export function spendJoker({jokers, sizes}: Kernel, seat: Seat, joker: number): void {
  sizes[seat]!--;
  const twin = 1 << (joker + JOKERS.length);
  jokers[seat]! &= (jokers[seat]! & twin) === 0 ? ~(1 << joker) : ~twin;
}

/** Puts a card into the bout. */
export function lie(k: Kernel, code: number): void {
  k.lying[k.count++] = code;
  k.ranksLying |= 1 << heightIn(code);
}

/** A bout before its attack. */
export const freshBout = {
  limit: 0,
  pairs: 0,
  open: -1,
  taking: false,
  allowed: -1,
  passed: 0,
  ranksLying: 0,
  count: 0,
} as const;
