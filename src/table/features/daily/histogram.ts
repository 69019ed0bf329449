import type {DayCounts} from '../../../online/day-counts.js';

/** How many readers brought home a result from `from` to `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** Whether the reader's own result is in it. */
  readonly isOwn: boolean;
}

/** The most bars: more are not compared at a glance. */
const MOST = 9;
/** Widths of bars that people read easily, times a power of ten. */
const WIDTHS = [1, 2, 5];

/** The narrowest width of bars with which they are few enough. */
function widthOf(least: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const width of WIDTHS) {
      const wide = width * power;
      if (Math.floor(most / wide) - Math.floor(least / wide) < MOST) return wide;
    }
}

/** The results of all readers as bars of the same width, the best result first. */
export function barsOf(counts: DayCounts, own: number): readonly Bar[] {
  const results = Object.entries(counts).map(([result, n]) => ({result: Number(result), n}));
  if (results.length === 0) return [];
  const all = results.map(({result}) => result);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = widthOf(least, most);
  const [first, last] = [Math.floor(least / width), Math.floor(most / width)];
  return Array.from({length: last - first + 1}, (_, at) => {
    const from = (last - at) * width;
    const to = from + width - 1;
    const isIn = (result: number): boolean => result >= from && result <= to;
    const n = results.reduce((sum, one) => sum + (isIn(one.result) ? one.n : 0), 0);
    return {from, to, n, isOwn: isIn(own)};
  });
}

/** How many readers there are, and how many of them did worse than a result. */
export const placeIn = (
  counts: DayCounts,
  own: number,
): {readonly of: number; readonly worse: number} =>
  Object.entries(counts).reduce(
    ({of, worse}, [result, n]) => ({of: of + n, worse: worse + (Number(result) < own ? n : 0)}),
    {of: 0, worse: 0},
  );
