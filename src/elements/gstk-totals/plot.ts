/** The geometry of the chart as plain numbers, so that it can be tested without a page. */

/** One player's line. */
export interface PlayerLine {
  readonly seat: number;
  /** The path of the line in a box of 100 by 100, `M … L …`. */
  readonly path: string;
  /** The height of its end: 0 at the top of the picture, 1 at the bottom. */
  readonly y: number;
  /** The height of the label: as near to the end as the other labels allow. */
  readonly labelY: number;
  readonly total: number;
}

/** Everything that the chart draws. */
export interface Plot {
  /** The height of the zero line. */
  readonly zero: number;
  /** By seat. */
  readonly lines: readonly PlayerLine[];
}

/**
 * Moves labels apart from top to bottom, and back up when they would leave the picture; heights from
 * 0 to 1.
 * @param gap the smallest distance between labels
 */
function spread(ys: readonly number[], gap: number): readonly number[] {
  const order = ys.map((_, at) => at).sort((a, b) => ys[a]! - ys[b]!);
  const out = [...ys];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) out[at] = Math.max(out[at]!, out[above]! + gap);
  });
  for (let place = order.length - 1; place >= 0; place--) {
    const below = order[place + 1];
    const limit = below === undefined ? 1 : out[below]! - gap;
    out[order[place]!] = Math.min(out[order[place]!]!, limit);
  }
  return out;
}

/**
 * The running totals of each seat as lines.
 * @param sheet points by deal and seat
 * @param gap the smallest distance between labels, as a part of the height
 */
export function plot(sheet: readonly (readonly number[])[], seats: number, gap: number): Plot {
  const totals = Array.from({length: seats}, (_, seat) => {
    let sum = 0;
    return [0, ...sheet.map((row) => (sum += row[seat] ?? 0))];
  });
  const all = totals.flat();
  const high = Math.max(...all);
  const range = Math.max(high - Math.min(...all), 1);
  const y = (value: number): number => (high - value) / range;
  const x = (deal: number): number => (100 * deal) / Math.max(sheet.length, 1);
  const ends = totals.map((row) => y(row.at(-1) ?? 0));
  const labels = spread(ends, gap);
  const lines = totals.map((row, seat) => ({
    seat,
    path: row
      .map(
        (value, deal) => `${deal ? 'L' : 'M'}${x(deal).toFixed(1)} ${(100 * y(value)).toFixed(1)}`,
      )
      .join(''),
    y: ends[seat]!,
    labelY: labels[seat]!,
    total: row.at(-1) ?? 0,
  }));
  return {zero: y(0), lines};
}
