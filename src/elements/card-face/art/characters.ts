import {type Art, type Layer, place} from './art.js';
import {CROWNS} from './crowns.js';
import {disc, pair, sym} from './paths.js';

/**
 * The characters that several games have, and the parts of their heads: cut paper like the courts,
 * in a box of -40..40. A face is skin, a shape of its own: it is neither a hole in another shape nor
 * ink, so it is the same in every colour scheme. Hair, hoods and hats are dark cloth, also at night.
 */

/** Two round eyes, each `x` from the axis. */
export const eyes = (x: number, y: number, r = 1.9): Layer => ['u', pair(disc(x, y, r))];
/** A nose as part of a line on skin. */
export const nose = (y: number, length = 9): string =>
  `M-2 ${y}V${y + length}A2 2 0 0 0 2 ${y + length}V${y}`;
/** A closed mouth as part of a line on skin; a positive `bend` smiles. */
export const mouth = (y: number, half = 4.6, bend = 1.8): string =>
  `M${-half} ${y}C${-half / 2} ${y + bend} ${half / 2} ${y + bend} ${half} ${y}`;
/** The oval of the younger heads. */
export const FACE: Layer = ['w', sym('M0-14L13-14L13 6C13 16 7 22 0 22')];

/** The figure of a king. */
export const KING: Art = [
  ['d', sym('M0-18L19-18C27-8 27 6 24 16L0 16')],
  ['p', sym('M0 0L19-2C24 14 17 32 0 40')],
  ['w', sym('M0-16L14.5-16L14.5 3C14.5 7 12 9.6 8 10.2L0 10')],
  eyes(7, -3),
  ['m', 'M-12-9.6C-9-12-5-11-3-8.4M12-9.6C9-12 5-11 3-8.4' + nose(-8)],
  ['i n', sym('M0 11C3 8.4 8 7.4 13 11.6C8 15.4 3 14.4 0 13.2')],
  ['l', 'M0 20V33' + pair('M-7 19C-7.6 23-6.6 27-5 30') + pair('M-18 3C-20 15-14 29-2 36.6')],
  ...place(CROWNS.H, 0, -43, 1.05),
];

/** The figure of a dragon. */
export const DRAGON: Art = [
  [
    'g',
    'M-34 16C-28 8-24 10-18 6L-10 10C-16 14-14 20-22 20C-24 26-30 26-32 32C-35 26-36 22-34 16Z',
  ],
  [
    's',
    'M-33-2L-30-10L-20-12L-10-18L-4-28L2-20L30-40L18-20C32-12 36 8 30 40H-2C8 32 10 24 4 18L-18 24L-24 20L-16 15L-12 18L-10 13L-2 14L4 8L-6 8L-9 3L-13 8L-18 4L-27 4Z',
  ],
  ['p', 'M-8-10L6-14L3-6Z'],
  ['f', 'M14-10C22-2 24 8 22 20M12 2C16 8 17 16 14 24'],
];

/** The figure of a knight. */
export const KNIGHT: Art = [
  ['i', sym('M0-28C14-28 22-22 22-14L24 16L0 38')],
  ['p', sym('M0-12L18-10L17-4L3-5L3 28L0 30')],
  ['f', pair('M9 6V10M14 5V9M9 14V18M14 13V17')],
  ['s', 'M-3-28C-6-38 6-44 16-40C26-36 32-24 33-8C27-18 22-24 14-27C8-29 2-30-3-28Z'],
];
