import type {LetterOf} from './chip.js';
import type {Diagram, DiagramSeat, Laid} from './diagram.js';
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

/** Draws fronts, rows and lines of a diagram, what can be pressed, and what is heard of cards. */
export interface Laying {
  front(seat: DiagramSeat, options: DrawOptions): readonly (Piece | undefined)[];
  rows(diagram: Diagram, options: DrawOptions): Piece | undefined;
  lines(diagram: Diagram): Piece | undefined;
  /** A card of the own hand: a button where it can be chosen, its name below where it is little known. */
  held(drawn: Piece, card: string | null, small: boolean | undefined, options: DrawOptions): Piece;
  /** A hand in words. */
  heard(
    name: string,
    known: readonly string[],
    unknown: number,
    options: DrawOptions,
  ): Piece | undefined;
  /** A trick in words, in the order of play. */
  event(trick: readonly Laid[], diagram: Diagram, options: DrawOptions): Piece | undefined;
  /** True where so many cards lie that a hand is better drawn small. */
  crowds(diagram: Diagram): boolean;
}
