/** Work on a page in slices, between which the page goes on. */

/** Work that is done piece by piece. */
export interface Piecework {
  readonly done: boolean;
  /** Does a small piece, far less than a millisecond in most games. */
  advance(): void;
}

/** Milliseconds that have passed since a moment of one's own. */
export type Now = () => number;

export const passed: Now = () => performance.now();

/** How somebody waits for work. */
export interface Waiting {
  /** Lets others go on after a slice of a few milliseconds; without it, all is done at once. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Ends the work, which then rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time by which work with a limit is measured. */
  readonly now?: Now | undefined;
}

/** Milliseconds of a slice. */
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

/** Works for one slice. */
function slice(work: Piecework): void {
  const end = performance.now() + SLICE;
  while (!work.done && performance.now() < end) work.advance();
}

/**
 * Does work at once, or in slices where there is a pause.
 * @throws the reason of the signal
 */
export async function worked(work: Piecework, {pause, signal}: Waiting): Promise<void> {
  if (pause) return inSlices(work, pause, signal);
  signal?.throwIfAborted();
  while (!work.done) work.advance();
}
