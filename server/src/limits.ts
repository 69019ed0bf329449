import {isIPv6} from 'node:net';
import type {Clock} from './clock.js';

/** The longest message of a socket. */
export const FRAME_BYTES = 1024;
/** The longest body of a request. */
export const BODY_BYTES = 2048;
/** The most sockets of a table, windows of people and watchers together. */
export const SOCKETS_A_TABLE = 32;

/** A bucket of permits that refills. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  readonly #clock: Clock;
  #left: number;
  #at: number;

  /** @param rate permits a second in the long run; `burst` at once */
  constructor(rate: number, burst: number, clock: Clock) {
    this.#rate = rate;
    this.#burst = burst;
    this.#clock = clock;
    this.#left = burst;
    this.#at = clock.now();
  }

  /** Takes a permit; false if there is none. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Whether this bucket could be discarded without effect. */
  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#burst;
  }

  #fill(): void {
    const now = this.#clock.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }
}

/** A bucket for each address. */
export class Buckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #clock: Clock;
  readonly #all = new Map<string, Bucket>();
  readonly #sweeper = setInterval(() => this.#sweep(), 30_000).unref();

  constructor(rate: number, burst: number, clock: Clock) {
    this.#rate = rate;
    this.#burst = burst;
    this.#clock = clock;
  }

  take(address: string): boolean {
    const name = networkOf(address);
    let bucket = this.#all.get(name);
    if (!bucket) this.#all.set(name, (bucket = new Bucket(this.#rate, this.#burst, this.#clock)));
    return bucket.take();
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  #sweep(): void {
    for (const [name, bucket] of this.#all) if (bucket.isFull) this.#all.delete(name);
  }
}

/** How many things each address has at a time. */
export class Counts {
  readonly #all = new Map<string, number>();

  of(address: string): number {
    return this.#all.get(networkOf(address)) ?? 0;
  }
  add(address: string): void {
    this.#all.set(networkOf(address), this.of(address) + 1);
  }
  remove(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.#all.set(networkOf(address), left);
    else this.#all.delete(networkOf(address));
  }
}

/** An IPv6 address counts by its first 64 bits, which one household has for itself. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}

/**
 * The address of a visitor: that of the socket, or what the outermost of `proxies` trusted proxies has
 * written into `X-Forwarded-For`; what stands before it may be made up.
 */
export function addressOf(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const named = (forwarded ?? '').split(',').flatMap((one) => one.trim() || []);
  if (proxies === 0 || named.length === 0) return socket ?? '';
  return named[Math.max(0, named.length - proxies)]!;
}
