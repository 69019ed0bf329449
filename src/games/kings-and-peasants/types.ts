import type {Card, Rng, Suit} from '../../cards/index.js';
import type {AnyState, Options, Seat} from '../../game/index.js';

/** The types of Kings and Peasants: ranks, phases, states, views, moves and events. */

/** The four ranks, highest first. */
export const RANKS = ['king', 'prince', 'soldier', 'peasant'] as const;
/** One of `king`, `prince`, `soldier`, `peasant`. */
export type Rank = (typeof RANKS)[number];

/** The number of election tricks for each rank; a player who has taken them is out. */
export const LIMITS: Readonly<Record<Rank, number>> = {king: 9, prince: 7, soldier: 5, peasant: 3};

/**
 * The phases in which somebody is awaited, in the words of `match.phase`, and the end. The four
 * phases of the exchange are named after the player who gives, or who gets a gift back.
 */
export const PHASES = [
  'election.naming',
  'election.play',
  'reign.exchange.fromSoldier',
  'reign.exchange.toSoldier',
  'reign.exchange.fromPeasant',
  'reign.exchange.toPeasant',
  'reign.play',
  'over',
] as const;
/** One of the phases. */
export type Phase = (typeof PHASES)[number];

/** A card on the table and the seat that played it. */
export interface Played {
  /** The seat that played it. */
  readonly seat: Seat;
  /** The card. */
  readonly card: Card;
}

/** The cards of one trick in the order of play: one of each seat that was still in. */
export type Trick = readonly Played[];

/** A card of the exchange; `null` for all except its giver and receiver. */
export interface Gift<Item> {
  /** The giver. */
  readonly from: Seat;
  /** The receiver. */
  readonly to: Seat;
  /** The card; `null` where it is unknown. */
  readonly card: Item;
}

interface Common {
  readonly options: Options;
  readonly seats: number;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /** The seat that must move; none between two events and at the end. */
  readonly turn: readonly Seat[];
  /**
   * The number of the game in the session, from 1.
   * @minimum 1
   */
  readonly game: number;
  /**
   * The number of the deal in this stage, from 1; only an election by quotas has a second one.
   * @minimum 1
   */
  readonly deal: number;
  /** The dealer of this deal. */
  readonly dealer: Seat;
  /** The last card dealt, shown to all: its suit is trump. The dealer keeps it. */
  readonly shown: Card;
  /** The suit of `shown`. */
  readonly trump: Suit;
  /** By seat, the names of the election; `null` until they are given. */
  readonly names: readonly Rank[] | null;
  /**
   * By seat, tricks of the finished election; `null` while it lasts.
   * @minimum 0
   */
  readonly elected: readonly number[] | null;
  /** By seat, the ranks of the reign; `null` before. */
  readonly ranks: readonly Rank[] | null;
  /**
   * By seat, tricks taken in this stage.
   * @minimum 0
   */
  readonly tricks: readonly number[];
  /** The trick on the table. */
  readonly trick: Trick;
  /** The tricks of this deal that have been taken, in order. */
  readonly played: readonly Trick[];
  /** The winners of the finished games. */
  readonly won: readonly Seat[];
}

/** The full state of a session; plain JSON. */
export interface PeasantsState extends Common, AnyState {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
  /** By seat, the cards laid aside face down by a player who has reached the number. */
  readonly aside: readonly (readonly Card[])[];
  /** The cards of the exchange so far, in order. */
  readonly gifts: readonly Gift<Card>[];
}

/** What one seat may know: unknown cards are `null`. */
export interface PeasantsView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * Games won, by seat.
   * @minimum 0
   */
  readonly scores: readonly number[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly aside: readonly (readonly (Card | null)[])[];
  readonly gifts: readonly Gift<Card | null>[];
}

/** A player's move. */
export type PeasantsMove =
  /** A rank for each seat. */
  | {readonly type: 'name'; readonly ranks: readonly Rank[]}
  | {readonly type: 'play'; readonly card: Card}
  | {readonly type: 'give'; readonly card: Card};

/** The events of the rules. */
export type PeasantsEvent =
  | {
      readonly type: 'dealt';
      readonly stage: 'election' | 'reign';
      readonly game: number;
      readonly deal: number;
      readonly dealer: Seat;
      /** The last card, which is shown and makes trump. */
      readonly shown: Card;
    }
  /** `by` is the dealer, or `null` if the names were drawn by lot. */
  | {readonly type: 'names given'; readonly by: Seat | null; readonly ranks: readonly Rank[]}
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'trick taken'; readonly seat: Seat; readonly trick: Trick}
  /** `aside` is the number of cards laid aside. */
  | {
      readonly type: 'limit reached';
      readonly seat: Seat;
      readonly rank: Rank;
      readonly aside: number;
    }
  /** Some quotas are not filled; the seat with most tricks deals next. */
  | {readonly type: 'deal ended'; readonly dealer: Seat}
  | {
      readonly type: 'ranks given';
      readonly ranks: readonly Rank[];
      readonly tricks: readonly number[];
    }
  /** The soldier has no trump to give and is left out of the exchange. */
  | {readonly type: 'no trump to give'; readonly seat: Seat}
  /** The card is `null` for all except giver and receiver. */
  | {
      readonly type: 'card given';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card | null;
    }
  /** The holder of the highest trump leads. */
  | {readonly type: 'lead found'; readonly seat: Seat}
  | {
      readonly type: 'game won';
      readonly game: number;
      readonly seat: Seat;
      readonly tricks: readonly number[];
    }
  | {readonly type: 'game begun'; readonly game: number}
  | {readonly type: 'session over'; readonly winners: readonly Seat[]};
