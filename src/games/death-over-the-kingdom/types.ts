import type {Rng} from '../../cards/index.js';
import type {Choices, Options, Seat} from '../../game/index.js';
import type {Deck} from './rules/deck.js';
import type {KingdomEvent} from './rules/events.js';

export type {Ability, Character, Condition, Deck} from './rules/deck.js';
export type {KingdomEvent} from './rules/events.js';

/**
 * The types of Death Over the Kingdom: phases, deeds, knowledge of cards, states, views and moves.
 */

/** The phases by their names in the rules (4.3); only the first four wait for a player. */
export type Phase =
  | 'choose'
  | 'act'
  | 'decide'
  | 'over'
  | 'turnStart'
  | 'show'
  | 'endAbilities'
  | 'award'
  | 'discard'
  | 'turnEnd';

/**
 * The seats other than its holder that know a card, ascending, or `all` for everybody including
 * onlookers. It follows from public events, so the list itself is public; the card may be secret.
 */
export type Eyes = readonly Seat[] | 'all';

/** The seats that know each face-down card. */
export interface AllEyes {
  /** By seat and place in the hand. */
  readonly hands: readonly (readonly Eyes[])[];
  /** By seat; `[]` while nothing is laid. */
  readonly areas: readonly Eyes[];
  /** From the top of the deck. */
  readonly pile: readonly Eyes[];
}

/** The acts that a seat may choose in a round; each seat chooses one. */
export const DEEDS = ['exchange', 'cut', 'fold', 'use', 'change'] as const;

/** A seat's act of this round, as everybody saw it. */
export interface Deed {
  /** The act; `fold` with a card: the seat looked with its ability and then kept the card. */
  readonly type: (typeof DEEDS)[number];
  /** The character that was shown for its ability. */
  readonly card: string | null;
  /** Seats whose cards the act moved. */
  readonly with: readonly Seat[];
}

/** The result of a round. */
export interface RoundResult {
  /** The turn. */
  readonly deal: number;
  /** The round of the turn. */
  readonly round: number;
  /** By seat. */
  readonly cards: readonly string[];
  /** By seat, after the abilities of the end. */
  readonly values: readonly number[];
  /** Seats that got a point. */
  readonly winners: readonly Seat[];
}

/** The facts that everybody may know, in a state and in every view. */
export interface KingdomOpen {
  readonly options: Options;
  readonly seats: number;
  /** The table of cards; `null` is the reconstruction (4.7). */
  readonly deck: Deck | null;
  /** The phase, in the words of `match.phase`. */
  readonly phase: Phase;
  /**
   * The number of the turn, from 1; in the large game the number of the round.
   * @minimum 1
   */
  readonly deal: number;
  /**
   * The number of the round in its turn, 1 to 3; in the large game always 1.
   * @minimum 1
   * @maximum 3
   */
  readonly round: number;
  /** The Dealer, who acts last. */
  readonly dealer: Seat;
  /** By seat, whether the card lies face up. `[]` while nothing is laid. */
  readonly up: readonly boolean[];
  /** Face up for all to see, oldest first. */
  readonly discard: readonly string[];
  /** The seats that know each face-down card, besides its holder. */
  readonly eyes: AllEyes;
  /** By seat; `null` for a seat that has not acted in this round. */
  readonly deeds: readonly (Deed | null)[];
  /** By seat, while the cards are shown. */
  readonly values: readonly number[] | null;
  /** Points by deal and seat. */
  readonly sheet: readonly (readonly number[])[];
  /** The result of the previous round. */
  readonly last: RoundResult | null;
}

/** The full state of a match; plain JSON. */
export interface KingdomState extends KingdomOpen {
  readonly rng: Rng;
  readonly hands: readonly (readonly string[])[];
  /** By seat, the one card in front of it; `[]` while nothing is laid. */
  readonly areas: readonly string[];
  /** Face down, from the top. */
  readonly pile: readonly string[];
  readonly choices: Choices<string>;
}

/** What one seat may know; a card that it does not know is `null`. */
export interface KingdomView extends KingdomOpen {
  /** `null` for an onlooker. */
  readonly seat: Seat | null;
  /**
   * The awaited seats as far as this seat may know: others always seem to be still choosing (M-29).
   * @seen own
   */
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly areas: readonly (string | null)[];
  readonly pile: readonly (string | null)[];
  /**
   * Only the seat's own choice.
   * @seen own
   */
  readonly choices: Choices<string>;
  /** Points so far, by seat. */
  readonly scores: readonly number[];
}

/** A player's move. A card is named by its character, since copies are alike. */
export type KingdomMove =
  | {readonly type: 'choose' | 'change'; readonly card: string}
  /** With the left neighbour; after a look, with the card that was looked at (M-23). */
  | {readonly type: 'exchange'}
  /** The Dealer takes the card at this depth of the deck, from 1. */
  | {readonly type: 'cut'; readonly depth: number}
  | {readonly type: 'fold'}
  /** Shows the seat's card for its ability; `targets` are the seats that it is used on. */
  | {readonly type: 'use'; readonly targets: readonly Seat[]};

/** Receives each event of the rules and the state after it. */
export type KingdomEmit = ((event: KingdomEvent, then: KingdomState) => void) | undefined;
