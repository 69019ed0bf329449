import {createMachine} from 'xstate';
import type {KingEvent} from './types.js';

/**
 * The scenes of a match in which only cards are played. The chart decides nothing: it hears what the
 * rules tell and says where the match is.
 */
export const machine = createMachine({
  types: {} as {events: KingEvent; meta: {moves: readonly string[]}},
  id: 'king',
  initial: 'deal',
  states: {
    deal: {on: {dealt: 'play', 'game over': 'over'}},
    play: {
      meta: {moves: ['play']},
      on: {'card played': 'play', 'trick taken': 'play', 'play ended': 'scoring'},
    },
    scoring: {on: {'deal scored': 'deal'}},
    over: {type: 'final'},
  },
});
