import type {Rng} from '../../../../cards/index.js';
import type {TourneyState, TourneyView} from '../types.js';

/** A state that the view could have come from: the other has not chosen yet, as far as one knows. */
export const determinize = (
  {options, seats, rounds, sheet, choices}: TourneyView,
  rng: Rng,
): TourneyState => ({options, seats, rng, rounds, sheet, choices});
