import type {ArrangedHand, ArrangedPlay, ArrangedSeat, Arrangement} from './arrange.js';
import type {LetterOf} from './chip.js';
import type {Piece} from './piece.js';

/** The context of drawing, in addition to the diagram. */
export interface DrawOptions {
  /** The name of a card, `queen of hearts`. */
  nameOf(card: string | null): string;
  /** The index printed for a rank, `Q`. */
  readonly letterOf: LetterOf;
  /** Draws one card. */
  face(card: string | null): Piece;
  /** Texts for screen readers. */
  readonly say?: {
    readonly turn: string;
    hand(name: string, cards: string): string;
    play(name: string, card: string): string;
    unknown(n: number): string;
    readonly trick: string;
    readonly won: string;
    readonly wrong: string;
  };
  /** The cards of the viewer's own hand that can be chosen, with their states. */
  readonly choose?: ReadonlyMap<string, 'open' | 'right' | 'wrong' | 'picked'> | undefined;
  /** Draws what lies outside of hands and trick; loaded with the rules that provide it. */
  readonly deferred?: DeferredDrawing;
}

/**
 * Draws the fronts, rows and lines of a diagram, the cards that can be chosen, and the texts for
 * screen readers.
 */
export interface DeferredDrawing {
  /** The cards in front of a seat; `isFacing` when they meet those of the seat opposite. */
  front(
    seat: ArrangedSeat,
    isFacing: boolean,
    options: DrawOptions,
  ): readonly (Piece | undefined)[];
  rows(board: Arrangement, options: DrawOptions): Piece | undefined;
  lines(board: Arrangement): Piece | undefined;
  /**
   * A card of the reader's hand: a button when it can be chosen, with its name below when it is not a
   * common card.
   */
  held(drawn: Piece, card: string | null, options: DrawOptions): Piece;
  /** A hand in words. */
  handInWords(name: string, hand: ArrangedHand, options: DrawOptions): Piece | undefined;
  /** A trick in words, in the order of play. */
  trickInWords(trick: readonly ArrangedPlay[], options: DrawOptions): Piece | undefined;
}
