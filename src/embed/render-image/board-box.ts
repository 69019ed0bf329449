import {SUITS} from '../../cards/card.js';
import {bySuit} from '../../cards/order.js';
import {
  type Diagram,
  type DiagramSeat,
  type DrawOptions,
  inTiles,
  type Laid,
  type Lying,
  type Piece,
  piece,
  placeOf,
  sortedOut,
  SUIT_PATHS,
} from '../../elements/index.js';
import {type Box, column, EMPTY, framed, least, rect, round, row, text, wrapped} from './box.js';
import type {Paint} from './paint.js';

/** Lays a diagram out as an image, as `diagram.styles.ts` lays it out on a page. */

/** The widths of cards, in units of the image: of the reader's hand, in the trick, elsewhere. */
const [OWN, TRICK, SMALL] = [66, 60, 50];
const RATIO = 1.4;
/** How much of a card at least its neighbour leaves free. */
const FREE = 0.46;
const [BODY, NAME, NOTE] = [17, 17, 14];

export interface Board {
  readonly diagram: Diagram;
  readonly options: DrawOptions;
  readonly paint: Paint;
  /** The width of the image in units. */
  readonly width: number;
}

/** The whole diagram, without its heading. */
export function boardBox(board: Board): Box {
  const {diagram, width} = board;
  const {lines = [], order, own, seats, south, trick} = diagram;
  const tiles = inTiles(diagram);
  const around = order ?? seats.map((_, at) => at);
  const middle = column([trick ? trickBox(trick, board, tiles) : EMPTY, rowsBox(board)], 14);
  const said = lines.map((line) => text(line, {...ink(board), size: NOTE + 1, width}));
  const hand = own !== undefined && tiles ? handBox(own, board, width) : EMPTY;
  if (tiles) {
    const columns = Math.max(1, Math.min(around.length, Math.floor(width / 150)));
    const wide = (width - 12 * (columns - 1)) / columns;
    const grid = around.map((at) => least(seatBox(at, board, wide), wide));
    return column([wrapped(grid, 12, width), middle, hand, ...said], 18);
  }
  const at = (place: string): Box => {
    const seat = around.find((one) => placeOf(one, south, seats.length) === place);
    const wide = place === 's' || place === 'n' ? width : width * 0.3;
    return seat === undefined ? EMPTY : seatBox(seat, board, wide);
  };
  const [west, east] = [at('w'), at('e')];
  const side = Math.max(west.width, east.width);
  const belt = row([least(west, side), middle, least(east, side)], 24, 'middle');
  return column([at('n'), belt, at('s'), ...said], 16);
}

const ink = ({paint}: Board): {readonly fill: string} => ({fill: paint.colour('table-ink')});
const quiet = ({paint}: Board): {readonly fill: string} => ({fill: paint.colour('ink-2')});

function seatBox(at: number, board: Board, width: number): Box {
  const {diagram} = board;
  const seat = diagram.seats[at]!;
  const hand = at === diagram.own && inTiles(diagram) ? EMPTY : handBox(at, board, width);
  return column(
    [
      nameBox(seat, board, width),
      seat.note ? text(seat.note, {...quiet(board), size: NOTE, width}) : EMPTY,
      hand,
      wrapped(
        (seat.front ?? []).map((lying) => lyingBox(lying, board)),
        8,
        width,
      ),
    ],
    5,
  );
}

function nameBox({name, turn}: DiagramSeat, board: Board, width: number): Box {
  const said = text(name, {...ink(board), size: NAME, weight: 600, width});
  const dot: Box = {
    width: turn ? 8 : 0,
    height: 8,
    draw: (x, y) => [
      piece('circle', {
        cx: round(x + 4),
        cy: round(y + 4),
        r: '4',
        fill: board.paint.colour('mark'),
      }),
    ],
  };
  return row([dot, said], 7, 'middle');
}

function handBox(at: number, board: Board, width: number): Box {
  const {diagram} = board;
  const {hand} = diagram.seats[at]!;
  if (!hand) return EMPTY;
  const {cards, others, unknown} = sortedOut(hand);
  if (at !== diagram.own) return suitsBox(hand, board, width);
  const backs = Array.from({length: unknown}, () => null);
  const all: readonly (string | null)[] = [...cards, ...others, ...backs];
  if (others.length > 0)
    return wrapped(
      all.map((card) =>
        lyingBox({card, label: card === null ? '' : board.options.nameOf(card)}, board),
      ),
      8,
      width,
    );
  return fan(
    all.map((card) => cardBox(card, OWN, board)),
    width,
  );
}

/** Cards beside each other that lie over their neighbours where there is no room; else in rows. */
function fan(cards: readonly Box[], width: number): Box {
  const n = cards.length;
  if (n === 0) return EMPTY;
  const step = Math.min(OWN + 4, (width - OWN) / Math.max(1, n - 1));
  if (step < OWN * FREE) {
    const half = Math.ceil(n / 2);
    return column([fan(cards.slice(0, half), width), fan(cards.slice(half), width)], 4);
  }
  return {
    width: OWN + step * (n - 1),
    height: OWN * RATIO,
    draw: (x, y) => cards.flatMap((card, at) => card.draw(x + at * step, y)),
  };
}

/** A hand as suits and ranks, as bridge columns print it. */
function suitsBox(hand: readonly (string | null)[], board: Board, width: number): Box {
  const {diagram, options, paint} = board;
  const {cards, others, unknown} = sortedOut(hand);
  const suits = bySuit(cards);
  const shown = SUITS.filter((suit) => diagram.trick !== undefined || suits[suit].length > 0);
  const style = {...ink(board), size: BODY, anchor: 'start'} as const;
  const rows = shown.map((suit) => {
    const ranks = suits[suit].map((card) => options.letterOf(card.charAt(0))).join(' ');
    const {fill} = paint.path('s', suit);
    const sign: Box = {
      width: BODY,
      height: BODY,
      draw: (x, y) => [
        piece('path', {
          d: SUIT_PATHS[suit],
          transform: `translate(${round(x + BODY / 2)} ${round(y + BODY / 2)}) scale(.72)`,
          fill,
        }),
      ],
    };
    return row([sign, text(ranks || '–', {...style, width})], 6, 'middle');
  });
  const jokers = cards.filter((card) => !SUITS.some((suit) => suits[suit].includes(card)));
  const rest = [
    ...others.map(options.nameOf),
    ...jokers.map(options.nameOf),
    ...(unknown > 0 ? [`+ ${unknown}`] : []),
  ].join(', ');
  return column(
    [
      ...(cards.length > jokers.length ? rows : []),
      rest ? text(rest, {...style, ...quiet(board), size: NOTE, width}) : EMPTY,
    ],
    1,
    'start',
  );
}

function trickBox(trick: readonly Laid[], board: Board, tiles: boolean): Box {
  const {seats, south} = board.diagram;
  const cards = trick.map(({seat, card, mark}) => ({
    at: placeOf(seat, south, seats.length),
    box: marked(cardBox(card, TRICK, board), mark, board),
  }));
  if (tiles)
    return row(
      cards.map(({box}) => box),
      10,
    );
  // Before a trick begins there is no need to keep the room of all its cards.
  if (trick.length === 0) return {width: TRICK, height: TRICK * 0.5, draw: () => []};
  const [wide, high] = [TRICK * 3 + 20, TRICK * RATIO * 2 + 26];
  const places: Readonly<Record<string, readonly [number, number]>> = {
    n: [wide / 2, TRICK * RATIO * 0.5 + 4],
    s: [wide / 2, high - TRICK * RATIO * 0.5 - 4],
    w: [TRICK / 2 + 2, high / 2],
    e: [wide - TRICK / 2 - 2, high / 2],
  };
  return {
    width: wide,
    height: high,
    draw: (x, y) =>
      cards.flatMap(({at, box}) => {
        const [left, top] = places[at] ?? [wide / 2, high / 2];
        return box.draw(x + left - box.width / 2, y + top - box.height / 2);
      }),
  };
}

const rowsBox = (board: Board): Box =>
  wrapped(
    board.diagram.rows.map(({cards, label}) =>
      column(
        [
          label ? text(label, {...ink(board), size: NOTE, weight: 600, width: board.width}) : EMPTY,
          wrapped(
            cards.map((lying) => lyingBox(lying, board)),
            8,
            board.width,
          ),
        ],
        5,
      ),
    ),
    20,
    board.width,
  );

/** A card on the table with the text below it. */
function lyingBox({beat, card, label, mark, small, turned}: Lying, board: Board): Box {
  const size = small ? SMALL * 0.72 : SMALL;
  const bare = card === undefined ? placeBox(size, board) : cardBox(card, size, board);
  const faces = beat === undefined ? bare : pair(bare, cardBox(beat, size, board));
  const lies = turned ? quarter(faces) : faces;
  const dim = mark === 'lost' ? faded(lies) : lies;
  const under = label?.trim()
    ? text(label, {...quiet(board), size: NOTE - 1, width: SMALL * 2})
    : EMPTY;
  return column([marked(dim, mark === 'won' ? 'won' : undefined, board), under], 4);
}

/** An empty place for a card. */
const placeBox = (size: number, {paint}: Board): Box => ({
  width: size,
  height: size * RATIO,
  draw: (x, y) => [
    rect(x + 0.5, y + 0.5, size - 1, size * RATIO - 1, {
      ...{rx: '4', fill: 'none', stroke: paint.colour('edge')},
      'stroke-dasharray': '4 3',
    }),
  ],
});

/** A card with another across it. */
const pair = (one: Box, other: Box): Box => ({
  width: one.width * 1.36,
  height: one.height + one.width * 0.3,
  draw: (x, y) => [...one.draw(x, y), ...other.draw(x + one.width * 0.36, y + one.width * 0.3)],
});

/** A box turned by a quarter. */
const quarter = (box: Box): Box => ({
  width: box.height,
  height: box.height,
  draw(x, y) {
    const middle = `${round(x + box.height / 2)} ${round(y + box.height / 2)}`;
    const drawn = box.draw(x + (box.height - box.width) / 2, y);
    return [piece('g', {transform: `rotate(90 ${middle})`}, ...drawn)];
  },
});

const faded = (box: Box): Box => ({
  ...box,
  draw: (x, y) => [piece('g', {opacity: '.55'}, ...box.draw(x, y))],
});

function marked(box: Box, mark: Laid['mark'], {paint}: Board): Box {
  if (!mark) return box;
  const dashed = mark === 'wrong' ? {'stroke-dasharray': '7 4'} : {};
  const stroke = paint.colour(mark === 'won' ? 'mark' : 'wrong');
  const around = {...{rx: '6', fill: 'none', stroke, 'stroke-width': '3'}, ...dashed};
  return framed(box, 2.5, around);
}

/** The pictures that a drawing contains, at any depth. */
const picturesIn = (one: Piece): readonly Piece[] =>
  one.tag === 'svg'
    ? [one]
    : one.children.flatMap((child) => (typeof child === 'string' ? [] : picturesIn(child)));

/** One card, drawn as on a page; a card without a picture is its name on paper. */
function cardBox(card: string | null, size: number, board: Board): Box {
  const {options, paint} = board;
  const face = options.face(card);
  const [picture] = face.attributes['class'] === 'gk' ? picturesIn(face) : [];
  const suit = face.attributes['data-s'];
  const name = text(options.nameOf(card), {...ink(board), size: size * 0.22, width: size - 8});
  return {
    width: size,
    height: size * RATIO,
    draw(x, y) {
      const paper = rect(x + 0.5, y + 0.5, size - 1, size * RATIO - 1, {
        ...paint.paper,
        rx: round(size * 0.06),
      });
      if (!picture) return [paper, ...least(name, size, size * RATIO).draw(x, y)];
      const paths = picture.children.map((path) => {
        const {class: classes, d} = (path as Piece).attributes;
        const painted = paint.path(String(classes), suit === true ? undefined : suit);
        return piece('path', {d, ...painted});
      });
      const edge = {...paint.paper, fill: 'none', rx: round(size * 0.06)};
      return [
        paper,
        piece(
          'svg',
          {
            ...{x: round(x), y: round(y), width: round(size), height: round(size * RATIO)},
            viewBox: '0 0 100 140',
          },
          ...paths,
        ),
        rect(x + 0.5, y + 0.5, size - 1, size * RATIO - 1, edge),
      ];
    },
  };
}
