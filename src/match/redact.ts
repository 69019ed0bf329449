import type {AnyState, AnyEvent, AnyView, Rules, Seat} from '../game/index.js';

/**
 * The one gate through which data of a match reaches a seat; no other module of this folder calls
 * `view` or `redact` of the rules. The seat `undefined` stands for an onlooker.
 */
export interface Redactor<State, View, Event> {
  view(state: State, seat: Seat | undefined): View;
  redact(events: readonly Event[], seat: Seat | undefined): readonly Event[];
}

/** Creates the redaction gate of a game. */
export const redactorOf = <State extends AnyState, View extends AnyView, Event extends AnyEvent>(
  rules: Pick<Rules<State, never, View, Event>, 'view' | 'redact'>,
): Redactor<State, View, Event> => ({
  view: (state, seat) => rules.view(state, seat),
  redact: (events, seat) =>
    events.flatMap((event) => {
      const seen = rules.redact(event, seat);
      return seen === undefined ? [] : [seen];
    }),
});
