import type {AnyStateMachine} from 'xstate';
import type {AnyMove, AnyState, AnyEvent, AnyView, PlayRules, Rules} from './rules.js';

/** A game that can be played from its first deal, but cannot start from a position. */
export interface PlayGame<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  readonly rules: PlayRules<State, Move, View, Event>;
  /**
   * The chart: its events are the events that the rules emit; it has no context and no rules. Until a
   * table has fetched it, the rules alone name the phases.
   */
  readonly machine?: AnyStateMachine | undefined;
}

/** A game: the rules, which decide everything, and the chart, which names the phases. */
export interface Game<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> extends PlayGame<State, Move, View, Event> {
  readonly rules: Rules<State, Move, View, Event>;
  readonly machine: AnyStateMachine;
}

/** Joins the rules and the chart of a game, with its types inferred. */
export const defineGame = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: Game<State, Move, View, Event>,
): Game<State, Move, View, Event> => game;
