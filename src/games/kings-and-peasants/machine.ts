import {createMachine} from 'xstate';
import type {PeasantsEvent} from './types.js';

const give = {meta: {moves: ['give']}};

/**
 * The chart of a game: the election, in which everybody has a name and a number; the reign, which
 * begins with an exchange of cards; and the result. The chart follows the events of the rules and
 * decides nothing itself.
 */
export const machine = createMachine({
  types: {} as {events: PeasantsEvent; meta: {moves: readonly string[]}},
  id: 'kings-and-peasants',
  initial: 'election',
  states: {
    election: {
      initial: 'deal',
      states: {
        deal: {on: {dealt: 'naming'}},
        naming: {meta: {moves: ['name']}, on: {'names given': 'play'}},
        play: {
          meta: {moves: ['play']},
          on: {
            'card played': 'play',
            'trick taken': 'play',
            'limit reached': 'play',
            'deal ended': 'nextDeal',
          },
        },
        nextDeal: {on: {dealt: 'play'}},
      },
      on: {'ranks given': 'reign'},
    },
    reign: {
      initial: 'deal',
      states: {
        deal: {on: {dealt: 'exchange'}},
        exchange: {
          initial: 'fromSoldier',
          states: {
            fromSoldier: {
              ...give,
              on: {'card given': 'toSoldier', 'no trump to give': 'fromPeasant'},
            },
            toSoldier: {...give, on: {'card given': 'fromPeasant'}},
            fromPeasant: {...give, on: {'card given': 'toPeasant'}},
            toPeasant: {...give, on: {'card given': 'done'}},
            done: {type: 'final'},
          },
          on: {'lead found': 'play'},
        },
        play: {
          meta: {moves: ['play']},
          on: {'card played': 'play', 'trick taken': 'play'},
        },
      },
      on: {'game won': 'result'},
    },
    result: {on: {'game begun': 'election', 'session over': 'over'}},
    over: {type: 'final'},
  },
});
