import {type AnyStateMachine, createActor} from 'xstate';
import type {AnyEvent, StateValue} from '../game/index.js';
import {phaseName} from '../game/phase.js';
import {startActor} from './start-actor.js';

/** A game's chart that follows a match. */
export interface Chart {
  /** The phase in which the chart stands. */
  readonly phase: string;
  hear(event: AnyEvent): void;
}

/** Makes the chart of a match: at its beginning, or in the phase of a position. */
export type ChartMaker = (value?: StateValue) => Chart;

/** An empty object that inherits nothing, so properties that a page adds to all objects do not show. */
const bare = (): Record<string, never> => Object.create(null) as Record<string, never>;

/** The chart at its beginning; with `value`, in the phase of a position. */
export function chartAt(machine: AnyStateMachine, value?: StateValue): Chart {
  const actor =
    value === undefined
      ? createActor(machine)
      : createActor(machine, {
          // XState also iterates both by `for in`.
          snapshot: machine.resolveState({
            value: value as never,
            context: bare(),
            historyValue: bare(),
          }),
        });
  startActor(actor);
  return {
    get phase() {
      return phaseName(actor.getSnapshot().value as never);
    },
    hear: (event) => actor.send(event),
  };
}
