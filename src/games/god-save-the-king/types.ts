import type {Rank, Rng, SuitCard} from '../../cards/index.js';
import type {Choices, Options, Outcome, Seat} from '../../game/index.js';
import type {Answer, Cause, GskEvent, Spot} from './rules/events.js';

export {
  type Answer,
  type Cause,
  type GskEvent,
  type Penalty,
  type Routed,
  type Spot,
  SPOTS,
  type TableIndex,
} from './rules/events.js';

/** The types of God Save the King: moves, states, views, and the memory of a match. */

/** Three cards of one player; a card that the viewer may not know is `null`. */
export interface Formation<Known = SuitCard> {
  /** The left flank, as its owner sees it. */
  readonly left: Known;
  /** The centre. */
  readonly centre: Known;
  /** The right flank. */
  readonly right: Known;
  /** Whether the flanks lie face up. */
  readonly turned: boolean;
  /** Cards that a rout turned up: they lie face down again, but everybody has seen them (G-7). */
  readonly shown: readonly Spot[];
}

/** The steps of a trick; `waiting` if it is done and the other table's trick is not. */
export type TrickStep =
  | 'formation'
  | 'rout'
  | 'flip'
  | 'lastRout'
  | 'skirmish'
  | 'declare'
  | 'challenge'
  | 'collect'
  | 'elimination'
  | 'waiting';

/** The facts that everybody knows about two players who meet. */
interface Meeting {
  /** The two players. */
  readonly seats: readonly [Seat, Seat];
  /** What is awaited in their trick. */
  readonly step: TrickStep;
  /** The values declared in this push, in the order of `seats`; all pairs but the last are equal. */
  readonly declared: readonly (readonly [Rank, Rank])[];
  /** The winner of the trick, once it is known. */
  readonly winner: Seat | null;
}
/** A meeting with the choices that are laid down in secret. */
export interface GskMeeting extends Meeting {
  /** What they have laid down in secret. */
  readonly choices: Choices<GskMove>;
}
/** A meeting as others see it: it shows who is asked, but not who has answered (G-27). */
export interface GskMeetingView extends Meeting {
  /** The seats that must choose. */
  readonly asked: readonly Seat[];
}

/** How a card left a hand: in a formation, by a penalty draw, or with a player who fell. */
export type Way = Spot | 'penalty' | 'fallen';

/** One card that left a hand in this match, and its way. */
export interface Passage<Known = SuitCard> {
  /** The card. */
  readonly card: Known;
  /** The seat whose hand the card left. */
  readonly from: Seat;
  /** The seat whose pile the card went to; `null` if it left the game. */
  readonly to: Seat | null;
  /** How it left the hand. */
  readonly way: Way;
  /**
   * The number of the hand in which the card left.
   * @minimum 1
   */
  readonly hand: number;
}
/** A card that went face down and is known to some seats only. */
export interface Hidden<Known = SuitCard> extends Passage<Known> {
  /** The seat that held the card, and the seats that have since found it in their piles. */
  readonly known: readonly Seat[];
}

/** A push that a bluff decided; everybody remembers it. */
export interface Push {
  /**
   * The number of the hand, from 1.
   * @minimum 1
   */
  readonly hand: number;
  /** The two players. */
  readonly seats: readonly [Seat, Seat];
  /** In the order of `seats`. */
  readonly declared: readonly [Rank, Rank];
  /** The seat that declared the higher value. */
  readonly winner: Seat;
  /** The result of the loser's challenge; `null` if there was none. */
  readonly answer: Answer | null;
}

/** One player who is out. */
export interface Fall {
  /** The player. */
  readonly seat: Seat;
  /** Why the player fell. */
  readonly cause: Cause;
  /** The eliminator, who becomes C (1.4); `null` if there is none. */
  readonly by: Seat | null;
  /**
   * The number of the hand, from 1.
   * @minimum 1
   */
  readonly hand: number;
  /** Equal for all who fell at one moment (G-28). */
  readonly moment: number;
  /**
   * The number of cards that the player held, not counting fallen Kings (G-30).
   * @minimum 0
   */
  readonly cards: number;
}

/**
 * The phase of a match, in the words of `match.phase`; `tricks.` is followed by the phases of the
 * tricks.
 */
export type Phase = `tricks.${string}` | 'relettering' | 'reshuffle' | 'over';

/** The facts that everybody may know, in a state and in every view. */
export interface GskOpen {
  readonly options: Options;
  readonly seats: number;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /**
   * The number of the current hand, from 1; a hand lasts from one reshuffle to the next.
   * @minimum 1
   */
  readonly hand: number;
  /**
   * Rounds of tricks since letters were given, from 0; it determines the pairings.
   * @minimum 0
   */
  readonly round: number;
  /**
   * The number of moments so far at which players could fall.
   * @minimum 0
   */
  readonly moment: number;
  /** The seats of A, B, C and D. */
  readonly letters: readonly Seat[];
  /** Players who are out, in the order of their falls. */
  readonly fallen: readonly Fall[];
  /** By seat, whether the rout of this hand is still unused. */
  readonly tokens: readonly boolean[];
  /** Pushes decided so far. */
  readonly pushes: readonly Push[];
  /** Cards that everybody has seen leave a hand, in order. */
  readonly shown: readonly Passage[];
  /** How the match ended; `null` while it goes on. */
  readonly result: Pick<Outcome, 'winners' | 'reason'> | null;
}

/** The full state of a match; plain JSON. */
export interface GskState extends GskOpen {
  readonly rng: Rng;
  /** By seat, the cards in the hand. */
  readonly hands: readonly (readonly SuitCard[])[];
  /** By seat, the three cards laid; `null` where none are. */
  readonly formations: readonly (Formation | null)[];
  /** By seat; sorted, so that their order reveals nothing. */
  readonly piles: readonly (readonly SuitCard[])[];
  /** Cards that left the game. */
  readonly aside: readonly SuitCard[];
  /** By table. */
  readonly matches: readonly (GskMeeting | null)[];
  /** Cards that left a hand face down, in order. */
  readonly unseen: readonly Hidden[];
}

/** What one seat may know. */
export interface GskView extends GskOpen {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know: others always seem to be still choosing (G-27).
   * @seen own
   */
  readonly turn: readonly Seat[];
  /** By seat, whether the player is still in. */
  readonly alive: readonly boolean[];
  readonly hands: readonly (readonly (SuitCard | null)[])[];
  readonly formations: readonly (Formation<SuitCard | null> | null)[];
  /**
   * The number of cards in each pile.
   * @minimum 0
   */
  readonly piles: readonly number[];
  /** Known cards first. */
  readonly aside: readonly (SuitCard | null)[];
  readonly matches: readonly (GskMeetingView | null)[];
  /**
   * The choice that this seat has laid down and may still change.
   * @seen own
   */
  readonly choice: GskMove | null;
  /** Cards that left a hand face down; those that this seat knows are named. */
  readonly unseen: readonly Hidden<SuitCard | null>[];
}

/** A player's move. */
export type GskMove =
  | {
      readonly type: 'form';
      readonly left: SuitCard;
      readonly centre: SuitCard;
      readonly right: SuitCard;
    }
  /** Names a card of the rival's formation as the King; `at` is the place as its owner sees it. */
  | {readonly type: 'rout'; readonly at: Spot}
  | {readonly type: 'pass'}
  | {readonly type: 'declare'; readonly rank: Rank}
  | {readonly type: 'challenge'}
  | {readonly type: 'accept'};

/** Receives each event of the rules and the state after it. */
export type GskEmit = ((event: GskEvent, then: GskState) => void) | undefined;
