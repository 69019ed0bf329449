import type {Card, Joker, Rng, Suit} from '../../cards/index.js';
import type {AnyState, Options, Seat, StateValue, Emit} from '../../game/index.js';

/** The words of Court Ladder: a match, what is done in it, and what is told of it. */

/** What is awaited; `between`: nobody, the rules run on. */
export const STEPS = ['trump', 'attack', 'defence', 'leave', 'throwIn', 'between', 'over'] as const;
/** One of `trump`, `attack`, `defence`, `leave`, `throwIn`, `between`, `over`. */
export type Step = (typeof STEPS)[number];

/** An attack card and what beat it. */
export interface Pair {
  readonly card: Card;
  /** Who attacked with it or threw it in. */
  readonly by: Seat;
  /** `null` while it is not beaten. */
  readonly beat: Card | null;
}

/** One bout: somebody attacks, somebody beats or takes, others throw in. */
export interface Bout {
  readonly attacker: Seat;
  /** `null` while the attacker may still choose whom he attacks. */
  readonly defender: Seat | null;
  /** Most attack cards: six, or what the defender held at the start; 0 before the attack. */
  readonly limit: number;
  readonly pairs: readonly Pair[];
  /** Jokers that were laid beside it; they leave the game with its end (L-1). */
  readonly jokers: readonly Joker[];
  /** The defender has said "I take". */
  readonly taking: boolean;
  /** Who has the King's leave, ascending; `null` while he has not been asked in this bout. */
  readonly allowed: readonly Seat[] | null;
  /** Who has passed since the last card was laid, in the order in which they were asked. */
  readonly passed: readonly Seat[];
}

/** The rank draw: to whom each card of a suit fell, King down to the lowest, the ace last. */
export interface Draw {
  readonly suit: Suit;
  readonly seats: readonly Seat[];
}

/** What lies open: state and view have it alike. */
export interface LadderOpen {
  readonly options: Options;
  readonly seats: number;
  readonly step: Step;
  /** Which hand of the match, from 1. */
  readonly deal: number;
  /** Seats from the King down to the lowest rank. */
  readonly ranks: readonly Seat[];
  /** How the ranks were drawn; `null` where they were given by lot. */
  readonly draw: Draw | null;
  /** By seat, how many hands it has begun as King. */
  readonly reigns: readonly number[];
  /** `null` until the King has named it. */
  readonly trump: Suit | null;
  /** Bouts of this hand, the present one among them. */
  readonly bouts: number;
  readonly bout: Bout | null;
  /** Beaten cards and jokers, out of the game for this hand; everybody has seen them. */
  readonly gone: readonly Card[];
  /** By seat, cards of its hand that everybody has seen it take. */
  readonly shown: readonly (readonly Card[])[];
}

/** The whole truth about a match; plain JSON. */
export interface LadderState extends LadderOpen, AnyState {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
}

/** What one seat may know: other cards are `null`. */
export interface LadderView extends LadderOpen {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly turn: readonly Seat[];
  readonly phase: StateValue;
  readonly hands: readonly (readonly (Card | null)[])[];
}

/** Moves that name a card of the hand and nothing else. */
export const CARD_MOVES = ['beat', 'throw'] as const;
/** Moves that name nothing. */
export const BARE_MOVES = ['take', 'done'] as const;

/** What a player does. */
export type LadderMove =
  /** The King names trump; with `card` an attacker or defender lays a joker and does. */
  | {readonly type: 'trump'; readonly suit: Suit; readonly card?: Joker}
  /** `target` only where the attacker may choose. */
  | {readonly type: 'attack'; readonly card: Card; readonly target?: Seat}
  | {readonly type: (typeof CARD_MOVES)[number]; readonly card: Card}
  /** The King's leave for these seats, ascending; `[]` denies it to all. */
  | {readonly type: 'leave'; readonly allow: readonly Seat[]}
  | {readonly type: (typeof BARE_MOVES)[number]};

/** What the rules tell; the events of the chart. Everything is told to everybody. */
export type LadderEvent =
  /** One pack was dealt out, and a suit of it gave the ranks. */
  | {readonly type: 'ranks drawn'; readonly draw: Draw; readonly ranks: readonly Seat[]}
  /** Ranks were given by lot, without cards. */
  | {readonly type: 'ranks given'; readonly ranks: readonly Seat[]}
  | {readonly type: 'dealt'; readonly deal: number; readonly dealer: Seat; readonly king: Seat}
  | {readonly type: 'trump named'; readonly seat: Seat; readonly suit: Suit}
  /** `to` is `null` where the attacker may choose. */
  | {readonly type: 'bout begun'; readonly seat: Seat; readonly to: Seat | null}
  | {
      readonly type: 'joker laid';
      readonly seat: Seat;
      readonly card: Joker;
      readonly suit: Suit;
    }
  | {readonly type: 'attacked'; readonly seat: Seat; readonly to: Seat; readonly card: Card}
  | {
      readonly type: 'beaten';
      readonly seat: Seat;
      readonly card: Card;
      readonly attack: Card;
    }
  /** The defender says "I take"; the cards go to him when the bout is closed. */
  | {readonly type: 'taken'; readonly seat: Seat}
  /** The King is asked; `whom` need his leave. */
  | {readonly type: 'leave asked'; readonly king: Seat; readonly whom: readonly Seat[]}
  | {readonly type: 'leave given'; readonly king: Seat; readonly allow: readonly Seat[]}
  /** The throw-in begins with this seat. */
  | {readonly type: 'throw-in begun'; readonly seat: Seat}
  | {readonly type: 'thrown in'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'passed'; readonly seat: Seat}
  /** `took`: the cards went to the defender's hand; else they left the game. */
  | {
      readonly type: 'bout closed';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly took: boolean;
      readonly cards: readonly Card[];
    }
  /** An attacker had nothing but jokers: there was no bout. */
  | {readonly type: 'attack given up'; readonly seat: Seat}
  /** `up` and `down` have changed places. */
  | {
      readonly type: 'ranks swapped';
      readonly up: Seat;
      readonly down: Seat;
      readonly ranks: readonly Seat[];
    }
  /** `left` holds the last cards and goes to the bottom. */
  | {
      readonly type: 'hand ended';
      readonly left: Seat | null;
      readonly ranks: readonly Seat[];
    }
  | {readonly type: 'game over'; readonly ranks: readonly Seat[]};

/** Hears what the rules tell. */
export type LadderEmit = Emit<LadderState, LadderEvent> | undefined;
