import {createMachine} from 'xstate';
import type {GskEvent, TableIndex} from './types.js';

/**
 * The chart of a trick. Both tables of a round have it, and each takes only events of its own table.
 */
const trick = (table: TableIndex) => {
  const to = (target: string) => ({
    target,
    guard: {type: 'at this table', params: {table}} as const,
  });
  return {
    initial: 'waiting',
    on: {'king fell': to('.elimination')},
    states: {
      waiting: {on: {'match called': to('formation')}},
      formation: {meta: {moves: ['form']}, on: {'formations laid': to('rout')}},
      rout: {meta: {moves: ['rout', 'pass']}, on: {'routs settled': to('flip')}},
      flip: {on: {'flanks turned': to('lastRout')}},
      lastRout: {meta: {moves: ['rout', 'pass']}, on: {'routs settled': to('skirmish')}},
      skirmish: {on: {'trick decided': to('collect'), push: to('push')}},
      push: {
        initial: 'declare',
        on: {'challenge answered': to('collect'), 'tie settled': to('collect')},
        states: {
          declare: {
            meta: {moves: ['declare']},
            on: {'declared equal': to('declare'), 'bluff decided': to('challenge')},
          },
          challenge: {meta: {moves: ['challenge', 'rout', 'accept']}},
        },
      },
      collect: {on: {'cards collected': to('waiting')}},
      elimination: {on: {'cards collected': to('waiting')}},
    },
  } as const;
};

/**
 * The chart of God Save the King. It decides nothing: it follows the events of the rules and names
 * the phase of the match.
 */
export const machine = createMachine(
  {
    types: {} as {
      events: GskEvent;
      meta: {moves: readonly string[]};
      guards: {type: 'at this table'; params: {table: TableIndex}};
    },
    id: 'god-save-the-king',
    initial: 'tricks',
    states: {
      tricks: {
        type: 'parallel',
        states: {first: trick(0), second: trick(1)},
        on: {'players out': 'relettering', 'hand ended': 'reshuffle', 'game over': 'over'},
      },
      relettering: {on: {relettered: 'tricks'}},
      reshuffle: {
        on: {
          'piles searched': 'reshuffle',
          'hands gathered': 'reshuffle',
          reshuffled: 'tricks',
          'game over': 'over',
        },
      },
      over: {type: 'final'},
    },
  },
  {
    guards: {
      'at this table': ({event}, {table}: {table: TableIndex}) =>
        'table' in event && event.table === table,
    },
  },
);
