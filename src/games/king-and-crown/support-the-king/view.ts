import type {Rng} from '../../../cards/index.js';
import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import type {SupportEvent, SupportState, SupportView} from './types.js';

/**
 * The state as a seat sees it: without the other's choice, and without the fact that it was made
 * (KC-1).
 */
export function view(state: SupportState, seat: Seat | undefined): SupportView {
  const {options, seats, phase, lord, wins, last} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    ...{seat: seat ?? null, options, seats, turn: missing(choices), phase, lord, wins},
    ...{scores: wins, choices, last},
  };
}

/** An event as a seat may learn it: all of it, since no event reveals a choice. */
export const redact = (event: SupportEvent): SupportEvent => event;

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
export const determinize = (
  {options, seats, phase, lord, wins, choices, last}: SupportView,
  rng: Rng,
): SupportState => ({options, seats, rng, phase, lord, wins, choices, last});
