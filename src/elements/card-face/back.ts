import type {Art} from './art.js';
import {put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** Diagonals across a field of `nx` by `ny` cells of `w` by `h`, cut off at its border of 6. */
function lattice(w: number, h: number, nx: number, ny: number): string {
  let falling = '';
  for (let k = 1 - ny; k < nx; k++) {
    const [a, b] = [Math.max(0, k), Math.min(nx, k + ny)];
    falling += `M${6 + a * w} ${6 + (a - k) * h}L${6 + b * w} ${6 + (b - k) * h}`;
  }
  return put(falling) + put(falling, 100, 0, -1, 0, 1);
}

const CROWN = put(
  sym('M0-27L5-17L2-10L11-10L14-21L18-10L28-19L23 0L0 0') + sym('M0 3L22.6 3L22 7L0 7'),
  50,
  61,
  0.74,
);
const JEWELS = (
  [
    [50, 0.42],
    [36, 0.3],
    [64, 0.3],
  ] as const
)
  .map(([x, k]) => put(SUIT_PATHS.D, x, 70, k, 90))
  .join('');

/** Lattice, lozenge, one crown and its reflection: turned by 180 degrees it is the same. */
export const BACK: Art = [
  ['b', 'M10 6H90A4 4 0 0 1 94 10V130A4 4 0 0 1 90 134H10A4 4 0 0 1 6 130V10A4 4 0 0 1 10 6Z'],
  ['t', lattice(88 / 6, 16, 6, 8)],
  ['b', 'M50 22L90 70L50 118L10 70Z'],
  ['o', 'M50 27.4L85.6 70L50 112.6L14.4 70Z'],
  ['a', JEWELS + CROWN + put(CROWN, 100, 140, 1, 180)],
];
