import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom, roll} from '../../../cards/index.js';
import {solve} from './matrix-game.js';

type Payoffs = readonly (readonly number[])[];

const near = (one: number, other: number, what: string): void =>
  assert.ok(Math.abs(one - other) < 1e-9, `${what}: ${one}, not ${other}`);

/** Proves a solution: the value that one side secures is the most that the other must concede. */
function proven(payoffs: Payoffs): ReturnType<typeof solve> {
  const solution = solve(payoffs);
  const {value, rows, columns} = solution;
  for (const chances of [rows, columns]) {
    assert.ok(chances.every((chance) => chance >= 0));
    near(
      chances.reduce((sum, chance) => sum + chance, 0),
      1,
      'sum of chances',
    );
  }
  const sure = columns.map((_, at) =>
    rows.reduce((sum, chance, row) => sum + chance * payoffs[row]![at]!, 0),
  );
  const given = rows.map((_, row) =>
    columns.reduce((sum, chance, at) => sum + chance * payoffs[row]![at]!, 0),
  );
  near(Math.min(...sure), value, 'what the rows are sure of');
  near(Math.max(...given), value, 'what the columns give');
  return solution;
}

type Row = readonly [
  name: string,
  payoffs: Payoffs,
  value: number,
  rows?: readonly number[] | undefined,
  columns?: readonly number[],
];

const KNOWN: readonly Row[] = [
  ['matching pennies', [[1, -1], [-1, 1]], 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]],
  ['pennies of different worth', [[2, -1], [-1, 1]], 1 / 5, [2 / 5, 3 / 5], [2 / 5, 3 / 5]],
  ['two-finger Morra: odds and evens', [[-2, 3], [3, -4]], 1 / 12, [7 / 12, 5 / 12], [7 / 12, 5 / 12]],
  ['rock, paper, scissors', [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3]],
  ['a rock that counts ten', [[0, -1, 10], [1, 0, -1], [-10, 1, 0]], 0, [1 / 12, 10 / 12, 1 / 12], [1 / 12, 10 / 12, 1 / 12]],
  ['a saddle point', [[4, 2, 5], [3, 1, 9], [6, 0, -7]], 2, [1, 0, 0], [0, 1, 0]],
  ['one row', [[3, -2, 7]], -2, [1], [0, 1, 0]],
  ['one column', [[3], [-2], [7]], 7, [0, 0, 1], [1]],
  ['one choice each', [[-5]], -5, [1], [1]],
  ['nothing to win', [[0, 0, 0], [0, 0, 0]], 0],
  ['a row that is never better', [[1, -1], [-1, 1], [-2, -2]], 0, [1 / 2, 1 / 2, 0], [1 / 2, 1 / 2]],
  ['wide: three columns against two rows', [[1, 5, 3], [4, 0, 3]], 2.5, [1 / 2, 1 / 2]],
  ['tall: three rows against two columns', [[-1, -4], [-5, 0], [-3, -3]], -2.5, undefined, [1 / 2, 1 / 2]],
  ['equal rows and columns', [[1, 1, 0], [1, 1, 0], [0, 0, 1]], 1 / 2],
  ['a diagonal', [[1, 0, 0], [0, 2, 0], [0, 0, 4]], 4 / 7, [4 / 7, 2 / 7, 1 / 7], [4 / 7, 2 / 7, 1 / 7]],
  ['large and small sums', [[1e6, -1e6], [-1e6, 1e6]], 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]],
]; // oxfmt-ignore

describe('games with a known solution', () => {
  for (const [name, payoffs, value, rows, columns] of KNOWN)
    test(name, () => {
      const solution = proven(payoffs);
      near(solution.value, value, 'value');
      rows?.forEach((chance, at) => near(solution.rows[at]!, chance, `row ${at}`));
      columns?.forEach((chance, at) => near(solution.columns[at]!, chance, `column ${at}`));
    });
});

test('a thousand random games, many of them degenerate, are solved and proven', () => {
  let rng = rngFrom('matrix games');
  const draw = (n: number): number => {
    const {value, rng: after} = roll(rng, n);
    rng = after;
    return value;
  };
  for (let game = 0; game < 1000; game++) {
    const [height, width] = [draw(6) + 1, draw(6) + 1];
    const payoffs = Array.from({length: height}, () =>
      Array.from({length: width}, () => (game % 2 ? draw(3) - 1 : draw(1000) / 999 - 0.5)),
    );
    const {value} = proven(payoffs);
    // The same game after an exchange of sides.
    const other = payoffs[0]!.map((_, column) => payoffs.map((row) => -row[column]!));
    near(proven(other).value, -value, `game ${game}, from the other side`);
  }
});

test('anything but a game is refused', () => {
  for (const wrong of [[], [[]], [[1, 2], [3]], [[1, NaN]]])
    assert.throws(() => solve(wrong), RangeError);
});
