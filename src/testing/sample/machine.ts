import {type AnyStateMachine, setup} from 'xstate';
import type {Event} from './types.js';

/** The chart: its states are the phases, its events are the events that the rules emit. */
export const machine: AnyStateMachine = setup({
  types: {} as {events: Event; meta: {moves: string[]}},
}).createMachine({
  id: 'high-card',
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'lead'}},
    lead: {meta: {moves: ['play']}, on: {'card played': 'follow', 'game over': 'over'}},
    follow: {meta: {moves: ['play']}, on: {'card played': 'follow', 'trick taken': 'lead'}},
    over: {type: 'final'},
  },
});
