import type {Seat} from '../../game/index.js';
import {phase, scores, turn} from './play.js';
import type {State, Event, View} from './types.js';

/** Hands as a seat sees them: its own cards, and `null` for each card of the others. */
const seenBy = <Item>(
  hands: readonly (readonly Item[])[],
  seat: Seat | undefined,
): readonly (readonly (Item | null)[])[] =>
  hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null)));

/** What a seat may know; `undefined` is an onlooker. */
export const view = (state: State, seat: Seat | undefined): View => ({
  seat: seat ?? null,
  options: state.options,
  seats: state.seats,
  turn: turn(state),
  phase: phase(state),
  hands: seenBy(state.hands, seat),
  trick: state.trick,
  tricks: state.tricks,
  leader: state.leader,
  scores: scores(state),
});

/** What a seat learns of an event: all of it, except the cards of the others in a deal. */
export const redact = (event: Event, seat: Seat | undefined): Event =>
  event.type === 'dealt' ? {...event, hands: seenBy(event.hands, seat)} : event;
