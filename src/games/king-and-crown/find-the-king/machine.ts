import {createMachine} from 'xstate';
import type {FindEvent} from './types.js';

/** The chart of Find the King. It follows the events of the rules and decides nothing. */
export const machine = createMachine({
  types: {} as {events: FindEvent; meta: {moves: readonly string[]}},
  id: 'find-the-king',
  initial: 'roles',
  states: {
    roles: {on: {'lord named': 'shuffle'}},
    shuffle: {
      meta: {moves: ['choose']},
      on: {'card laid': 'shuffle', 'cards presented': 'pick'},
    },
    pick: {meta: {moves: ['reveal']}, on: {'card revealed': 'judge'}},
    judge: {on: {'another allowed': 'extra', 'match won': 'decided'}},
    extra: {
      meta: {moves: ['reveal', 'stop']},
      on: {'card revealed': 'judge', stopped: 'judge'},
    },
    decided: {on: {'lord named': 'shuffle', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
