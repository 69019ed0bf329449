import type {Card, Rank, Rng, Suit} from '../../cards/index.js';
import type {Options, Seat} from '../../game/index.js';

/** The words of the King family: what a deal is about, a match, and what is told of it. */

/** What a term may pay for: every card of a rank or a suit, or one card. */
export type Of = Rank | Suit | Card;

/** One price of a contract. Prices are signed: minus in the contracts that one should avoid. */
export type Term =
  | {readonly unit: 'trick'; readonly pts: number}
  /** Paid for the last trick and once more for the one before it (G9). */
  | {readonly unit: 'last2'; readonly pts: number}
  | {readonly unit: 'card'; readonly of: Of; readonly pts: number};

/** What one deal is about. */
export interface Contract {
  /** `no-tricks`, `take-hearts`, `negative-jumble`, … */
  readonly id: string;
  readonly terms: readonly Term[];
  /** This suit may not be led while its holder has a card of another suit (G6). */
  readonly ban: Suit | null;
  /** This card must be played when its holder cannot follow (G7). */
  readonly forced: Card | null;
  /** Who takes every card that counts scores this instead, and the others nothing. */
  readonly slam: number | null;
  /** The deal stops when all cards that count are taken (G8). */
  readonly stops: boolean;
}

/** A card on the table and the seat that played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards of one trick in the order of play. */
export type Trick = readonly Played[];

/** The scenes of a match, as the chart names them; a seat is awaited in `play` only. */
export type Scene = 'deal' | 'play' | 'scoring' | 'over';

interface Common {
  /** The id of the game, `king-simple`. */
  readonly variant: string;
  readonly options: Options;
  readonly seats: number;
  readonly phase: Scene;
  /** The seat that must play; nobody between the tricks' happenings and when the match is over. */
  readonly turn: readonly Seat[];
  /** From 1. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly contract: Contract;
  readonly trump: Suit | null;
  /** The trick on the table. */
  readonly trick: Trick;
  /** The tricks of this deal that have been taken, in order. */
  readonly played: readonly Trick[];
  /** How many tricks of this deal each seat has taken. */
  readonly tricks: readonly number[];
  /** What each seat has won so far in this deal, a slam not yet counted. */
  readonly points: readonly number[];
  /** Points by deal and seat, of the deals that are done. */
  readonly sheet: readonly (readonly number[])[];
  /** The sums of the sheet. */
  readonly scores: readonly number[];
}

/** The whole truth about a match; plain JSON. */
export interface KingState extends Common {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
}

/** What one seat may know: the cards of others are `null`, and there is no random stream (F-1). */
export interface KingView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly hands: readonly (readonly (Card | null)[])[];
}

/** What a player does. */
export interface KingMove {
  readonly type: 'play';
  readonly card: Card;
}

/** What the rules tell; all of it is public. */
export type KingTold =
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly leader: Seat;
      readonly contract: Contract;
    }
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {
      readonly type: 'trick taken';
      readonly seat: Seat;
      readonly trick: Trick;
      /** What the trick is worth to its taker. */
      readonly points: number;
    }
  /** `early`: nothing was left to win (G8). */
  | {readonly type: 'play ended'; readonly early: boolean}
  | {
      readonly type: 'deal scored';
      readonly deal: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
      /** Who took every card that counts, where that pays. */
      readonly slam: Seat | null;
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
