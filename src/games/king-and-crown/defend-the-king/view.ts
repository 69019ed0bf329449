import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import type {DefendState, DefendEvent, DefendView} from './types.js';

/** What a seat may know: all but the others' choices, and whether they have been made (KC-1). */
export function view(state: DefendState, seat: Seat | undefined): DefendView {
  const {options, seats, phase, still, reveals, wins, last} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    ...{seat: seat ?? null, options, seats, turn: missing(choices), phase, still, reveals, wins},
    ...{scores: wins, choices, last},
  };
}

/** What is told is told to all: nothing is told of a choice. */
export const redact = (event: DefendEvent): DefendEvent => event;
