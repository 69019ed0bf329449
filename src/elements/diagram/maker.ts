import type {AnyView, Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import type {Diagram, Laid, Seating} from './diagram.js';

/** What a game's diagram is made of besides the view. */
export interface DiagramDesk {
  readonly words: Words;
  readonly seating: Seating;
  /** What lies in the middle, a trick that has just been taken included. */
  readonly trick: readonly Laid[];
  readonly turn: readonly Seat[];
  /** What the author lets everybody see of the hands; `null` for a hand that he does not name. */
  readonly hands: readonly (readonly (string | null)[] | null)[];
}

/** Makes the diagram of a game's position, in `table-diagram.ts` of the game. */
export type DiagramMaker<View extends AnyView = AnyView> = (
  view: View,
  desk: DiagramDesk,
) => Diagram;
