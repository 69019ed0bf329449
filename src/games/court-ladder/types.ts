import type {Card, Joker, Rng, Suit} from '../../cards/index.js';
import type {AnyState, Options, Seat, Emit} from '../../game/index.js';

/** The types of Court Ladder: phases, states, views, moves and events. */

/** The steps of a hand, each named after the awaited decision; in `between` nobody is awaited. */
export const STEPS = ['trump', 'attack', 'defence', 'leave', 'throwIn', 'between', 'over'] as const;
/** One of `trump`, `attack`, `defence`, `leave`, `throwIn`, `between`, `over`. */
export type LadderStep = (typeof STEPS)[number];

/**
 * The phase of a match, in the words of `match.phase`; its innermost name is the step. In a phase
 * within `bout.taking` the defender has said "I take".
 */
export type Phase =
  | 'trump'
  | `bout.${'attack' | 'defence' | 'leave' | 'throwIn'}`
  | `bout.taking.${'leave' | 'throwIn'}`
  | 'between'
  | 'over';

/** An attack card and the card that beat it. */
export interface Pair {
  /** The attack card. */
  readonly card: Card;
  /** The seat that attacked with the card or threw it in. */
  readonly by: Seat;
  /** `null` while it is not beaten. */
  readonly beat: Card | null;
}

/** One bout: one seat attacks, one beats or takes, others throw in. */
export interface Bout {
  /** The seat that attacks. */
  readonly attacker: Seat;
  /** `null` while the attacker may still choose the defender. */
  readonly defender: Seat | null;
  /**
   * The most attack cards: six, or what the defender held at the start; 0 before the attack.
   * @minimum 0
   * @maximum 6
   */
  readonly limit: number;
  /** The attack cards, each with the card that beat it, in the order in which they were laid. */
  readonly pairs: readonly Pair[];
  /** Jokers that were laid beside the bout; they leave the game at its end (L-1). */
  readonly jokers: readonly Joker[];
  /** The defender has said "I take". */
  readonly taking: boolean;
  /**
   * Seats that have the King's leave, ascending; `null` while the King has not been asked in this
   * bout.
   */
  readonly allowed: readonly Seat[] | null;
  /** Seats that have passed since the last card was laid, in the order in which they were asked. */
  readonly passed: readonly Seat[];
}

/** The rank draw: the seats that got the cards of a suit, King down to the lowest, the ace last. */
export interface Draw {
  /** The suit whose cards gave the ranks. */
  readonly suit: Suit;
  /** The seats that got its cards, from the king down, the ace last. */
  readonly seats: readonly Seat[];
}

/** The public fields, the same in a state and in a view. */
export interface LadderOpen {
  readonly options: Options;
  readonly seats: number;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /**
   * The number of the hand in the match, from 1.
   * @minimum 1
   */
  readonly deal: number;
  /** Seats from the King down to the lowest rank. */
  readonly ranks: readonly Seat[];
  /** How the ranks were drawn; `null` when they were given by lot. */
  readonly draw: Draw | null;
  /**
   * By seat, the number of hands that it began as King.
   * @minimum 0
   */
  readonly reigns: readonly number[];
  /** `null` until the King has named the trump. */
  readonly trump: Suit | null;
  /**
   * The number of bouts of this hand, including the one in progress.
   * @minimum 0
   */
  readonly bouts: number;
  /** The attack in progress; `null` between two, and while the King names the trump. */
  readonly bout: Bout | null;
  /** Beaten cards and jokers, out of the game for this hand; everybody has seen them. */
  readonly gone: readonly Card[];
  /** By seat, cards of its hand that everybody has seen it take. */
  readonly shown: readonly (readonly Card[])[];
}

/** The full state of a match; plain JSON. */
export interface LadderState extends LadderOpen, AnyState {
  readonly rng: Rng;
  readonly hands: readonly (readonly Card[])[];
}

/** What one seat may know: unknown cards are `null`. */
export interface LadderView extends LadderOpen {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly (Card | null)[])[];
}

/** Types of moves that name a card of the hand and nothing else. */
export const CARD_MOVES = ['beat', 'throw'] as const;
/** Types of moves that name no card. */
export const BARE_MOVES = ['take', 'done'] as const;

/** A player's move. */
export type LadderMove =
  /** The King names the trump; with `card`, an attacker or defender lays a joker and names it. */
  | {readonly type: 'trump'; readonly suit: Suit; readonly card?: Joker}
  /** `target` is set only when the attacker may choose. */
  | {readonly type: 'attack'; readonly card: Card; readonly target?: Seat}
  | {readonly type: (typeof CARD_MOVES)[number]; readonly card: Card}
  /** The King's leave for these seats, ascending; `[]` denies it to all. */
  | {readonly type: 'leave'; readonly allow: readonly Seat[]}
  | {readonly type: (typeof BARE_MOVES)[number]};

/** The events of the rules, which are also the events of the chart. All of them are public. */
export type LadderEvent =
  /** One pack was dealt out, and a suit of it gave the ranks. */
  | {readonly type: 'ranks drawn'; readonly draw: Draw; readonly ranks: readonly Seat[]}
  /** Ranks were given by lot, without cards. */
  | {readonly type: 'ranks given'; readonly ranks: readonly Seat[]}
  | {readonly type: 'dealt'; readonly deal: number; readonly dealer: Seat; readonly king: Seat}
  | {readonly type: 'trump named'; readonly seat: Seat; readonly suit: Suit}
  /** `to` is `null` when the attacker may choose. */
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
  /** The defender says "I take"; the cards go to the defender's hand when the bout is closed. */
  | {readonly type: 'taken'; readonly seat: Seat}
  /** The King is asked for leave; the seats in `whom` need it. */
  | {readonly type: 'leave asked'; readonly king: Seat; readonly whom: readonly Seat[]}
  | {readonly type: 'leave given'; readonly king: Seat; readonly allow: readonly Seat[]}
  /** The throw-in begins with this seat. */
  | {readonly type: 'throw-in begun'; readonly seat: Seat}
  | {readonly type: 'thrown in'; readonly seat: Seat; readonly card: Card}
  | {readonly type: 'passed'; readonly seat: Seat}
  /** `took` is true when the cards went to the defender's hand, false when they left the game. */
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

/** Receives each event of the rules and the state after it. */
export type LadderEmit = Emit<LadderState, LadderEvent> | undefined;
