import type {ConnectionStatus} from '../match/index.js';
import {type ClientFrame, type ServerFrame, WIRE} from './wire.js';

/** The page's features that a connection uses; tests replace them. */
export interface ConnectionEnvironment {
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
  /** Milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Fires `online` and `offline`. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Receives what arrives over a connection. */
export interface ConnectionListener {
  frame(frame: ServerFrame): void;
  /** @param code the server's code, if it refused */
  status(status: ConnectionStatus, code?: number): void;
}

/** The engine's frames: a byte, and for data the number of the message before its JSON. */
const [JOIN, DATA, PING] = [10, 17, 18];
/** Milliseconds between two heartbeats, and the longest wait for an answer. */
const BEAT = 5000;
const PATIENCE = 2500;
/**
 * Milliseconds in which a seat must be taken, and after which the server is reported as out of reach.
 */
const OPENING = 6000;
/** The seat was taken in another window. */
const REPLACED = 4409;
/** Codes after which another attempt is useless. */
const FINAL = [400, 401, 403, 404, 409];

/**
 * The connection to a table on a server: one seat, one socket, and one way to reconnect, whether the
 * page was reloaded, the connection broke, or the server's process was killed or replaced. It knows no
 * game.
 */
export class ServerConnection {
  readonly #seatAt: string;
  readonly #token: string;
  readonly #listener: ConnectionListener;
  readonly #environment: ConnectionEnvironment;
  #socket: WebSocket | undefined;
  #isClosed = false;
  /** Attempts since the connection was last good. */
  #tries = 0;
  #heard = 0;
  #timer: unknown;
  #unreached: unknown;
  #isTaking = false;
  #isOnline = false;
  readonly #wake = (): void => {
    if (!this.#socket) this.#later(0);
  };
  readonly #cut = (): void => this.#lost();

  /** @param server where seats are taken, `https://host` */
  constructor(
    server: string,
    token: string,
    listener: ConnectionListener,
    environment: ConnectionEnvironment,
  ) {
    this.#seatAt = `${server.replace(/\/$/, '')}/seat`;
    this.#token = token;
    this.#listener = listener;
    this.#environment = environment;
    environment.events?.addEventListener('online', this.#wake);
    environment.events?.addEventListener('offline', this.#cut);
    this.#watch();
    this.#later(0);
    listener.status('joining');
  }

  /**
   * Sends a frame; false without a connection. Nothing is queued: the seat asks again once it is back.
   */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== 1) return false;
    const text = new TextEncoder().encode(JSON.stringify(frame));
    const bytes = new Uint8Array(text.length + 2);
    bytes.set([DATA, 0]);
    bytes.set(text, 2);
    this.#socket.send(bytes);
    return true;
  }

  /** Does something later, with or without a connection. */
  later(fn: () => void, ms: number): void {
    this.#environment.setTimeout(fn, ms);
  }

  /** Milliseconds of the clock that times frames. */
  now(): number {
    return this.#environment.now();
  }

  /** Takes the seat again, because a frame does not fit what is known. */
  again(): void {
    this.#lost();
  }

  close(): void {
    this.#end('closed');
  }

  #drop(): void {
    this.#environment.clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(status: ConnectionStatus, code?: number): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#drop();
    this.#environment.clearTimeout(this.#unreached);
    this.#environment.events?.removeEventListener('online', this.#wake);
    this.#environment.events?.removeEventListener('offline', this.#cut);
    this.#listener.status(status, code);
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.#drop();
    this.#watch();
    // Later failures are not reported again.
    if (this.#isOnline) this.#listener.status('lost');
    this.#isOnline = false;
    // The first attempt is immediate: a process that was replaced is already back.
    const {random} = this.#environment;
    const wait = Math.min(4000, 100 * 2 ** this.#tries) * (0.5 + random());
    this.#later(this.#tries === 0 ? 20 + 60 * random() : wait);
  }

  /** Reports, once the connection has been down for long, that the server cannot be reached. */
  #watch(): void {
    this.#unreached ??= this.#environment.setTimeout(
      () => this.#listener.status('unreached'),
      OPENING,
    );
  }

  #later(ms: number): void {
    const {clearTimeout, setTimeout} = this.#environment;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#take(), ms);
  }

  async #take(): Promise<void> {
    if (this.#isClosed || this.#socket || this.#isTaking) return;
    this.#isTaking = true;
    this.#tries += 1;
    try {
      const answer = await this.#environment.fetch(this.#seatAt, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({token: this.#token}),
        signal: AbortSignal.timeout(OPENING),
      });
      if (FINAL.includes(answer.status)) {
        this.#end('refused', answer.status);
        return;
      }
      if (!answer.ok) throw new Error(String(answer.status));
      const {url} = (await answer.json()) as {url: string};
      this.#open(url);
    } catch {
      this.#lost();
    } finally {
      this.#isTaking = false;
    }
  }

  #open(url: string): void {
    if (this.#isClosed) return; // meanwhile
    const socket = new this.#environment.WebSocket(url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#timer = this.#environment.setTimeout(() => this.#lost(), OPENING);
    socket.onclose = ({code}) => {
      if (code === REPLACED) this.#end('replaced');
      else this.#lost();
    };
    socket.onmessage = ({data}) => {
      this.#heard = this.#environment.now();
      const bytes = new Uint8Array(data as ArrayBuffer);
      if (bytes[0] === JOIN) this.#joined(socket);
      else if (bytes[0] === DATA) this.#read(bytes);
    };
  }

  #joined(socket: WebSocket): void {
    const {clearTimeout} = this.#environment;
    clearTimeout(this.#timer);
    clearTimeout(this.#unreached);
    this.#unreached = undefined;
    socket.send(new Uint8Array([JOIN]));
    this.send({q: 'sync', v: WIRE});
    this.#isOnline = true;
    this.#listener.status('online');
    this.#beat();
  }

  /**
   * A connection on which nothing arrives for too long counts as broken, whatever the browser reports.
   */
  #beat(): void {
    const {now, setTimeout} = this.#environment;
    this.#timer = setTimeout(() => {
      this.#socket?.send(new Uint8Array([PING]));
      const asked = now();
      this.#timer = setTimeout(() => {
        if (this.#heard < asked) this.#lost();
        else this.#beat();
      }, PATIENCE);
    }, BEAT);
  }

  #read(bytes: Uint8Array): void {
    try {
      this.#listener.frame(JSON.parse(new TextDecoder().decode(bytes.subarray(2))) as ServerFrame);
      this.#tries = 0;
    } catch (error) {
      console.error(error);
      this.#lost();
    }
  }
}

/** The environment of a page. */
export const pageEnvironment = (): ConnectionEnvironment => ({
  fetch: (...args) => fetch(...args),
  WebSocket,
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as number),
  now: () => performance.now(),
  random: () => Math.random(),
  events: globalThis,
});
