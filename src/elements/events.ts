import type {Card} from '../cards/index.js';
import type {AnyMove, Seat} from '../game/index.js';

/**
 * All events of the elements. Requests (`gstk-wish` and the like) go from an element inside the
 * table to the table: they bubble but do not leave its shadow root. Public events are dispatched to
 * the page; their details are plain JSON.
 */

/** A request to play, choose or give a card. */
export interface WishDetail {
  /** The card; `null` when it is face down. */
  readonly card: string | null;
  /** The position of the card in the hand, from 0. */
  readonly index: number;
  /**
   * True for a tap by finger where the visible strips of cards are too narrow to be hit reliably.
   */
  readonly tight?: boolean;
  /** True when the card was dragged to the table, so that no confirmation is needed. */
  readonly meant?: boolean;
}

/** A card on the table whose reason the reader asks for. */
interface WhyDetail {
  readonly seat: Seat;
  readonly card: Card;
}

/** A choice made in a menu. */
export interface ChoiceDetail {
  readonly name: string;
  readonly value: string;
}

/** Requests inside the table. */
export interface WishEvents {
  /** A click, Enter or Space on a card of the hand. */
  'gstk-wish': CustomEvent<WishDetail>;
  /** The reader asks for the rule behind a refusal. */
  'gstk-rule': CustomEvent<null>;
  /** The reason of a refused card has been shown long enough. */
  'gstk-refusal-end': CustomEvent<null>;
  /** A tap on a card of the trick, if the table can explain it. */
  'gstk-why': CustomEvent<WhyDetail>;
  /** A tap on the trick: the table may go on to the next event. */
  'gstk-skip': CustomEvent<null>;
  /** A panel is to be opened. */
  'gstk-panel': CustomEvent<{readonly panel: string}>;
  /** The reader closed a dialog. */
  'gstk-close': CustomEvent<null>;
  /** A setting was chosen. */
  'gstk-choose': CustomEvent<ChoiceDetail>;
}

/** Fields that the details of all public events share. */
interface PublicDetail {
  /** The game's id, `king-omnibus`. */
  readonly game: string;
  readonly seat?: Seat;
  /** The number of the deal, from 1, in games of several deals. */
  readonly deal?: number;
  /** The number of the trick, from 1, in games with tricks. */
  readonly trick?: number;
}

/** Details of the public events, in addition to those of `PublicDetail`. */
interface PublicDetails {
  /** Cancelable: a page may prevent the move. */
  'gstk-before-play': {readonly seat: Seat; readonly move: AnyMove};
  'gstk-card-played': {readonly seat: Seat; readonly card: string; readonly legal: true};
  'gstk-play-refused': {readonly card: string | null; readonly reason: string};
  'gstk-contract-chosen': {readonly seat: Seat; readonly contract: string};
  'gstk-trick-taken': {
    readonly seat: Seat;
    readonly cards: readonly Card[];
    readonly points: number;
  };
  'gstk-deal-started': {readonly deal: number};
  'gstk-deal-scored': {readonly scores: readonly number[]; readonly totals: readonly number[]};
  'gstk-game-ended': {readonly ranking: readonly (readonly Seat[])[]};
  'gstk-choice-made': {readonly seat: Seat};
  'gstk-choices-revealed': object;
  'gstk-claim-made': {readonly seat: Seat};
  'gstk-claim-challenged': {readonly seat: Seat; readonly truthful: boolean};
  /**
   * A match is over, and counts in the statistics of the device. `points`: those of the match, `deals`: of
   * each deal; `undo`: the reader took moves back.
   */
  'gstk-match-recorded': {
    readonly seat: Seat;
    readonly won: boolean;
    readonly place?: number;
    readonly points?: number;
    readonly deals: readonly number[];
    readonly level: string;
    readonly undo: boolean;
    readonly feats: Readonly<Record<string, number>>;
  };
  /** The reader's decision is awaited. */
  'gstk-turn-changed': {readonly seat: Seat};
  'gstk-move-undone': object;
  'gstk-state-saved': object;
  'gstk-connection-changed': {readonly online: boolean};
  'gstk-setting-changed': {readonly name: string; readonly value: string};
  'gstk-step-changed': {readonly step: number; readonly of: number};
  /**
   * `card`: the answer, in the notation of moves; `score`: that of the run, if the quiz is part of one.
   */
  'gstk-quiz-answered': {
    readonly card: string;
    readonly correct: boolean;
    readonly tries: number;
    readonly run?: string;
    readonly score?: {readonly right: number; readonly of: number};
  };
  'gstk-example-error': {
    readonly attribute: string;
    readonly token: string;
    readonly message: string;
  };
}

/** Public events by name. */
export type PublicEvents = {
  readonly [Name in keyof PublicDetails]: CustomEvent<PublicDetail & PublicDetails[Name]>;
};

type Detail<Event> = Event extends CustomEvent<infer D> ? D : never;

/** Dispatches a request to the table. */
export function wish<Name extends keyof WishEvents>(
  from: EventTarget,
  name: Name,
  detail: Detail<WishEvents[Name]>,
): void {
  from.dispatchEvent(new CustomEvent(name, {detail, bubbles: true}));
}

declare global {
  interface HTMLElementEventMap extends WishEvents, PublicEvents {}
}
