import type {Seat} from '../../../../game/index.js';
import type {KingContext} from '../context.js';

/** The places of the players, and the player who is addressed. */

/** The place of each seat, from 1; equal totals share one. */
export const placesOf = (totals: readonly number[]): readonly number[] =>
  totals.map((own) => 1 + totals.filter((total) => total > own).length);

/** The seat of the only reader; none for onlookers and if people share the screen. */
export const readerOf = ({seat, shared}: KingContext): Seat | undefined =>
  shared ? undefined : seat;
