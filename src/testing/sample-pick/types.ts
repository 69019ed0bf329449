import type {Card} from '../../cards/index.js';
import type {AnyState, AnyView, Seat} from '../../game/index.js';

/** The chart's states in which a match can rest. */
export type Phase = 'pick' | 'dare' | 'over';

/** The full state. Cards that have left the row stay in other piles, so that none is ever lost. */
export interface State extends AnyState {
  /** The cards that lie face down; no view shows them. */
  readonly row: readonly Card[];
  /** The guests let in this turn, in order. */
  readonly guests: readonly Card[];
  /** The guests that each seat has kept. */
  readonly court: readonly (readonly Card[])[];
  /** Knaves, and the guests that they have driven away. */
  readonly gone: readonly Card[];
  /** The seat whose turn it is. */
  readonly active: Seat;
}

/** A seat turns up the card at an index of the row, or keeps its guests. */
export type Move = {readonly type: 'pick'; readonly at: number} | {readonly type: 'stop'};

/** What a seat may know: of the row only how many cards lie there. */
export interface View extends AnyView, Pick<State, 'guests' | 'court' | 'gone' | 'active'> {
  readonly phase: Phase;
  readonly row: readonly null[];
  readonly scores: readonly number[];
}

/** The events that the rules emit, which are the events of the chart. */
export type Event =
  | {readonly type: 'dealt'; readonly n: number}
  | {readonly type: 'card picked'; readonly seat: Seat; readonly at: number; readonly card: Card}
  | {readonly type: 'guests kept' | 'guests gone'; readonly seat: Seat; readonly n: number}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
