import type {AnyMove, AnyEvent, AnyView, Seat} from '../../game/index.js';
import type {AnyCatalogue, ExampleMessages, Messages} from '../../i18n/index.js';
import type {Diagram, Laid, Seating} from './diagram.js';
import type {Piece} from './piece.js';

/** What a game's diagram is made of besides the view; `Own` are the game's sentences, `typeof en`. */
export interface DiagramContext<Own = unknown> {
  readonly messages: Messages<ExampleMessages & Own>;
  readonly seating: Seating;
  /** What lies in the middle, a trick that has just been taken included. */
  readonly trick: readonly Laid[];
  readonly turn: readonly Seat[];
  /** What the author lets everybody see of the hands; `null` for a hand that he does not name. */
  readonly hands: readonly (readonly (string | null)[] | null)[];
}

/** Whose sentences a diagram speaks. */
interface DiagramSpeaker {
  readonly messages: Messages;
  readonly names: readonly string[];
  /** Who looks. */
  readonly seat: Seat | undefined;
}

/** Makes the diagrams of a game, `diagram` in its `table/diagram.ts`. */
export interface DiagramMaker<
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  Move extends AnyMove = AnyMove,
  Own extends string = string,
> {
  /** A position as a diagram. */
  of(view: View, ctx: DiagramContext<AnyCatalogue>): Diagram;
  /** An event in words, as the game's table says it; left out where cards say all. */
  sentence?(event: Event, speaker: DiagramSpeaker): string | undefined;
  /** A move in words, where it is more than its card or none. */
  move?(move: Move, messages: Messages): string | undefined;
  /** What clears the table away: a step that leads so far is shown as it lay just before. */
  readonly clears?: readonly Event['type'][];
  /** Cards of the game's own. */
  readonly deck?: {
    face(card: Own, view: View): Piece;
    name(card: Own, messages: Messages): string;
  };
}
