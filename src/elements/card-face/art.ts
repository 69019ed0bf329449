import {put} from './paths.js';

/**
 * One flat shape: classes, then a path. A drawing is a list of them in painter's order.
 *
 * Classes say what a shape is made of, and `card-face.styles.ts` gives it colour:
 * `s` suit · `i` ink · `e` ink, even-odd · `g` gold · `p` paper · `h` paper with an ink line (skin) ·
 * `l` ink line · `k` fine ink line · `f` line cut into a shape · `x` index · `b t o a` the back.
 * `n` drops the joint of paper round a shape; `z` drops the shape itself from the small face.
 */
export type Layer = readonly [classes: string, path: string];
export type Art = readonly Layer[];

/**
 * `s` for cards under 96 px: one large index, one pip or bust. `l` from 96 px: two indices, all pips,
 * courts with two heads. The small face at any width is the large-print deck.
 */
export type FaceSize = 's' | 'l';

/** A whole drawing moved, scaled and turned as `put` does with one path. */
export const place = (art: Art, ...how: PlaceArgs): Art =>
  art.map(([classes, path]) => [classes, put(path, ...how)]);

type PlaceArgs = [x: number, y: number, kx?: number, degrees?: number, ky?: number];

/** Fine work is only for the large face. */
export const withoutFineWork = (art: Art): Art =>
  art.filter(([classes]) => classes !== 'k' && !classes.endsWith(' z'));
