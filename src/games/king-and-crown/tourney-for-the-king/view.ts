import type {Rng} from '../../../cards/index.js';
import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import {phaseOf} from './rules/match.js';
import {scoresOf, SEATS, unusedOf} from './rules/round.js';
import type {TourneyEvent, TourneyState, TourneyView} from './types.js';

/** Hides a choice until both are revealed, and the fact that it was made. */

/** The state as a seat sees it; `undefined` is an onlooker. */
export function view(state: TourneyState, seat: Seat | undefined): TourneyView {
  const {options, seats, rounds, sheet} = state;
  const choices = choicesSeenBy(state.choices, seat);
  return {
    seat: seat ?? null,
    options,
    seats,
    turn: missing(choices),
    phase: phaseOf(state),
    rounds,
    sheet,
    choices,
    hands: SEATS.map((owner) => unusedOf(rounds, owner)),
    scores: scoresOf(state),
  };
}

/** An event as a seat may learn it: all of it, since no event reveals a choice. */
export const redact = (event: TourneyEvent): TourneyEvent => event;

/** A full state that the view could have come from, in which the rival has not chosen yet. */
export const determinize = (
  {options, seats, rounds, sheet, choices}: TourneyView,
  rng: Rng,
): TourneyState => ({options, seats, rng, rounds, sheet, choices});
