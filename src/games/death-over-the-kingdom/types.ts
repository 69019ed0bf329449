import type {Rng} from '../../cards/index.js';
import type {Choices, Options, Seat} from '../../game/index.js';
import type {Deck} from './rules/deck.js';
import type {KingdomEvent} from './rules/events.js';

export type {Ability, Character, Condition, Deck} from './rules/deck.js';
export type {KingdomEvent} from './rules/events.js';

/** The words of Death Over the Kingdom: where cards lie, who knows them, what each has done. */

/** Where a match is, in the words of the rules (4.3); only the first four ever wait for a player. */
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
 * Who knows a card besides its holder: seats in rising order, or everybody, onlookers too. It follows
 * from what all have seen happen, so the list itself is no secret; the card may be.
 */
export type Eyes = readonly Seat[] | 'all';

/** Who knows each card that lies face down. */
export interface AllEyes {
  /** By seat and place in the hand. */
  readonly hands: readonly (readonly Eyes[])[];
  /** By seat; `[]` while nothing is laid. */
  readonly areas: readonly Eyes[];
  /** From the top. */
  readonly pile: readonly Eyes[];
}

/** What can be done in a round; each does one thing. */
export const DEEDS = ['exchange', 'cut', 'fold', 'use', 'change'] as const;

/** What a seat has done in this round, as everybody saw it. */
export interface Deed {
  readonly type: (typeof DEEDS)[number];
  /** The character that was shown for its ability. */
  readonly card: string | null;
  /** Whose cards were moved by it. */
  readonly with: readonly Seat[];
}

/** How a round ended. */
export interface RoundResult {
  readonly deal: number;
  readonly round: number;
  /** By seat. */
  readonly cards: readonly string[];
  /** By seat, after the abilities of the end. */
  readonly values: readonly number[];
  /** Who got a point. */
  readonly winners: readonly Seat[];
}

/** What everybody may know, in a state and in every view. */
export interface KingdomOpen {
  readonly options: Options;
  readonly seats: number;
  /** The table of cards; `null` is the reconstruction (4.7). */
  readonly deck: Deck | null;
  readonly phase: Phase;
  /** Which turn of the rules text this is, from 1; in the large game which round. */
  readonly deal: number;
  /** Within the turn, 1 to 3; in the large game always 1. */
  readonly round: number;
  readonly dealer: Seat;
  /** By seat: the card lies face up. `[]` while nothing is laid. */
  readonly up: readonly boolean[];
  /** Face up for all to see, oldest first. */
  readonly discard: readonly string[];
  readonly eyes: AllEyes;
  /** By seat; `null` for who has not acted in this round. */
  readonly deeds: readonly (Deed | null)[];
  /** By seat, while the cards are shown. */
  readonly values: readonly number[] | null;
  /** Points by deal and seat. */
  readonly sheet: readonly (readonly number[])[];
  /** The round before this one. */
  readonly last: RoundResult | null;
}

/** The whole truth about a match; plain JSON. */
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
  /** Who is awaited as far as this seat may know: others always seem to be choosing still (M-29). */
  readonly turn: readonly Seat[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly areas: readonly (string | null)[];
  readonly pile: readonly (string | null)[];
  /** Only the own choice. */
  readonly choices: Choices<string>;
  /** Points so far, by seat. */
  readonly scores: readonly number[];
}

/** What a player does. A card is named by its character: both copies are alike. */
export type KingdomMove =
  | {readonly type: 'choose' | 'change'; readonly card: string}
  /** With the left neighbour; after a look, with what was looked at (M-23). */
  | {readonly type: 'exchange'}
  /** The Dealer takes the card at this depth of the deck, from 1. */
  | {readonly type: 'cut'; readonly depth: number}
  | {readonly type: 'fold'}
  /** Shows the own card for its ability; the seats that it is used on. */
  | {readonly type: 'use'; readonly targets: readonly Seat[]};

/** Hears what the rules tell. */
export type KingdomEmit = ((event: KingdomEvent, then: KingdomState) => void) | undefined;
