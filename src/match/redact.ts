import type {AnyState, AnyEvent, AnyView, Rules, Seat} from '../game/index.js';

/**
 * The one gate through which anything leaves a match for a seat. Nothing else in this room calls
 * `view` or `redact`; `undefined` is an onlooker.
 */
export interface Redactor<State, View, Event> {
  view(state: State, seat: Seat | undefined): View;
  redact(events: readonly Event[], seat: Seat | undefined): readonly Event[];
}

/** The gate of one game. */
export const redactorOf = <State extends AnyState, View extends AnyView, Event extends AnyEvent>(
  rules: Pick<Rules<State, never, View, Event>, 'view' | 'redact'>,
): Redactor<State, View, Event> => ({
  view: (state, seat) => rules.view(state, seat),
  redact: (events, seat) =>
    events.flatMap((one) => {
      const seen = rules.redact(one, seat);
      return seen === undefined ? [] : [seen];
    }),
});
