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
  while (waiting.length > 0 && performance.now() < until) waiting.shift()!.work();
  running = waiting.length > 0;
  if (running) setTimeout(run);
};

/** What somebody waits for who has just been pressed is done at once. */
export function hurry(of: Waiting['of']): void {
  const at = waiting.findIndex((one) => one.of === of);
  if (at >= 0) waiting.splice(at, 1)[0]!.work();
}

/**
 * Does something when those who asked before have had their turn, at once where the reader waits for
 * it; throws what it throws.
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
