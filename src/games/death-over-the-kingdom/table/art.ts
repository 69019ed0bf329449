import {
  type Art,
  type FaceSize,
  place,
  withoutFineWork,
} from '../../../elements/card-face/art/art.js';
import {indexPath} from '../../../elements/card-face/art/glyphs.js';
import type {Character} from '../rules/deck.js';
import {EMBLEMS, STRANGER} from './emblems.js';

/** The face of a character as shapes: value, the value it turns to, emblem. */

type Spot = readonly [x: number, y: number, k: number];
interface Grid {
  readonly index: Spot;
  readonly second: Spot;
  readonly emblem: Spot;
}

const GRIDS: Readonly<Record<FaceSize, Grid>> = {
  s: {index: [17, 7, 1.16], second: [17, 45, 0.7], emblem: [60, 92, 1.06]},
  l: {index: [13, 8, 0.8], second: [13, 34, 0.52], emblem: [55, 70, 1.08]},
};

/**
 * The colour shows when a card's ability applies, as its text does: own turn, end of the round,
 * never.
 */
export const colour = ({ability}: Character): string =>
  ability === 'none' ? 'S' : ability === 'turn' ? 'C' : 'H';

const drawn = new Map<string, Art>();

/** The shapes, in painter's order. */
export function layers({id, value, second}: Character, size: FaceSize): Art {
  const key = `${id} ${value} ${second ?? ''} ${size}`;
  const grid = GRIDS[size];
  let art = drawn.get(key);
  if (!art) {
    const other = second === null ? '' : indexPath(String(second), ...grid.second);
    art = [
      ['x', indexPath(String(value), ...grid.index)],
      ...(other ? ([['x', other]] as const) : []),
      ...place(EMBLEMS[id] ?? STRANGER, ...grid.emblem),
    ];
    if (size === 's') art = withoutFineWork(art);
    drawn.set(key, art);
  }
  return art;
}
