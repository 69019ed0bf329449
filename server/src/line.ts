import type {Down} from '../../src/online/wire.js';
import type {Clock} from './clock.js';
import type {Viewer} from './hosted.js';
import {Bucket} from './limits.js';

/** Codes with which a socket is closed; the first two are the engine's. */
export const CLOSE = {
  /** The frame is no frame, or there are too many. */
  fault: 4002,
  /** Take the door again: this process does not hold the match any more. */
  moved: 4010,
  /** The seat was taken in another window. */
  replaced: 4409,
  /** The match is deleted. */
  deleted: 4404,
  /** No more watchers. */
  full: 4429,
} as const;

/** A socket at a table, and what it may still ask for. */
export class Line {
  readonly viewer: Viewer;
  readonly #send: (bytes: Uint8Array) => void;
  readonly #close: (code: number) => void;
  readonly #asks: Readonly<Record<'sync' | 'name' | 'greet', Bucket>>;
  #open = true;

  constructor(
    viewer: Viewer,
    send: (bytes: Uint8Array) => void,
    close: (code: number) => void,
    clock: Clock,
  ) {
    this.viewer = viewer;
    this.#send = send;
    this.#close = close;
    this.#asks = {
      sync: new Bucket(1, 6, clock),
      name: new Bucket(0.2, 6, clock),
      greet: new Bucket(0.5, 3, clock),
    };
  }

  get isOpen(): boolean {
    return this.#open;
  }
  /** Whether one more wish of this kind is heard. */
  may(kind: 'sync' | 'name' | 'greet'): boolean {
    return this.#asks[kind].take();
  }
  send(frame: Down | Uint8Array): void {
    if (this.#open) this.#send(frame instanceof Uint8Array ? frame : encode(frame));
  }
  close(code: number): void {
    if (!this.#open) return;
    this.#open = false;
    this.#close(code);
  }
}

export const encode = (frame: Down): Uint8Array => Buffer.from(JSON.stringify(frame));
