/**
 * Tempers of bots: style without strength. A temper decides between moves that are worth about the
 * same to a bot, and nothing else; the level says how well the bot judges what they are worth.
 */

/** From the least risk to the most; `even` has no liking for either. */
export const TEMPERS = ['safe', 'even', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What a bot expects of a move, on any scale; more is better. */
export interface Weighed {
  readonly value: number;
  /** What luck decides on the same scale, a standard deviation; or another measure of daring. */
  readonly risk: number;
  /** The standard error of the risk, where it is estimated from samples. */
  readonly doubt?: number;
}

/** The standard error of a standard deviation that is estimated from this many samples. */
export const doubtOf = (deviation: number, samples: number): number =>
  deviation / Math.sqrt(2 * samples);

/** Risks tell two moves apart where they differ by more than this many standard errors. */
const SURE = 2;

const differ = (one: Weighed, other: Weighed): boolean =>
  Math.abs(one.risk - other.risk) > SURE * Math.hypot(one.doubt ?? 0, other.doubt ?? 0);

/** A part of what luck decides about the most uncertain of some moves, where risks are deviations. */
export const partOfRisk = (items: readonly Weighed[], part: number): number =>
  part * Math.max(0, ...items.map(({risk}) => risk));

/**
 * The item of the highest value, the first of several; to a temper, of those that are worth no more
 * than `slack` less and surely risk less or more, the one of the least or the most risk.
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
 * A number that a bot decides by, a price or a limit, as a temper has it: moved by `step` towards daring
 * for `bold`, away from it for `safe`.
 */
export const tempered = (number: number, temper: Temper | undefined, step: number): number =>
  temper === 'bold' ? number + step : temper === 'safe' ? number - step : number;
