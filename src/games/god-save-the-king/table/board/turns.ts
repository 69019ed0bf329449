import {BREATH, TURN, VERDICT} from '../../../../elements/shared/index.js';
import type {Spot} from '../../types.js';

/** Milliseconds from the verdict of one flank to the turn of the next. */
const HOLD = 700;

/**
 * The times at which the flanks of a column turn, in milliseconds: the left flank of the player in
 * front, then the right.
 */
export const TURNS: Readonly<Record<Spot, number>> = {
  left: BREATH,
  centre: 0,
  right: BREATH + TURN + VERDICT + HOLD,
};
