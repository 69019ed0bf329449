import type {Seat} from '../../game/index.js';

/**
 * What a diagram shows: hands, what lies between them, and a line above. Plain data made of a position,
 * so that it can be drawn on a server too; a game that lies otherwise on a table makes its own.
 */
export interface Diagram {
  /** The contract and what goes with it; '' where there is nothing to say. */
  readonly heading: string;
  /** Clockwise from seat 0. */
  readonly seats: readonly DiagramSeat[];
  /** Who sits in the south. */
  readonly south: Seat;
  /** Whose hand is drawn as cards; the others' as suits and ranks. */
  readonly own: Seat | undefined;
  /** The trick, in the order of play; left out where the game has none. */
  readonly trick?: readonly Laid[];
  /** What else lies in the middle, row by row. */
  readonly rows: readonly DiagramRow[];
  /** Draws the seats side by side in this order, instead of round a table. */
  readonly order?: readonly Seat[];
  /** Sentences below: what was declared, what was said. */
  readonly lines?: readonly string[];
}

/** A seat of a diagram. */
export interface DiagramSeat {
  readonly name: string;
  /** It is to play. */
  readonly turn: boolean;
  /** `null` where nothing is known of it and nothing is to be shown; unknown cards are `null`. */
  readonly hand: readonly (string | null)[] | null;
  /** Its score, what it took; '' for nothing. */
  readonly note: string;
  /** What lies in front of it, from left to right. */
  readonly front?: readonly Lying[];
}

/** A card of the trick. */
export interface Laid {
  readonly seat: Seat;
  readonly card: string | null;
  /** It took the trick, or it may not be played. */
  readonly mark?: 'won' | 'wrong';
}

/** A card that lies on the table, or a place for one. */
export interface Lying {
  /** `null` is a back; left out for a place where nothing lies. */
  readonly card?: string | null;
  /** What lies across it, and beats it. */
  readonly beat?: string | undefined;
  /** What stands below. */
  readonly label?: string | undefined;
  /** What `mark`, `beat` and `turned` show, for those who do not see it. */
  readonly note?: string | undefined;
  /** It wins, or it has lost. */
  readonly mark?: 'won' | 'lost' | undefined;
  /** It lies turned by a quarter: a stranger among the others. */
  readonly turned?: boolean;
  /** Drawn small: index and suit, or its rank alone among cards of one suit. */
  readonly as?: 'chip' | 'rank';
}

/** Cards that lie together. */
export interface DiagramRow {
  readonly label: string;
  readonly cards: readonly Lying[];
}

/** A position as far as every game says the same words; what is left out is not shown. */
export interface Shown {
  readonly hands?: readonly (readonly (string | null)[] | null)[];
  readonly trick?: readonly Laid[];
  readonly turn?: readonly Seat[];
  readonly scores?: readonly number[];
  readonly tricks?: readonly number[];
}

/** How the seats of a diagram are called and who sees it. */
export interface Seating {
  readonly names: readonly string[];
  /** Who looks: sits in the south, his hand drawn as cards. */
  readonly seat: Seat | undefined;
  /** Who sits in the south where nobody looks. */
  readonly south: Seat;
}

const listOf = <Item>(value: readonly Item[] | undefined): readonly Item[] =>
  value instanceof Array ? value : [];

/** The diagram of hands and a trick; whatever is no list counts as left out. */
export function handsAndTrick(
  shown: Shown,
  {names, seat, south}: Seating,
  {
    heading = '',
    rows = [],
    note = () => '',
  }: Partial<Pick<Diagram, 'heading' | 'rows'>> & {
    readonly note?: (seat: Seat) => string;
  } = {},
): Diagram {
  const hands = listOf(shown.hands);
  const turn = listOf(shown.turn);
  return {
    heading,
    seats: names.map((name, at) => {
      const hand = hands[at];
      return {
        name,
        turn: turn.includes(at),
        hand: Array.isArray(hand) ? hand : null,
        note: note(at),
      };
    }),
    south: seat ?? south,
    own: seat,
    trick: listOf(shown.trick),
    rows,
  };
}
