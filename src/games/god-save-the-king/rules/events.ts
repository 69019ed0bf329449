import type {Rank, SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';

/** The events of God Save the King and the types that they use. */

/** The three places of a formation, as its owner sees them. */
export const SPOTS = ['left', 'centre', 'right'] as const;
/** One of `left centre right`. */
export type Spot = (typeof SPOTS)[number];

/** A table. With four players two tricks run at once; with fewer the second table is idle. */
export type TableIndex = 0 | 1;

/** The result of a challenge; the card itself is not shown (G-20). */
export type Answer = 'accurate' | 'misrepresented';

/** The reason why a player is out. */
export type Cause = 'flank' | 'rout' | 'penalty' | 'pile' | 'short';

/** A rout and the card that it turned up. */
export interface Routed {
  readonly by: Seat;
  /** The seat whose formation was routed. */
  readonly of: Seat;
  readonly at: Spot;
  readonly card: SuitCard;
  /** Whether the card was the King. */
  readonly king: boolean;
}

/** A card drawn at random from a hand and shown to all; `null` if the hand was empty (G-9). */
export interface Penalty {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: SuitCard | null;
}

/**
 * The events, named as in the rules text. All of them are public except the cards of `piles
 * searched`, where owners see only the cards of their own piles.
 */
export type GskEvent =
  | {
      readonly type: 'match called';
      readonly table: TableIndex;
      readonly seats: readonly [Seat, Seat];
      readonly hand: number;
    }
  | {
      readonly type: 'formations laid';
      readonly table: TableIndex;
      readonly seats: readonly [Seat, Seat];
    }
  | {
      readonly type: 'routs settled';
      readonly table: TableIndex;
      /** Empty if both passed or nobody could rout. */
      readonly routs: readonly Routed[];
      readonly penalties: readonly Penalty[];
    }
  | {
      readonly type: 'flanks turned';
      readonly table: TableIndex;
      readonly flanks: readonly {
        readonly seat: Seat;
        readonly left: SuitCard;
        readonly right: SuitCard;
      }[];
    }
  | {
      readonly type: 'king fell';
      readonly table: TableIndex;
      /** Two if both Kings fall together (G-13). */
      readonly kings: readonly {
        readonly seat: Seat;
        readonly card: SuitCard;
        readonly cause: Cause;
      }[];
    }
  | {
      readonly type: 'trick decided';
      readonly table: TableIndex;
      readonly winner: Seat;
      /** The winners at the left and at the right of the match's first player; `null` is a draw. */
      readonly skirmishes: readonly (Seat | null)[];
    }
  | {
      readonly type: 'push';
      readonly table: TableIndex;
      readonly skirmishes: readonly (Seat | null)[];
    }
  | {
      readonly type: 'declared equal';
      readonly table: TableIndex;
      readonly rank: Rank;
      /** The number of ties in this trick, including this one. */
      readonly times: number;
    }
  | {
      readonly type: 'tie settled';
      readonly table: TableIndex;
      readonly rank: Rank;
      /** `null` if both take their own cards back; a seat only if true values are compared. */
      readonly winner: Seat | null;
    }
  | {
      readonly type: 'bluff decided';
      readonly table: TableIndex;
      readonly declared: readonly {readonly seat: Seat; readonly rank: Rank}[];
      readonly winner: Seat;
    }
  | {
      readonly type: 'challenge answered';
      readonly table: TableIndex;
      readonly routs: readonly Routed[];
      readonly challenge: {readonly by: Seat; readonly of: Seat; readonly answer: Answer} | null;
      readonly penalties: readonly Penalty[];
      /** The winner of the trick after the answer. */
      readonly winner: Seat;
    }
  | {
      readonly type: 'cards collected';
      readonly table: TableIndex;
      /** `null` if both took their own cards back, or the cards left the game with both players. */
      readonly winner: Seat | null;
      readonly cards: number;
    }
  /** The players who fell since letters were given; the others need new letters. */
  | {readonly type: 'players out'; readonly seats: readonly Seat[]}
  | {readonly type: 'relettered'; readonly letters: readonly Seat[]}
  | {
      readonly type: 'hand ended';
      readonly hand: number;
      /** Players with too few cards for a formation. */
      readonly short: readonly Seat[];
    }
  | {
      readonly type: 'piles searched';
      /** Kings found in other players' piles. */
      readonly kings: readonly {
        readonly seat: Seat;
        readonly card: SuitCard;
        /** The owner of the pile. */
        readonly pile: Seat;
      }[];
      /** The cards of each pile; `null` for all except its owner. */
      readonly piles: readonly (readonly SuitCard[] | null)[];
    }
  | {
      readonly type: 'hands gathered';
      /** The number of cards in each hand, now that its pile is part of it. */
      readonly cards: readonly number[];
      /** Players who still have too few cards for a formation and are out (G-14). */
      readonly out: readonly Seat[];
    }
  | {
      readonly type: 'reshuffled';
      /** The number of the hand that begins, from 1. */
      readonly hand: number;
    }
  | {
      readonly type: 'game over';
      readonly winners: readonly Seat[];
      readonly reason: string;
    };
