import {handsSeenBy, type Seat} from '../../game/index.js';
import {phase, scores, turn} from './play.js';
import type {Event, State, View} from './types.js';

/** What a seat may know; `undefined` is an onlooker. The fields that are not named stay secret. */
export function view(state: State, seat: Seat | undefined): View {
  const {options, seats, trick, tricks, leader} = state;
  const derived = {turn: turn(state), phase: phase(state), scores: scores(state)};
  const hands = handsSeenBy(state.hands, seat);
  return {seat: seat ?? null, options, seats, hands, trick, tricks, leader, ...derived};
}

/** What a seat learns of an event: all of it, except the cards of the others in a deal. */
export const redact = (event: Event, seat: Seat | undefined): Event =>
  event.type === 'dealt' ? {...event, hands: handsSeenBy(event.hands, seat)} : event;
