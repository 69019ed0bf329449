import {choicesSeenBy, type Seat} from '../../../game/index.js';
import {turn} from './rules/round.js';
import type {Common, CourtState, CourtEvent, CourtView} from './types.js';

/** The only place where cards are hidden. */

/** The fields that everybody may know; the answers in them must still be hidden. */
export const openOf = (of: Common): Common => {
  const {options, seats, phase, round, lord, ready, quiet, talk, past} = of;
  const {uses, was, looked, accused, joined, scores, choices} = of;
  // One plain literal is fast, and a view is made for every event and every seat.
  // oxfmt-ignore
  return {
    options, seats, phase, round, lord, ready, quiet, talk, past,
    uses, was, looked, accused, joined, scores, choices,
  };
};

/** The state as a seat sees it; `undefined` is an onlooker. */
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
      // The King's card is face up from the questioning on, and so is that of a Beggar who has
      // joined.
      const up = (card === 'king' && phase !== 'look') || owner === joined;
      return [all || up || owner === seat || owner === peeked ? card : null] as const;
    }),
    choices: seen.choices,
  };
}

/** An event as a seat may learn it: only the seat that looked sees the card. */
export const redact = (event: CourtEvent, seat: Seat | undefined): CourtEvent =>
  event.type === 'looked' && event.seat !== seat ? {...event, card: null} : event;
