/**
 * Solves games of two players who choose at the same time and share a fixed sum: the average that
 * either can secure, and how. It uses von Neumann's theorem and linear programming.
 */

/** A solved game. */
export interface Solution {
  /** The average win of the side that chooses rows if both play well. */
  readonly value: number;
  /** The probability of each row; together they earn the value or more against every column. */
  readonly rows: readonly number[];
  /** The probability of each column; together they concede the value or less against every row. */
  readonly columns: readonly number[];
}

/** Smaller numbers are rounding errors; payoffs are first scaled to 1 … 2. */
const TINY = 1e-11;

/**
 * Solves a game: `payoffs[row][column]` is the win of the side that chooses rows. The same payoffs
 * give the same numbers, bit by bit; of several solutions one is returned.
 *
 * @throws {RangeError} if the payoffs are not a rectangle of numbers
 */
export function solve(payoffs: readonly (readonly number[])[]): Solution {
  const width = payoffs[0]?.length ?? 0;
  const all = payoffs.flat();
  if (width === 0 || payoffs.some(({length}) => length !== width) || !all.every(Number.isFinite))
    throw new RangeError('payoffs must be a rectangle of numbers');
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  // Maximize the sum of the column weights while no row earns more than 1. With payoffs above 0 the
  // sum is bounded and all weights 0 are feasible, so no first phase is needed.
  const table = payoffs.map((row) => [...row.map((pay) => (pay - least) / span + 1), 1]);
  table.push([...Array.from({length: width}, () => -1), 0]);
  const height = payoffs.length;
  // Column weights are numbered from 0, the rows' slack variables after them.
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

/** Bland's rule, the first eligible variable, keeps degenerate games from cycling. */
function entering(table: readonly (readonly number[])[], top: readonly number[]): number {
  const costs = table.at(-1)!;
  return top.reduce(
    (best, name, at) => (costs[at]! < -TINY && !(name > (top[best] ?? Infinity)) ? at : best),
    -1,
  );
}

/** The row that reaches its bound first; of several, the one with the lowest variable. */
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

/** A Gauss-Jordan step: a basic and a free variable change places. */
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
