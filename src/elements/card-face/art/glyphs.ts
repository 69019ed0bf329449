import type {Rank} from '../../../cards/card.js';
import {put, sym} from './paths.js';

/**
 * Ace, king, queen and jack as printed on the decks of a locale, as keys of `GLYPHS`. Letters are a
 * setting apart from the language, since many players own English decks. К and В have the shapes of
 * K and B.
 */
const COURT: Readonly<Record<string, string>> = {
  en: 'AKQJ',
  ru: 'TKДB',
  be: 'TKДB',
  uk: 'TKДB',
  pl: 'AKDW',
  fr: 'ARDV',
  'pt-PT': 'ARDV',
  de: 'AKDB',
  nl: 'AHVB',
};
/** The locales whose decks have their own letters. */
export const LETTERS: readonly string[] = Object.keys(COURT);
/** One of `LETTERS`, or any other language tag: `ru-RU` counts as `ru`, all others as `en`. */
export type Letters = string;

/** A round figure built from its right half, moved to its axis and stretched. */
const round = (x: number, half: string, k = 1): string => put(sym(half), x, 0, k, 0, 1);

/** The right half of a zero. */
const HALF = 'M0 2.2C3.2 2.2 4.8 5.4 4.8 12C4.8 18.6 3.2 21.8 0 21.8';

const SIX =
  'M11.6 6.8C11.2 3.8 9.7 2.2 7.3 2.2C3.9 2.2 2.2 5.6 2.2 12.4C2.2 18.7 3.8 21.8 7 21.8C10.1 21.8 11.9 19.4 11.9 15.5C11.9 11.7 10.1 9.4 7.2 9.4C4.6 9.4 2.6 11.4 2.2 14.4';
/** The two bowls of an eight. */
const UPPER = 'M0 2.2C2.8 2.2 4.3 3.9 4.3 6.6C4.3 9.4 2.8 11.2 0 11.2';
const LOWER = 'M0 11.2C3.2 11.2 5 13.2 5 16.5C5 19.8 3.2 21.8 0 21.8';
/** The bowl of three and five, from about 6.6 at height 9.4. */
const BOWL = 'C10 9.4 11.9 11.7 11.9 15.5C11.9 19.4 9.9 21.8 6.6 21.8C3.7 21.8 1.9 20.2 1.5 17';

/**
 * Width, then the centre line in a cap height of 0..24, for a stroke of 4.6 with butt ends and
 * mitre joins.
 */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  0: [14, round(7, HALF)],
  o: [11.5, round(5.75, HALF, 0.8)],
  1: [7.5, 'M.4 7.6L5 3.8M5 0V24'],
  2: [14, 'M2 8C2 4.2 4 2.2 7.1 2.2C10.2 2.2 12 4.2 12 7.2C12 9.7 10.7 11.6 8.4 14.2L2 21.8H13'],
  3: [14, 'M1.5 2.2H11.4L6.6 9.4' + BOWL],
  4: [14.5, 'M10.4 24V2.2H9.3L2 17.2H14.5'],
  5: [14, 'M12.2 2.2H3.6L2.9 11C3.8 10 5.1 9.4 6.8 9.4' + BOWL],
  6: [14, SIX],
  7: [13.5, 'M1 2.2H11.7V3.6C8.6 9.4 6.6 16.2 6.3 24'],
  8: [14, round(7, UPPER) + round(7, LOWER)],
  9: [14, put(SIX, 14, 24, 1, 180)],
  A: [16, 'M1.6 24L6.9 2.2H9.1L14.4 24M3.6 17H12.4'],
  K: [15, 'M2.2 0V24M13 1.1L2.4 14.6M6.4 10.4L13.8 22.9'],
  Q: [15.5, round(7.5, HALF, 1.15) + 'M7.8 15.6L14.6 24'],
  J: [11.5, 'M2.6 2.2H9.3V16C9.3 20 7.9 21.8 5.4 21.8C3 21.8 1.7 20 1.7 16.6'],
  T: [15, 'M.6 2.2H14.4M7.5 2.2V24'],
  Д: [17.5, 'M2 24V18.6H15.6V24M4.8 18.6C6.2 13.4 6.8 8.6 6.8 2.2H13.2V18.6'],
  B: [14.5, put(UPPER + LOWER, 7.3) + 'M7.4 2.2H2.2M7.4 11.2H2.2M7.4 21.8H2.2M2.2 0V24'],
  D: [14.5, put(HALF, 6.2, 0, 1.3, 0, 1) + 'M6.3 2.2H2.2V21.8H6.3'],
  R: [14.5, 'M2.2 24V2.2H7C10.4 2.2 11.9 4.2 11.9 7.6C11.9 11 10.4 13 7 13H2.2M7.4 13L12.8 24'],
  V: [16, 'M1.6 0L6.9 21.8H9.1L14.4 0'],
  W: [20, 'M1.6 0L5.2 21.8H6.6L10 4L13.4 21.8H14.8L18.4 0'],
  H: [15, 'M2.2 0V24M12.8 0V24M2.2 11.6H12.8'],
};
/** The stroke of an index on the small face, in units of the card. */
const STROKE = 4.6;
/**
 * The gap between the centre lines of two touching figures (from the tip of the foot of a 2); 4.5 if not
 * listed.
 */
const AIR: Readonly<Record<string, number>> = {11: 2.9, 12: 2, 13: 4, '1o': 4.4};

/** The index in the corner: `10` for the ten, a letter for ace and court. */
export function indexText(rank: Rank, letters: Letters): string {
  const court = 'AKQJ'.indexOf(rank);
  if (court < 0) return rank === 'T' ? '10' : rank;
  return (COURT[letters] ?? COURT[letters.slice(0, 2)] ?? 'AKQJ').charAt(court);
}

/** The figures of an index laid out from 0, two units of paper apart at every scale and stroke. */
function spread(text: string, k: number, stroke: number) {
  const figures: [path: string, at: number][] = [];
  let [width, before] = [0, ''];
  // A ten has a narrow zero.
  for (const key of text === '10' ? '1o' : text) {
    const [own, path] = GLYPHS[key] ?? [0, ''];
    if (before) width += Math.max(1.4, (stroke + 2) / k - (AIR[before + key] ?? 4.5));
    figures.push([path, width]);
    width += own;
    before = key;
  }
  return {figures, width};
}

/** The width of an index, in units of a cap height of 24. */
export const indexWidth = (text: string): number => spread(text, 1, STROKE).width;

/**
 * A whole index as one path, centred on `x`, with the top of its capitals at `y`; `stroke` is in units
 * of the card.
 */
export function indexPath(text: string, x: number, y: number, k: number, stroke = STROKE): string {
  const {figures, width} = spread(text, k, stroke);
  // "10" ends in a round figure, so its optical centre is a little to the right.
  const from = x - (width * k) / 2 + (text.length > 1 ? k * 0.8 : 0);
  return figures.map(([path, at]) => put(path, from + at * k, y, k)).join('');
}
