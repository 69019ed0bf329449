import {createMachine} from 'xstate';
import type {TourneyEvent} from './types.js';

/** The chart of Tourney for the King. It follows the events of the rules and decides nothing. */
export const machine = createMachine({
  types: {} as {events: TourneyEvent; meta: {moves: readonly string[]}},
  id: 'tourney-for-the-king',
  initial: 'lists',
  states: {
    lists: {on: {'match begun': 'select'}},
    select: {
      meta: {moves: ['choose']},
      on: {'cards revealed': 'reveal', 'match decided': 'decided'},
    },
    reveal: {on: {'round decided': 'select'}},
    decided: {on: {'match begun': 'select', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
