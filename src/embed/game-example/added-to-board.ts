import type {DrawOptions} from '../../elements/index.js';
import type {Seat} from '../../game/index.js';

/** What the review of a reader's own match adds to the first position of an example. */
export interface OnBoard {
  /** The reader's cards that can be chosen there, and those that were; `undefined` if there are none. */
  cards?(): DrawOptions['choose'];
  /** The reader has chosen a card. */
  pick?(card: string): void;
  /** What cards of the hand led to. */
  readonly arrows?: readonly Arrow[];
  /** Draws the board again; set by the example. */
  redraw?: () => void;
}

/** From a card of the reader's hand to the seat that it led to. */
export interface Arrow {
  readonly card: string;
  readonly to: Seat;
  /** The card that was played, or the better one. */
  readonly kind: 'made' | 'better';
}

/** An arrow by places on the board: that of the card in the hand, and that of the seat among the seats. */
export interface PlacedArrow extends Pick<Arrow, 'kind'> {
  readonly from: number;
  readonly to: number;
}
