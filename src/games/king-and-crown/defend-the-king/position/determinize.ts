import type {Rng} from '../../../../cards/index.js';
import type {DefendState, DefendView} from '../types.js';

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
export const determinize = (
  {options, seats, phase, still, reveals, wins, choices, last}: DefendView,
  rng: Rng,
): DefendState => ({options, seats, rng, phase, still, reveals, wins, choices, last});
