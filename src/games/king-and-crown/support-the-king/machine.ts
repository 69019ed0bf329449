import {createMachine} from 'xstate';
import type {SupportEvent} from './types.js';

/** The chart of Support the King. It follows the events of the rules and decides nothing. */
export const machine = createMachine({
  types: {} as {events: SupportEvent; meta: {moves: readonly string[]}},
  id: 'support-the-king',
  initial: 'roles',
  states: {
    roles: {on: {'lord named': 'select'}},
    select: {meta: {moves: ['choose']}, on: {'cards revealed': 'reveal'}},
    reveal: {on: {'match won': 'decided'}},
    decided: {on: {'lord named': 'select', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
