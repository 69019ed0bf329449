import type {Rank, SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';

/** What the rules tell, and the words that it takes. */

/** The three places of a formation, as its owner sees them. */
export const SPOTS = ['left', 'centre', 'right'] as const;
/** One of `left centre right`. */
export type Spot = (typeof SPOTS)[number];

/** Two tricks run at once with four players; with fewer the second table is idle. */
export type Table = 0 | 1;

/** What a challenge brings to light; the card is not shown (G-20). */
export type Answer = 'accurate' | 'misrepresented';

/** Why a player is out. */
export type Cause = 'flank' | 'rout' | 'penalty' | 'pile' | 'short';

/** A rout, and what it turned up. */
export interface Routed {
  readonly by: Seat;
  /** Whose formation it was. */
  readonly of: Seat;
  readonly at: Spot;
  readonly card: SuitCard;
  /** The King it was. */
  readonly king: boolean;
}

/** A card drawn at random from a hand and shown to all; `null` when the hand was empty (G-9). */
export interface Penalty {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: SuitCard | null;
}

/**
 * What the rules tell, in the words of the rules text. All of it is public but the cards of
 * `piles searched`, of which each owner hears only the own.
 */
export type GskEvent =
  | {
      readonly type: 'match called';
      readonly table: Table;
      readonly seats: readonly [Seat, Seat];
      readonly hand: number;
    }
  | {
      readonly type: 'formations laid';
      readonly table: Table;
      readonly seats: readonly [Seat, Seat];
    }
  | {
      readonly type: 'routs settled';
      readonly table: Table;
      /** Empty when both passed, or nobody could rout. */
      readonly routs: readonly Routed[];
      readonly penalties: readonly Penalty[];
    }
  | {
      readonly type: 'flanks turned';
      readonly table: Table;
      readonly flanks: readonly {
        readonly seat: Seat;
        readonly left: SuitCard;
        readonly right: SuitCard;
      }[];
    }
  | {
      readonly type: 'king fell';
      readonly table: Table;
      /** Two when both Kings fall together (G-13). */
      readonly kings: readonly {
        readonly seat: Seat;
        readonly card: SuitCard;
        readonly cause: Cause;
      }[];
    }
  | {
      readonly type: 'trick decided';
      readonly table: Table;
      readonly winner: Seat;
      /** Who won at the left and at the right of the first player of the match; `null`: a draw. */
      readonly skirmishes: readonly (Seat | null)[];
    }
  | {
      readonly type: 'push';
      readonly table: Table;
      readonly skirmishes: readonly (Seat | null)[];
    }
  | {
      readonly type: 'declared equal';
      readonly table: Table;
      readonly rank: Rank;
      /** How often in this trick, this one included. */
      readonly times: number;
    }
  | {
      readonly type: 'tie settled';
      readonly table: Table;
      readonly rank: Rank;
      /** `null`: each takes back the own cards; a winner only where true values are compared. */
      readonly winner: Seat | null;
    }
  | {
      readonly type: 'bluff decided';
      readonly table: Table;
      readonly declared: readonly {readonly seat: Seat; readonly rank: Rank}[];
      readonly winner: Seat;
    }
  | {
      readonly type: 'challenge answered';
      readonly table: Table;
      readonly routs: readonly Routed[];
      readonly challenge: {readonly by: Seat; readonly of: Seat; readonly answer: Answer} | null;
      readonly penalties: readonly Penalty[];
      /** Who has the trick now. */
      readonly winner: Seat;
    }
  | {
      readonly type: 'cards collected';
      readonly table: Table;
      /** `null`: each took back the own cards, or they left the game with both players. */
      readonly winner: Seat | null;
      readonly cards: number;
    }
  /** Who fell since letters were given; the others need new ones. */
  | {readonly type: 'players out'; readonly seats: readonly Seat[]}
  | {readonly type: 'relettered'; readonly letters: readonly Seat[]}
  | {
      readonly type: 'hand ended';
      readonly hand: number;
      /** Who has too few cards for a formation. */
      readonly short: readonly Seat[];
    }
  | {
      readonly type: 'piles searched';
      /** Kings found in the piles of others. */
      readonly kings: readonly {
        readonly seat: Seat;
        readonly card: SuitCard;
        /** In whose pile. */
        readonly pile: Seat;
      }[];
      /** What lay in each pile; others hear `null`. */
      readonly piles: readonly (readonly SuitCard[] | null)[];
    }
  | {
      readonly type: 'hands gathered';
      /** Cards in each hand, its pile now a part of it. */
      readonly cards: readonly number[];
      /** Who still has too few for a formation, and is out (G-14). */
      readonly out: readonly Seat[];
    }
  | {
      readonly type: 'reshuffled';
      /** The hand that begins. */
      readonly hand: number;
    }
  | {
      readonly type: 'game over';
      readonly winners: readonly Seat[];
      readonly reason: string;
    };
