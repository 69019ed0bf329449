import type {Rng} from '../../../cards/index.js';
import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import type {DefendEvent, DefendState, DefendView} from './types.js';

/**
 * The state as a seat sees it: without the others' choices, and without the fact that they were made
 * (KC-1).
 */
export function view(state: DefendState, seat: Seat | undefined): DefendView {
  const {options, seats, phase, still, reveals, wins, last} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    ...{seat: seat ?? null, options, seats, turn: missing(choices), phase, still, reveals, wins},
    ...{scores: wins, choices, last},
  };
}

/** An event as a seat may learn it: all of it, since no event reveals a choice. */
export const redact = (event: DefendEvent): DefendEvent => event;

/** A full state that the view could have come from: one in which nobody else has chosen yet. */
export const determinize = (
  {options, seats, phase, still, reveals, wins, choices, last}: DefendView,
  rng: Rng,
): DefendState => ({options, seats, rng, phase, still, reveals, wins, choices, last});
