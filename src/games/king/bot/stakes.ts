import {pointsOf} from '../kernel/kernel.js';
import {endOf, type Variant} from '../rules/contracts/columns.js';
import type {KingView} from '../types.js';
import {type DealWorld, gains} from './deal-world.js';

/**
 * The worth of a deal where the totals matter: the chance to win the match, by the totals after the
 * deal and by what is left of the match. Elsewhere a deal is worth its points.
 */

/**
 * The chances by totals: a softmax, whose width grows with what is left of the match: deals, or points from
 * the lowest total to the limit.
 */
interface Law {
  /** The square of the width in points when nothing is left, and what each deal or point more adds. */
  readonly least: number;
  readonly more: number;
  /** The totals matter if no more than this is left. */
  readonly near: number;
}

/** Widths are fitted by `node --import tsx bench/king-policy/stakes-law.mjs`. */
const LAWS: Readonly<Record<string, Law>> = {
  'king-simple': {least: 0, more: 500, near: 1},
  'king-threesome': {least: 0, more: 780, near: 1},
  'king-domino': {least: 31, more: 0.13, near: 19},
  hearts: {least: 2.4, more: 1, near: 10},
  'king-jokers': {least: 0, more: 590, near: 1},
  'king-trade': {least: 8, more: 1.6, near: 6},
  'king-omnibus': {least: 60, more: 7.5, near: 12},
  'king-short': {least: 0, more: 500, near: 1},
};

/** A seat with so small a chance to win, or not to, plays for points. */
const OPEN = 0.02;
/** The part of the width that is left at the end, so that a deal that brings nearly enough counts. */
const SOFT = 0.3;
/** The part of the points themselves, which tell apart what is equal for the match. */
const POINTS = 0.2;

/** Writes the worth of a finished deal for each seat, in about the size of points. */
export type Stakes = (deal: DealWorld, into: Float64Array) => void;

/** What deals are worth to the seat of a view; `undefined` where the totals do not matter. */
export function stakesOf(variant: Variant, view: KingView): Stakes | undefined {
  // Domino King where hearts alone count has other deals.
  const law = LAWS[view.options['dominoScoring'] === 'hearts' ? 'hearts' : variant.id];
  const end = endOf(variant, view);
  const {scores, deal} = view;
  const left = (of: Iterable<number>, deals: number): number =>
    'deals' in end ? end.deals - deals : Math.min(...of) - end.limit;
  const before = left(scores, deal - 1);
  const isNear = law && before > 0 && before <= law.near;
  if (!isNear || scores.every((total) => total === scores[0])) return undefined;
  const width = Math.sqrt(law.least + law.more * before);
  const totals = Float64Array.from(scores);
  toChances(totals, width);
  const own = totals[view.seat!]!;
  if (own < OPEN || own > 1 - OPEN) return undefined;
  const soft = (SOFT * width) ** 2;
  return (world, into) => {
    gains(world, into);
    scores.forEach((total, seat) => {
      totals[seat] = total + pointsOf(world.kernel, seat);
    });
    const after = left(totals, deal);
    toChances(totals, Math.sqrt(soft + (after > 0 ? law.least + law.more * after : 0)));
    for (let seat = 0; seat < totals.length; seat++)
      into[seat] = totals[seat]! * width * 4 + into[seat]! * POINTS;
  };
}

/** Turns totals into the chances to win, in place. */
function toChances(totals: Float64Array, width: number): void {
  let most = -Infinity;
  let sum = 0;
  for (const total of totals) most = Math.max(most, total);
  for (let seat = 0; seat < totals.length; seat++)
    sum += totals[seat] = Math.exp((totals[seat]! - most) / width);
  totals.forEach((power, seat) => {
    totals[seat] = power / sum;
  });
}
