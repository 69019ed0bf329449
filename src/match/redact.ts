import type {AnyState, AnyTold, AnyView, Rules, Seat} from '../game/index.js';

/**
 * The one gate through which anything leaves a match for a seat. Nothing else in this room calls
 * `view` or `witness`; `undefined` is an onlooker.
 */
export interface Gate<State, View, Told> {
  view(state: State, seat: Seat | undefined): View;
  witness(told: readonly Told[], seat: Seat | undefined): readonly Told[];
}

/** The gate of one game. */
export const gateOf = <State extends AnyState, View extends AnyView, Told extends AnyTold>(
  rules: Pick<Rules<State, never, View, Told>, 'view' | 'witness'>,
): Gate<State, View, Told> => ({
  view: (state, seat) => rules.view(state, seat),
  witness: (told, seat) =>
    told.flatMap((one) => {
      const seen = rules.witness(one, seat);
      return seen === undefined ? [] : [seen];
    }),
});
