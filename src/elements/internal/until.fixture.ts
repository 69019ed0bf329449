import {isSilent} from './announcer.js';

/** How tests wait: they look again at every frame, so that a slow machine needs no longer bound. */

/** Waits until something holds; gives up after so many milliseconds. */
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

/** So many frames: for what must not happen, and has had its chance by then. */
export async function frames(count = 2): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until all that was announced is in the page. */
export async function spoken(): Promise<void> {
  await until(isSilent, 'what was announced is said');
  await frames(1);
}

/** Lets so many milliseconds pass for whoever asks the time, without waiting for them. */
export function later(ms: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}
