import {codeOf, heightOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import type {KingView, PlayMove} from '../types.js';

/** A dear card is thrown away before any other; a height is at most 14. */
const DEAR = 20;

/**
 * The card that the first lesson teaches: a low one, and away with a dear or high one on the trick of
 * another; where cards pay, a high one. Of several the first.
 */
export function lessonCard({contract, trick}: KingView, moves: readonly PlayMove[]): PlayMove {
  const {points, trick: worth, lastTwo} = planOf(contract);
  const pays = points.reduce((sum, one) => sum + one, 0) + worth + lastTwo > 0;
  const [led] = trick;
  const suit = led && codeOf(led.card) >> 4;
  const isFree = led !== undefined && moves.every(({card}) => codeOf(card) >> 4 !== suit);
  const fit = ({card}: PlayMove): number => {
    const height = heightOf(codeOf(card));
    if (!isFree) return pays ? height : -height;
    return pays ? -height : height - DEAR * points[codeOf(card)]!;
  };
  return moves.reduce((best, move) => (fit(move) > fit(best) ? move : best));
}
