import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import type {SupportState, SupportEvent, SupportView} from './types.js';

/** What a seat may know: all but the other's choice, and whether it has been made (KC-1). */
export function view(state: SupportState, seat: Seat | undefined): SupportView {
  const {options, seats, phase, lord, wins, last} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    ...{seat: seat ?? null, options, seats, turn: missing(choices), phase, lord, wins},
    ...{scores: wins, choices, last},
  };
}

/** What is told is told to all: nothing is told of a choice. */
export const redact = (event: SupportEvent): SupportEvent => event;
