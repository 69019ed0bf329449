import type {Card, Play} from '../../cards/index.js';
import type {AnyState, AnyView, Seat} from '../../game/index.js';

/** The chart's states in which a match can rest. */
export type Phase = 'lead' | 'follow' | 'over';

/** The full state. Taken tricks stay in `tricks`, so that no card is ever lost. */
export interface State extends AnyState {
  /** The cards of each seat. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards that were not dealt; no view shows them. */
  readonly stock: readonly Card[];
  /** The trick on the table, in the order of play. */
  readonly trick: readonly Play[];
  /** The cards in the tricks that each seat has taken. */
  readonly tricks: readonly (readonly Card[])[];
  /** The seat that leads, or led, the current trick. */
  readonly leader: Seat;
}

/** A seat plays a card. */
export interface Move {
  readonly type: 'play';
  readonly card: Card;
}

/** What a seat may know. */
export interface View extends AnyView {
  readonly phase: Phase;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly trick: readonly Play[];
  readonly tricks: readonly (readonly Card[])[];
  readonly leader: Seat;
  /** The number of tricks taken, by seat. */
  readonly scores: readonly number[];
}

/** The events that the rules emit, which are the events of the chart. */
export type Event =
  | {readonly type: 'dealt'; readonly hands: readonly (readonly (Card | null)[])[]}
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'trick taken'; readonly seat: Seat; readonly cards: readonly Card[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
