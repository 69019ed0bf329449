import type {Clock} from '../../../elements/conductor/options.js';

/** Seconds that run down on a clock which a test may turn; a second counts once it is whole. */
export class Countdown {
  readonly #clock: () => Clock;
  readonly #tick: () => void;
  #left = 0;
  #timer: unknown;
  #runs = false;

  /** `tick` is called after each second, the last one too. */
  constructor(clock: () => Clock, tick: () => void) {
    this.#clock = clock;
    this.#tick = tick;
  }

  /** Whole seconds that are left. */
  get left(): number {
    return this.#left;
  }

  /** Stops, and lays in so many seconds. */
  set(seconds: number): void {
    this.run(false);
    this.#left = seconds;
  }

  /** Lets it run on, or stand. */
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
