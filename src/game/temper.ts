/**
 * Tempers of bots: style without strength. A temper only decides between moves that are worth about the
 * same to a bot; the level decides how well the bot judges their worth.
 */

/** From the least risk to the most; `even` prefers neither. */
export const TEMPERS = ['safe', 'even', 'bold'] as const;
/** A style of play among moves of about the same worth. */
export type Temper = (typeof TEMPERS)[number];

/** The expected value of a move, on any scale; more is better. */
export interface Weighed {
  readonly value: number;
  /** The standard deviation of that value, or another measure of risk. */
  readonly risk: number;
  /** The standard error of the risk, if it is estimated from samples. */
  readonly doubt?: number;
}

/** The standard error of a standard deviation estimated from this many samples. */
export const doubtOf = (deviation: number, samples: number): number =>
  deviation / Math.sqrt(2 * samples);

/** The risks of two moves differ if they are more than this many standard errors apart. */
const SURE = 2;

const differ = (one: Weighed, other: Weighed): boolean =>
  Math.abs(one.risk - other.risk) > SURE * Math.hypot(one.doubt ?? 0, other.doubt ?? 0);

/** A share of the greatest risk among some moves, if risks are deviations. */
export const partOfRisk = (items: readonly Weighed[], part: number): number =>
  part * Math.max(0, ...items.map(({risk}) => risk));

/**
 * The item of the highest value, the first of several. A temper chooses the least or the most risk
 * among the items that are worth at most `slack` less and whose risk clearly differs.
 * @throws {TypeError} when there are no items
 */
export function chosenBy<Item extends Weighed>(
  items: readonly Item[],
  temper: Temper | undefined,
  slack: number,
): Item {
  const best = items.reduce((top, next) => (next.value > top.value ? next : top));
  if (temper === undefined || temper === 'even') return best;
  const sign = temper === 'bold' ? 1 : -1;
  return items.reduce(
    (top, next) =>
      next.value >= best.value - slack && differ(next, best) && sign * (next.risk - top.risk) > 0
        ? next
        : top,
    best,
  );
}

/**
 * A number by which a bot decides, a price or a limit, adjusted to a temper: moved by `step` towards
 * risk for `bold`, away from it for `safe`.
 */
export const tempered = (number: number, temper: Temper | undefined, step: number): number =>
  temper === 'bold' ? number + step : temper === 'safe' ? number - step : number;
