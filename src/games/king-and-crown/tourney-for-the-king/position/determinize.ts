import type {Rng} from '../../../../cards/index.js';
import type {TourneyState, TourneyView} from '../types.js';

/** A full state that the view could have come from: the rival counts as not having chosen yet. */
export const determinize = (
  {options, seats, rounds, sheet, choices}: TourneyView,
  rng: Rng,
): TourneyState => ({options, seats, rng, rounds, sheet, choices});
