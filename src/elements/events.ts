import type {Card} from '../cards/index.js';
import type {AnyMove, Seat} from '../game/index.js';

/**
 * All events of the elements. Wishes go from an element of the table to the table: they bubble but
 * do not leave its shadow root. The public ones are heard by the page; their details are plain JSON.
 */

/** A card that its holder wants to play, choose or give. */
export interface WishDetail {
  /** `null` when the card lies face down. */
  readonly card: string | null;
  /** Its place in the hand, from 0. */
  readonly index: number;
  /** A finger tapped where the cards show too little of themselves to be hit for certain. */
  readonly tight?: boolean;
  /** It was dragged to the table: nobody need ask whether it is meant. */
  readonly meant?: boolean;
}

/** A card on the table about which somebody wants to know why it was played. */
interface WhyDetail {
  readonly seat: Seat;
  readonly card: Card;
}

/** A choice made in a menu. */
export interface ChoiceDetail {
  readonly name: string;
  readonly value: string;
}

/** Wishes inside the table. */
export interface WishEvents {
  /** A click, Enter or Space on a card of the hand. */
  'gstk-wish': CustomEvent<WishDetail>;
  /** A tap on a card of the trick, where the table answers such questions. */
  'gstk-why': CustomEvent<WhyDetail>;
  /** A tap on the trick: what is shown may make room for what comes next. */
  'gstk-skip': CustomEvent<null>;
  /** A panel wants to be opened. */
  'gstk-panel': CustomEvent<{readonly panel: string}>;
  /** A dialog was closed by its reader. */
  'gstk-close': CustomEvent<null>;
  /** A setting was chosen. */
  'gstk-choose': CustomEvent<ChoiceDetail>;
}

/** What every public detail tells besides its own. */
interface PublicDetail {
  /** The game's id, `king-omnibus`. */
  readonly game: string;
  readonly seat?: Seat;
  /** From 1, in games of several deals. */
  readonly deal?: number;
  /** From 1, in games of tricks. */
  readonly trick?: number;
}

/** Details of the public events; each also has those of `PublicDetail`. */
interface PublicDetails {
  /** Cancelable: a page may keep a move from being played. */
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
  /** The reader is asked. */
  'gstk-turn-changed': {readonly seat: Seat};
  'gstk-move-undone': object;
  'gstk-state-saved': object;
  'gstk-connection-changed': {readonly online: boolean};
  'gstk-setting-changed': {readonly name: string; readonly value: string};
  'gstk-step-changed': {readonly step: number; readonly of: number};
  /** `card`: what was answered, as moves are written; `score` of the run, where it is in one. */
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

/** Sends a wish up to the table. */
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
