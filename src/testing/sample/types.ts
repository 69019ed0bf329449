import type {Card, Play} from '../../cards/index.js';
import type {AnyState, AnyView, CardPlay, HiddenHands, Seat} from '../../game/index.js';

/** The chart's states in which a match can rest. */
export type Phase = 'lead' | 'follow' | 'over';

/** The full state. Taken tricks stay in `tricks`, so that no card is ever lost. */
export interface State extends AnyState {
  /** The cards of each seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The cards that were not dealt; no view shows them. */
  readonly stock: readonly Card[];
  /** The trick on the table, in the order of play. */
  readonly trick: readonly Play[];
  /** The cards in the tricks that each seat has taken. */
  readonly tricks: readonly (readonly Card[])[];
  /** The seat that leads, or led, the current trick. */
  readonly leader: Seat;
}

/** A seat plays a card. */
export type Move = CardPlay;

/** What a seat may know: of the other hands only how many cards they have. */
export interface View extends AnyView, Pick<State, 'trick' | 'tricks' | 'leader'> {
  readonly phase: Phase;
  readonly hands: HiddenHands<Card>;
  /** The number of tricks taken, by seat. */
  readonly scores: readonly number[];
}

/** The events that the rules emit, which are the events of the chart. */
export type Event =
  | {readonly type: 'dealt'; readonly hands: HiddenHands<Card>}
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'trick taken'; readonly seat: Seat; readonly cards: readonly Card[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
