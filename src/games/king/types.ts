import type {Card, Rng, Suit} from '../../cards/index.js';
import type {Options, Seat} from '../../game/index.js';
import type {Contract} from './rules/contracts/contract.js';

/** The types of the King family: declarations, states, views, moves and events. */

export type {Contract, PaidCards, Term} from './rules/contracts/contract.js';

/**
 * What may be named as trump, in moves, states, views, events and positions: a suit, or `none` for
 * play without one. A call may also name `last`, the suit of the last card dealt to the caller.
 */
export const TRUMPS = ['S', 'H', 'D', 'C', 'none'] as const;
export type TrumpName = (typeof TRUMPS)[number];

/** The suit that is trump, if any. */
export const trumpSuit = (trump: TrumpName | null): Suit | undefined =>
  trump === null || trump === 'none' ? undefined : trump;

/** The choice made for one deal. */
export interface Declaration {
  /** The declarer; `null` if all have folded. */
  readonly seat: Seat | null;
  /** The id of the contract. */
  readonly contract: string;
  /** `null` if the contract has no trump. */
  readonly trump: TrumpName | null;
  /** The winning bid, charged to the declarer; 0 without an auction. */
  readonly bid: number;
}

/** A call in the auction; `null` is a fold. */
export interface Bid {
  /** The seat that calls. */
  readonly seat: Seat;
  /** The points that it bids, or `null` for a fold. */
  readonly points: number | null;
}

/** The way in which the trump was called while cards were still being dealt. */
export interface TrumpCall {
  /** The suit, `none`, or `last` for the suit of the last card dealt. */
  readonly call: TrumpName | 'last';
  /** The last card dealt to the caller, if it was shown. */
  readonly card: Card | null;
}

/** The number of cards that a seat drew before it played to a trick of the deal (from 0). */
export interface Drawn {
  /**
   * The number of the trick, from 0.
   * @minimum 0
   */
  readonly trick: number;
  /** The seat that drew. */
  readonly seat: Seat;
  /**
   * How many cards it drew.
   * @minimum 0
   */
  readonly cards: number;
}

/** A card on the table, and the seat that played it. */
export interface Played {
  /** The seat that played it. */
  readonly seat: Seat;
  /** The card. */
  readonly card: Card;
}

/** The cards of one trick in the order of play. */
export type Trick = readonly Played[];

/**
 * The phases of a match, as the chart names them. A seat has to act in `ordering`, `calling`,
 * `bidding`, `naming`, `talon`, `drawing` and `play`.
 */
export type Phase =
  | 'deal'
  | 'ordering'
  | 'calling'
  | 'dealing'
  | 'bidding'
  | 'naming'
  | 'talon'
  | 'drawing'
  | 'play'
  | 'scoring'
  | 'over';

/** The phases that an event names if it can lead to more than one. */
export type Next = Exclude<Phase, 'deal' | 'naming' | 'scoring' | 'over'>;

interface Common {
  /** The id of the game, `king-simple`. */
  readonly variant: string;
  readonly options: Options;
  readonly seats: number;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /** The seat that has to act; empty between the events and when the match is over. */
  readonly turn: readonly Seat[];
  /**
   * The number of the deal, from 1.
   * @minimum 1
   */
  readonly deal: number;
  /** The dealer of this deal; the seat to the left of it leads, chooses or bids first. */
  readonly dealer: Seat;
  /** The declarer of this deal, who orders the contract, calls the trump, or has won the auction. */
  readonly orderer: Seat | null;
  /** The contract of this deal: in a position only its id, `no-king`. */
  readonly contract: Contract;
  /** `null` if the contract has no trump, and until it is named. */
  readonly trump: TrumpName | null;
  /**
   * The choices deal by deal, including the current deal's once made; only if contracts are chosen.
   */
  readonly ordered: readonly Declaration[];
  /** The auction of this deal. */
  readonly bids: readonly Bid[];
  /** How the trump was called, in variants that call it while cards are dealt; else `null`. */
  readonly called: TrumpCall | null;
  /**
   * Hidden or held cards that everybody has seen: the talon that the declarer took, the odd card, the
   * cards that the last holder keeps.
   */
  readonly shown: readonly Card[];
  /** The draws of this deal, where a seat that cannot follow draws from the stock. */
  readonly draws: readonly Drawn[];
  /** The trick on the table. */
  readonly trick: Trick;
  /** The tricks of this deal that have been taken, in order. */
  readonly played: readonly Trick[];
  /**
   * The number of tricks of this deal that each seat has taken.
   * @minimum 0
   */
  readonly tricks: readonly number[];
  /** The points of each seat in this deal so far, without a slam. */
  readonly points: readonly number[];
  /** Points by deal and seat, for the finished deals. */
  readonly sheet: readonly (readonly number[])[];
  /** The sums of the sheet. */
  readonly scores: readonly number[];
}

/** The complete state of a match, hidden cards included; plain JSON. */
export interface KingState extends Common {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
  /** Face down: the talon until it is taken, the odd card until the last trick. */
  readonly talon: readonly Card[];
  /** The declarer's discards. */
  readonly away: readonly Card[];
  /** Cards not dealt yet, or to be drawn; the top card first. */
  readonly stock: readonly Card[];
}

/** What one seat may know: other players' cards are `null`, and there is no random stream (F-1). */
export interface KingView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly talon: readonly (Card | null)[];
  /** The discards, known only to the declarer. */
  readonly away: readonly (Card | null)[];
  readonly stock: readonly (Card | null)[];
}

export interface PlayMove {
  readonly type: 'play';
  readonly card: Card;
}

export const isPlay = (move: KingMove): move is PlayMove => move.type === 'play';

export type KingMove =
  | PlayMove
  /** `trump` is required if the contract asks for one, and forbidden otherwise. */
  | {readonly type: 'order'; readonly contract: string; readonly trump?: TrumpName}
  | {readonly type: 'trump'; readonly trump: TrumpName | 'last'}
  | {readonly type: 'discard'; readonly cards: readonly Card[]}
  | {readonly type: 'draw'}
  | {readonly type: 'bid'; readonly points: number}
  | {readonly type: 'fold'}
  | {readonly type: 'name'; readonly suit: Suit};

/** The events of the rules. All of them are public, except for cards that are drawn or discarded. */
export type KingEvent =
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly leader: Seat;
      readonly contract: Contract;
      readonly next: Next;
    }
  /** `forced`: this was the seat's last contract, so there was no choice. */
  | {
      readonly type: 'contract ordered';
      readonly seat: Seat;
      readonly contract: Contract;
      readonly trump: TrumpName | null;
      readonly forced: boolean;
      readonly next: Next;
    }
  | {readonly type: 'trump called'; readonly seat: Seat; readonly call: TrumpCall['call']}
  /**
   * The rest of the pack, dealt after the trump or contract was called; `card` is shown as the last
   * one.
   */
  | {readonly type: 'dealt out'; readonly trump: TrumpName | null; readonly card: Card | null}
  | {readonly type: 'bid made'; readonly seat: Seat; readonly points: number}
  | {readonly type: 'bid folded'; readonly seat: Seat}
  /** `seat` is `null` if all have folded; then hearts cost points, and nobody is charged. */
  | {readonly type: 'auction won'; readonly seat: Seat | null; readonly points: number}
  | {readonly type: 'suit named'; readonly seat: Seat | null; readonly contract: Contract}
  | {readonly type: 'talon taken'; readonly seat: Seat; readonly cards: readonly Card[]}
  /** `null` for a card that the recipient may not know. */
  | {
      readonly type: 'cards laid away';
      readonly seat: Seat;
      readonly cards: readonly (Card | null)[];
    }
  /** The seat on turn cannot follow and must draw. */
  | {readonly type: 'draw due'; readonly seat: Seat}
  /** `next`: whether the seat must draw again. */
  | {
      readonly type: 'card drawn';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly next: Next;
    }
  | {readonly type: 'card played'; readonly seat: Seat; readonly card: Card}
  | {
      readonly type: 'trick taken';
      readonly seat: Seat;
      readonly trick: Trick;
      /** The points of the trick for its taker. */
      readonly points: number;
    }
  /** The taker of the last trick gets the odd card. */
  | {
      readonly type: 'odd card taken';
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
    }
  /** Only this seat has cards left: they count as taken, but are not a trick. */
  | {
      readonly type: 'cards kept';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly points: number;
    }
  /** `early`: nothing was left to win (G8). */
  | {readonly type: 'play ended'; readonly early: boolean}
  | {
      readonly type: 'deal scored';
      readonly deal: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
      /** The seat that took every counting card, if that pays. */
      readonly slam: Seat | null;
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
