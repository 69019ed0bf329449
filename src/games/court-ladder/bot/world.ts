import {
  type Card,
  isJoker,
  JOKERS,
  rankIndex,
  rankOf,
  type Suit,
  suitOf,
  SUITS,
} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Step} from '../types.js';

/** A hand of cards in bits, in which a search plays on. */

/** Ranks of a suit, and the code of the first joker, which follows the suits. */
const RANKS = 13;
export const JOKER = SUITS.length * RANKS;

export const suitCode = (suit: Suit): number => SUITS.indexOf(suit);
export const codeOf = (card: Card): number =>
  isJoker(card)
    ? JOKER + JOKERS.indexOf(card)
    : suitCode(suitOf(card)!) * RANKS + rankIndex(rankOf(card)!);
export const suitIn = (code: number): number => (code / RANKS) | 0;
export const heightIn = (code: number): number => code % RANKS;

/** A hand of cards until its end. */
export interface World {
  readonly seats: number;
  /** Who may throw in: an option. */
  readonly throwIn: unknown;
  step: Step;
  /** The seat on turn; -1 when the hand is over. */
  turn: Seat;
  /** The code of the trump suit; -1 before it is named. */
  trump: number;
  bouts: number;
  /** Seats from the King down, and by seat the place there. */
  readonly ranks: Uint8Array;
  readonly places: Uint8Array;
  /** Sets of ranks, by seat and suit; then likewise those that a hand holds twice. */
  readonly cards: Uint16Array;
  readonly twins: Uint16Array;
  /** By seat, a set of jokers. */
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
  /** The set of seats that have passed. */
  passed: number;
  /** The set of ranks that lie in the bout, its cards, and their number. */
  ranksLying: number;
  readonly lying: Uint8Array;
  count: number;
}

/** Field by field, since a spread of so many takes longer. */
export const copy = (world: World): World => ({
  seats: world.seats,
  throwIn: world.throwIn,
  step: world.step,
  turn: world.turn,
  trump: world.trump,
  bouts: world.bouts,
  ranks: world.ranks.slice(),
  places: world.places.slice(),
  cards: world.cards.slice(),
  twins: world.twins.slice(),
  jokers: world.jokers.slice(),
  sizes: world.sizes.slice(),
  attacker: world.attacker,
  defender: world.defender,
  limit: world.limit,
  pairs: world.pairs,
  open: world.open,
  taking: world.taking,
  allowed: world.allowed,
  passed: world.passed,
  ranksLying: world.ranksLying,
  lying: world.lying.slice(),
  count: world.count,
});

/** Puts a card into a hand. */
export function put({cards, twins, jokers, sizes}: World, seat: Seat, code: number): void {
  sizes[seat]!++;
  if (code >= JOKER) {
    jokers[seat]! |= 1 << (code - JOKER);
    return;
  }
  const at = seat * SUITS.length + suitIn(code);
  const card = 1 << heightIn(code);
  if ((cards[at]! & card) !== 0) twins[at]! |= card;
  else cards[at]! |= card;
}

/** Takes a card, no joker, out of a hand. */
export function spend({cards, twins, sizes}: World, seat: Seat, code: number): void {
  sizes[seat]!--;
  const at = seat * SUITS.length + suitIn(code);
  const card = 1 << heightIn(code);
  if ((twins[at]! & card) !== 0) twins[at]! &= ~card;
  else cards[at]! &= ~card;
}

/** Puts a card into the bout. */
export function lie(world: World, code: number): void {
  world.lying[world.count++] = code;
  world.ranksLying |= 1 << heightIn(code);
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
