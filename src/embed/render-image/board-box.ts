import type {Suit} from '../../cards/card.js';
import {
  type ArrangedHand,
  type ArrangedSeat,
  needsName,
  piece,
  ranksOf,
  SUIT_PATHS,
} from '../../elements/index.js';
import {type Box, column, EMPTY, least, round, row, text, wrapped} from './box.js';
import {BODY, type Canvas, ink, NAME, NOTE, quiet} from './canvas.js';
import {cardBox, fan, marked, meetingBox, RATIO, tableCardsBox, TRICK, widest} from './card-box.js';

/** Lays a diagram out as an image, as `diagram.styles.ts` lays it out on a page. */

/** The whole diagram, without its heading. */
export function boardBox(canvas: Canvas): Box {
  const {board, width} = canvas;
  const {isTiled, lines = [], seats} = board;
  const middle = column([trickBox(canvas), rowsBox(canvas)], 14);
  const said = lines.map((line) => text(line, {...ink(canvas), size: NOTE + 1, width}));
  if (isTiled) {
    const own = seats.find(({hand}) => hand?.isOwn);
    const columns = Math.max(1, Math.min(seats.length, Math.floor(width / 150)));
    const wide = (width - 12 * (columns - 1)) / columns;
    const grid = seats.map((seat) => least(seatBox(seat, canvas, wide), wide));
    const hand = own ? handBox(own, canvas, width) : EMPTY;
    return column([wrapped(grid, 12, width), middle, hand, ...said], 18);
  }
  const at = (place: string): Box => {
    const seat = seats.find((one) => one.at === place);
    const wide = place === 's' || place === 'n' ? width : width * 0.3;
    return seat ? seatBox(seat, canvas, wide) : EMPTY;
  };
  const [west, east] = [at('w'), at('e')];
  const side = Math.max(west.width, east.width);
  const belt = row([least(west, side), middle, least(east, side)], 24, 'middle');
  return column([at('n'), belt, at('s'), ...said], 16);
}

function seatBox(seat: ArrangedSeat, canvas: Canvas, width: number): Box {
  const {at, front = [], hand, note} = seat;
  const {isFacing, isTiled, seats} = canvas.board;
  const own = [
    nameBox(seat, canvas, width),
    note ? text(note, {...quiet(canvas), size: NOTE, width}) : EMPTY,
    isTiled && hand?.isOwn ? EMPTY : handBox(seat, canvas, width),
  ];
  if (!isFacing) return column([...own, tableCardsBox(front, canvas, width)], 5);
  const wide = widest(
    seats.flatMap((one) => one.front ?? []),
    canvas,
  );
  const meets = row(
    front.map((card) => meetingBox(card, wide, at === 's', canvas)),
    8,
  );
  return column(at === 's' ? [meets, ...own] : [...own, meets], 5);
}

function nameBox({name, turn}: ArrangedSeat, canvas: Canvas, width: number): Box {
  const said = text(name, {...ink(canvas), size: NAME, weight: 600, width});
  const dot: Box = {
    width: turn ? 8 : 0,
    height: 8,
    draw: (x, y) => [
      piece('circle', {
        cx: round(x + 4),
        cy: round(y + 4),
        r: '4',
        fill: canvas.paint.colour('mark'),
      }),
    ],
  };
  return row([dot, said], 7, 'middle');
}

function handBox({hand}: ArrangedSeat, canvas: Canvas, width: number): Box {
  if (!hand) return EMPTY;
  if (!hand.isOwn) return suitsBox(hand, canvas, width);
  const {cards} = hand;
  if (!cards.some(needsName)) return fan(cards, canvas, width);
  const {nameOf} = canvas.options;
  const named = cards.map((card) => ({card, label: needsName(card) ? nameOf(card) : ''}));
  return tableCardsBox(named, canvas, width);
}

/** A hand as suits and ranks, as bridge columns print it. */
function suitsBox({rest, suits, unknown}: ArrangedHand, canvas: Canvas, width: number): Box {
  const {letterOf, nameOf} = canvas.options;
  const style = {...ink(canvas), size: BODY, anchor: 'start'} as const;
  const others = [...rest.map(nameOf), ...(unknown > 0 ? [`+ ${unknown}`] : [])].join(', ');
  return column(
    [
      ...suits.map(({suit, cards}) =>
        row(
          [signBox(suit, canvas), text(ranksOf(cards, letterOf) || '–', {...style, width})],
          6,
          'middle',
        ),
      ),
      others ? text(others, {...style, ...quiet(canvas), size: NOTE, width}) : EMPTY,
    ],
    1,
    'start',
  );
}

/** The sign of a suit, as high as a line of text. */
function signBox(suit: Suit, {paint}: Canvas): Box {
  const {fill} = paint.path('s', suit);
  return {
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
}

function trickBox(canvas: Canvas): Box {
  const {isTiled, trick} = canvas.board;
  if (!trick) return EMPTY;
  const cards = trick.map(({at, card, mark}) => ({
    at,
    box: marked(cardBox(card, TRICK, canvas), mark, canvas),
  }));
  if (isTiled)
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

const rowsBox = (canvas: Canvas): Box => {
  const {board, width} = canvas;
  const style = {...ink(canvas), size: NOTE, weight: 600, width};
  return wrapped(
    board.rows.map(({cards, label}) =>
      column([label ? text(label, style) : EMPTY, tableCardsBox(cards, canvas, width)], 5),
    ),
    20,
    width,
  );
};
