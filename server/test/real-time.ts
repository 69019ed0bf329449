// The only file of these tests that looks at the time of the machine: where processes, sockets and
// browsers are waited for, nothing else passes the time. A bound is meant for a machine many times
// slower than usual; no test waits for it.

/** How often a condition is looked at, and how long nothing may happen, in milliseconds. */
const POLL_MS = 10;
const BOUND_MS = 300_000;

/** For outages and thinking that last a while; never to let something happen. */
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface Waiting {
  /** For a condition that takes long to check. */
  readonly pollMs?: number;
  /** A count that grows on the way to the condition: the bound is then one for each step, not for all. */
  readonly steps?: () => number;
}

/** Waits for a condition; fails when nothing happens any more. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  {pollMs = POLL_MS, steps = () => 0}: Waiting = {},
): Promise<void> {
  let passed = stopwatch();
  let last = steps();
  while (!(await holds())) {
    const now = steps();
    if (now !== last) passed = stopwatch();
    last = now;
    if (passed() > BOUND_MS) throw new Error(`nothing for ${BOUND_MS} ms: ${what}`);
    await pause(pollMs);
  }
}

/** Measures what is reported, in milliseconds from now. */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => performance.now() - begun;
}

/** Calls again and again until it is stopped. */
export function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}
