import type {Card, Rng} from '../../cards/index.js';
import type {AnyState, Options, Seat} from '../../game/index.js';

/** The words of Crush the Crown: a match, what is done in it, and what is told of it. */

/** Where a match rests, as the chart names it. */
export const PHASES = [
  'marryFirst', 'marrySecond', 'build', 'insert', 'tribute', 'fireHire', 'over',
] as const; // prettier-ignore
/** One of `marryFirst`, `marrySecond`, `build`, `insert`, `tribute`, `fireHire`, `over`. */
export type Phase = (typeof PHASES)[number];

/** What the other seat has worked out about the cards of a hand that it has not seen. */
export interface Limit {
  /** At most so many of them are of the other seat's suit; `null`: nobody knows. */
  readonly suit: number | null;
  /** At most so many of them are Queens; `null`: nobody knows. */
  readonly queens: number | null;
}

/** Cards that are in no hand and no Government. The first card of a pile is its top. */
export interface Piles<Item> {
  readonly draw: readonly Item[];
  readonly discard: readonly Item[];
  /** The two assassinated Kings and every spy that was removed; nothing comes back. */
  readonly executed: readonly Card[];
}

interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly dealer: Seat;
  /** Whose turn it is; in the marriages, who must marry. */
  readonly active: Seat;
  /** Turns in a row without extension, discovery or spy, the present one among them. */
  readonly idle: number;
  /** True when this Build has had its extension and discoveries may follow (C-6). */
  readonly extended: boolean;
  /** Cards still to be given in this tribute. */
  readonly owed: number;
  /** Kings on the table that nobody has claimed. */
  readonly kings: readonly Card[];
  /** By seat, King first: the place of a card is its rank in the Government, own or spy. */
  readonly governments: readonly (readonly Card[])[];
  /** How many cards at the bottom of the discard pile were swapped in a marriage: no Queens. */
  readonly swapped: number;
  /** By seat, cards in its hand that the other seat has seen: tributes. An onlooker has seen none. */
  readonly shown: readonly (readonly Card[])[];
  /** By seat, what the other one knows of the rest of its hand; an onlooker knows nothing. */
  readonly limits: readonly Limit[];
}

/** The whole truth about a match; plain JSON. */
export interface CrushState extends Common, AnyState {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
  readonly piles: Piles<Card>;
}

/** What one seat may know: other cards are `null`. */
export interface CrushView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly piles: Piles<Card | null>;
}

/** Moves that name a card of the hand. */
export const CARD_MOVES = [
  'swap', 'marry', 'extend', 'discover', 'spy', 'give', 'fire',
] as const; // prettier-ignore
/** Moves that name nothing. */
export const BARE_MOVES = ['skip', 'keep'] as const;

/** What a player does. */
export type CrushMove =
  | {readonly type: (typeof CARD_MOVES)[number]; readonly card: Card}
  | {readonly type: (typeof BARE_MOVES)[number]};

/** What the rules tell; the events of the chart. */
export type CrushEvent =
  /** The Kings lie on the table, five cards are in each hand. */
  | {readonly type: 'dealt'; readonly dealer: Seat; readonly kings: readonly Card[]}
  /** No Queen is left for this seat, so the same dealer deals again (C-27). */
  | {readonly type: 'deal voided'; readonly seat: Seat}
  | {readonly type: 'card swapped'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'married'; readonly seat: Seat; readonly king: Card; readonly card: Card}
  | {readonly type: 'kings executed'; readonly cards: readonly Card[]}
  /** What was drawn is told to its drawer alone. */
  | {readonly type: 'cards drawn'; readonly seat: Seat; readonly cards: readonly (Card | null)[]}
  /** The discard pile is the draw pile now. */
  | {readonly type: 'reshuffled'; readonly count: number}
  | {readonly type: 'turn begun'; readonly seat: Seat}
  | {readonly type: 'extended'; readonly seat: Seat; readonly card: Card}
  /** The spy goes to the executed pile, the card takes its place. */
  | {
      readonly type: 'spy discovered';
      readonly seat: Seat;
      readonly card: Card;
      readonly spy: Card;
    }
  /** `built`: whether anything was. */
  | {readonly type: 'build ended'; readonly seat: Seat; readonly built: boolean}
  /** In whose Government it stands now is `into`. */
  | {
      readonly type: 'spy inserted';
      readonly seat: Seat;
      readonly into: Seat;
      readonly card: Card;
    }
  /** `full`: the rival's Ace is placed, so that no spy can follow. */
  | {readonly type: 'no spy inserted'; readonly seat: Seat; readonly full: boolean}
  | {
      readonly type: 'tribute demanded';
      readonly from: Seat;
      readonly to: Seat;
      readonly owed: number;
    }
  /** The card is told to giver and taker alone. */
  | {
      readonly type: 'card given';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card | null;
    }
  /** `paid`: whether anything was owed. */
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
