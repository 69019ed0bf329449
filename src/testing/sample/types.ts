import type {Card, Play} from '../../cards/index.js';
import type {AnyState, AnyView, Seat} from '../../game/index.js';

/** The chart's states in which a match can rest. */
export type Phase = 'lead' | 'follow' | 'over';

/** The whole truth. A taken trick stays in `tricks`, so that no card is ever lost. */
export interface State extends AnyState {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards that were not dealt; nobody sees them. */
  readonly stock: readonly Card[];
  /** The trick on the table, in the order of play. */
  readonly trick: readonly Play[];
  /** Cards taken, by seat. */
  readonly tricks: readonly (readonly Card[])[];
  /** Who leads, or led, the trick on the table. */
  readonly leader: Seat;
}

/** A card goes to the table. */
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
  /** Tricks taken, by seat. */
  readonly scores: readonly number[];
}

/** What the rules tell; the events of the chart. */
export type Event =
  | {readonly type: 'dealt'; readonly hands: readonly (readonly (Card | null)[])[]}
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'trick taken'; readonly seat: Seat; readonly cards: readonly Card[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
