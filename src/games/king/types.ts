import type {Card, Rng, Suit} from '../../cards/index.js';
import type {Options, Seat} from '../../game/index.js';
import type {Contract} from './rules/contracts/contract.js';

/** The words of the King family: what a deal is about, a match, and what is told of it. */

export type {Contract, Of, Term} from './rules/contracts/contract.js';

/** A trump suit as a move names it; `last`: the suit of the last card dealt to who calls. */
export const TRUMPS = ['S', 'H', 'D', 'C', 'none'] as const;
/** One of `S H D C none`. */
export type TrumpName = (typeof TRUMPS)[number];

/** What was chosen for one deal. */
export interface Declaration {
  /** Nobody where all have folded. */
  readonly seat: Seat | null;
  /** The id of the contract. */
  readonly contract: string;
  readonly trump: Suit | null;
  /** What it was charged with, 0 where there is no auction. */
  readonly bid: number;
}

/** A call of the auction; `null` is a fold. */
export interface Bid {
  readonly seat: Seat;
  readonly points: number | null;
}

/** How trumps were called while cards were still being dealt. */
export interface TrumpCall {
  readonly call: TrumpName | 'last';
  /** The last card dealt to who called, where it was shown. */
  readonly card: Card | null;
}

/** So many cards were drawn by a seat before it played to a trick of the deal (from 0). */
export interface Drawn {
  readonly trick: number;
  readonly seat: Seat;
  readonly cards: number;
}

/** A card on the table and the seat that played it. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards of one trick in the order of play. */
export type Trick = readonly Played[];

/**
 * The scenes of a match, as the chart names them. A seat is awaited in `ordering`, `calling`,
 * `bidding`, `naming`, `talon`, `drawing` and `play`.
 */
export type Scene =
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

/** The scenes to which an event may lead, where there is more than one. */
export type Next = Exclude<Scene, 'deal' | 'naming' | 'scoring' | 'over'>;

interface Common {
  /** The id of the game, `king-simple`. */
  readonly variant: string;
  readonly options: Options;
  readonly seats: number;
  readonly phase: Scene;
  /** The seat that is awaited; nobody between the events and when the match is over. */
  readonly turn: readonly Seat[];
  /** From 1. */
  readonly deal: number;
  readonly dealer: Seat;
  /** Who chooses in this deal, the declarer: orders, calls the trump, or has won the auction. */
  readonly orderer: Seat | null;
  readonly contract: Contract;
  readonly trump: Suit | null;
  /** What was chosen, deal by deal, this one included as soon as it is; where contracts are chosen. */
  readonly ordered: readonly Declaration[];
  /** The auction of this deal. */
  readonly bids: readonly Bid[];
  readonly called: TrumpCall | null;
  /**
   * Cards that all have seen though they lie hidden or in a hand: the talon that the declarer took,
   * the odd card, what the last to hold cards keeps.
   */
  readonly shown: readonly Card[];
  readonly draws: readonly Drawn[];
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
  /** Face down: the talon until it is taken, the odd card until the last trick. */
  readonly talon: readonly Card[];
  /** What the declarer has laid away. */
  readonly away: readonly Card[];
  /** Not dealt yet, or to be drawn from; its top first. */
  readonly stock: readonly Card[];
}

/** What one seat may know: the cards of others are `null`, and there is no random stream (F-1). */
export interface KingView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly talon: readonly (Card | null)[];
  /** Known to who laid them away. */
  readonly away: readonly (Card | null)[];
  readonly stock: readonly (Card | null)[];
}

/** Playing a card. */
export interface PlayMove {
  readonly type: 'play';
  readonly card: Card;
}

/** True for playing a card. */
export const isPlay = (move: KingMove): move is PlayMove => move.type === 'play';

/** What a player does. */
export type KingMove =
  | PlayMove
  /** `trump` where the contract asks for one, and only there. */
  | {readonly type: 'order'; readonly contract: string; readonly trump?: TrumpName}
  | {readonly type: 'trump'; readonly trump: TrumpName | 'last'}
  | {readonly type: 'discard'; readonly cards: readonly Card[]}
  | {readonly type: 'draw'}
  | {readonly type: 'bid'; readonly points: number}
  | {readonly type: 'fold'}
  | {readonly type: 'name'; readonly suit: Suit};

/** What the rules tell. All of it is public but for the cards that are drawn and laid away. */
export type KingEvent =
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly leader: Seat;
      readonly contract: Contract;
      readonly next: Next;
    }
  /** `forced`: it was the last that this seat had left, and there was nothing to choose. */
  | {
      readonly type: 'contract ordered';
      readonly seat: Seat;
      readonly contract: Contract;
      readonly trump: Suit | null;
      readonly forced: boolean;
      readonly next: Next;
    }
  | {readonly type: 'trump called'; readonly seat: Seat; readonly call: TrumpCall['call']}
  /** The rest of the pack, after the trump or the contract was called; `card`: shown as the last. */
  | {readonly type: 'dealt out'; readonly trump: Suit | null; readonly card: Card | null}
  | {readonly type: 'bid made'; readonly seat: Seat; readonly points: number}
  | {readonly type: 'bid folded'; readonly seat: Seat}
  /** Nobody where all have folded; then hearts cost, and nobody is charged. */
  | {readonly type: 'auction won'; readonly seat: Seat | null; readonly points: number}
  | {readonly type: 'suit named'; readonly seat: Seat | null; readonly contract: Contract}
  | {readonly type: 'talon taken'; readonly seat: Seat; readonly cards: readonly Card[]}
  /** `null` for a card that one may not know. */
  | {
      readonly type: 'cards laid away';
      readonly seat: Seat;
      readonly cards: readonly (Card | null)[];
    }
  /** The seat on turn cannot follow and must draw. */
  | {readonly type: 'draw due'; readonly seat: Seat}
  /** `next`: whether it must draw once more. */
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
      /** What the trick is worth to its taker. */
      readonly points: number;
    }
  /** The card that lay apart falls to who took the last trick. */
  | {
      readonly type: 'odd card taken';
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
    }
  /** Only this seat has cards left: they count as taken, but are no trick. */
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
      /** Who took every card that counts, where that pays. */
      readonly slam: Seat | null;
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
