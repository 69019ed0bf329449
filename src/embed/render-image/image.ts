import {piece, toHtml} from '../../elements/index.js';
import {boardText} from '../render-example/board-text.js';
import {complain, pictureOf, type Warned} from '../render-example/picture-of.js';
import {boardBox} from './board-box.js';
import {type Box, column, EMPTY, rect, round, text} from './box.js';
import {paintFor, type Scheme} from './paint.js';

/** Images of positions and results, for social cards, newsletters, feeds and print. */

/** Options for an image. */
export interface ImageOptions {
  /** The width of the image in pixels, from 200 to 4,000; 600 by default. */
  readonly width?: number;
  /**
   * The height in pixels, from 100 to 4,000; by default as high as the board is. The board is laid out
   * so that it fills both best: `{width: 1200, height: 630}` is a social card.
   */
  readonly height?: number;
  /** Light, the default, or dark: an image does not follow its page. */
  readonly scheme?: Scheme;
  /** A line above the board, larger than its heading. */
  readonly title?: string;
  /** The locale of the texts; English by default. */
  readonly locale?: string;
  /** Receives errors in the attributes; by default they are thrown. */
  readonly warn?: Warned;
}

/** Characters that XML does not allow in any form: a name with one would spoil the whole file. */
const NOT_XML = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** The margin around the board, in units. */
const MARGIN = 20;
/** The widths that a board is tried in, in units: from those of phones to those of desktops. */
const WIDTHS = [380, 460, 560, 680, 800, 940, 1100];
/** The widest board on a page, in pixels. */
const PAGE = 680;

/**
 * The initial picture of a `<game-example>` as an SVG image, which needs no script, no style sheet and
 * no font of its own. `step` chooses a later position, and the last one of a finished record shows its
 * result.
 *
 * @param attributes of the tag, `{game: 'king', contract: 'no-girls', hands: '…'}`
 * @param content markup inside it, from which the plays are read
 * @returns the text of an SVG file, which describes itself in `<desc>`; '' if the attributes are wrong
 *   and `warn` is given
 * @throws {RangeError} naming the attribute (of a play, `data-play`), if it is wrong and `warn` is not
 *   given, or the option, if a size is out of bounds
 */
export async function renderImage(
  attributes: Readonly<Record<string, string>>,
  content = '',
  options: ImageOptions = {},
): Promise<string> {
  const {locale = 'en', scheme = 'light', title, warn = complain} = options;
  const width = bounded('width', options.width ?? 600, 200);
  const height = options.height === undefined ? undefined : bounded('height', options.height, 100);
  const one = await pictureOf(attributes, content, locale, warn);
  if (!one) return '';
  const {board} = one;
  const paint = paintFor(scheme);
  const layOut = (wide: number): Box => {
    const fill = paint.colour('table-ink');
    const head = title ? text(title, {fill, size: 26, weight: 700, width: wide}) : EMPTY;
    const {heading} = board;
    const named = heading.charAt(0).toLocaleUpperCase(locale) + heading.slice(1);
    const isSaid = named === title;
    const below =
      heading && !isSaid ? text(named, {fill, size: 19, weight: 600, width: wide}) : EMPTY;
    return column([head, below, boardBox({board, options: one.options, paint, width: wide})], 16);
  };
  const scaleOf = (box: Box): number =>
    Math.min(
      width / (box.width + 2 * MARGIN),
      height === undefined ? 1 : height / (box.height + 2 * MARGIN),
    );
  // Without a height the board is as large as on a page, unless its cards need more room than there is.
  const box = (height === undefined ? [Math.min(width, PAGE)] : WIDTHS)
    .map((wide) => layOut(wide - 2 * MARGIN))
    .reduce((best, other) => (scaleOf(other) > scaleOf(best) ? other : best));
  const scale = scaleOf(box);
  const [wide, high] = [
    width / scale,
    height === undefined ? box.height + 2 * MARGIN : height / scale,
  ];
  const drawing = piece(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: round(width),
      height: round(high * scale),
      viewBox: `0 0 ${round(wide)} ${round(high)}`,
      role: 'img',
      'font-family':
        'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", Arial, sans-serif',
    },
    piece('title', {}, title ?? board.heading),
    piece('desc', {}, boardText(board, one.options).join('\n')),
    rect(0, 0, wide, high, {fill: paint.colour('surface')}),
    ...box.draw((wide - box.width) / 2, (high - box.height) / 2),
  );
  return toHtml(drawing).replaceAll(NOT_XML, '\u{fffd}');
}

function bounded(name: string, value: number, least: number): number {
  if (!(value >= least && value <= 4000))
    throw new RangeError(`renderImage: ${name} must be from ${least} to 4000, not ${value}`);
  return value;
}
