/**
 * Runs the work of many examples in sequence, with breaks in which the page can respond to the reader.
 */

/** The longest slice in ms: tasks over 50 ms are noticeable, and the page paints between slices. */
const SLICE = 40;

/** A queued task. */
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
 * Queues a task. A task whose element the reader has pressed is moved to the front, or runs at once.
 * Rejects with the task's error.
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
