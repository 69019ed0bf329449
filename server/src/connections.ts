import type {Seat} from 'gstk/game';
import {GREETING_MS, GREETINGS_AT_ONCE, type ServerFrame} from '../../src/online/wire.js';
import type {Clock} from './clock.js';
import {CLOSE} from './close-codes.js';
import type {Viewer} from './hosted-match.js';
import {Bucket} from './limits.js';
import type {Metrics} from './metrics.js';

/** The part of the engine's client that a table needs. */
export interface Socket {
  sendBytes(type: number, bytes: Uint8Array): void;
  leave(code: number): void;
}

/** Requests that a socket may make only at intervals. */
type Limited = 'sync' | 'name' | 'greet' | 'wait' | 'ask';

/** The client of a socket, and its remaining requests. */
interface Connection {
  readonly viewer: Viewer;
  readonly limits: Readonly<Record<Limited, Bucket>>;
}

/** The sockets of a table, each from its arrival until it leaves or is closed. */
export class Connections {
  readonly #clock: Clock;
  readonly #metrics: Metrics;
  readonly #all = new Map<Socket, Connection>();

  constructor({clock, metrics}: {readonly clock: Clock; readonly metrics: Metrics}) {
    this.#clock = clock;
    this.#metrics = metrics;
  }

  get watchers(): number {
    return this.#of(undefined).length;
  }
  isHere(seat: Seat): boolean {
    return this.#of(seat).length > 0;
  }
  get(socket: Socket): Pick<Connection, 'viewer'> | undefined {
    return this.#all.get(socket);
  }
  /** Each socket with its viewer. */
  *[Symbol.iterator](): IterableIterator<readonly [socket: Socket, viewer: Viewer]> {
    for (const [socket, {viewer}] of this.#all) yield [socket, viewer];
  }

  /** Adds a socket; another one of the same seat is closed. */
  add(socket: Socket, viewer: Viewer): void {
    if (viewer !== undefined)
      for (const other of this.#of(viewer)) this.close(other, CLOSE.replaced);
    const limits = {
      sync: new Bucket(1, 6, this.#clock),
      name: new Bucket(0.2, 6, this.#clock),
      greet: new Bucket(1000 / GREETING_MS, GREETINGS_AT_ONCE, this.#clock),
      wait: new Bucket(1, 10, this.#clock),
      ask: new Bucket(0.1, 6, this.#clock),
    };
    this.#all.set(socket, {viewer, limits});
  }
  /** A socket has gone; false if it had gone before. */
  delete(socket: Socket): boolean {
    return this.#all.delete(socket);
  }
  close(socket: Socket, code: number): void {
    if (this.#all.delete(socket)) socket.leave(code);
  }

  /** Whether one more request of this kind is allowed. */
  allows(socket: Socket, kind: Limited): boolean {
    return this.#all.get(socket)?.limits[kind].take() ?? false;
  }

  /** Sends a frame to one socket, if it is still here. */
  send(socket: Socket, frame: ServerFrame): void {
    if (this.#all.has(socket)) this.#sendBytes([socket], frame);
  }
  /** Sends a frame to all sockets of a viewer. */
  tell(viewer: Viewer, frame: ServerFrame): void {
    this.#sendBytes(this.#of(viewer), frame);
  }
  /** Sends the same frame to everybody. */
  tellAll(frame: ServerFrame): void {
    this.#sendBytes([...this.#all.keys()], frame);
  }

  #of(viewer: Viewer): readonly Socket[] {
    return [...this].flatMap(([socket, other]) => (other === viewer ? [socket] : []));
  }

  #sendBytes(sockets: readonly Socket[], frame: ServerFrame): void {
    if (sockets.length === 0) return;
    const bytes = Buffer.from(JSON.stringify(frame));
    for (const socket of sockets) socket.sendBytes(0, bytes);
    this.#metrics.add('frames', sockets.length);
    this.#metrics.add('bytes', sockets.length * bytes.length);
  }
}
