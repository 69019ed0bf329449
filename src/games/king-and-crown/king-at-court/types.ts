import type {Rng} from '../../../cards/index.js';
import type {AnyState, Choices, Options, Seat} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';
import type {Saying, SpokenSaying, Title} from './rules/saying.js';

/** The types of The King at Court: phases, states, views, moves and events. */

/** The phases in which a match waits, by their names in the chart. */
export const PHASES = ['look', 'question', 'peek', 'accuse', 'joining', 'over'] as const;
/**
 * `look` (at the seat's own card), `question`, `peek` (of the Knight), `accuse`, `joining` (of the
 * Beggar), `over`; `shuffle` and `verdict`, with all cards face up, pass without waiting.
 */
export type Phase = (typeof PHASES)[number] | 'shuffle' | 'verdict';

/** A player's answers to the accusation: the Beggar may join the Wicked. */
export const ANSWERS = ['join', 'pass'] as const;
/** One of `join`, `pass`. */
export type Answer = (typeof ANSWERS)[number];

/** A side that can win: `wise` or `wicked`. */
export type Team = 'wise' | 'wicked';

/** The facts of a round that everybody may know. */
export interface Common {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /**
   * Rounds count from 1.
   * @minimum 1
   */
  readonly round: number;
  /** The dealer, who also holds a card (K-13). */
  readonly lord: Seat;
  /** Seats that have looked at their cards. */
  readonly ready: readonly Seat[];
  /** Seats that have nothing to add to the last line. */
  readonly quiet: readonly Seat[];
  /** The lines of this round, oldest first; of a very long talk only the last ones. */
  readonly talk: readonly SpokenSaying[];
  /**
   * The number of these lines that were said before the last shuffle.
   * @minimum 0
   */
  readonly past: number;
  /**
   * The number of times that the Witch has acted in this round.
   * @minimum 0
   */
  readonly uses: number;
  /** The cards before the last shuffle, by seat; `[]` while there was none. */
  readonly was: readonly Title[];
  /** The look at a new card after that shuffle; `null` while there was none. */
  readonly looked: {readonly by: Seat; readonly at: Seat} | null;
  /** The seat that the King has accused; `null` before. */
  readonly accused: Seat | null;
  /** The Beggar who showed the card and joined the Wicked. */
  readonly joined: Seat | null;
  /**
   * Rounds that each seat has won with its team.
   * @minimum 0
   */
  readonly scores: readonly number[];
  /**
   * Answers of the phase `joining`.
   * @seen own
   */
  readonly choices: Choices<Answer>;
}

/** The full state of a match; plain JSON. */
export interface CourtState extends Common, AnyState {
  readonly rng: Rng;
  /** One card by seat. */
  readonly hands: readonly (readonly [CourtCard])[];
}

/** What one seat may know: unknown cards are `null`, and so are the answers of others. */
export interface CourtView extends Common {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know.
   * @seen own
   */
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly [CourtCard | null])[];
}

/** A player's move. */
export type CourtMove =
  | {readonly type: 'ready'}
  | ({readonly type: 'say'} & Saying)
  | {readonly type: 'witch'}
  | {readonly type: 'end'}
  | {readonly type: 'look'; readonly seat: Seat}
  | {readonly type: 'decline'}
  | {readonly type: 'accuse'; readonly seat: Seat}
  | {readonly type: 'join'}
  /**
   * The answer of the phase `joining`; in the questioning it means that the player has nothing to
   * add.
   */
  | {readonly type: 'pass'};

/** The events of the rules, which are also the events of the chart. */
export type CourtEvent =
  /** A round begins: cards are dealt, one to each. */
  | {readonly type: 'lord named'; readonly round: number; readonly lord: Seat}
  | {readonly type: 'card seen'; readonly seat: Seat}
  /** All have looked: the King shows the card. */
  | {readonly type: 'king shown'; readonly seat: Seat; readonly card: 'king'}
  | {readonly type: 'said'; readonly seat: Seat; readonly saying: Saying}
  | {readonly type: 'fell silent'; readonly seat: Seat}
  /** The Witch acts: all cards are shown. */
  | {
      readonly type: 'cards bared';
      readonly seat: Seat;
      readonly cards: readonly CourtCard[];
    }
  /** All cards except the King's are dealt again. */
  | {readonly type: 'cards redealt'}
  /** The former Knight may look at a card. */
  | {readonly type: 'knight asked'; readonly seat: Seat}
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly at: Seat;
      /** `null` for all except the seat that looked. */
      readonly card: CourtCard | null;
    }
  | {readonly type: 'declined'; readonly seat: Seat}
  | {readonly type: 'questioning resumed'}
  | {readonly type: 'questioning ended'; readonly seat: Seat}
  | {readonly type: 'accused'; readonly seat: Seat; readonly of: Seat}
  | {readonly type: 'beggar asked'}
  | {readonly type: 'beggar joined'; readonly seat: Seat; readonly card: 'beggar'}
  | {readonly type: 'nobody joined'}
  /** The accused shows the card, then everybody does. */
  | {
      readonly type: 'verdict';
      readonly accused: Seat;
      readonly joined: Seat | null;
      readonly cards: readonly CourtCard[];
      readonly team: Team;
      readonly winners: readonly Seat[];
    }
  | {readonly type: 'game over'; readonly winners: readonly Seat[]};
