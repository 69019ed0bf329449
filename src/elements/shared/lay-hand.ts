/** How the cards of a hand are laid out in a given width. Plain numbers, in CSS pixels. */

/** Space between cards that do not overlap. */
const GAP = 4;
/** A hand shrinks to this fraction of its card width before its cards overlap. */
const SHRINK = 0.88;

/** The narrowest strip of an overlapped card that a finger can hit and that shows its index. */
const strip = (card: number): number => Math.max(24, card * 0.34);

/**
 * The room of a hand: its inner width and the width of a card, in CSS pixels, and whether the table is
 * narrow, below 30rem.
 */
export type HandRoom = readonly [width: number, card: number, narrow: boolean];

/** The most cards in a row of a narrow table: as many as 320 px hold, so that phones look alike. */
const NARROW = 10;

/**
 * The room that a hand will have according to its styles. A page that sets the width of cards gives it
 * another one, which only the first layout shows.
 * @param width the width of the hand
 * @param table the width of the table around it, which chooses the cards
 * @param rem the font size of the page; all in CSS pixels
 */
export function foreseeRoom(width: number, table: number, rem: number): HandRoom {
  if (table < 30 * rem) return [width - 2 * 12, 60, true];
  return [width - 2 * 16, table < 53.75 * rem ? 68 : 88, false];
}

/** How many overlapped cards fit in one row. */
export const rowLimit = ([width, card, narrow]: HandRoom): number =>
  Math.min(narrow ? NARROW : Infinity, Math.max(1, 1 + Math.floor((width - card) / strip(card))));

const side = (count: number, width: number, card: number): boolean =>
  card * count + GAP * (count - 1) <= width;

/**
 * The width of a strip that a finger hits reliably; a hand is merged into one row when all strips
 * are this wide.
 */
export const ROOMY = 44;

/** The layout of a hand. */
export interface HandLay {
  /** Rows to show now. */
  readonly rows: number;
  /**
   * The number of rows whose height is reserved, so that playing out a hand does not shrink the
   * table.
   */
  readonly reserve: number;
  /**
   * The number of cards that fit side by side, slightly smaller where necessary; 0 when cards
   * overlap.
   */
  readonly fit: number;
}

/**
 * Chooses rows by width: cards side by side, otherwise slightly smaller, otherwise overlapped with
 * a strip that a finger can hit, otherwise in more rows. The number dealt decides, so that nothing
 * moves while a hand is played out, until one row has plenty of room.
 * @param least how many rows a narrow table has at least for strips that are not roomy
 */
export function layHand(dealt: number, left: number, room: HandRoom, least = 1): HandLay {
  const [width, card, narrow] = room;
  const roomy = (count: number): boolean => card + ROOMY * (count - 1) <= width;
  const fit = [dealt, left].find((count) => side(count, width, card * SHRINK)) ?? 0;
  const whole = fit === dealt || roomy(dealt);
  const reserve = whole ? 1 : Math.max(narrow ? least : 1, Math.ceil(dealt / rowLimit(room)));
  return {rows: fit || roomy(left) ? 1 : reserve, reserve, fit};
}

/** How far from an even split a row may end so that a suit is kept together, in cards. */
const SLACK = 1.5;

/**
 * Where rows begin: at a change of suit near an even split, otherwise there.
 * @param suits the suits of the cards, in order
 * @returns the index of the first card of each row; the first index is 0
 */
export function splitRows(suits: readonly unknown[], rows: number, limit: number): number[] {
  const starts = [0];
  for (let at = 0, left = rows; left > 1; left--) {
    const rest = suits.length - at;
    const even = rest / left;
    let best = Math.ceil(even);
    let least = Infinity;
    for (let size = 1; size < rest; size++) {
      const off = Math.abs(size - even);
      const whole = suits[at + size] !== suits[at + size - 1];
      const fits = size <= limit && rest - size <= limit * (left - 1);
      if (whole && fits && off <= SLACK && off < least) [best, least] = [size, off];
    }
    at += best;
    if (at >= suits.length) break;
    starts.push(at);
  }
  return starts;
}
