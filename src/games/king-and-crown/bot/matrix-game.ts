/**
 * The solution of a game of two players who choose at the same time and share a fixed sum: what
 * either of them can be sure of on the average, and how. Von Neumann's theorem, by linear programming.
 */

/** A solved game. */
export interface Solution {
  /** What the side that chooses rows wins on the average when both play well. */
  readonly value: number;
  /** The chance of each row; it earns the value or more against every column. */
  readonly rows: readonly number[];
  /** The chance of each column; it gives away the value or less against every row. */
  readonly columns: readonly number[];
}

/** Below this a number is rounding; payoffs are brought to 1 … 2 before. */
const TINY = 1e-11;

/**
 * Solves a game: `payoffs[row][column]` is what the side that chooses rows wins. The same payoffs
 * give the same numbers, bit by bit; where a game has several solutions, one of them.
 * @throws {RangeError} when the payoffs are no rectangle of numbers
 */
export function solve(payoffs: readonly (readonly number[])[]): Solution {
  const width = payoffs[0]?.length ?? 0;
  const all = payoffs.flat();
  if (width === 0 || payoffs.some(({length}) => length !== width) || !all.every(Number.isFinite))
    throw new RangeError('payoffs must be a rectangle of numbers');
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  // Maximise the sum of the columns' weights while no row earns more than 1. With payoffs above 0
  // that is bounded, all weights 0 keep the terms, and no first phase is needed.
  const table = payoffs.map((row) => [...row.map((pay) => (pay - least) / span + 1), 1]);
  table.push([...Array.from({length: width}, () => -1), 0]);
  const height = payoffs.length;
  // Weights of columns are counted from 0, the slack of rows behind them.
  const top = Array.from({length: width}, (_, column) => column);
  const left = Array.from({length: height}, (_, row) => width + row);
  for (let at = entering(table, top); at >= 0; at = entering(table, top)) {
    const row = leaving(table, left, at);
    pivot(table, row, at);
    [top[at], left[row]] = [left[row]!, top[at]!];
  }
  const sum = table[height]![width]!;
  const share = (weight: number | undefined): number => Math.max(0, weight ?? 0) / sum;
  return {
    value: (1 / sum - 1) * span + least,
    rows: left.map((_, row) => share(table[height]![top.indexOf(width + row)])),
    columns: top.map((_, column) => share(table[left.indexOf(column)]?.[width])),
  };
}

/** Bland's rule, the first that may: so degenerate games do not go round in circles. */
function entering(table: readonly (readonly number[])[], top: readonly number[]): number {
  const costs = table.at(-1)!;
  return top.reduce(
    (best, name, at) => (costs[at]! < -TINY && !(name > (top[best] ?? Infinity)) ? at : best),
    -1,
  );
}

/** The row that is full first; of rows that are full together, the first by name. */
function leaving(
  table: readonly (readonly number[])[],
  left: readonly number[],
  at: number,
): number {
  let best = -1;
  let reach = Infinity;
  left.forEach((name, row) => {
    const entry = table[row]![at]!;
    if (entry <= TINY) return;
    const limit = table[row]!.at(-1)! / entry;
    if (limit > reach + TINY || (limit > reach - TINY && name > (left[best] ?? Infinity))) return;
    best = row;
    reach = limit;
  });
  return best;
}

/** Gauss and Jordan's step, a basic and a free variable changing places. */
function pivot(table: number[][], row: number, at: number): void {
  const by = table[row]![at]!;
  const turned = table[row]!.map((entry, column) => (column === at ? 1 : entry) / by);
  table.forEach((line, other) => {
    const factor = line[at]!;
    table[other] =
      other === row
        ? turned
        : line.map((entry, column) => (column === at ? 0 : entry) - factor * turned[column]!);
  });
}
