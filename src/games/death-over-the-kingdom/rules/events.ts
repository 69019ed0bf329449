import type {Seat} from '../../../game/index.js';

/** The events of Death Over the Kingdom. A card that the receiver may not know is `null`. */
export type KingdomEvent =
  /** All cards are shuffled and dealt. */
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly hands: readonly (readonly (string | null)[])[];
    }
  | {readonly type: 'round begun'; readonly round: number}
  /** Everybody has a card face down. */
  | {readonly type: 'cards laid'}
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly with: Seat;
      readonly given: string | null;
      readonly got: string | null;
    }
  | {
      readonly type: 'cut';
      readonly seat: Seat;
      readonly depth: number;
      /** Everybody sees the new card (M-6). */
      readonly open: boolean;
      readonly card: string | null;
      /** The Dealer's old card when it is discarded face up (M-5). */
      readonly old: string | null;
    }
  | {readonly type: 'folded'; readonly seat: Seat}
  /** A card of the hand now lies in the area, and the old one is in the hand. */
  | {readonly type: 'changed'; readonly seat: Seat}
  /**
   * The Merchant is shown; `at` is the seat whose card was looked at, or `null` for the top of the
   * deck.
   */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly card: string;
      readonly at: Seat | null;
      readonly seen: string | null;
    }
  /** The Merchant is exchanged for the card that was looked at. */
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly card: string;
      readonly from: Seat | null;
      readonly got: string | null;
    }
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly card: string;
      readonly from: Seat;
      readonly got: string | null;
    }
  /** Two other seats have exchanged; `cards` are those that they had before. */
  | {
      readonly type: 'juggled';
      readonly seat: Seat;
      readonly card: string;
      readonly targets: readonly [Seat, Seat];
      readonly cards: readonly [string | null, string | null];
    }
  | {
      readonly type: 'burned';
      readonly seat: Seat;
      readonly card: string;
      readonly target: Seat;
      /** The card that is discarded face up. */
      readonly burned: string;
      readonly drawn: string | null;
    }
  | {readonly type: 'cards shown'; readonly cards: readonly string[]}
  | {
      readonly type: 'abilities settled';
      /** By seat. */
      readonly values: readonly number[];
      /** Seats whose cards have turned to their second value. */
      readonly turned: readonly Seat[];
    }
  | {
      readonly type: 'points awarded';
      readonly deal: number;
      readonly round: number;
      readonly seats: readonly Seat[];
    }
  | {readonly type: 'cards discarded'}
  | {readonly type: 'turn ended'; readonly deal: number; readonly points: readonly number[]}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
