/** The geometry of the chart as plain numbers, so that it can be tested without a page. */

/** One player's line. */
export interface Line {
  readonly seat: number;
  /** The path of the line in the picture, `M … L …`. */
  readonly path: string;
  /** The end point of the line. */
  readonly x: number;
  readonly y: number;
  /** The height of the label: as near to the end point as the other labels allow. */
  readonly labelY: number;
  readonly total: number;
}

/** Everything that the chart draws. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Grid lines with their values. */
  readonly ticks: readonly {readonly value: number; readonly y: number}[];
  readonly lines: readonly Line[];
}

const BOX = {left: 34, right: 236, top: 10, bottom: 128} as const;
/** The smallest distance between labels. */
const GAP = 16;

/** 1, 2 or 5 times a power of ten, so that about four lines cover the range. */
const niceStep = (range: number): number => {
  const rough = Math.max(range, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
};

/** Moves labels apart from top to bottom, and back up when they would leave the picture. */
function spread(ys: readonly number[]): readonly number[] {
  const order = ys.map((_, at) => at).sort((a, b) => ys[a]! - ys[b]!);
  const out = [...ys];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) out[at] = Math.max(out[at]!, out[above]! + GAP);
  });
  for (let place = order.length - 1; place >= 0; place--) {
    const below = order[place + 1];
    const limit = below === undefined ? BOX.bottom + 4 : out[below]! - GAP;
    out[order[place]!] = Math.min(out[order[place]!]!, limit);
  }
  return out;
}

/**
 * The running totals of each seat as lines.
 * @param sheet points by deal and seat
 */
export function plot(sheet: readonly (readonly number[])[], seats: number): Plot {
  const totals = Array.from({length: seats}, (_, seat) => {
    let sum = 0;
    return [0, ...sheet.map((row) => (sum += row[seat] ?? 0))];
  });
  const all = totals.flat();
  const step = niceStep(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.ceil(Math.max(...all) / step) * step;
  const y = (value: number): number =>
    BOX.top + ((high - value) / Math.max(high - low, 1)) * (BOX.bottom - BOX.top);
  const x = (deal: number): number =>
    BOX.left + (deal / Math.max(sheet.length, 1)) * (BOX.right - BOX.left);
  const ends = totals.map((row) => y(row.at(-1) ?? 0));
  const labels = spread(ends);
  const ticks = Array.from({length: Math.round((high - low) / step) + 1}, (_, at) => {
    const value = high - at * step;
    return {value, y: y(value)};
  });
  const lines = totals.map((row, seat) => ({
    seat,
    path: row
      .map((value, deal) => `${deal ? 'L' : 'M'}${x(deal).toFixed(1)} ${y(value).toFixed(1)}`)
      .join(''),
    x: BOX.right,
    y: ends[seat]!,
    labelY: labels[seat]!,
    total: row.at(-1) ?? 0,
  }));
  return {width: 340, height: 138, ticks, lines};
}
