import {createMachine} from 'xstate';
import type {CrushEvent} from './types.js';

/**
 * The chart of Crush the Crown: two marriages, then turns until a Government is complete or the
 * game stalls. It follows the events of the rules and decides nothing.
 */
export const machine = createMachine({
  types: {} as {events: CrushEvent; meta: {moves: readonly string[]}},
  id: 'crush-the-crown',
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'marryFirst'}},
    marryFirst: {
      meta: {moves: ['swap', 'marry']},
      on: {
        'card swapped': 'marryFirst',
        'cards drawn': 'marryFirst',
        married: 'marrySecond',
        'deal voided': 'deal',
      },
    },
    marrySecond: {
      meta: {moves: ['swap', 'marry']},
      on: {
        'card swapped': 'marrySecond',
        'cards drawn': 'marrySecond',
        reshuffled: 'marrySecond',
        married: 'execution',
        'deal voided': 'deal',
      },
    },
    execution: {
      on: {
        'kings executed': 'execution',
        reshuffled: 'execution',
        'cards drawn': 'execution',
        'turn begun': 'build',
      },
    },
    build: {
      meta: {moves: ['extend', 'discover', 'skip']},
      on: {
        extended: 'build',
        'spy discovered': 'build',
        'build ended': 'insert',
        'government completed': 'win',
      },
    },
    insert: {
      meta: {moves: ['spy', 'skip']},
      on: {'spy inserted': 'tribute', 'no spy inserted': 'tribute'},
    },
    tribute: {
      meta: {moves: ['give']},
      on: {'tribute demanded': 'tribute', 'card given': 'tribute', 'tribute settled': 'fireHire'},
    },
    fireHire: {
      meta: {moves: ['fire', 'keep']},
      on: {
        'card fired': 'fireHire',
        'none fired': 'fireHire',
        reshuffled: 'reshuffle',
        'cards drawn': 'fireHire',
        'turn begun': 'build',
        stalled: 'stall',
      },
    },
    reshuffle: {on: {'cards drawn': 'fireHire'}},
    win: {on: {'game over': 'over'}},
    stall: {on: {'game over': 'over'}},
    over: {type: 'final'},
  },
});
