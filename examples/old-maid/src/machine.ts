import {type AnyStateMachine, setup} from 'gstk/kit/machine';
import type {Event} from './types.js';

/** The chart: its states are the phases, its events are the events that the rules emit. */
export const machine: AnyStateMachine = setup({
  types: {} as {events: Event; meta: {moves: string[]}},
}).createMachine({
  id: 'old-maid',
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'pairs'}},
    pairs: {on: {'first pairs laid': 'draw'}},
    draw: {
      meta: {moves: ['draw']},
      on: {'card drawn': 'match', 'player out': 'draw', 'game over': 'over'},
    },
    match: {on: {'pair laid': 'draw', 'card kept': 'draw'}},
    over: {type: 'final'},
  },
});
