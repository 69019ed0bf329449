import {randomBytes} from 'node:crypto';
import {rngFrom} from 'gstk/cards';
import {entryOf} from 'gstk/catalogue';
import type {AnyEvent, AnyState, AnyView, Rules} from 'gstk/game';
import {patch} from '../../src/online/patch.js';
import {
  type ClientFrame,
  type GoFrame,
  type ServerFrame,
  type SitFrame,
  type WaitFrame,
  WIRE,
} from '../../src/online/wire.js';
import {commitmentOf} from '../src/tokens.js';
import {every, pause, stopwatch} from './real-time.js';
import {BEAT, frameOf, type Socket, socketOf} from './socket.js';

/** How often a connection is checked, and how long an answer may take, in milliseconds. */
const HEARTBEAT = {every: 2500, patience: 2000};

interface PendingMove {
  readonly k: number;
  readonly m: string;
  readonly answer: (why: string | undefined) => void;
}

/**
 * A seat, or a watcher's place, that holds on to its match: it speaks the wire, patches its view, asks
 * again after every fault, and checks what it receives against `sit`.
 */
export class Seat {
  readonly token: string;
  readonly origins: readonly string[];
  sit: SitFrame | undefined;
  view!: AnyView;
  log: AnyEvent[] = [];
  k = 0;
  rules: Rules | undefined;
  /** The page's part in a draw, and the list of seals for which it was told. */
  readonly nonce = randomBytes(32).toString('hex');
  seals: readonly (string | null)[] | undefined;
  /** The host of a waiting room starts when so many pages have sealed their numbers. */
  startsWith = Infinity;
  bytes = 0;
  count = 0;
  /** Frames that are neither `go` nor `sit`. */
  readonly others: ServerFrame[] = [];
  /** Called after each frame. */
  changed: (frame: ServerFrame) => void = () => undefined;
  status = 'joining';
  #connection: Socket | undefined;
  #asked: PendingMove | undefined;
  #origin = 0;
  #isClosed = false;
  #tail = Promise.resolve();
  #unwatch: () => void = () => undefined;
  #seated!: () => void;
  readonly seated = new Promise<void>((done) => (this.#seated = done));

  constructor(origins: string | readonly string[], token: string) {
    this.origins = typeof origins === 'string' ? [origins] : origins;
    this.token = token;
    void this.#take();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }
  get seat(): number | undefined {
    return this.sit?.seat ?? undefined;
  }
  /** A state that looks to this seat like the real one. */
  get state(): AnyState {
    return this.rules!.determinize(this.view, rngFrom('test'));
  }
  get isOver(): boolean {
    return this.rules!.outcome(this.state) !== undefined;
  }
  get isAwaited(): boolean {
    return this.seat !== undefined && this.view.turn.includes(this.seat);
  }
  /** The texts of this seat's legal moves. */
  moves(): string[] {
    const {rules, state, seat} = this;
    return seat === undefined
      ? []
      : rules!.legalMoves(state, seat).map((move) => rules!.formatMove(move));
  }
  /** Plays a move; resolves to the refusal, or to `undefined` once it is acknowledged. */
  play(m: string): Promise<string | undefined> {
    return new Promise((answer) => {
      this.#asked = {k: this.k, m, answer};
      this.send({q: 'play', k: this.k, m});
    });
  }
  send(frame: ClientFrame): void {
    if (this.#connection?.socket.readyState === WebSocket.OPEN)
      this.#connection.socket.send(frameOf(frame));
  }
  close(): void {
    this.#isClosed = true;
    this.status = 'closed';
    this.#asked?.answer('closed');
    this.#unwatch();
    this.#connection?.socket.close();
  }

  async #take(): Promise<void> {
    while (!this.isClosed) {
      try {
        const connection = await socketOf(
          this.origins[this.#origin % this.origins.length]!,
          this.token,
        );
        this.#connection = connection;
        if (this.status === 'closed') connection.socket.close();
        else this.status = 'online';
        this.#watch(connection);
        connection.onFrame = (frame, bytes) => this.#hear(frame, bytes.length);
        this.send({q: 'sync', v: WIRE});
        const code = await connection.closed;
        this.#unwatch();
        if (code === 4409 || code === 4404) this.close();
        else this.status = 'lost';
      } catch (error) {
        if (/: 4(01|03|04|09)/.test(String(error))) this.close();
        this.#origin++;
      }
      await pause(20 + 60 * Math.random());
    }
  }
  /** Gives up a connection that does not answer. */
  #watch(connection: Socket): void {
    let silent = stopwatch();
    connection.pong = () => (silent = stopwatch());
    this.#unwatch();
    this.#unwatch = every(HEARTBEAT.every, () => {
      if (silent() > HEARTBEAT.every + HEARTBEAT.patience) {
        connection.socket.onclose?.({code: 1006} as CloseEvent);
        connection.socket.close();
        this.#origin++;
      } else if (connection.socket.readyState === WebSocket.OPEN) connection.socket.send(BEAT);
    });
  }

  /** One at a time: the rules are fetched with the first. */
  #hear(frame: ServerFrame, length: number): void {
    this.bytes += length;
    this.count++;
    this.#tail = this.#tail.then(async () => {
      if (frame.t === 'sit') {
        this.rules ??= await entryOf(frame.game)!.rules();
        this.#sitDown(frame);
      } else if (frame.t === 'go') this.#go(frame);
      else if (frame.t === 'wait') this.#wait(frame);
      else if (frame.t === 'draw') this.#draw(frame.seals);
      else if (frame.t === 'ok') this.#answer(frame.k, undefined);
      else if (frame.t === 'no') this.#answer(frame.k, frame.why);
      if (frame.t !== 'sit' && frame.t !== 'go') this.others.push(frame);
      this.changed(frame);
    });
  }
  /** Seals its number, and starts once the others have. */
  #wait({seat, seals, host}: WaitFrame): void {
    const seal = commitmentOf(this.nonce);
    if (seat === null) return;
    if (seals[seat] !== seal) this.send({q: 'seal', seal});
    const sealed = seals.filter((one) => one !== null).length;
    if (seat === host && sealed >= this.startsWith) this.send({q: 'start'});
  }
  /** Tells its number for one list of seals, and no other. */
  #draw(seals: readonly (string | null)[]): void {
    this.seals ??= seals;
    if (
      JSON.stringify(this.seals) === JSON.stringify(seals) &&
      seals.includes(commitmentOf(this.nonce))
    )
      this.send({q: 'nonce', nonce: this.nonce});
  }
  #sitDown(sit: SitFrame): void {
    this.sit = sit;
    this.view = sit.view;
    this.log = [...sit.log];
    this.k = sit.k;
    this.#seated();
    const asked = this.#asked;
    if (!asked) return;
    if (asked.k >= sit.k) this.send({q: 'play', k: asked.k, m: asked.m});
    else {
      const isPlayed = asked.k === sit.k - 1 && asked.m === sit.last;
      this.#answer(asked.k, isPlayed ? undefined : 'online/stale');
    }
  }
  #go({at, b, d}: GoFrame): void {
    if (!this.sit) return;
    if (at !== this.log.length) {
      this.send({q: 'sync', v: WIRE});
      return;
    }
    for (const [event, change] of b) {
      this.view = patch(this.view, change) as AnyView;
      this.log.push(event);
    }
    this.view = patch(this.view, d) as AnyView;
  }
  #answer(k: number, why: string | undefined): void {
    const asked = this.#asked;
    if (asked?.k !== k) return;
    if (why === 'online/unwritten') {
      void pause(100).then(() => this.send({q: 'play', k, m: asked.m}));
      return;
    }
    this.#asked = undefined;
    if (why === undefined) this.k = Math.max(this.k, k + 1);
    asked.answer(why);
  }
}
