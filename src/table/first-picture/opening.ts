import type {AnyView, PlayRules} from '../../game/index.js';

/** How a game opens. */
export interface Opening {
  /** The rules that deal. */
  readonly rules: Pick<PlayRules, 'seats' | 'options' | 'setup' | 'view' | 'legalMoves'>;
  /** The number of seats of a table that does not say. */
  readonly seats: number;
  /** What tells openings apart, besides the reader's hand; the seats on turn by default. */
  name?(view: AnyView): string;
  /** The reader's hand as codes, in display order; `undefined` if every reader has the same. */
  hand?(view: AnyView): readonly string[];
  /** The least number of rows of the hand in a narrow table. */
  readonly rows?: number;
}
