import type {Options, Outcome, Seat} from '../../../game/index.js';
import {isLarge, scoresOf} from './standing.js';
import type {KingdomOpen} from '../types.js';

/** GameEnd (4.5): the second place wins. */

const holders = (totals: readonly number[], total: number): readonly Seat[] => {
  const seats: Seat[] = [];
  totals.forEach((own, seat) => own === total && seats.push(seat));
  return seats;
};

/**
 * The winners with these totals: the seats with the second highest distinct total (4.5). Nobody wins
 * if all are tied at the highest or the lowest total; every way of counting agrees on that.
 */
export function secondOf(totals: readonly number[], options: Options): readonly Seat[] {
  const top = Math.max(...totals);
  const low = Math.min(...totals);
  if (top === low) return [];
  const second = totals.reduce((best, own) => (own < top && own > best ? own : best), low);
  const first = holders(totals, top);
  const winners = holders(totals, second);
  if (second === low && first.length > 1 && winners.length > 1) return [];
  if (options['second'] === 'threeTotals' && second === low) return []; // M-27
  return options['second'] === 'place' && first.length > 1 ? first : winners;
}

/**
 * The seats that win with the points so far: the second place, or in the large game those with the
 * fewest points.
 */
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
