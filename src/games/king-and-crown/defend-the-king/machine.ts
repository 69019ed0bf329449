import {createMachine} from 'xstate';
import type {DefendEvent} from './types.js';

/** The chart of Defend the King. It follows the events of the rules and decides nothing. */
export const machine = createMachine({
  types: {} as {events: DefendEvent; meta: {moves: readonly string[]}},
  id: 'defend-the-king',
  initial: 'begin',
  states: {
    begin: {on: {'match begun': 'select'}},
    select: {meta: {moves: ['choose']}, on: {'cards revealed': 'reveal'}},
    reveal: {
      on: {'cards returned': 'select', 'players out': 'select', 'match won': 'decided'},
    },
    decided: {on: {'match begun': 'select', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
