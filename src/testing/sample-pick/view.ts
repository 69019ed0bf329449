import type {Seat} from '../../game/index.js';
import {phase, scores, turn} from './play.js';
import type {Event, State, View} from './types.js';

/** What a seat may know; `undefined` is an onlooker. The fields that are not named stay secret. */
export function view(state: State, seat: Seat | undefined): View {
  const {options, seats, guests, court, gone, active} = state;
  const derived = {turn: turn(state), phase: phase(state), scores: scores(state)};
  const row = state.row.map(() => null); // nobody knows the cards of the row
  return {seat: seat ?? null, options, seats, row, guests, court, gone, active, ...derived};
}

/** What a seat learns of an event: all of it, since a picked card lies open. */
export const redact = (event: Event): Event => event;
