import type {Clock} from '../../../elements/index.js';

/** Counts seconds down on a clock that tests can replace; a pause discards the started second. */
export class Countdown {
  readonly #clock: () => Clock;
  readonly #tick: () => void;
  #left = 0;
  #timer: unknown;
  #runs = false;

  /** `tick` is called after each second, including the last. */
  constructor(clock: () => Clock, tick: () => void) {
    this.#clock = clock;
    this.#tick = tick;
  }

  get left(): number {
    return this.#left;
  }

  /** Stops, and sets the remaining seconds. */
  set(seconds: number): void {
    this.run(false);
    this.#left = seconds;
  }

  /** Runs or pauses. */
  run(on: boolean): void {
    const runs = on && this.#left > 0;
    if (runs === this.#runs) return;
    this.#runs = runs;
    if (runs) this.#wait();
    else this.#clock().clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = this.#clock().setTimeout(() => {
      this.#left -= 1;
      this.#runs = this.#left > 0;
      if (this.#runs) this.#wait();
      this.#tick();
    }, 1000);
  }
}
