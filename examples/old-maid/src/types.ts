import type {AnyState, AnyView, Card, Seat} from 'gstk/kit';

/** The chart's states in which a match can rest. */
export type Phase = 'draw' | 'over';

/** The full state. */
export interface State extends AnyState {
  /** Cards by seat, in the order in which the others see their backs. */
  readonly hands: readonly (readonly Card[])[];
  /** All pairs that have been laid down, two cards after each other. */
  readonly laid: readonly Card[];
  /** The seat that draws; it holds cards. */
  readonly active: Seat;
}

/** A seat draws the card at an index of the hand that `sourceOf` names. */
export interface Move {
  readonly type: 'draw';
  readonly at: number;
}

/** What a seat may know: its own cards, and how many the others hold. */
export interface View extends AnyView, Pick<State, 'laid' | 'active'> {
  readonly phase: Phase;
  readonly hands: readonly (readonly (Card | null)[])[];
}

/** The events that the rules emit, which are the events of the chart. */
export type Event =
  | {readonly type: 'dealt'; readonly n: number}
  /** The pairs that each seat was dealt. */
  | {readonly type: 'first pairs laid'; readonly pairs: readonly (readonly Card[])[]}
  /** The card is `null` for everybody but the two players. */
  | {
      readonly type: 'card drawn';
      readonly seat: Seat;
      readonly from: Seat;
      readonly at: number;
      readonly card: Card | null;
    }
  | {readonly type: 'pair laid'; readonly seat: Seat; readonly cards: readonly Card[]}
  | {readonly type: 'card kept'; readonly seat: Seat}
  | {readonly type: 'player out'; readonly seat: Seat}
  | {
      readonly type: 'game over';
      readonly winners: readonly Seat[];
      readonly loser: Seat;
      readonly queen: Card;
    };
