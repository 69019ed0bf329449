/** How the cards of a hand lie in a given width. Pure numbers, in CSS pixels. */

/** Space between cards that do not overlap. */
const GAP = 4;
/** A hand shrinks to this part of its card width before its cards overlap. */
const SHRINK = 0.88;

/** The least part of an overlapped card that stays in reach of a finger and shows its index. */
const strip = (card: number): number => Math.max(24, card * 0.34);

/** How many overlapped cards fit in one row. */
export const rowLimit = (width: number, card: number): number =>
  Math.max(1, 1 + Math.floor((width - card) / strip(card)));

const side = (count: number, width: number, card: number): boolean =>
  card * count + GAP * (count - 1) <= width;

/** So much of a card is hit with a finger for certain; a hand comes together in one row when all have it. */
export const ROOMY = 44;

/** What a hand needs. */
export interface HandLay {
  /** Rows to show now. */
  readonly rows: number;
  /** Rows whose height is kept, so that a hand that is played out does not shrink the table. */
  readonly reserve: number;
  /** So many cards lie side by side, a little smaller where they must; 0 when cards overlap. */
  readonly fit: number;
}

/**
 * Rows follow from the width: side by side, else a little smaller, else overlapped with a strip that
 * a finger can hit, else more rows. The number dealt decides, so that nothing moves while a hand is
 * played out, until one row has plenty of room. Never a sliver of overlap.
 */
export function layHand(dealt: number, left: number, width: number, card: number): HandLay {
  const fit = [dealt, left].find((count) => side(count, width, card * SHRINK)) ?? 0;
  const reserve = fit === dealt ? 1 : Math.ceil(dealt / rowLimit(width, card));
  const roomy = card + ROOMY * (left - 1) <= width;
  return {rows: fit || roomy ? 1 : reserve, reserve, fit};
}

/**
 * Where rows begin: at a change of suit near an even split, so that a suit is not torn without need.
 * `suits` are those of the cards in order; the answer has one index for each row, the first is 0.
 */
export function splitRows(suits: readonly unknown[], rows: number, limit: number): number[] {
  const starts = [0];
  for (let at = 0, left = rows; left > 1; left--) {
    const rest = suits.length - at;
    const even = rest / left;
    const slack = Math.max(1, Math.round(even / 3));
    let best = Math.ceil(even);
    let least = Infinity;
    for (let size = 1; size < rest; size++) {
      const off = Math.abs(size - even);
      const whole = suits[at + size] !== suits[at + size - 1];
      const fits = size <= limit && rest - size <= limit * (left - 1);
      if (whole && fits && off <= slack && off < least) [best, least] = [size, off];
    }
    at += best;
    if (at >= suits.length) break;
    starts.push(at);
  }
  return starts;
}
