import type {Rng} from '../../../../cards/index.js';
import type {SupportState, SupportView} from '../types.js';

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
export const determinize = (
  {options, seats, phase, lord, wins, choices, last}: SupportView,
  rng: Rng,
): SupportState => ({options, seats, rng, phase, lord, wins, choices, last});
