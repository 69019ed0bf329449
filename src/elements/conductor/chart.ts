import {createMachine} from 'xstate';

/**
 * The chart of the table, one for all games: what the screen is doing, never what the game is.
 * It owns every timer; the clock is the actor's, so a test can turn it by hand.
 */
export const chart = createMachine(
  {
    types: {} as {
      events:
        | {type: 'update'; hold: number}
        | {type: 'stop'}
        | {type: 'skip'}
        | {type: 'go'}
        | {type: 'think'}
        | {type: 'chosen'; wait: number}
        | {type: 'ask'}
        | {type: 'wish'}
        | {type: 'played'}
        | {type: 'look up'}
        | {type: 'refused'}
        | {type: 'finish'}
        | {type: 'reset'};
    },
    id: 'table',
    initial: 'rest',
    on: {reset: {target: '.rest', reenter: true}},
    states: {
      /** Nothing moves; the conductor looks what comes next. */
      rest: {
        on: {update: 'showing', stop: 'stopped', think: 'thinking', ask: 'asking', finish: 'over'},
      },
      /** An event lies on the table for its time; a tap sends it on. */
      showing: {after: {hold: 'rest'}, on: {skip: 'rest'}},
      /** An event that waits for the reader. */
      stopped: {on: {go: 'rest'}},
      /** A bot is asked … */
      thinking: {on: {chosen: 'pausing'}},
      /** … and takes no less time than a person would. */
      pausing: {after: {wait: 'playing'}, on: {skip: 'playing'}},
      /** A person is asked; where everybody may speak, a bot may be the first to do so. */
      asking: {
        initial: 'alone',
        on: {wish: 'playing', update: 'showing', stop: 'stopped', 'look up': 'rest'},
        states: {
          alone: {on: {chosen: 'heard'}},
          heard: {after: {wait: 'due'}},
          due: {on: {played: 'alone'}},
        },
      },
      playing: {on: {played: 'rest', refused: 'asking'}},
      over: {},
    },
  },
  {
    delays: {
      hold: ({event}) => ('hold' in event ? event.hold : 0),
      wait: ({event}) => ('wait' in event ? event.wait : 0),
    },
  },
);

/** What the screen is doing. */
export type Doing =
  'rest' | 'showing' | 'stopped' | 'thinking' | 'pausing' | 'asking' | 'playing' | 'over';
