import type {AnyMove, AnyEvent, AnyView, Seat} from '../../game/index.js';
import type {AnyCatalogue, ExampleMessages, Messages, Player} from '../../i18n/index.js';
import type {Diagram, TrickCard, Seating} from './diagram.js';
import type {Piece} from './piece.js';

/**
 * The material of a game's diagram in addition to the view; `Own` are the game's sentences, `typeof en`.
 */
export interface DiagramContext<Own = unknown> {
  readonly messages: Messages<ExampleMessages & Own>;
  readonly seating: Seating;
  /** The cards in the middle, including a trick that has just been taken. */
  readonly trick: readonly TrickCard[];
  readonly turn: readonly Seat[];
  /** The hands as far as the author reveals them; `null` for a hidden hand. */
  readonly hands: readonly (readonly (string | null)[] | null)[];
}

/** Context of the sentences of a diagram. */
interface DiagramSpeaker {
  readonly messages: Messages;
  readonly players: readonly Player[];
  /** The viewer's seat; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
}

/** Makes the diagrams of a game; exported as `diagram` by its `table/diagram.ts`. */
export interface DiagramMaker<
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  Move extends AnyMove = AnyMove,
  Own extends string = string,
> {
  /** The diagram of a view. */
  of(view: View, ctx: DiagramContext<AnyCatalogue>): Diagram;
  /** An event in words, as the game's table announces it; absent if the cards show everything. */
  sentence?(event: Event, speaker: DiagramSpeaker): string | undefined;
  /**
   * A move in words; `undefined` when the name of its card suffices.
   * @param players the players by seat
   */
  move?(move: Move, messages: Messages, players: readonly Player[]): string | undefined;
  /** Events that clear the table: after one of them the diagram shows the state just before it. */
  readonly clears?: readonly Event['type'][];
  /** Cards that only this game has. */
  readonly deck?: {
    /** All of them by name; a pack that a host has made may hold others. */
    readonly cards: readonly Own[];
    /** @param view the match that a card belongs to; without one, the usual pack is meant */
    face(card: Own, view: View | undefined): Piece;
    name(card: Own, messages: Messages): string;
  };
}
