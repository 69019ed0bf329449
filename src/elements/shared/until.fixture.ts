/** Tests poll about as often as a page is drawn, so that a slow machine needs no longer timeouts. */

/** The next frame; a page that the browser does not paint goes on by the timer. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  });

/** The time of a frame. Waiting for one would let the page draw it, which computes more than the test. */
const moment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 16));

/** Waits until a condition holds; throws after `ms` milliseconds. */
export async function until(
  holds: () => unknown,
  what = 'a condition',
  ms = 60_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await moment();
  }
}

/** Waits `count` frames, after which an unwanted effect would have become visible. */
export async function frames(count = 2): Promise<void> {
  for (let n = 0; n < count; n++) await nextFrame();
}

/** Advances `performance.now()` by `ms` milliseconds without waiting. */
export function later(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}

/**
 * Stops `performance.now()`, which then only `later` advances; the returned function lets it go on
 * from there.
 */
export function stopClock(): () => void {
  const now = performance.now.bind(performance);
  const at = now();
  performance.now = () => at;
  return () => {
    const [shown, since] = [performance.now(), now()];
    performance.now = () => shown + now() - since;
  };
}
