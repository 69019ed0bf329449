import type {Seat} from '../../game/index.js';
import type {Position} from '../position/minimize-position.js';

/** Vocabulary shared by PBN (Portable Bridge Notation 2.1) and positions of trick-taking games. */

/** Seats of PBN, clockwise, as it lists hands and cards. */
export const COMPASS = ['N', 'E', 'S', 'W'] as const;
/** The PBN seats of our seats, by the number of players; a table of three leaves East free. */
export const SITS: Readonly<Record<number, readonly (typeof COMPASS)[number][]>> = {
  2: ['N', 'S'],
  3: ['N', 'S', 'W'],
  4: COMPASS,
};

/** The order of suits in a PBN hand, where points separate them. */
export const SUIT_ORDER = ['S', 'H', 'D', 'C'] as const;

/** Fields of a position that have a PBN tag or follow from one. */
export const DERIVED_FIELDS: ReadonlySet<string> = new Set([
  ...['hands', 'dealer', 'turn', 'contract', 'trump', 'trick', 'played', 'options', 'seats', 'rng'],
]);

/** A deal of a trick-taking game in states and positions. */
export interface TrickDeal extends Position {
  readonly seats: number;
  readonly dealer: Seat;
  readonly contract: {readonly id: string};
  readonly trump: string | null;
  readonly hands: readonly (readonly string[])[];
  readonly played: readonly unknown[];
  readonly trick: readonly unknown[];
}

/** True for states of trick-taking games with a contract. */
export const isTrickDeal = (state: object): state is TrickDeal =>
  ['dealer', 'contract', 'trump', 'hands', 'played', 'trick'].every((name) => name in state);
