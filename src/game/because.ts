import type {AnyEvent, AnyMove, AnyState, AnyView} from './rules.js';

/**
 * Why a move was worse than another: what happened in worlds in which both were played on, in the game's
 * own terms. Facts are counted, and a sentence states one of them with its counts.
 */

/** What happened in one world, such as `{kind: 'king/caught', card: 'QS'}`: plain values, seats as numbers. */
export interface Fact {
  /** The key of its sentence. */
  readonly kind: string;
  readonly [value: string]: string | number;
}

/** Tells what happened in worlds that are played on. */
export interface Explainer<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  /** All kinds of facts, the most telling first. */
  readonly kinds: readonly string[];
  /** The facts of a world, from the events that a move led to, the move's own among them, to its end. */
  facts?(told: Told<State, Move, View>): readonly Fact[];
  /**
   * For games with a `problem` of their own: plays a choice in one of its worlds and on, as it is judged,
   * and returns the facts. The world and the stream are changed in place.
   */
  replay?(
    view: View,
    moves: readonly Move[],
  ): ((world: unknown, choice: number, stream: number[]) => readonly Fact[]) | undefined;
  /**
   * Whether a fact is good for the seat of a view, or bad; `undefined` where that depends. What is good
   * explains no loss.
   */
  isGood?(fact: Fact, view: View): boolean | undefined;
}

/** A world that was played on from a decision. */
export interface Told<
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
> {
  /** What the deciding seat saw. */
  readonly view: View;
  readonly move: Move;
  readonly events: readonly AnyEvent[];
  readonly start: State;
  readonly end: State;
}
