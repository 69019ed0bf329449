/** Long work in steps, so that a page stays responsive while it reads data from outside. */

/**
 * Work that pauses after each step. All steps cost about the same; each yields the finished share, from
 * 0 to 1.
 */
export type Work<Value> = Generator<number, Value, void>;

/** How to run work in slices. */
export interface Slicing {
  /** Stops the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the finished share after each slice, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** The steps of one slice: a few milliseconds of playing moves, 30 on a slow phone. */
const SLICE = 50;

/** Work that costs as much as this many steps. */
export function* costing(steps: number, done: number): Work<void> {
  for (let step = 0; step < steps; step++) yield done;
}

/** Runs all steps at once. */
export function atOnce<Value>(work: Work<Value>): Value {
  for (;;) {
    const {done, value} = work.next();
    if (done) return value;
  }
}

/**
 * Runs the steps in slices; between them the page can draw and respond.
 * @throws the error of the work, or the reason of the signal
 */
export async function inSlices<Value>(
  work: Work<Value>,
  {signal, onProgress}: Slicing = {},
): Promise<Value> {
  for (;;) {
    signal?.throwIfAborted();
    for (let step = 0; step < SLICE; step++) {
      const {done, value} = work.next();
      if (done) return value;
      if (step + 1 === SLICE) onProgress?.(value);
    }
    await breath();
  }
}

/**
 * Ends the current task, so that the page can do pending work: by `scheduler.yield` if the browser has
 * it, otherwise by a timer.
 */
export function breath(): Promise<void> {
  const {scheduler} = globalThis as {readonly scheduler?: {yield?(): Promise<void>}};
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}
