import {createMachine} from 'xstate';
import type {KingEvent, Next} from './types.js';

/** The transition of an event that may lead to several phases; the event names the next one. */
const to = (next: Next) => ({target: next, guard: {type: 'next is', params: {next}} as const});

/**
 * The phases of a match: each variant uses some of them, and all use `deal`, `play` and `scoring`. The
 * chart decides nothing: it receives the events of the rules and tracks the phase.
 */
export const machine = createMachine(
  {
    types: {} as {
      events: KingEvent;
      meta: {moves: readonly string[]};
      guards: {type: 'next is'; params: {next: Next}};
    },
    id: 'king',
    initial: 'deal',
    states: {
      deal: {
        on: {
          dealt: [to('play'), to('ordering'), to('bidding'), to('calling')],
          'game over': 'over',
        },
      },
      ordering: {
        meta: {moves: ['order']},
        on: {
          'talon taken': 'ordering',
          'contract ordered': [to('play'), to('talon'), to('dealing')],
        },
      },
      talon: {
        meta: {moves: ['discard']},
        on: {'talon taken': 'talon', 'cards laid away': 'play'},
      },
      calling: {meta: {moves: ['trump']}, on: {'trump called': 'dealing'}},
      dealing: {on: {'dealt out': 'play'}},
      bidding: {
        meta: {moves: ['bid', 'fold']},
        on: {'bid made': 'bidding', 'bid folded': 'bidding', 'auction won': 'naming'},
      },
      naming: {meta: {moves: ['name']}, on: {'suit named': 'play'}},
      play: {
        meta: {moves: ['play']},
        on: {
          'card played': 'play',
          'draw due': 'drawing',
          'trick taken': 'play',
          'odd card taken': 'play',
          'cards kept': 'play',
          'play ended': 'scoring',
        },
      },
      drawing: {
        meta: {moves: ['draw']},
        on: {'card drawn': [to('drawing'), to('play')]},
      },
      scoring: {on: {'deal scored': 'deal'}},
      over: {type: 'final'},
    },
  },
  {
    guards: {
      'next is': ({event}, {next}) => 'next' in event && event.next === next,
    },
  },
);
