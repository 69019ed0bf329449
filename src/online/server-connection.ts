import type {ConnectionStatus} from '../match/index.js';
import type {ClientFrame, ServerFrame} from './wire.js';

/** What a connection uses of the page; a test gives something else. */
export interface ConnectionEnvironment {
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
  /** Milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Tells `online` and `offline`. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Hears what comes over a connection. */
export interface ConnectionListener {
  frame(frame: ServerFrame): void;
  /** @param code what the server answered, where it refused */
  status(status: ConnectionStatus, code?: number): void;
}

/** The engine's frames: a byte, and for data the number of the message before its JSON. */
const [JOIN, DATA, PING] = [10, 17, 18];
/** Milliseconds between two heartbeats, and how long an answer may take. */
const BEAT = 5000;
const PATIENCE = 2500;
/** Milliseconds until a seat must have been taken, and until it is said that the server is not reached. */
const OPENING = 6000;
/** The seat was taken in another window. */
const REPLACED = 4409;
/** Answers after which asking again is of no use. */
const FINAL = [400, 401, 403, 404, 409];

/**
 * The connection to a table on a server: one seat, one socket, one way back in, whether the page was
 * reloaded, the connection broke, or the server's process was killed or exchanged. It knows no game.
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

  /** Sends a frame; false without a connection. Nothing is kept: the seat asks again once it sits. */
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

  /** Milliseconds of the clock by which frames come. */
  now(): number {
    return this.#environment.now();
  }

  /** Takes the seat again, because what came does not fit what is known. */
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
    // The first attempt comes at once: a process that was exchanged is there again.
    const {random} = this.#environment;
    const wait = Math.min(4000, 100 * 2 ** this.#tries) * (0.5 + random());
    this.#later(this.#tries === 0 ? 20 + 60 * random() : wait);
  }

  /** Says, once the connection has been down for long, that the server is not reached. */
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
    this.send({q: 'sync'});
    this.#isOnline = true;
    this.#listener.status('online');
    this.#beat();
  }

  /** A connection on which nothing comes for too long is taken for broken, whatever the browser says. */
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
