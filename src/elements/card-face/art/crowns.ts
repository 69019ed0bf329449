import type {Suit} from '../../../cards/card.js';
import type {Art} from './art.js';
import {disc, pair, put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** A lozenge, the diamond suit: used for the jewels of its crown and for the back. */
const lozenge = (x: number, y: number, k: number): string => put(SUIT_PATHS.D, x, y, k);

/**
 * The crown of each suit, axis at 0, rim at 29: spires, a closed cap, loose lozenges, balls. King,
 * queen and ace of a suit have the same crown.
 */
export const CROWNS: Readonly<Record<Suit, Art>> = {
  S: [
    ['g', sym('M0 0L3.8 10L1.6 17L9 18L13.5 4L17.5 18L27 6L22 29L0 29')],
    ['f', 'M-21 23.5H21'],
  ],
  H: [
    ['s', sym('M0 9C12 9 20 15 21 24L0 24')],
    [
      'g',
      sym('M0 8C3 8 5 10 5 13L4 22.5L11 22.5C17 20 19 16 14 12.5C24 12 29 19 22 29L0 29') +
        'M-2-1h4v2.6h2.6v3.4h-2.6v3h-4v-3h-2.6v-3.4h2.6z',
    ],
  ],
  D: [
    [
      'g',
      sym('M0 11L6 20L13 10L18 19L27 9L22 29L0 29') +
        lozenge(0, 4.5, 0.6) +
        pair(lozenge(13.4, 5, 0.42) + lozenge(27.4, 5, 0.42)),
    ],
    ['f', put('M-14 0L-10-3L-6 0L-10 3ZM-4 0L0-3L4 0L0 3ZM6 0L10-3L14 0L10 3Z', 0, 24.3)],
  ],
  C: [
    [
      'g',
      sym('M0 13L3.4 21L11 21L12.6 16L18.6 16L22 29L0 29') +
        disc(0, 5.6, 5.2) +
        pair(disc(15.6, 9.6, 4.5) + disc(27, 15.6, 4)),
    ],
  ],
};

/** The crown that the fool has stolen, too big for him. It has the axis and rim of `CROWNS`. */
export const STOLEN_CROWN =
  sym('M0 4L5 17L12 9L17 17L27 8L23 30L0 30') +
  disc(0, 2, 4) +
  pair(disc(13, 7, 3.4) + disc(28, 6, 4));
