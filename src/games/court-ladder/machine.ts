import {createMachine} from 'xstate';
import type {LadderEvent} from './types.js';

const closed = '#court-ladder.closed';

/**
 * After a beat and after "I take" come the King's leave if it is needed, the throw-in, or the end.
 */
const more = {'leave asked': 'leave', 'throw-in begun': 'throwIn', 'bout closed': closed} as const;

/** The throw-in goes on with the seats that the King allows; there may be nobody left to ask. */
const goesOn = {'throw-in begun': 'throwIn', 'bout closed': closed} as const;

const leave = {meta: {moves: ['leave']}, on: {'leave given': 'answered'}} as const;

/** Seats may add a card in turn until all pass in a row; a card leads to `then`. */
const throwIn = (then: string) => ({
  meta: {moves: ['throw', 'done', 'trump']},
  on: {'thrown in': then, passed: 'throwIn', 'joker laid': 'throwIn', 'bout closed': closed},
});

/**
 * The chart of Court Ladder: ranks are drawn once, then hand after hand is dealt and fought out bout
 * by bout. A bout has an attack, a defence, the King's leave and the throw-in; a swap may follow. The
 * chart follows the events of the rules and decides nothing itself.
 */
export const machine = createMachine({
  types: {} as {events: LadderEvent; meta: {moves: readonly string[]}},
  id: 'court-ladder',
  initial: 'rankDraw',
  states: {
    rankDraw: {on: {'ranks drawn': 'deal', 'ranks given': 'deal'}},
    deal: {on: {dealt: 'trump'}},
    trump: {meta: {moves: ['trump']}, on: {'trump named': 'named'}},
    named: {on: {'bout begun': 'bout'}},
    bout: {
      initial: 'attack',
      states: {
        attack: {
          meta: {moves: ['attack', 'trump']},
          on: {'joker laid': 'attack', attacked: 'defence', 'attack given up': closed},
        },
        defence: {
          meta: {moves: ['beat', 'take', 'trump']},
          on: {'joker laid': 'defence', beaten: 'beaten', taken: 'taking'},
        },
        beaten: {on: more},
        leave,
        answered: {on: goesOn},
        throwIn: throwIn('defence'),
        taking: {
          initial: 'taken',
          states: {
            taken: {on: more},
            leave,
            answered: {on: goesOn},
            throwIn: throwIn('added'),
            added: {on: goesOn},
          },
        },
      },
    },
    closed: {on: {'ranks swapped': 'swap', 'bout begun': 'bout', 'hand ended': 'handOver'}},
    swap: {on: {'bout begun': 'bout', 'hand ended': 'handOver'}},
    handOver: {on: {dealt: 'trump', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
