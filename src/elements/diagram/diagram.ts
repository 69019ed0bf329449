import type {Seat} from '../../game/index.js';
import type {Player} from '../../i18n/player.js';

/**
 * The content of a diagram: hands, the cards between them, and a heading. Plain data derived from a
 * position, so that it can be drawn on a server too. Games with another layout build their own.
 */
export interface Diagram {
  /** The contract and what belongs to it; '' for none. */
  readonly heading: string;
  /** Clockwise from seat 0. */
  readonly seats: readonly DiagramSeat[];
  /** The seat drawn at the bottom. */
  readonly south: Seat;
  /** The seat whose hand is drawn as cards; the other hands are drawn as suits and ranks. */
  readonly own: Seat | undefined;
  /** The trick, in playing order; absent in games without tricks. */
  readonly trick?: readonly TrickCard[];
  /** Other cards in the middle, row by row. */
  readonly rows: readonly DiagramRow[];
  /** Draws the seats side by side in this order, instead of around a table. */
  readonly order?: readonly Seat[];
  /** True when the cards in front of two seats meet one by one; lines join them. */
  readonly facing?: boolean;
  /** Sentences below the diagram, such as declarations. */
  readonly lines?: readonly string[];
}

/** A seat of a diagram. */
export interface DiagramSeat {
  readonly name: string;
  /** True when the seat is to play. */
  readonly turn: boolean;
  /** The cards, `null` for each unknown one; `null` as a whole when nothing is known or shown. */
  readonly hand: readonly (string | null)[] | null;
  /** The score or the cards taken; '' for nothing. */
  readonly note: string;
  /** Cards in front of the seat, from left to right. */
  readonly front?: readonly TableCard[];
}

/** A card of the trick. */
export interface TrickCard {
  readonly seat: Seat;
  readonly card: string | null;
  /** `won` when the card took the trick, `wrong` when it may not be played. */
  readonly mark?: 'won' | 'wrong';
}

/** A card on the table, or an empty place for one. */
export interface TableCard {
  /** `null` for a card face down; absent for an empty place. */
  readonly card?: string | null;
  /** The card lying across this one, which beats it. */
  readonly beat?: string | undefined;
  /** The text below the card. */
  readonly label?: string | undefined;
  /** The meaning of `mark`, `beat` and `turned` in words, for screen readers. */
  readonly note?: string | undefined;
  /** `won` when the card wins, `lost` when it has lost. */
  readonly mark?: 'won' | 'lost' | undefined;
  /** True when the card is turned by a quarter, to set it apart from the others. */
  readonly turned?: boolean;
  /** True for a card that is drawn smaller than the others. */
  readonly small?: boolean;
}

/** Cards in one row. */
export interface DiagramRow {
  readonly label: string;
  readonly cards: readonly TableCard[];
}

/** The fields of a position that all games share; absent fields are not shown. */
export interface Shown {
  readonly hands?: readonly (readonly (string | null)[] | null)[];
  readonly trick?: readonly TrickCard[];
  readonly turn?: readonly Seat[];
}

/** The players around a diagram, and who looks at it. */
export interface Seating {
  readonly players: readonly Player[];
  /** The viewer's seat, drawn at the bottom with the hand as cards; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** The seat drawn at the bottom for an onlooker. */
  readonly south: Seat;
}

/** The parts that a game adds to the names at the seats and the turn. */
export interface DiagramParts extends Partial<
  Pick<Diagram, 'facing' | 'heading' | 'lines' | 'order' | 'rows'>
> {
  note?(seat: Seat): string;
  front?(seat: Seat): readonly TableCard[];
}

const listOf = <Item>(value: readonly Item[] | undefined): readonly Item[] =>
  value instanceof Array ? value : [];

/** The diagram of a game without tricks. A field that is not a list counts as absent. */
export function diagramOf(
  shown: Shown,
  {players, seat, south}: Seating,
  {front, note, ...parts}: DiagramParts = {},
): Diagram {
  const hands = listOf(shown.hands);
  const turn = listOf(shown.turn);
  return {
    ...{heading: '', rows: [], ...parts},
    seats: players.map(({name}, at) => {
      const hand = hands[at];
      return {
        name,
        turn: turn.includes(at),
        hand: Array.isArray(hand) ? hand : null,
        note: note?.(at) ?? '',
        ...(front && {front: front(at)}),
      };
    }),
    south: seat ?? south,
    own: seat,
  };
}

/** The diagram of hands and a trick. */
export const handsAndTrick = (shown: Shown, seating: Seating, parts?: DiagramParts): Diagram => ({
  ...diagramOf(shown, seating, parts),
  trick: listOf(shown.trick),
});
