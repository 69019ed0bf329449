import type {TemplateResult} from 'lit';
import type {Card} from '../cards/index.js';
import type {AnyMove, Refusal, Seat} from '../game/index.js';

/**
 * A possible consequence of a decision: it brings something, costs something, or leaves things as they
 * are.
 */
interface Stake {
  /** `dire`: a cost that may lose the match, such as one's King. */
  readonly kind: 'gain' | 'cost' | 'dire' | 'none';
  readonly text: string;
}

/** A button of the prompt. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly primary?: boolean;
  /** Drawn without an edge: an action that is available elsewhere too. */
  readonly quiet?: boolean;
  /** The path of an icon (`card-face/icons.ts`); narrow tables show the icon without the label. */
  readonly icon?: string;
  /** Why the button cannot be pressed now; it stays focusable. */
  readonly disabled?: string;
  /** Its possible consequences, below the label. */
  readonly stakes?: readonly Stake[];
  run(): void;
}

/** A quiet word at the foot of a card: what the card is good for. */
export type CardFoot = readonly [text: string, description: string];

/** The hand of a scene: playing cards, or `Code`s that the game draws itself. */
export interface HandScene<Move = AnyMove, Code extends string = Card> {
  /** The cards in display order. */
  readonly cards: readonly (Code | null)[];
  /** How many cards were dealt: the hand keeps its rows and height while it is played out. */
  readonly dealt: number;
  /** The least number of rows in a narrow table, for cards that would be thin strips in fewer rows. */
  readonly rows?: number;
  /** The playable cards; `null` while the seat is not asked. */
  readonly legal: readonly Code[] | null;
  /** The reason why a card may not be played, as a sentence. */
  why(card: Code): string | undefined;
  /**
   * The reason as a key. A game whose cards stand for moves may omit this method: the move is asked
   * about instead.
   */
  refusal?(card: Code): Refusal | undefined;
  /** The move that a card stands for; absent when a move takes more than a card. */
  move?(card: Code): Move;
  /** Adds a card to the draft or removes it; used instead of `move`. */
  pick?(card: Code): void;
  /** Cards that are raised because they are in the draft. */
  readonly selected?: readonly Code[];
  /** True if those cards show in which order they were picked. */
  readonly counted?: boolean;
  /** Cards that have just come into the hand, marked by their edge. */
  readonly fresh?: readonly Code[];
  /** A word at the foot of each of these cards; tables whose `hints` are off show none. */
  readonly feet?: ReadonlyMap<Code, CardFoot>;
  /** The board tells about the card under the pointer or with focus: `ctx.looked`. */
  readonly isLookedAt?: true;
  /** The label of the hand when it is not "Your hand", such as a row that everybody sees. */
  readonly label?: string;
  /** Draws and names the cards when they are not playing cards. */
  readonly own?: OwnCards<Code>;
}

/** Draws and names cards that are not playing cards. */
export interface OwnCards<Code extends string = string> {
  /**
   * The face as a `.gk` span, or a card with two sides (`table/two-sided.ts`), which turns over when
   * it shows its other one.
   */
  face(card: Code, illegal: boolean): TemplateResult;
  /** The name of a card, `Thief, 4`. */
  name(card: Code): string;
  /** The text below a card, `Thief`. */
  caption?(card: Code): string;
  /** The delay in milliseconds until a card gets a crown, drawn above it; `undefined` for all others. */
  crown?(card: Code): number | undefined;
}

/** One picture of the table. */
export interface Scene<Move = AnyMove, Code extends string = Card> {
  /** The line at the top: contract, goal, open cards, number of the deal. */
  readonly contract: TemplateResult;
  /** The seats and the cards between them. */
  readonly board: TemplateResult;
  /**
   * The summary of a deal or the end of a match, with the prompt and its buttons below it. It covers
   * board, prompt and hand, which stay in place but hidden, so that the table keeps its height.
   */
  readonly stage?: TemplateResult;
  /**
   * `board`: undo and hint stand in the lower corner of the board, which keeps room for them; without
   * it they stand in the prompt.
   */
  readonly tools?: 'board';
  /** First line of the prompt: the question or the event. */
  readonly say: unknown;
  /** Second line of the prompt: the reason, or who leads. */
  readonly why: unknown;
  readonly controls: readonly Control[];
  /** True if the scene has a place for the move that the shell recommends: `ctx.advised`. */
  readonly advises?: true;
  /** Doubts or accepts a claim, by one key; absent when there is no claim. */
  answer?(doubt: boolean): void;
  /** Called when a pointer goes down on hand or board, in games where cards can be dragged. */
  grab?(event: PointerEvent): void;
  /** The seat to which the trick on the table travels now. */
  readonly collect?: Seat;
  /** Absent when a summary replaces board and hand. */
  readonly hand?: HandScene<Move, Code>;
  /** Drawn in place of a hand: something else to choose from, or a result to read. */
  readonly tray?: TemplateResult;
}

/** A scene of any game, as the shell handles it. */
export type AnyScene = Scene<AnyMove, string>;
