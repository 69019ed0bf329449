import type {Art} from './art.js';
import {put, sym} from './paths.js';
import {SUIT_PATHS} from './suits.js';

/** Diagonals across a field of 6 by 8 cells, clipped at its border of 6. */
function lattice(): string {
  let falling = '';
  for (let k = -7; k < 6; k++) {
    const [a, b] = [Math.max(0, k), Math.min(6, k + 8)];
    falling += `M${6 + (a * 88) / 6} ${6 + (a - k) * 16}L${6 + (b * 88) / 6} ${6 + (b - k) * 16}`;
  }
  return put(falling) + put(falling, 100, 0, -1, 0, 1);
}

const jewel = (x: number, k: number): string => put(SUIT_PATHS.D, x, 70, k, 90);

/** The back: lattice, lozenge, and a crown with its reflection; it looks the same upside down. */
export function back(): Art {
  const crown = put(
    sym('M0-27L5-17L2-10L11-10L14-21L18-10L28-19L23 0L0 0') + sym('M0 3L22.6 3L22 7L0 7'),
    50,
    61,
    0.74,
  );
  const jewels = jewel(50, 0.42) + jewel(36, 0.3) + jewel(64, 0.3);
  return [
    ['b', 'M10 6H90A4 4 0 0 1 94 10V130A4 4 0 0 1 90 134H10A4 4 0 0 1 6 130V10A4 4 0 0 1 10 6Z'],
    ['t', lattice()],
    ['b', 'M50 22L90 70L50 118L10 70Z'],
    ['o', 'M50 27.4L85.6 70L50 112.6L14.4 70Z'],
    ['a', jewels + crown + put(crown, 100, 140, 1, 180)],
  ];
}
