/** Work of many examples, one after the other, with room between for what the reader does. */

/** So long the page may be kept, in ms; a task of 50 is felt, and each slice is painted. */
const SLICE = 40;

const waiting: (() => void)[] = [];
let running = false;

const run = (): void => {
  const until = performance.now() + SLICE;
  while (waiting.length > 0 && performance.now() < until) waiting.shift()!();
  running = waiting.length > 0;
  if (running) setTimeout(run);
};

/** Does something when those who asked before have had their turn; throws what it throws. */
export const inTurn = <Result>(work: () => Result): Promise<Result> =>
  new Promise((done, fail) => {
    waiting.push(() => {
      try {
        done(work());
      } catch (error) {
        fail(error as Error);
      }
    });
    if (!running) setTimeout(run);
    running = true;
  });
