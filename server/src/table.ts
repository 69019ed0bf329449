import type {Seat} from 'gstk/game';
import {LINE_REFUSALS, type Sit, type Up, type Who} from '../../src/online/wire.js';
import type {Clock} from './clock.js';
import {CLOSE} from './close-codes.js';
import {Company} from './company.js';
import type {Config} from './config.js';
import {Connections, type Socket} from './connections.js';
import {Hosted, type Viewer} from './hosted.js';
import type {Log} from './log.js';
import type {Metrics} from './metrics.js';
import {Pace, type Reason} from './pace.js';
import {Rematch} from './rematch.js';
import type {Entry, Head, Meta, Store} from './store/store.js';
import {Takeback} from './takeback.js';
import {tokenOf} from './tokens.js';

/** A match as its store has it. */
export interface Opened {
  readonly id: string;
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly meta: Meta;
}

/** What all tables of a server share. */
export interface House {
  readonly store: Store;
  readonly config: Pick<Config, 'botMs' | 'awayMs' | 'turnMs' | 'messages'>;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** A match, the people round it and what they settle among themselves; free of the engine. */
export class Table {
  readonly #hosted: Hosted;
  readonly #house: House;
  readonly #company: Company;
  readonly #pace: Pace;
  readonly #takeback: Takeback;
  readonly #rematch: Rematch;
  readonly #connections: Connections;
  readonly #leave: (code: number) => void;
  #isClosed = false;

  /**
   * @param leave takes all sockets from the table; called once
   * @throws {Error} when the rules refuse the record
   */
  constructor(
    match: Opened,
    parts: ConstructorParameters<typeof Hosted>[1],
    house: House,
    leave: (code: number) => void,
  ) {
    this.#house = house;
    this.#leave = leave;
    this.#connections = new Connections(house);
    this.#hosted = new Hosted(match, parts, this.#connections);
    this.#company = new Company(match.id, match.head, match.meta, house.store);
    this.#rematch = new Rematch(this.#hosted, this.#company, house.store);
    this.#takeback = new Takeback(
      {
        present: () => this.#present,
        ask: (asked) => {
          this.#connections.tellAll({t: 'undo', ...(asked ? {asked} : {})});
          this.#pace.rest(asked !== undefined);
        },
        undo: (seat) => void this.#undo(seat),
      },
      house.clock,
    );
    this.#pace = new Pace(
      {
        turns: () => this.#hosted,
        isAttended: () => this.#present.length > 0,
        kind: (seat) => this.#company.kind(seat),
        isHere: (seat) => this.#connections.isHere(seat),
      },
      house.config,
      house.clock,
      (seat, k, reason) => this.#act(seat, k, reason),
      (left) => this.#connections.tellAll({t: 'clock', left}),
    );
  }

  /** How many seats there are. */
  get seats(): number {
    return this.#hosted.head.seats;
  }
  get watchers(): number {
    return this.#connections.watchers;
  }

  /** A socket comes; another one of the same seat is taken from the table. */
  async enter(socket: Socket, viewer: Viewer): Promise<void> {
    this.#connections.add(socket, viewer);
    if (viewer !== undefined) this.#pace.back(viewer);
    this.#pace.update();
    await this.#company.refresh().catch(() => undefined);
    this.#tellWho();
    this.#pace.update();
  }

  exit(socket: Socket): void {
    if (this.#connections.delete(socket)) this.#settleWithout();
  }

  /** A socket has gone: those who are still there decide. */
  #settleWithout(): void {
    if (this.#isClosed) return;
    this.#tellWho();
    this.#takeback.recount();
    this.#pace.update();
    void this.#countVotes();
  }

  hear(socket: Socket, up: Up): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    const {viewer} = connection;
    if (up.q === 'sync') this.#sync(socket, viewer);
    else if (viewer !== undefined) this.#hearSeat(socket, viewer, up); // onlookers are not heard
  }

  #hearSeat(socket: Socket, viewer: Seat, up: Exclude<Up, {q: 'sync'}>): void {
    if (up.q === 'play') void this.#play(socket, viewer, up.k, up.m);
    else if (up.q === 'fill') void this.#fill();
    else if (up.q === 'name') {
      if (this.#connections.allows(socket, 'name')) void this.#rename(viewer, up.name);
    } else if (up.q === 'again') {
      if (!this.#hosted.over) return;
      this.#rematch.vote(viewer);
      void this.#countVotes();
    } else if (up.q === 'undo') {
      const isVain = up.agreed && !this.#takeback.asked && !this.#hosted.decided(viewer);
      if (isVain) this.#connections.send(socket, {t: 'undo'});
      else this.#takeback.hear(viewer, up.agreed);
    } else if (this.#connections.allows(socket, 'greet'))
      this.#connections.tellAll({t: 'greet', from: viewer, n: up.n});
  }

  /** Nothing is played here any more. */
  close(): void {
    this.#isClosed = true;
    this.#pace.stop();
    this.#takeback.cancel();
  }

  /** All sockets take the door again, where another code does not tell them otherwise. */
  dismiss(code: number = CLOSE.moved): void {
    if (this.#isClosed) return;
    this.close();
    this.#leave(code);
  }

  get #present(): readonly Seat[] {
    return this.#company.people.filter((seat) => this.#connections.isHere(seat));
  }
  get #who(): Who {
    return this.#company.who((seat) => this.#connections.isHere(seat), this.#connections.watchers);
  }
  #tellWho(): void {
    this.#connections.tellAll({t: 'who', ...this.#who});
  }

  #sync(socket: Socket, viewer: Viewer): void {
    if (!this.#connections.allows(socket, 'sync')) {
      this.#connections.close(socket, CLOSE.fault);
      this.#settleWithout();
      return;
    }
    this.#connections.send(socket, this.#sitOf(viewer));
    const left = this.#pace.left();
    if (Object.keys(left).length > 0) this.#connections.send(socket, {t: 'clock', left});
    void this.#countVotes(socket);
  }

  #sitOf(viewer: Viewer): Sit {
    const {id, head} = this.#hosted;
    const {asked} = this.#takeback;
    const {votes} = this.#rematch;
    return {
      ...this.#hosted.sit(viewer),
      who: this.#who,
      watch: tokenOf(id, head, 'watch'),
      ...(viewer === undefined ? {} : {invitation: tokenOf(id, head, 'invitation')}),
      ...(asked ? {undo: asked} : {}),
      ...(votes.length > 0 ? {again: votes} : {}),
    };
  }

  async #play(socket: Socket, seat: Seat, k: number, text: string): Promise<void> {
    await this.#orLeave(async () => {
      const made = this.#hosted.made(seat);
      const {why} = await this.#written(seat, k, text);
      if (why !== undefined) {
        this.#house.metrics.add('refused');
        this.#connections.send(socket, {t: 'no', k, why});
      } else {
        if (this.#hosted.made(seat) > made) this.#house.metrics.add('moves');
        this.#connections.send(socket, {t: 'ok', k});
        this.#pace.update();
      }
    });
  }

  /** Plays for a bot, or for a person who is away or out of time. */
  async #act(seat: Seat, k: number, reason: Reason): Promise<void> {
    await this.#orLeave(async () => {
      const text = reason === 'bot' ? await this.#hosted.advise(seat) : this.#hosted.safe(seat);
      const isLate = this.#isClosed || (reason === 'bot' && this.#takeback.asked);
      if (isLate || this.#hosted.made(seat) !== k) return;
      const {why} = await this.#written(seat, k, text);
      if (why === undefined) this.#house.metrics.add(reason === 'bot' ? 'bots' : 'fallbacks');
      else if (why !== LINE_REFUSALS.unwritten && why !== LINE_REFUSALS.stale)
        this.#house.log.error('a move of the server is refused', undefined, {why});
      this.#pace.update();
    });
  }

  /** Plays a decision; what everybody sees ends the question whether one is taken back. */
  async #written(...[seat, k, text]: Parameters<Hosted['play']>): ReturnType<Hosted['play']> {
    const before = this.#hosted.publicTurn.at;
    const {clock, metrics} = this.#house;
    const started = clock.now();
    const answer = await this.#hosted.play(seat, k, text);
    metrics.wrote(clock.now() - started);
    if (this.#hosted.publicTurn.at !== before) this.#takeback.cancel();
    return answer;
  }

  async #undo(seat: Seat): Promise<void> {
    await this.#orLeave(async () => {
      const isUndone = await this.#hosted.undo(seat);
      this.#connections.tellAll({t: 'undo'});
      if (isUndone) {
        this.#house.metrics.add('undone');
        for (const [socket, viewer] of this.#connections)
          this.#connections.send(socket, this.#sitOf(viewer));
      }
      this.#pace.rest(false);
    });
  }

  async #rename(seat: Seat, name: string): Promise<void> {
    if (await this.#company.rename(seat, name).catch(() => false)) this.#tellWho();
  }

  async #fill(): Promise<void> {
    await this.#company.fill().catch(() => undefined);
    this.#tellWho();
    this.#pace.update();
  }

  /** Tells who wants another match, and where it is; to one socket, or to all. */
  async #countVotes(only?: Socket): Promise<void> {
    if (!this.#hosted.over || this.#isClosed) return;
    const hasNext = await this.#rematch.settle(this.#present).catch(() => false);
    const {votes} = this.#rematch;
    if (votes.length === 0 && !hasNext) return;
    for (const [socket, viewer] of this.#connections) {
      if (only && socket !== only) continue;
      const next = this.#rematch.tokenFor(viewer);
      this.#connections.send(socket, {t: 'again', votes, ...(next === undefined ? {} : {next})});
    }
  }

  /** Runs what may throw: then the match is not what is held here, and everybody takes the door again. */
  async #orLeave(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#isClosed) return;
      this.#house.metrics.add('lost');
      this.#house.log.error('a table is given up', error, {match: this.#hosted.id});
      this.dismiss();
    }
  }
}
