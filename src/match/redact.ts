import type {AnyState, AnyEvent, AnyView, Rules, Seat} from '../game/index.js';
import type {MatchUpdate} from './client.js';
import {freeze} from './freeze.js';

/** An event as the host knows it, nothing hidden, with the state and the phase right after it. */
export interface HostUpdate<State = AnyState, Event = AnyEvent> {
  readonly event: Event;
  /** Between two events of one move `turn` of the rules is often empty. */
  readonly state: State;
  /** The chart's phase right after the event, forced phases included. */
  readonly phase: string;
}

/**
 * Makes all match data that reaches a seat, frozen. No other module of this folder calls `view` or
 * `redact` of the rules. The seat `undefined` stands for an onlooker.
 */
export interface Redactor<State, View, Event> {
  view(state: State, seat: Seat | undefined): View;
  redact(events: readonly Event[], seat: Seat | undefined): readonly Event[];
  /** The updates of a seat; each view is made when it is first read. */
  updates(
    all: readonly HostUpdate<State, Event>[],
    seat: Seat | undefined,
  ): readonly MatchUpdate<View, Event>[];
}

/** Creates the redactor of a game. */
export const redactorOf = <State extends AnyState, View extends AnyView, Event extends AnyEvent>(
  rules: Pick<Rules<State, never, View, Event>, 'view' | 'redact'>,
): Redactor<State, View, Event> => ({
  view: (state, seat) => freeze(rules.view(state, seat)),
  redact: (events, seat) =>
    events.flatMap((event) => {
      const seen = freeze(rules.redact(event, seat));
      return seen === undefined ? [] : [seen];
    }),
  updates: (all, seat) =>
    all.flatMap(({event, state, phase}) => {
      const seen = freeze(rules.redact(event, seat));
      if (seen === undefined) return [];
      let view: View | undefined;
      const update: MatchUpdate<View, Event> = {
        event: seen,
        phase,
        get view() {
          return (view ??= freeze(rules.view(state, seat)));
        },
      };
      return [Object.freeze(update)];
    }),
});
