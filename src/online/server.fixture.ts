import {commitmentOf, createMatch, type Match, type MatchSetup} from '../match/index.js';
import type {AnyView, PlayGame, Seat} from '../game/index.js';
import {diff} from './diff.js';
import type {ConnectionEnvironment} from './server-connection.js';
import {
  type Attendance,
  type ClientFrame,
  type ServerFrame,
  type SitFrame,
  type WaitFrame,
  WIRE,
} from './wire.js';

/** A server of one match in the same process, with a clock of its own and a connection that can break. */
export class FakeServer {
  readonly match: Match;
  readonly sockets: FakeSocket[] = [];
  /** Frames that have come from tables. */
  readonly heard: ClientFrame[] = [];
  /** The status with which seats are granted, and whether anything is answered at all. */
  status = 200;
  isReached = true;
  /** Whether its store can be written. */
  canStore = true;
  /** Frames that are lost instead of sent. */
  loses: (frame: ServerFrame) => boolean = () => false;
  /** The seats and players, and more that a seat receives as it sits down. */
  who: Attendance = {names: [], here: [], kinds: [], watchers: 0};
  told: Partial<SitFrame> = {};
  /** What it answers while people wait, before the cards are dealt. */
  room: WaitFrame | undefined;
  /** Decisions by seat, with their texts. */
  readonly made: string[][];
  /** The published commitment to the secret. */
  commitment: string;
  readonly events = new EventTarget();
  #now = 0;
  #timers: {id: number; at: number; fn: () => void}[] = [];
  #count = 0;
  readonly #seat: Seat | undefined;
  #base: AnyView;

  constructor(game: PlayGame, seat: Seat | undefined, setup: MatchSetup = {seed: 'online'}) {
    this.match = createMatch(game, setup);
    this.commitment = setup.secret === undefined ? '' : commitmentOf(setup.secret);
    this.#seat = seat;
    this.made = Array.from({length: this.match.state.seats}, () => []);
    const client = this.match.client(seat);
    this.#base = client.view;
    client.subscribe((updates) => {
      const at = client.log().length - updates.length;
      let base = this.#base;
      const b = updates.map(({event, view}) => {
        const change = diff(base, view);
        base = view;
        return change ? ([event, change] as const) : ([event] as const);
      });
      this.#base = base;
      this.send({t: 'go', at, b});
    });
  }

  /** The parts of this world that a connection uses. */
  get environment(): ConnectionEnvironment {
    const connect = (): FakeSocket => {
      const socket = new FakeSocket((frame) => this.#hear(frame));
      this.sockets.push(socket);
      if (this.isReached) queueMicrotask(() => socket.deliver([10]));
      return socket;
    };
    return {
      fetch: () =>
        this.isReached
          ? Promise.resolve(
              new Response(JSON.stringify({url: 'ws://table'}), {status: this.status}),
            )
          : Promise.reject(new TypeError('not reached')),
      WebSocket: function Socket() {
        return connect();
      } as unknown as typeof WebSocket,
      setTimeout: (fn, ms) => {
        const id = ++this.#count;
        this.#timers.push({id, at: this.#now + ms, fn});
        return id;
      },
      clearTimeout: (id) => {
        this.#timers = this.#timers.filter((timer) => timer.id !== id);
      },
      now: () => this.#now,
      random: () => 0.5,
      events: this.events,
    };
  }

  /** Lets time pass, with everything that happens in it. */
  async wait(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settle();
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.fn();
    }
    this.#now = until;
    await settle();
  }

  send(frame: ServerFrame): void {
    if (this.isReached && !this.loses(frame)) this.sockets.at(-1)?.say(frame);
  }

  /** Plays a move for any seat. */
  play(seat: Seat, text: string): void {
    const refusal = this.match.play(seat, text);
    if (refusal) throw new Error(refusal);
    this.made[seat]!.push(text);
  }

  /** Plays to the end of the match; a player who sits down then receives the record. */
  finish(): void {
    const {rules} = this.match.game;
    while (this.match.outcome === undefined) {
      const seat = this.match.turn[0]!;
      this.play(seat, rules.formatMove(this.match.moves(seat)[0]!));
    }
    this.told = {...this.told, record: this.match.record()};
  }

  sit(): SitFrame {
    const seat = this.#seat;
    const client = this.match.client(seat);
    const {options, seats} = this.match.state;
    const made = seat === undefined ? [] : this.made[seat]!;
    this.#base = client.view;
    return {
      ...{
        t: 'sit',
        v: WIRE,
        id: 'match',
        game: this.match.game.rules.id,
        seats,
        options,
        seat: seat ?? null,
      },
      ...{k: made.length, last: made.at(-1) ?? ''},
      ...{at: client.log().length, view: client.view, log: [...client.log()]},
      commitment: this.commitment,
      who: this.who,
      ...this.told,
    };
  }

  #hear(frame: ClientFrame): void {
    if (!this.isReached) return;
    this.heard.push(frame);
    if (frame.q === 'sync') this.send(this.room ?? this.sit());
    if (frame.q !== 'play' || this.#seat === undefined) return;
    const made = this.made[this.#seat]!;
    const isAgain = frame.k === made.length - 1 && made.at(-1) === frame.m;
    const why =
      isAgain || frame.k === made.length
        ? isAgain
          ? undefined
          : this.match.refuse(this.#seat, frame.m)
        : 'online/stale';
    if (!why && !isAgain && !this.canStore) {
      this.send({t: 'no', k: frame.k, why: 'online/unwritten'});
      return;
    }
    if (!why && !isAgain) this.play(this.#seat, frame.m);
    this.send(why ? {t: 'no', k: frame.k, why} : {t: 'ok', k: frame.k});
  }
}

/** A socket whose other end is in this process. */
class FakeSocket {
  readyState = 1;
  binaryType = '';
  onmessage: ((event: {data: ArrayBuffer}) => void) | null = null;
  onclose: ((event: {code: number}) => void) | null = null;
  readonly #hear: (frame: ClientFrame) => void;

  constructor(hear: (frame: ClientFrame) => void) {
    this.#hear = hear;
  }

  send(bytes: Uint8Array): void {
    if (this.readyState !== 1) throw new Error('the socket is closed');
    if (bytes[0] === 18) this.deliver([18]);
    if (bytes[0] === 17)
      this.#hear(JSON.parse(new TextDecoder().decode(bytes.subarray(2))) as ClientFrame);
  }

  say(frame: ServerFrame): void {
    this.deliver([17, 0, ...new TextEncoder().encode(JSON.stringify(frame))]);
  }

  deliver(bytes: readonly number[]): void {
    if (this.readyState === 1) this.onmessage?.({data: new Uint8Array(bytes).buffer});
  }

  close(code = 1006): void {
    if (this.readyState !== 1) return;
    this.readyState = 3;
    this.onclose?.({code});
  }
}

const settle = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
  await new Promise((resume) => setImmediate(resume));
};
