import {type Art, place} from './art.js';
import {BELT} from './court.js';
import {STOLEN_CROWN} from './crowns.js';
import {disc, pair, sym} from './paths.js';

/** The joker, composed when first shown: a fool with a stolen crown that slips over one eye. */
export const fool = (): Art => [
  ['s', 'M0 68L-18 69C-36 70-48 78-50 88V96H0Z'],
  ['i', 'M0 68L18 69C36 70 48 78 50 88V96H0Z'],
  BELT,
  ['h', sym('M0 64L12 64L42 68L30 75L33 86L16 80L0 88')],
  ['g', pair(disc(42, 69, 4) + disc(33, 86, 4)) + disc(0, 87, 4)],
  ['d', pair('M15 26C27 28 33 38 29 46C36 48 34 60 25 60L14 58Z')],
  ['w', sym('M0 30L17 30L18 46C18 60 8 68 0 74')],
  ['u', disc(9.4, 43, 2.4)],
  ['m', 'M3 37C6 33.4 11 33.4 15 36M3 38V47A3 3 0 0 1-3 47M-12 54C-5 60 7 59 13 51'],
  ...place(
    [
      ['g', STOLEN_CROWN],
      ['f', 'M-22 24.6H22'],
    ],
    -3,
    5,
    1.16,
    -15,
  ),
];
