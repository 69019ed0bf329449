import type {LetterOf} from './chip.js';
import type {Diagram, DiagramSeat} from './diagram.js';
import type {Piece} from './piece.js';

/** What a drawing needs besides the diagram. */
export interface DrawOptions {
  /** The name of a card, `queen of hearts`. */
  nameOf(card: string | null): string;
  /** What stands on it, `Q`. */
  readonly letterOf: LetterOf;
  /** Draws one card. */
  face(card: string | null): Piece;
  /** Words for a reader who does not see the drawing. */
  readonly say?: {
    readonly turn: string;
    hand(name: string, cards: string): string;
    play(name: string, card: string): string;
    unknown(n: number): string;
    readonly trick: string;
    readonly won: string;
    readonly wrong: string;
  };
  /** The cards of the own hand that can be chosen, and how they are. */
  readonly choose?: ReadonlyMap<string, 'open' | 'right' | 'wrong' | 'picked'> | undefined;
  /** Draws what lies elsewhere than in hands and trick; fetched with the rules that say what it is. */
  readonly lay?: Laying;
}

/** Draws fronts, rows and lines of a diagram. */
export interface Laying {
  front(seat: DiagramSeat, options: DrawOptions): readonly (Piece | undefined)[];
  rows(diagram: Diagram, options: DrawOptions): Piece | undefined;
  lines(diagram: Diagram): Piece | undefined;
  /** True where so many cards lie that a hand is better drawn small. */
  crowds(diagram: Diagram): boolean;
}
