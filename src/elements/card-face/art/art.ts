import {put} from './paths.js';

/**
 * One flat shape: its classes and its path. A drawing is a list of shapes in painter's order.
 *
 * The classes tell what a shape is made of; `card-face.styles.ts` colours them: `s` suit · `i` ink
 * · `g` gold · `p` paper · `h` paper with an ink line · `l` ink line · `f` line cut into a shape ·
 * `d` dark cloth, for hair and hoods · `r` the ground behind a figure · `x` index · `y` a second, smaller index · `b t o a` the back.
 * Of people: `w` skin with an outline · `m` line on skin · `k` fine line on skin · `u` feature on skin
 * · `v` lips. `n` omits the gap of paper around a shape; `z` omits the shape from the small face.
 */
export type Layer = readonly [classes: string, path: string];
/** A picture: its layers, from the back to the front. */
export type Art = readonly Layer[];

/**
 * `s` for cards under 96 px wide: one large index, and one pip or bust. `l` from 96 px: two
 * indices, all pips, and courts with two heads. Used at any width, the small face is the
 * large-print deck.
 */
export type FaceSize = 's' | 'l';

/** Moves, scales and turns a whole drawing, as `put` does with one path. */
export const place = (art: Art, ...how: PlaceArgs): Art =>
  art.map(([classes, path]) => [classes, put(path, ...how)]);

type PlaceArgs = [x: number, y: number, kx?: number, degrees?: number, ky?: number];

/** A drawing without the fine work that only the large face shows. */
export const withoutFineWork = (art: Art): Art =>
  art.filter(([classes]) => classes !== 'k' && !classes.endsWith(' z'));
