import type {Card, Rng} from '../../cards/index.js';
import type {AnyState, Options, Seat} from '../../game/index.js';

/** The types of Crush the Crown: phases, states, views, moves and events. */

/** The phases in which a match awaits a move, by their names in the chart, and its end. */
export const PHASES = [
  'marryFirst', 'marrySecond', 'build', 'insert', 'tribute', 'fireHire', 'over',
] as const; // oxfmt-ignore
/** One of `marryFirst`, `marrySecond`, `build`, `insert`, `tribute`, `fireHire`, `over`. */
export type Phase = (typeof PHASES)[number];

/** What the other seat has worked out about the unseen cards of a hand. */
export interface Limit {
  /** The most cards of the other seat's suit that may be among them; `null` when unknown. */
  readonly suit: number | null;
  /** The most Queens that may be among them; `null` when unknown. */
  readonly queens: number | null;
}

/** Cards that are in no hand and no Government. The first card of a pile is its top. */
export interface Piles<Item> {
  /** Face down. */
  readonly draw: readonly Item[];
  /** Face down, too: only the top is known. */
  readonly discard: readonly Item[];
  /** The two assassinated Kings and every spy that was removed; none of them comes back. */
  readonly executed: readonly Card[];
}

interface Common {
  readonly options: Options;
  readonly seats: number;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /** The dealer of the match. */
  readonly dealer: Seat;
  /** The active player; during the marriages, the seat that must marry. */
  readonly active: Seat;
  /**
   * The number of successive turns without extension, discovery or spy, including the present one.
   * @minimum 0
   */
  readonly idle: number;
  /** Whether this Build has had its extension and discoveries may follow (C-6). */
  readonly extended: boolean;
  /**
   * The number of cards still to be given in this tribute.
   * @minimum 0
   */
  readonly owed: number;
  /** Kings on the table that nobody has claimed. */
  readonly kings: readonly Card[];
  /** By seat, King first. A card, member or spy, has the rank of its place in the Government. */
  readonly governments: readonly (readonly Card[])[];
  /**
   * The number of cards at the bottom of the discard pile that were swapped in a marriage, so none is
   * a Queen.
   * @minimum 0
   */
  readonly swapped: number;
  /**
   * By seat, cards of its hand that the other seat has seen, which are tributes. None for an
   * onlooker.
   * @seen own
   */
  readonly shown: readonly (readonly Card[])[];
  /**
   * By seat, what the other seat knows of the rest of its hand; nothing for an onlooker.
   * @seen own
   */
  readonly limits: readonly Limit[];
}

/** The full state of a match; plain JSON. */
export interface CrushState extends Common, AnyState {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
  /** Cards that are in no hand and no Government. */
  readonly piles: Piles<Card>;
}

/** What one seat may know: unknown cards are `null`. */
export interface CrushView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly piles: Piles<Card | null>;
}

/** Types of moves that name a card of the hand. */
export const CARD_MOVES = [
  'swap', 'marry', 'extend', 'discover', 'spy', 'give', 'fire',
] as const; // oxfmt-ignore
/** Types of moves that name no card. */
export const BARE_MOVES = ['skip', 'keep'] as const;

/** A player's move. */
export type CrushMove =
  | {readonly type: (typeof CARD_MOVES)[number]; readonly card: Card}
  | {readonly type: (typeof BARE_MOVES)[number]};

/** The events of the rules, which are also the events of the chart. */
export type CrushEvent =
  /** The Kings lie on the table, and each hand has five cards. */
  | {readonly type: 'dealt'; readonly dealer: Seat; readonly kings: readonly Card[]}
  /** No Queen is left for this seat, so the same dealer deals again (C-27). */
  | {readonly type: 'deal voided'; readonly seat: Seat}
  | {readonly type: 'card swapped'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'married'; readonly seat: Seat; readonly king: Card; readonly card: Card}
  | {readonly type: 'kings executed'; readonly cards: readonly Card[]}
  /** The cards are `null` for all except the seat that draws them. */
  | {readonly type: 'cards drawn'; readonly seat: Seat; readonly cards: readonly (Card | null)[]}
  /** The discard pile is the draw pile now. */
  | {readonly type: 'reshuffled'; readonly count: number}
  | {readonly type: 'turn begun'; readonly seat: Seat}
  | {readonly type: 'extended'; readonly seat: Seat; readonly card: Card}
  /** The spy goes to the executed pile, and the card takes its place. */
  | {
      readonly type: 'spy discovered';
      readonly seat: Seat;
      readonly card: Card;
      readonly spy: Card;
    }
  /** `built` is false when nothing was built. */
  | {readonly type: 'build ended'; readonly seat: Seat; readonly built: boolean}
  /** The card now stands in the Government of seat `into`. */
  | {
      readonly type: 'spy inserted';
      readonly seat: Seat;
      readonly into: Seat;
      readonly card: Card;
    }
  /** `full` is true when the rival's Ace is placed, so that no spy can follow. */
  | {readonly type: 'no spy inserted'; readonly seat: Seat; readonly full: boolean}
  | {
      readonly type: 'tribute demanded';
      readonly from: Seat;
      readonly to: Seat;
      readonly owed: number;
    }
  /** The card is `null` for all except giver and taker. */
  | {
      readonly type: 'card given';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card | null;
    }
  /** `paid` is false when nothing was owed. */
  | {
      readonly type: 'tribute settled';
      readonly from: Seat;
      readonly to: Seat;
      readonly paid: boolean;
    }
  | {readonly type: 'card fired'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'none fired'; readonly seat: Seat}
  | {readonly type: 'government completed'; readonly seat: Seat}
  | {readonly type: 'stalled'; readonly turns: number}
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
