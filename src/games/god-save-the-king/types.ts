import type {Rank, Rng, SuitCard} from '../../cards/index.js';
import type {Choices, Options, Outcome, Seat, StateValue} from '../../game/index.js';
import type {Answer, Cause, GskEvent, Spot} from './rules/events.js';

export {
  type Answer,
  type Cause,
  type GskEvent,
  type Penalty,
  type Routed,
  type Spot,
  SPOTS,
  type Table,
} from './rules/events.js';

/** The words of God Save the King: what lies on the table, who meets whom, what is remembered. */

/** Three cards of one player; a card that the viewer may not know is `null`. */
export interface Formation<Known = SuitCard> {
  readonly left: Known;
  readonly centre: Known;
  readonly right: Known;
  /** The flanks lie face up. */
  readonly turned: boolean;
  /** Cards that a rout turned up: they lie face down again, but everybody has seen them (G-7). */
  readonly shown: readonly Spot[];
}

/** Where a trick is; `waiting` when it is done and the other table is not. */
export const STEPS = [
  'formation', 'rout', 'flip', 'lastRout', 'skirmish', 'declare', 'challenge', 'collect',
  'elimination', 'waiting',
] as const; // prettier-ignore
/** One of the steps of a trick. */
export type Step = (typeof STEPS)[number];

/** What everybody knows about two players who meet. */
interface Meeting {
  readonly seats: readonly [Seat, Seat];
  readonly step: Step;
  /** The values declared in this push, in the order of `seats`; all but the last are equal. */
  readonly declared: readonly (readonly [Rank, Rank])[];
  /** Who has won the trick, once that is known. */
  readonly winner: Seat | null;
}
/** A meeting and the choices that are laid down in secret. */
export interface GskMeeting extends Meeting {
  readonly choices: Choices<GskMove>;
}
/** A meeting as others see it: who is asked, not who has answered (G-27). */
export interface GskMeetingView extends Meeting {
  readonly asked: readonly Seat[];
}

/** How a card left a hand: in a formation, by a penalty draw, or with a player who fell. */
export type Way = Spot | 'penalty' | 'fallen';

/** One card that left a hand in this match, and where it went. */
export interface Passage<Known = SuitCard> {
  readonly card: Known;
  /** Whose hand it left. */
  readonly from: Seat;
  /** Whose pile it went to; `null` when it left the game. */
  readonly to: Seat | null;
  readonly way: Way;
  /** In which hand that was. */
  readonly hand: number;
}
/** A card that went face down: only some know it. */
export interface Hidden<Known = SuitCard> extends Passage<Known> {
  /** Who held it, and who has found it in the own pile since. */
  readonly known: readonly Seat[];
}

/** A push that was decided by bluff, for the memory of all. */
export interface Push {
  readonly hand: number;
  readonly seats: readonly [Seat, Seat];
  /** In the order of `seats`. */
  readonly declared: readonly [Rank, Rank];
  /** Who declared the higher value. */
  readonly winner: Seat;
  /** Whether the loser challenged, and what came of it. */
  readonly answer: Answer | null;
}

/** One player who is out. */
export interface Fall {
  readonly seat: Seat;
  readonly cause: Cause;
  /** Who gains by it and becomes C (1.4); `null` for nobody. */
  readonly by: Seat | null;
  readonly hand: number;
  /** Equal for all who fell at one moment (G-28). */
  readonly moment: number;
  /** How many cards the player held, fallen Kings apart (G-30). */
  readonly cards: number;
}

/** The scenes of a match, as the chart names them. */
export type Scene = 'tricks' | 'relettering' | 'reshuffle' | 'over';

/** What everybody may know, in a state and in every view. */
export interface GskOpen {
  readonly options: Options;
  readonly seats: number;
  readonly scene: Scene;
  /** The stretch between two reshuffles, from 1. */
  readonly hand: number;
  /** Rounds of tricks since letters were given, from 0: it says who meets whom. */
  readonly round: number;
  /** Counts the moments at which players may fall. */
  readonly moment: number;
  /** The seats of A, B, C and D. */
  readonly letters: readonly Seat[];
  /** Who is out, in the order of their falls. */
  readonly fallen: readonly Fall[];
  /** By seat: the rout of this hand has not been used. */
  readonly tokens: readonly boolean[];
  /** Pushes decided so far. */
  readonly pushes: readonly Push[];
  /** Cards that everybody has seen leave a hand, in order. */
  readonly shown: readonly Passage[];
  /** How the match ended. */
  readonly result: Pick<Outcome, 'winners' | 'reason'> | null;
}

/** The whole truth about a match; plain JSON. */
export interface GskState extends GskOpen {
  readonly rng: Rng;
  readonly hands: readonly (readonly SuitCard[])[];
  readonly formations: readonly (Formation | null)[];
  /** By seat, sorted: nobody knows their order. */
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
  /** Who is awaited as far as this seat may know: others always seem to be choosing still (G-27). */
  readonly turn: readonly Seat[];
  readonly phase: StateValue;
  readonly alive: readonly boolean[];
  readonly hands: readonly (readonly (SuitCard | null)[])[];
  readonly formations: readonly (Formation<SuitCard | null> | null)[];
  /** How many cards lie in each pile. */
  readonly piles: readonly number[];
  /** Known cards first. */
  readonly aside: readonly (SuitCard | null)[];
  readonly matches: readonly (GskMeetingView | null)[];
  /** What this seat has laid down and may still change. */
  readonly choice: GskMove | null;
  /** Cards that left a hand face down; those that this seat knows are named. */
  readonly unseen: readonly Hidden<SuitCard | null>[];
}

/** What a player does. */
export type GskMove =
  | {
      readonly type: 'form';
      readonly left: SuitCard;
      readonly centre: SuitCard;
      readonly right: SuitCard;
    }
  /** Names a card of the rival's formation, as its owner sees it, as the King. */
  | {readonly type: 'rout'; readonly at: Spot}
  | {readonly type: 'pass'}
  | {readonly type: 'declare'; readonly rank: Rank}
  | {readonly type: 'challenge'}
  | {readonly type: 'accept'};

/** Hears what the rules tell. */
export type GskEmit = ((event: GskEvent, then: GskState) => void) | undefined;
