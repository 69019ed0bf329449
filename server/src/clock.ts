/** Milliseconds that only go forward, from a moment of the clock's own, and timers that go by them. */
export interface Clock {
  now(): number;
  /** Milliseconds since 1970, which may jump; what outlives this process goes by them. */
  date(): number;
  setTimeout(act: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The clock of this process. Setting the computer's time neither hurries nor holds up a table. */
export const processClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  setTimeout: (act, ms) => setTimeout(act, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
};
