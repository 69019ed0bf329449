import {type Piece, piece} from '../../elements/index.js';

/**
 * Boxes of an image: each has a size and draws itself at a place. Nothing measures text without a
 * document, so widths of text are estimated, on the wide side.
 */
export interface Box {
  readonly width: number;
  readonly height: number;
  draw(x: number, y: number): readonly Piece[];
}

export const EMPTY: Box = {width: 0, height: 0, draw: () => []};

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  /** The alignment of a line; `middle` by default. */
  readonly anchor?: 'start' | 'middle';
  /** The greatest width in units; longer text goes on in the next line. */
  readonly width?: number;
}

/** The height of a line, in sizes of its text. */
const LEADING = 1.3;

/** The estimated width of a text in sizes of it, that of bold letters: fonts differ from page to page. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text)
    width += /[ .,;:!|'’ijlıft()]/.test(sign)
      ? 0.36
      : /[\p{Lu}mwмшщыюжф—]/u.test(sign)
        ? 0.8
        : 0.62;
  return width;
}

/** Lines of a text that are at most this many sizes wide; a word that is longer is cut. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(widthOf(word) <= most ? word : `${word.slice(0, Math.floor(most / 0.74))}…`);
  }
  return lines;
}

/** A text, in as many lines as its width asks for. */
export function text(said: string, {anchor = 'middle', fill, size, weight, width}: TextStyle): Box {
  const lines = linesOf(said, (width ?? Infinity) / size);
  const wide = Math.max(0, ...lines.map((line) => widthOf(line) * size));
  const style = {
    fill,
    'font-size': String(size),
    'font-weight': weight ? String(weight) : undefined,
  };
  return {
    width: wide,
    height: lines.length * size * LEADING,
    draw: (x, y) =>
      lines.map((line, at) =>
        piece(
          'text',
          {
            x: round(anchor === 'middle' ? x + wide / 2 : x),
            y: round(y + (at + 0.98) * size * LEADING - size * 0.27),
            'text-anchor': anchor === 'middle' ? 'middle' : undefined,
            ...style,
          },
          line,
        ),
      ),
  };
}

/** Boxes below each other, each in the middle or at the start. */
export function column(
  boxes: readonly Box[],
  gap: number,
  align: 'start' | 'middle' = 'middle',
): Box {
  const shown = boxes.filter(({height}) => height > 0);
  const width = Math.max(0, ...shown.map((box) => box.width));
  return {
    width,
    height: sum(shown.map(({height}) => height)) + gap * Math.max(0, shown.length - 1),
    draw(x, y) {
      let top = y;
      return shown.flatMap((box) => {
        const drawn = box.draw(align === 'middle' ? x + (width - box.width) / 2 : x, top);
        top += box.height + gap;
        return drawn;
      });
    },
  };
}

/** Boxes side by side, their tops or middles on one line. */
export function row(boxes: readonly Box[], gap: number, align: 'start' | 'middle' = 'start'): Box {
  const shown = boxes.filter(({width}) => width > 0);
  const height = Math.max(0, ...shown.map((box) => box.height));
  return {
    width: sum(shown.map(({width}) => width)) + gap * Math.max(0, shown.length - 1),
    height,
    draw(x, y) {
      let left = x;
      return shown.flatMap((box) => {
        const drawn = box.draw(left, align === 'middle' ? y + (height - box.height) / 2 : y);
        left += box.width + gap;
        return drawn;
      });
    },
  };
}

/** Boxes side by side, in rows of about the same width that are at most `most` units wide. */
export function wrapped(boxes: readonly Box[], gap: number, most: number): Box {
  const needed = sum(boxes.map(({width}) => width)) + gap * Math.max(0, boxes.length - 1);
  const even = needed / Math.max(1, Math.ceil(needed / most)) + gap;
  const rows: Box[][] = [];
  let full = Infinity;
  for (const box of boxes) {
    if (full + gap + box.width > most || full >= even) rows.push([]);
    full = rows.at(-1)!.length === 0 ? box.width : full + gap + box.width;
    rows.at(-1)!.push(box);
  }
  return column(
    rows.map((one) => row(one, gap)),
    gap,
  );
}

/** A box with room around it, within an outline if one is given. */
export function framed(box: Box, pad: number, outline?: Piece['attributes']): Box {
  const [width, height] = [box.width + 2 * pad, box.height + 2 * pad];
  return {
    width,
    height,
    draw: (x, y) => [
      ...(outline ? [rect(x, y, width, height, outline)] : []),
      ...box.draw(x + pad, y + pad),
    ],
  };
}

/** A box that takes at least this much room, its content in the middle. */
export function least(box: Box, width: number, height = 0): Box {
  const [wide, high] = [Math.max(width, box.width), Math.max(height, box.height)];
  return {
    width: wide,
    height: high,
    draw: (x, y) => box.draw(x + (wide - box.width) / 2, y + (high - box.height) / 2),
  };
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Piece['attributes'],
): Piece =>
  piece('rect', {
    ...{x: round(x), y: round(y), width: round(width), height: round(height)},
    ...attributes,
  });

/** A coordinate as text, to a tenth of a unit. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
