import {composer} from './compose.js';
import {put} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/**
 * The small face of a card as flat shapes in painter's order, in a box of 100 x 140; `null` is the
 * back. Rank and suit stay within x 3.5..31.
 */
export const small = composer({
  size: 's',
  index: [17, 7, 1.16],
  suit: [17, 50, 0.98],
  ace: [64, 101, 1.12],
  bust: [58, 47, 0.97],
  queen: [59, 45, 0.99],
  twice: (path) => path,
  number: (_, suit) => put(SUIT_PATHS[suit], 61, 95, 2.75),
});
