import type {LetterOf} from './chip.js';
import type {Diagram, DiagramSeat, Laid} from './diagram.js';
import type {Piece} from './piece.js';

/** What drawing needs besides the diagram. */
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
  /** Draws cards outside of hands and trick; loaded with the rules that provide them. */
  readonly lay?: Laying;
}

/**
 * Draws the fronts, rows and lines of a diagram, the cards that can be chosen, and the texts for
 * screen readers.
 */
export interface Laying {
  front(seat: DiagramSeat, options: DrawOptions): readonly (Piece | undefined)[];
  rows(diagram: Diagram, options: DrawOptions): Piece | undefined;
  lines(diagram: Diagram): Piece | undefined;
  /**
   * A card of the reader's hand: a button when it can be chosen, with its name below when it is not a
   * common card.
   */
  held(drawn: Piece, card: string | null, options: DrawOptions): Piece;
  /** A hand in words. */
  heard(
    name: string,
    known: readonly string[],
    unknown: number,
    options: DrawOptions,
  ): Piece | undefined;
  /** A trick in words, in the order of play. */
  event(trick: readonly Laid[], diagram: Diagram, options: DrawOptions): Piece | undefined;
}
