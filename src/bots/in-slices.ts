/** Work on a page in slices, between which the page can respond. */

/** Work that is done step by step. */
export interface Piecework {
  readonly done: boolean;
  /** Does a small step, far less than a millisecond in most games. */
  advance(): void;
}

/** Milliseconds since a moment of the clock's own. */
export type Now = () => number;

export const passed: Now = () => performance.now();

/** How a caller waits for work. */
export interface Waiting {
  /** Lets other tasks run after a slice of a few milliseconds; without it, all work is done at once. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Stops the work, which then rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** The clock of work with a time limit. */
  readonly now?: Now | undefined;
}

/** The length of a slice in milliseconds. */
const SLICE = 6;

/**
 * Does work in slices, with a pause after each.
 * @throws the reason of the signal
 */
export async function inSlices(
  work: Piecework,
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  while (!work.done) {
    signal?.throwIfAborted();
    slice(work);
    await pause();
  }
}

/** Runs one slice. */
function slice(work: Piecework): void {
  const end = performance.now() + SLICE;
  while (!work.done && performance.now() < end) work.advance();
}

/**
 * Runs work at once, or in slices if there is a pause.
 * @throws the reason of the signal
 */
export async function worked(work: Piecework, {pause, signal}: Waiting): Promise<void> {
  if (pause) return inSlices(work, pause, signal);
  signal?.throwIfAborted();
  while (!work.done) work.advance();
}
