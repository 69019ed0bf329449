import {createMachine} from 'xstate';
import type {CourtEvent} from './types.js';

/** The chart of The King at Court. It follows the events of the rules and decides nothing. */
export const machine = createMachine({
  types: {} as {events: CourtEvent; meta: {moves: readonly string[]}},
  id: 'king-at-court',
  initial: 'deal',
  states: {
    deal: {on: {'lord named': 'look'}},
    look: {
      meta: {moves: ['ready']},
      on: {'card seen': 'look', 'king shown': 'question'},
    },
    question: {
      meta: {moves: ['say', 'witch', 'end', 'pass']},
      on: {
        said: 'question',
        'fell silent': 'question',
        'cards bared': 'shuffle',
        'questioning ended': 'accuse',
      },
    },
    shuffle: {
      on: {
        'cards redealt': 'shuffle',
        'knight asked': 'peek',
        'questioning resumed': 'question',
      },
    },
    peek: {
      meta: {moves: ['look', 'decline']},
      on: {looked: 'shuffle', declined: 'shuffle'},
    },
    accuse: {meta: {moves: ['accuse']}, on: {accused: 'accusation'}},
    accusation: {on: {'beggar asked': 'joining', verdict: 'verdict'}},
    joining: {
      meta: {moves: ['join', 'pass']},
      on: {'beggar joined': 'accusation', 'nobody joined': 'accusation'},
    },
    verdict: {on: {'lord named': 'look', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
