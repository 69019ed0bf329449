import {createMachine} from 'xstate';

/** The transitions possible while nothing is shown and nobody at this screen is asked. */
const next = {
  update: 'showing',
  stop: 'stopped',
  think: 'thinking',
  ask: 'asking',
  await: 'awaiting',
  finish: 'over',
} as const;

/**
 * The chart of a table, shared by all games: it models what the screen is doing, never the game. It
 * owns every timer; a test may pass its own clock to the actor.
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
        | {type: 'await'}
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
      /** Nothing is shown; the conductor decides what comes next. */
      rest: {on: next},
      /** Only seats that are played elsewhere are awaited. */
      awaiting: {on: next},
      /** An event is shown for its time; a tap skips the rest of it. */
      showing: {after: {hold: 'rest'}, on: {skip: 'rest'}},
      /** An event is shown until the reader continues. */
      stopped: {on: {go: 'rest'}},
      /** A bot chooses its move … */
      thinking: {on: {chosen: 'pausing'}},
      /** … which is played no faster than a person would play. */
      pausing: {after: {wait: 'playing'}, on: {skip: 'playing'}},
      /** A person is asked; in open phases, where all may move, a bot may move first. */
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

/** The states of the chart, one for each activity of the screen. */
export type Doing =
  | 'rest'
  | 'showing'
  | 'stopped'
  | 'thinking'
  | 'pausing'
  | 'asking'
  | 'awaiting'
  | 'playing'
  | 'over';
