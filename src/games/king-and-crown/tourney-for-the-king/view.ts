import {choicesSeenBy, missing, type Seat} from '../../../game/index.js';
import {phaseOf} from './rules/match.js';
import {scoresOf, SEATS, unusedOf} from './rules/round.js';
import type {TourneyState, TourneyEvent, TourneyView} from './types.js';

/** Who may know what: all but a choice that has not been revealed, and whether it has been made. */

/** What a seat may know; `undefined` is an onlooker. */
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

/** What is told is told to all. */
export const redact = (event: TourneyEvent): TourneyEvent => event;
