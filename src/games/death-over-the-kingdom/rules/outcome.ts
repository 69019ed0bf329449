import type {Options, Outcome, Seat} from '../../../game/index.js';
import {isLarge, scoresOf} from './standing.js';
import type {KingdomOpen} from '../types.js';

/** GameEnd (4.5): the second place wins. */

const holders = (totals: readonly number[], total: number | undefined): readonly Seat[] =>
  totals.flatMap((own, seat) => (own === total ? [seat] : []));

/**
 * The winners with these totals: the seats with the second highest distinct total (4.5). Nobody
 * wins when all are tied at the highest or the lowest total; every way of counting agrees on that.
 */
export function secondOf(totals: readonly number[], options: Options): readonly Seat[] {
  const distinct = [...new Set(totals)].sort((a, b) => b - a);
  const tied = distinct.length < 3 && distinct.every((total) => holders(totals, total).length > 1);
  if (distinct.length < 2 || tied) return [];
  if (options['second'] === 'threeTotals' && distinct.length < 3) return []; // M-27
  if (options['second'] === 'place') return holders(totals, [...totals].sort((a, b) => b - a)[1]);
  return holders(totals, distinct[1]);
}

/** The seats that win with the points so far: the second place, or in the large game the fewest points. */
export function leadersOf(game: KingdomOpen): readonly Seat[] {
  const scores = scoresOf(game);
  if (!isLarge(game)) return secondOf(scores, game.options);
  return Math.max(...scores) === 0 ? [] : holders(scores, Math.min(...scores));
}

/** Winners first, then the others by their totals, tied seats together. */
function placesOf(totals: readonly number[], winners: readonly Seat[], best: 1 | -1): Seat[][] {
  const rest = totals.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const groups = [...new Set(rest.map((seat) => totals[seat]!))]
    .sort((a, b) => best * (b - a))
    .map((total) => rest.filter((seat) => totals[seat] === total));
  return winners.length > 0 ? [[...winners], ...groups] : groups;
}

/** How the match ended, or `undefined` while it goes on. */
export function outcome(game: KingdomOpen): Outcome | undefined {
  if (game.phase !== 'over') return undefined;
  const scores = scoresOf(game);
  if (isLarge(game)) {
    const winners = holders(scores, Math.min(...scores));
    return {winners, scores, places: placesOf(scores, winners, -1), reason: 'kingdom/fewest'};
  }
  const winners = secondOf(scores, game.options);
  const reason = winners.length > 0 ? 'kingdom/second' : 'kingdom/nobody';
  return {winners, scores, places: placesOf(scores, winners, 1), reason};
}
