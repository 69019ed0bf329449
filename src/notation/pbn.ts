import type {Seat} from '../game/index.js';
import type {Position} from './minimize-position.js';

/** What PBN (Portable Bridge Notation 2.1) and our words for a deal of tricks have in common. */

/** Clockwise, as PBN lists hands and cards. */
export const COMPASS = ['N', 'E', 'S', 'W'] as const;
/** Where seats sit: three leave East free. */
export const SITS: Readonly<Record<number, readonly (typeof COMPASS)[number][]>> = {
  2: ['N', 'S'],
  3: ['N', 'S', 'W'],
  4: COMPASS,
};

/** The suits of a hand, between points. */
export const SUIT_ORDER = ['S', 'H', 'D', 'C'] as const;

/** Fields of a position that tags of PBN tell. */
export const TOLD: ReadonlySet<string> = new Set([
  ...['hands', 'dealer', 'turn', 'contract', 'trump', 'trick', 'played', 'options', 'seats', 'rng'],
]);

/** A deal of tricks, as states and positions hold it. */
export interface TrickDeal extends Position {
  readonly seats: number;
  readonly dealer: Seat;
  readonly contract: {readonly id: string};
  readonly trump: string | null;
  readonly hands: readonly (readonly string[])[];
  readonly played: readonly unknown[];
  readonly trick: readonly unknown[];
}

/** True for states of games that are played in tricks, with a contract. */
export const isTrickDeal = (state: object): state is TrickDeal =>
  ['dealer', 'contract', 'trump', 'hands', 'played', 'trick'].every((name) => name in state);
