import {setup} from 'xstate';

/**
 * The hardest kind of chart: two tricks in parallel, boxes three levels deep, and arrows that leave
 * them. Modelled on God Save the King with four players; it cannot be played.
 */
type Table = 'first' | 'second';
type Event =
  | {
      type:
        | 'match called'
        | 'formations laid'
        | 'routs settled'
        | 'flanks turned'
        | 'trick decided'
        | 'push'
        | 'declared equal'
        | 'bluff decided'
        | 'challenge answered'
        | 'king fell'
        | 'cards collected';
      table: Table;
    }
  | {type: 'hand ended' | 'relettered' | 'reshuffled' | 'game over'};

const chart = setup({
  types: {} as {events: Event; meta: {moves: readonly string[]}},
  guards: {
    'at this table': ({event}, {table}: {table: Table}) =>
      'table' in event && event.table === table,
  },
});

const trick = (table: Table) => {
  const to = (target: string) => ({
    target,
    guard: {type: 'at this table' as const, params: {table}},
  });
  return chart.createStateConfig({
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
        on: {'challenge answered': to('collect')},
        states: {
          declare: {
            meta: {moves: ['declare']},
            on: {'declared equal': to('declare'), 'bluff decided': to('challenge')},
          },
          challenge: {meta: {moves: ['challenge', 'rout', 'accept']}},
        },
      },
      elimination: {on: {'cards collected': to('waiting')}},
      collect: {on: {'cards collected': to('waiting')}},
    },
  });
};

/** The chart. */
export const sketch = chart.createMachine({
  id: 'god-save-the-king (a sketch)',
  initial: 'tricks',
  states: {
    tricks: {
      type: 'parallel',
      states: {first: trick('first'), second: trick('second')},
      on: {'hand ended': 'reshuffle', relettered: 'tricks', 'game over': 'over'},
    },
    reshuffle: {on: {reshuffled: 'tricks', 'game over': 'over'}},
    over: {type: 'final'},
  },
});
