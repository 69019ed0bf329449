import type {AnyStateMachine} from 'xstate';
import type {AnyMove, AnyState, AnyTold, AnyView, PlayRules, Rules} from './rules.js';

/** A game that can be played from its first deal on. */
export interface PlayGame<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Told extends AnyTold = AnyTold,
> {
  readonly rules: PlayRules<State, Move, View, Told>;
  /** Its events are the happenings that the rules tell; it has no context and no rules inside. */
  readonly machine: AnyStateMachine;
}

/** A game: rules that decide, and a chart that says what is going on. */
export interface Game<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Told extends AnyTold = AnyTold,
> extends PlayGame<State, Move, View, Told> {
  readonly rules: Rules<State, Move, View, Told>;
}

/** Names a game's two halves as one value, with its types inferred. */
export const defineGame = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Told extends AnyTold,
>(
  game: Game<State, Move, View, Told>,
): Game<State, Move, View, Told> => game;
