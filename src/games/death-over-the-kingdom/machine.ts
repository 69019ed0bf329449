import {createMachine} from 'xstate';
import type {KingdomEvent} from './types.js';

/**
 * The chart of Death Over the Kingdom (4.3). It decides nothing: it follows the events of the rules
 * and names the phase of the match.
 */
export const machine = createMachine({
  types: {} as {events: KingdomEvent; meta: {moves: readonly string[]}},
  id: 'death-over-the-kingdom',
  initial: 'turnStart',
  states: {
    turnStart: {on: {dealt: 'choose'}},
    choose: {meta: {moves: ['choose']}, on: {'cards laid': 'act'}},
    act: {
      meta: {moves: ['exchange', 'cut', 'fold', 'use', 'change']},
      on: {
        exchanged: 'act',
        cut: 'act',
        folded: 'act',
        changed: 'act',
        stolen: 'act',
        juggled: 'act',
        burned: 'act',
        looked: 'decide',
        'cards shown': 'show',
      },
    },
    decide: {meta: {moves: ['exchange', 'fold']}, on: {bought: 'act', folded: 'act'}},
    show: {on: {'abilities settled': 'endAbilities'}},
    endAbilities: {on: {'points awarded': 'award'}},
    award: {on: {'cards discarded': 'discard'}},
    discard: {on: {'round begun': 'choose', 'turn ended': 'turnEnd'}},
    turnEnd: {on: {dealt: 'choose', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
