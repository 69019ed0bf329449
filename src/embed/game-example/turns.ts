/** Work of many examples, one after the other, with room between for what the reader does. */

/** So long the page may be kept, in ms; a task of 50 is felt, and each slice is painted. */
const SLICE = 40;

/** Who waits. */
interface Waiting {
  readonly of: {readonly pressed: boolean};
  readonly work: () => void;
}

const waiting: Waiting[] = [];
let running = false;

const run = (): void => {
  const until = performance.now() + SLICE;
  while (waiting.length > 0 && performance.now() < until) {
    const pressed = waiting.findIndex(({of}) => of.pressed);
    waiting.splice(Math.max(0, pressed), 1)[0]!.work();
  }
  running = waiting.length > 0;
  if (running) setTimeout(run);
};

/**
 * Does something after those who asked before; before them, where somebody presses what it is done for,
 * and at once, where somebody has. Throws what it throws.
 */
export const inTurn = <Result>(of: Waiting['of'], work: () => Result): Promise<Result> =>
  new Promise((done, fail) => {
    const turn = (): void => {
      try {
        done(work());
      } catch (error) {
        fail(error as Error);
      }
    };
    if (of.pressed) {
      turn();
      return;
    }
    waiting.push({of, work: turn});
    if (!running) setTimeout(run);
    running = true;
  });
