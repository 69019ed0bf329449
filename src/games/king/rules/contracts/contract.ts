import type {Card, Rank, Suit} from '../../../../cards/index.js';

/** What a deal is about. */

/** What a term may pay for: every card of a rank or a suit, every joker (`*`), or one card. */
export type Of = Rank | Suit | '*' | Card;

/** One price of a contract. Prices are signed: minus in the contracts that one should avoid. */
export type Term =
  | {readonly unit: 'trick'; readonly pts: number}
  /** Paid for the last trick and once more for the one before it (G9). */
  | {readonly unit: 'last2'; readonly pts: number}
  | {readonly unit: 'card'; readonly of: Of; readonly pts: number}
  /** Paid for each card as often as its spots are: 2 to 10, jack 11, queen 12, king 13, ace 14. */
  | {readonly unit: 'spots'; readonly of: Of; readonly pts: number};

/** What one deal is about. */
export interface Contract {
  /** `no-tricks`, `take-hearts`, `negative-jumble`, …; `open` while it has yet to be chosen. */
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
  /** Who chooses names a trump suit for it, or none. */
  readonly trump: boolean;
  /** Who cannot follow must play a trump. */
  readonly mustTrump: boolean;
  /** The others may not lead a trump while they hold anything else. */
  readonly ordererTrumps: boolean;
  /** Who cannot follow draws from the stock until he can; so hands become unequal. */
  readonly draws: boolean;
}

/** What stands where a contract will be: nothing counts. */
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
