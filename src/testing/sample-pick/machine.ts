import {type AnyStateMachine, setup} from 'xstate';
import type {Event} from './types.js';

/** The chart: its states are the phases, its events are the events that the rules emit. */
export const machine: AnyStateMachine = setup({
  types: {} as {events: Event; meta: {moves: string[]}},
}).createMachine({
  id: 'royal-guests',
  initial: 'door',
  states: {
    door: {on: {dealt: 'pick'}},
    pick: {meta: {moves: ['pick']}, on: {'card picked': 'dare', 'game over': 'over'}},
    dare: {
      meta: {moves: ['pick', 'stop']},
      on: {'card picked': 'dare', 'guests kept': 'pick', 'guests gone': 'pick'},
    },
    over: {type: 'final'},
  },
});
