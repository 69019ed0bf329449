import type {AnyStateMachine} from 'xstate';
import type {AnyMove, AnyState, AnyEvent, AnyView, PlayRules, Rules} from './rules.js';

/** A game that can be played from its first deal on. */
export interface PlayGame<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  readonly rules: PlayRules<State, Move, View, Event>;
  /** Its events are the events that the rules tell; it has no context and no rules inside. */
  readonly machine: AnyStateMachine;
}

/** A game: rules that decide, and a chart that says what is going on. */
export interface Game<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> extends PlayGame<State, Move, View, Event> {
  readonly rules: Rules<State, Move, View, Event>;
}

/** Names a game's two halves as one value, with its types inferred. */
export const defineGame = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: Game<State, Move, View, Event>,
): Game<State, Move, View, Event> => game;
