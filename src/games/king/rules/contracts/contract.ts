import type {Card, Rank, Suit} from '../../../../cards/index.js';

/** The subject of a deal. */

/** The cards that a term pays for: every card of a rank or a suit, every joker (`*`), or one card. */
export type PaidCards = Rank | Suit | '*' | Card;

/** One price of a contract. Prices are signed: negative in the contracts to avoid. */
export type Term =
  | {readonly unit: 'trick'; readonly pts: number}
  /** Paid for the last trick and again for the one before it (G9). */
  | {readonly unit: 'last2'; readonly pts: number}
  | {readonly unit: 'card'; readonly of: PaidCards; readonly pts: number}
  /** Paid per spot of each card: 2 to 10, jack 11, queen 12, king 13, ace 14. */
  | {readonly unit: 'spots'; readonly of: PaidCards; readonly pts: number};

/** The terms and duties of one deal. */
export interface Contract {
  /**
   * `no-tricks`, `take-hearts`, `negative-jumble`, …; `open` while the contract has yet to be chosen.
   */
  readonly id: string;
  /** What is paid for. */
  readonly terms: readonly Term[];
  /** This suit may not be led while its holder has a card of another suit (G6). */
  readonly ban: Suit | null;
  /** This card must be played when its holder cannot follow (G7). */
  readonly forced: Card | null;
  /** The score of a seat that takes every counting card; the others then score nothing. */
  readonly slam: number | null;
  /** Whether the deal stops when all counting cards are taken (G8). */
  readonly stops: boolean;
  /** Whether the declarer chooses a trump suit, or none. */
  readonly trump: boolean;
  /** Whether a seat that cannot follow must play a trump. */
  readonly mustTrump: boolean;
  /** Whether seats other than the declarer may lead a trump only if they hold nothing else. */
  readonly ordererTrumps: boolean;
  /**
   * Whether a seat that cannot follow draws from the stock until it can, which makes hands unequal.
   */
  readonly draws: boolean;
}

/** A placeholder for a contract that has yet to be chosen: nothing counts. */
export const OPEN: Contract = {
  id: 'open',
  terms: [],
  ban: null,
  forced: null,
  slam: null,
  stops: false,
  trump: false,
  mustTrump: false,
  ordererTrumps: false,
  draws: false,
};
