/** What choices were worth in the worlds in which they were played. */

/** The judged value of a choice. */
export interface Worth {
  readonly choice: number;
  /** The number of worlds in which the counting round played it. */
  readonly worlds: number;
  /** The expected value for the deciding seat, on the scale of the game's utility. */
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  /** The loss compared with the best choice, and its standard error. */
  readonly loss: number;
  readonly lossError: number;
}

/** Worlds that a round completes although its time is over, unless it is long over. */
export const LEAST = 12;

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const meanOf = (list: readonly number[]): number => sumOf(list) / list.length;

/** The standard deviation of a sample. */
export function deviation(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const mean = meanOf(list);
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (list.length - 1));
}

const errorOf = (list: readonly number[]): number => deviation(list) / Math.sqrt(list.length);

/** The choice with the best result. */
export function bestOf(looked: ReadonlyMap<number, readonly number[]>): number {
  let [best, most] = [-1, -Infinity];
  for (const [choice, brought] of looked) {
    const mean = meanOf(brought);
    if (best < 0 || mean > most) [best, most] = [choice, mean];
  }
  return best;
}

/** The value of a choice compared with the best one, which was played in the same worlds. */
export function worthOf(choice: number, brought: readonly number[], top: readonly number[]): Worth {
  // A judgement that ran out of time may have stopped between two choices of a world.
  const less = brought.map((one, at) => (top[at] ?? one) - one);
  const error = errorOf(less);
  // A few worlds may agree by accident, so the two choices are compared as if their worlds were
  // different.
  const isFew = brought !== top && brought.length < LEAST;
  return {
    choice,
    worlds: brought.length,
    mean: meanOf(brought),
    error: errorOf(brought),
    loss: meanOf(less),
    lossError: isFew ? Math.max(error, errorOf(top)) : error,
  };
}
