/** Long work in steps, so that a page stays alive while data from outside is read. */

/** Work that pauses after each step, all steps costing about the same, and yields what part is done, from 0 to 1. */
export type Work<Value> = Generator<number, Value, void>;

/** How work is done in slices. */
export interface Slicing {
  /** Stops the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Receives after each slice the part of the work that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** The steps of one slice: some milliseconds of playing moves, 30 on a slow phone. */
const SLICE = 50;

/** A part of the work that costs as much as this many steps. */
export function* costing(steps: number, done: number): Work<void> {
  for (let step = 0; step < steps; step++) yield done;
}

/** Does all steps at once. */
export function atOnce<Value>(work: Work<Value>): Value {
  for (;;) {
    const {done, value} = work.next();
    if (done) return value;
  }
}

/**
 * Does the steps in slices, and lets the page draw and answer between them.
 * @throws what the work throws, or the reason of the signal
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
 * Ends the current task, so that the page can do what waits: by `scheduler.yield` where the browser has
 * it, else by a timer.
 */
export function breath(): Promise<void> {
  const {scheduler} = globalThis as {readonly scheduler?: {yield?(): Promise<void>}};
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}
