/** Tests poll at every frame, so that a slow machine needs no longer timeouts. */

/** Waits until a condition holds; throws after `ms` milliseconds. */
export async function until(
  holds: () => unknown,
  what = 'a condition',
  ms = 30_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits `count` frames, after which an unwanted effect would have become visible. */
export async function frames(count = 2): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Advances `performance.now()` by `ms` milliseconds without waiting. */
export function later(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}
