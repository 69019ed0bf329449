import type {Rng} from '../../../cards/index.js';
import {fill, type Filled} from './fill.js';
import type {CrushState, CrushView} from '../types.js';

/** A state that the view could have come from. */
export function determinize(view: CrushView, rng: Rng): CrushState {
  const filled = fill(view, rng);
  if (!filled) throw new RangeError('crush-the-crown: no cards fit this view');
  return complete(view, filled);
}

/** Makes a partly known state complete; fields always come in this order. */
export const complete = (
  known: Omit<CrushState, 'hands' | 'piles' | 'rng'>,
  {hands, piles, rng}: Filled,
): CrushState => ({
  options: known.options,
  seats: known.seats,
  rng,
  phase: known.phase,
  dealer: known.dealer,
  active: known.active,
  idle: known.idle,
  extended: known.extended,
  owed: known.owed,
  kings: known.kings,
  governments: known.governments,
  hands,
  piles,
  swapped: known.swapped,
  shown: known.shown,
  limits: known.limits,
});
