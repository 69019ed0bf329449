import {choicesSeenBy, type Seat} from '../../../game/index.js';
import {turn} from './rules/round.js';
import type {Common, CourtState, CourtEvent, CourtView} from './types.js';

/** Who may know what: the one place where cards are hidden. */

/** What all may know; the answers that are among it are still to be hidden. */
export const openOf = (of: Common): Common => {
  const {options, seats, phase, round, lord, ready, quiet, talk, past} = of;
  const {uses, was, looked, accused, joined, scores, choices} = of;
  // One literal: a view is drawn of every event, for every seat.
  // prettier-ignore
  return {
    options, seats, phase, round, lord, ready, quiet, talk, past,
    uses, was, looked, accused, joined, scores, choices,
  };
};

/** What a seat may know; `undefined` is an onlooker. */
export function view(state: CourtState, seat: Seat | undefined): CourtView {
  const {hands, choices, phase, looked, joined} = state;
  const all = phase === 'over' || phase === 'shuffle' || phase === 'verdict';
  const peeked = seat !== undefined && looked?.by === seat ? looked.at : undefined;
  const seen = {...state, choices: choicesSeenBy(choices, seat)};
  return {
    ...openOf(state),
    seat: seat ?? null,
    turn: turn(seen),
    hands: hands.map(([card], owner) => {
      // The King's card is up from the first word on; a Beggar who joins shows his.
      const up = (card === 'king' && phase !== 'look') || owner === joined;
      return [all || up || owner === seat || owner === peeked ? card : null] as const;
    }),
    choices: seen.choices,
  };
}

/** What a seat learns of an event: only who looked sees the card. */
export const redact = (event: CourtEvent, seat: Seat | undefined): CourtEvent =>
  event.type === 'looked' && event.seat !== seat ? {...event, card: null} : event;
