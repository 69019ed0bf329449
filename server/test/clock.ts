import type {Clock} from '../src/clock.js';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that a test turns by hand: no timer fires by itself. */
export class HandClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }
  date(): number {
    return 1e12 + this.#now;
  }
  setTimeout(act: () => void, ms: number): Timer {
    const timer = {at: this.#now + Math.max(0, ms), act};
    this.#timers.add(timer);
    return timer;
  }
  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }
  /** Lets time pass at once: due timers fire in their order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    while (this.ringNext(end));
    this.#now = end;
  }
  /** Goes to the next timer that is due until `end` and fires it; false if there is none. */
  ringNext(end = Infinity): boolean {
    const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
    if (!next || next.at > end) return false;
    this.#now = Math.max(this.#now, next.at);
    this.#timers.delete(next);
    next.act();
    return true;
  }
}
