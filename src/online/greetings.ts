import {GREETING_MS, GREETINGS_AT_ONCE} from './wire.js';

/** Sends greetings no faster than a server passes them on: one too many waits for its moment. */
export class Greetings {
  readonly #send: (n: number) => void;
  readonly #later: (fn: () => void, ms: number) => void;
  readonly #now: () => number;
  readonly #changed: () => void;
  /** When the last ones were sent. */
  #sent: readonly number[] = [];
  #next: number | undefined;

  /** @param changed is called when a greeting no longer waits */
  constructor(
    send: (n: number) => void,
    later: (fn: () => void, ms: number) => void,
    now: () => number,
    changed: () => void,
  ) {
    this.#send = send;
    this.#later = later;
    this.#now = now;
    this.#changed = changed;
  }

  /** Whether a greeting waits. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  /** Sends a greeting, or keeps it in place of one that waits already. */
  greet(n: number): void {
    const wait = this.#wait;
    if (wait === 0) this.#say(n);
    else {
      if (!this.isWaiting) this.#later(() => this.#ring(), wait);
      this.#next = n;
    }
    this.#changed();
  }

  /** Milliseconds until one more may be sent. */
  get #wait(): number {
    const now = this.#now();
    this.#sent = this.#sent.filter((at) => now - at < GREETINGS_AT_ONCE * GREETING_MS);
    if (this.#sent.length < GREETINGS_AT_ONCE) return 0;
    return this.#sent[0]! + GREETINGS_AT_ONCE * GREETING_MS - now;
  }

  #ring(): void {
    const n = this.#next;
    this.#next = undefined;
    if (n !== undefined) this.greet(n);
  }

  #say(n: number): void {
    this.#sent = [...this.#sent, this.#now()];
    this.#send(n);
  }
}
