import type {AnyMove} from '../game/index.js';
import type {MatchSetup, Seating} from '../match/index.js';
import type {TableCommand} from './keys/keys.js';

/** How a card was touched. */
export interface Touch {
  /** The card was touched with a finger in a tight hand: a second tap is required. */
  readonly tight?: boolean | undefined;
  /** The card was dragged to the table: no second tap is needed. */
  readonly dragged?: boolean | undefined;
}

/** What a page, a reader or a feature may ask of a table. */
export interface Commands {
  /**
   * Plays a move of the reader unless the page cancels it, and then the moves that complete it; a
   * refused move is shown with its reason.
   */
  play(move: AnyMove, ...then: readonly AnyMove[]): void;
  /** Handles a touched card of the hand: plays it, raises it, or says why it cannot be played. */
  touch(card: string, touch?: Touch): void;
  /** Goes back to the reader's last decision; false when there is none. */
  undo(): boolean;
  /** Deals a new match; omitted fields keep the values of the attributes. */
  newGame(setup?: MatchSetup): void;
  /** Deals a new match with the same seats and options; elsewhere, asks for one with the same people. */
  rematch(): void;
  /** Seats the reader at the same match again, in the reader's present seat. */
  reseat(): void;
  /** Seats the reader at a match that is played elsewhere, once it is reached. */
  sit(seating: Seating | Promise<Seating>): Promise<void>;
  /** Leaves a match that is played elsewhere for one on this page. */
  leave(): Promise<void>;
  /** Pauses the match, or resumes it. */
  hold(held: boolean): void;
  /** Finishes at once what is being shown and what is moving. */
  skip(): void;
  /** Runs a command of a feature once the features are loaded; `undefined` if none knows it. */
  run(command: TableCommand): Promise<boolean | undefined>;
  /** Dispatches a public event of this game; false when it was cancelled. */
  emit(name: string, detail: object, cancelable?: boolean): boolean;
}
