import {handsSeenBy, type Seat} from 'gstk/kit';
import {phase, turn} from './play.js';
import type {Event, State, View} from './types.js';

/** What a seat may know; `undefined` is an onlooker. At the end the last card is known to all. */
export function view(state: State, seat: Seat | undefined): View {
  const {options, seats, laid, active} = state;
  const derived = {turn: turn(state), phase: phase(state)};
  const hands = derived.phase === 'over' ? state.hands : handsSeenBy(state.hands, seat);
  return {seat: seat ?? null, options, seats, hands, laid, active, ...derived};
}

/** What a seat learns of an event: which card was drawn is known to the two players alone (OM-5). */
export const redact = (event: Event, seat: Seat | undefined): Event =>
  event.type === 'card drawn' && seat !== event.seat && seat !== event.from
    ? {...event, card: null}
    : event;
