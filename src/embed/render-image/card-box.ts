import {type ArrangedPlay, type Piece, piece, type TableCard} from '../../elements/index.js';
import {type Box, column, EMPTY, framed, least, rect, round, text, wrapped} from './box.js';
import {type Canvas, ink, NOTE, quiet} from './canvas.js';

/** Cards of an image, alone and together. */

/** The width of a card of the reader's hand, in units of the image. */
const OWN = 66;
/** The width of a card of the trick. */
export const TRICK = 60;
/** The width of all other cards. */
const SMALL = 50;
export const RATIO = 1.4;
/** The room between a card and the outline of its mark. */
const FRAME = 2.5;
/** The least part of a card that its neighbour leaves free. */
const FREE = 0.46;

/** Cards of the reader's hand, in rows if they would cover too much of their neighbours. */
export function fan(cards: readonly (string | null)[], canvas: Canvas, width: number): Box {
  const n = cards.length;
  if (n === 0) return EMPTY;
  const step = Math.min(OWN + 4, (width - OWN) / Math.max(1, n - 1));
  if (step < OWN * FREE) {
    const half = Math.ceil(n / 2);
    return column(
      [fan(cards.slice(0, half), canvas, width), fan(cards.slice(half), canvas, width)],
      4,
    );
  }
  const boxes = cards.map((card) => cardBox(card, OWN, canvas));
  return {
    width: OWN + step * (n - 1),
    height: OWN * RATIO,
    draw: (x, y) => boxes.flatMap((box, at) => box.draw(x + at * step, y)),
  };
}

/** Cards on the table, side by side. */
export const tableCardsBox = (cards: readonly TableCard[], canvas: Canvas, width: number): Box =>
  wrapped(
    cards.map((card) => tableCardBox(card, canvas)),
    8,
    width,
  );

/** A card on the table with the text below it. */
function tableCardBox(one: TableCard, canvas: Canvas): Box {
  const {beat, card, label, mark, small, turned} = one;
  const size = small ? SMALL * 0.72 : SMALL;
  const bare = card === undefined ? placeBox(size, canvas) : cardBox(card, size, canvas);
  const faces = beat === undefined ? bare : pair(bare, cardBox(beat, size, canvas));
  const lies = turned ? quarter(faces) : faces;
  const dim = mark === 'lost' ? faded(lies) : lies;
  const under = label?.trim()
    ? text(label, {...quiet(canvas), size: NOTE - 1, width: SMALL * 2})
    : EMPTY;
  // A card without a mark keeps the room of one, so that cards and texts stay level.
  const outlined = mark === 'won' ? marked(dim, mark, canvas) : framed(dim, FRAME);
  return column([outlined, under], 4);
}

/** The width of the widest of some cards, with their texts. */
export const widest = (cards: readonly TableCard[], canvas: Canvas): number =>
  Math.max(0, ...cards.map((card) => tableCardBox(card, canvas).width));

/** A card of two that meet, in a column of one width; a line joins the lower one to the other. */
export function meetingBox(card: TableCard, wide: number, isLower: boolean, canvas: Canvas): Box {
  const box = least(tableCardBox(card, canvas), wide);
  if (!isLower || card.card === undefined) return box;
  const fill = canvas.paint.colour('edge');
  return {
    ...box,
    draw: (x, y) => [rect(x + wide / 2 - 1, y - 15, 2, 14, {fill}), ...box.draw(x, y)],
  };
}

/** An empty place for a card. */
const placeBox = (size: number, {paint}: Canvas): Box => ({
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

/** A box with the outline of its mark. */
export function marked(box: Box, mark: ArrangedPlay['mark'], {paint}: Canvas): Box {
  if (!mark) return box;
  const dashed = mark === 'wrong' ? {'stroke-dasharray': '7 4'} : {};
  const stroke = paint.colour(mark === 'won' ? 'mark' : 'wrong');
  const around = {...{rx: '6', fill: 'none', stroke, 'stroke-width': '3'}, ...dashed};
  return framed(box, FRAME, around);
}

/** The pictures that a drawing contains, at any depth. */
const picturesIn = (one: Piece): readonly Piece[] =>
  one.tag === 'svg'
    ? [one]
    : one.children.flatMap((child) => (typeof child === 'string' ? [] : picturesIn(child)));

/** One card, drawn as on a page; a card without a picture is its name on paper. */
export function cardBox(card: string | null, size: number, canvas: Canvas): Box {
  const {options, paint} = canvas;
  const face = options.face(card);
  const [picture] = face.attributes['class'] === 'gk' ? picturesIn(face) : [];
  const suit = face.attributes['data-s'];
  const name = text(options.nameOf(card), {...ink(canvas), size: size * 0.22, width: size - 8});
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
