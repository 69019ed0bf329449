import type {Rank, Suit} from '../../../cards/card.js';
import {put} from './paths.js';
import {SUIT_PATHS} from './suits.js';

const COLUMNS: Readonly<Record<string, number>> = {l: 33.5, c: 50, r: 66.5};

/** The classic layouts: for each pip a column, then its height on a card of 140. */
const LAYOUTS: Readonly<Record<string, string>> = {
  2: 'c24 c116',
  3: 'c24 c70 c116',
  4: 'l24 r24 l116 r116',
  5: 'l24 r24 c70 l116 r116',
  6: 'l24 r24 l70 r70 l116 r116',
  7: 'l24 r24 c47 l70 r70 l116 r116',
  8: 'l24 r24 c47 l70 r70 c93 l116 r116',
  9: 'l24 r24 l54.7 r54.7 c70 l85.3 r85.3 l116 r116',
  T: 'l24 r24 c39.3 l54.7 r54.7 l85.3 r85.3 c100.7 l116 r116',
};

/** All pips of a large number card as one path; those in the lower half are upside down. */
export function pips(rank: Rank, suit: Suit): string {
  const spots = LAYOUTS[rank]?.split(' ') ?? [];
  const k = spots.length < 4 ? 1.2 : spots.length < 7 ? 0.97 : 0.87;
  return spots
    .map((spot) => {
      const y = Number(spot.slice(1));
      return put(SUIT_PATHS[suit], COLUMNS[spot.charAt(0)], y, k, y > 70 ? 180 : 0);
    })
    .join('');
}
