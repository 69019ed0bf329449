import type {Seat} from 'gstk/game';
import {
  type Attendance,
  type ClientFrame,
  CONNECTION_REFUSALS,
  type SitFrame,
} from '../../src/online/wire.js';
import type {Clock} from './clock.js';
import {CLOSE} from './close-codes.js';
import {Occupants} from './occupants.js';
import type {Config} from './config.js';
import {Connections, type Socket} from './connections.js';
import {HostedMatch, type Viewer} from './hosted-match.js';
import type {Log} from './log.js';
import {SINCE} from './meta-fields.js';
import type {Metrics} from './metrics.js';
import type {FallbackReason} from './turn-timers.js';
import {timesOf} from './pace.js';
import type {Pushes} from './push/pushes.js';
import {Rematch} from './rematch.js';
import {seriesOf} from './series.js';
import type {Entry, Head, Meta, Store} from './store/store.js';
import {isKeepingFrame, SeatKeeping} from './seat-keeping.js';
import {TableTimes} from './table-times.js';
import {Takeback} from './takeback.js';
import {tokenOf} from './tokens.js';

/** A match as the store has it. */
export interface Opened {
  readonly id: string;
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly meta: Meta;
}

/** What the tables of a server share. */
export interface TableServices {
  readonly store: Store;
  readonly config: Pick<Config, 'botMs' | 'awayMs' | 'turnMs' | 'messages'>;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly pushes: Pushes;
}

/** What a table reports to the room of the engine. */
export interface TableListener {
  /** All sockets are sent away; called once. */
  leave(code: number): void;
  /** Whether the table may be closed when nobody is at it, where people move once a day. */
  rests?(rests: boolean): void;
}

/** A match, its people and their agreements; without sockets or the engine. */
export class Table {
  readonly #hosted: HostedMatch;
  readonly #services: TableServices;
  readonly #occupants: Occupants;
  readonly #times: TableTimes;
  readonly #takeback: Takeback;
  readonly #rematch: Rematch;
  readonly #keeping: SeatKeeping;
  readonly #connections: Connections;
  readonly #listener: TableListener;
  /** Onlookers who have a seat from the next deal on. */
  readonly #late = new Map<Socket, Seat>();
  #isClosed = false;

  /**
   * @param connections the sockets that have waited for the match
   * @throws {Error} when the rules refuse the record
   */
  constructor(
    match: Opened,
    parts: ConstructorParameters<typeof HostedMatch>[1],
    services: TableServices,
    listener: TableListener,
    connections = new Connections(services),
  ) {
    this.#services = services;
    this.#listener = listener;
    this.#connections = connections;
    this.#hosted = new HostedMatch(match, parts, this.#connections);
    this.#occupants = new Occupants(match.id, match.head, match.meta, services.store);
    this.#rematch = new Rematch(this.#hosted, this.#occupants, services.store);
    this.#takeback = new Takeback(
      {
        present: () => this.#present,
        ask: (asked) => {
          this.#connections.tellAll({t: 'undo', ...(asked ? {asked} : {})});
          this.#times.rest(asked !== undefined);
        },
        undo: (seat) => void this.#undo(seat),
      },
      services.clock,
    );
    this.#keeping = new SeatKeeping(
      {
        hosted: this.#hosted,
        occupants: this.#occupants,
        connections: this.#connections,
        present: () => this.#present,
        changed: () => this.#settle(),
        wait: (seat) => this.#times.wait(seat),
        delete: () => void this.#delete(),
      },
      timesOf(services.config, match.head.pace),
      services.clock,
    );
    this.#times = new TableTimes(
      {
        hosted: this.#hosted,
        occupants: this.#occupants,
        connections: this.#connections,
        keeping: this.#keeping,
        present: () => this.#present,
        act: (...played) => this.#act(...played),
        rests: (rests) => {
          this.#listener.rests?.(rests);
          void services.store.setDue(match.id, !rests).catch(() => undefined);
        },
      },
      services,
      match.meta[SINCE],
    );
  }

  /** The number of seats. */
  get seats(): number {
    return this.#hosted.head.seats;
  }
  get watchers(): number {
    return this.#connections.watchers;
  }

  /**
   * A socket arrives; an older one of the same seat is sent away.
   * @param late the seat that an onlooker has from the next deal on
   */
  async enter(socket: Socket, viewer: Viewer, late?: Seat): Promise<void> {
    this.#connections.add(socket, viewer);
    if (late !== undefined) this.#late.set(socket, late);
    this.#keeping.update();
    this.#times.update();
    await this.#occupants.refresh().catch(() => undefined);
    this.#settle();
  }

  /** Goes on, and tells everybody who has waited for the match what they may know of it. */
  resume(): void {
    for (const [socket, viewer] of this.#connections)
      // Somebody came after Start: a bot has that seat until the next deal.
      if (viewer !== undefined && this.#occupants.kind(viewer) === 'bot')
        this.#connections.close(socket, CLOSE.moved);
      else this.#connections.send(socket, this.#sitOf(viewer));
    this.#keeping.update();
    this.#times.update();
  }

  exit(socket: Socket): void {
    const {viewer} = this.#connections.get(socket) ?? {};
    this.#late.delete(socket);
    if (this.#connections.delete(socket)) this.#settleWithout(viewer);
  }

  /** Somebody on another device says that a seat is theirs; see `SeatKeeping`. */
  claimed(seat: Seat, field: string): boolean {
    return !this.#isClosed && this.#keeping.claimed(seat, field);
  }

  /** A socket has gone: the people who remain decide. */
  #settleWithout(viewer: Viewer): void {
    if (this.#isClosed) return;
    this.#keeping.update(viewer);
    this.#settle();
    this.#takeback.recount();
    void this.#countVotes();
  }

  /** Who plays for which seat may have changed. */
  #settle(): void {
    if (this.#isClosed) return;
    this.#keeping.update();
    this.#tellWho();
    this.#times.update();
  }

  hear(socket: Socket, frame: ClientFrame): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    const {viewer} = connection;
    if (frame.q === 'sync') this.#sync(socket, viewer);
    else if (viewer !== undefined) this.#hearSeat(socket, viewer, frame); // onlookers are not heard
  }

  #hearSeat(socket: Socket, viewer: Seat, frame: Exclude<ClientFrame, {q: 'sync'}>): void {
    if (frame.q === 'play') void this.#play(socket, viewer, frame.k, frame.m);
    else if (frame.q === 'fill') void this.#fill();
    else if (frame.q === 'name') {
      if (this.#connections.allows(socket, 'name')) void this.#rename(viewer, frame.name);
    } else if (frame.q === 'again') {
      if (!this.#hosted.over) return;
      this.#rematch.vote(viewer);
      void this.#countVotes();
    } else if (frame.q === 'undo') {
      const isVain = frame.agreed && !this.#takeback.asked && !this.#hosted.decided(viewer);
      if (isVain) this.#connections.send(socket, {t: 'undo'});
      else this.#takeback.hear(viewer, frame.agreed);
    } else if (frame.q === 'greet') {
      if (this.#connections.allows(socket, 'greet'))
        this.#connections.tellAll({t: 'greet', from: viewer, n: frame.n});
    } else if (isKeepingFrame(frame)) {
      this.#keeping.hear(socket, viewer, frame);
      if (frame.q === 'leave') this.#settleWithout(viewer);
    }
  }

  /** Play is over here. */
  close(): void {
    this.#isClosed = true;
    this.#times.stop();
    this.#takeback.cancel();
    this.#keeping.stop();
  }

  /**
   * Sends all sockets away, with a code for the reason; usually they then ask for their seats again.
   */
  dismiss(code: number = CLOSE.moved): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.leave(code);
  }

  get #present(): readonly Seat[] {
    return this.#occupants.people.filter((seat) => this.#connections.isHere(seat));
  }
  get #who(): Attendance {
    const isHere = (seat: Seat): boolean => this.#connections.isHere(seat);
    const who = this.#occupants.who(isHere, this.#connections.watchers);
    const {head, outcome} = this.#hosted;
    const series = seriesOf(this.#occupants.meta, head.seats, outcome);
    return {...who, ...this.#keeping.attendance, ...(series && {series})};
  }
  #tellWho(): void {
    this.#connections.tellAll({t: 'who', ...this.#who});
  }

  #sync(socket: Socket, viewer: Viewer): void {
    if (!this.#connections.allows(socket, 'sync')) {
      this.#connections.close(socket, CLOSE.fault);
      this.#settleWithout(viewer);
      return;
    }
    this.#connections.send(socket, this.#sitOf(viewer));
    const left = this.#times.left();
    if (Object.keys(left).length > 0) this.#connections.send(socket, {t: 'clock', left});
    void this.#countVotes(socket);
  }

  #sitOf(viewer: Viewer): SitFrame {
    const {id, head} = this.#hosted;
    const {asked} = this.#takeback;
    const {votes} = this.#rematch;
    const {asked: question} = this.#keeping;
    const missed = viewer === undefined ? undefined : this.#keeping.missed(viewer);
    return {
      ...this.#hosted.sit(viewer),
      who: this.#who,
      watch: tokenOf(id, head, 'watch'),
      ...(viewer === undefined ? {} : {invitation: tokenOf(id, head, 'invitation')}),
      ...(asked ? {undo: asked} : {}),
      ...(question ? {asked: question} : {}),
      ...(missed ? {missed} : {}),
      ...(votes.length > 0 ? {again: votes} : {}),
    };
  }

  async #play(socket: Socket, seat: Seat, k: number, text: string): Promise<void> {
    await this.#orLeave(async () => {
      const made = this.#hosted.made(seat);
      const {why} = await this.#written(seat, k, text);
      if (why !== undefined) {
        this.#services.metrics.add('refused');
        this.#connections.send(socket, {t: 'no', k, why});
      } else {
        if (this.#hosted.made(seat) > made) this.#services.metrics.add('moves');
        this.#keeping.decided(seat);
        this.#connections.send(socket, {t: 'ok', k});
        this.#times.update();
      }
    });
  }

  /** Plays for a bot, or for a person who is away or out of time. */
  async #act(seat: Seat, k: number, reason: FallbackReason, at: number): Promise<void> {
    await this.#orLeave(async () => {
      const text = reason === 'clock' ? this.#hosted.safe(seat) : await this.#hosted.advise(seat);
      await this.#until(at);
      const isBack = reason === 'away' && !this.#keeping.isGone(seat);
      const isLate = this.#isClosed || isBack || (reason !== 'clock' && this.#takeback.asked);
      if (isLate || this.#hosted.made(seat) !== k) return;
      const {why} = await this.#written(seat, k, text);
      if (why === undefined) this.#services.metrics.add(reason === 'bot' ? 'bots' : 'fallbacks');
      else if (why !== CONNECTION_REFUSALS.unwritten && why !== CONNECTION_REFUSALS.stale)
        this.#services.log.error('a move of the server is refused', undefined, {why});
      this.#times.update();
    });
  }

  /** Waits for a moment of the clock, if it is still to come. */
  async #until(at: number): Promise<void> {
    const {clock} = this.#services;
    const left = at - clock.now();
    if (left > 0) await new Promise<void>((done) => void clock.setTimeout(done, left));
  }

  /** Plays a decision; a change that everybody sees ends a pending question about undo. */
  async #written(
    ...[seat, k, text]: Parameters<HostedMatch['play']>
  ): ReturnType<HostedMatch['play']> {
    const before = this.#hosted.publicTurn.at;
    const {clock, metrics} = this.#services;
    const started = clock.now();
    const answer = await this.#times.written(() => this.#hosted.play(seat, k, text));
    metrics.wrote(clock.now() - started);
    if (this.#hosted.publicTurn.at !== before) this.#takeback.cancel();
    if (this.#hosted.hasDealt()) await this.#seatLate();
    if (this.#hosted.over) this.#tellWho();
    return answer;
  }

  /** A deal has begun: late friends take the seats of bots, and ask for them again. */
  async #seatLate(): Promise<void> {
    if (this.#late.size === 0) return;
    for (const [socket, seat] of this.#late) {
      await this.#occupants.admit(seat).catch(() => undefined);
      this.#late.delete(socket);
      this.#connections.close(socket, CLOSE.moved);
    }
    this.#settle(); // a friend who does not come back is away
  }

  async #undo(seat: Seat): Promise<void> {
    await this.#orLeave(async () => {
      const isUndone = await this.#hosted.undo(seat);
      this.#connections.tellAll({t: 'undo'});
      if (isUndone) {
        this.#services.metrics.add('undone');
        for (const [socket, viewer] of this.#connections)
          this.#connections.send(socket, this.#sitOf(viewer));
      }
      this.#times.rest(false);
    });
  }

  async #delete(): Promise<void> {
    try {
      await this.#services.store.remove(this.#hosted.id);
    } catch {
      return; // it may be asked again
    }
    this.dismiss(CLOSE.deleted);
  }

  async #rename(seat: Seat, name: string): Promise<void> {
    if (await this.#occupants.rename(seat, name).catch(() => false)) this.#tellWho();
  }

  async #fill(): Promise<void> {
    await this.#occupants.fill().catch(() => undefined);
    this.#settle();
  }

  /** Reports who wants another match, and its place; to one socket, or to all. */
  async #countVotes(only?: Socket): Promise<void> {
    if (!this.#hosted.over || this.#isClosed) return;
    const hasNext = await this.#rematch.settle(this.#present).catch(() => false);
    const {votes} = this.#rematch;
    if (votes.length === 0 && !hasNext) return;
    for (const [socket, viewer] of this.#connections) {
      if (only && socket !== only) continue;
      const next = this.#rematch.tokenFor(viewer ?? this.#late.get(socket));
      this.#connections.send(socket, {t: 'again', votes, ...(next === undefined ? {} : {next})});
    }
  }

  /**
   * Runs work that may throw: the match held here is then unreliable, and everybody is sent away to ask
   * for their seat again.
   */
  async #orLeave(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#isClosed) return;
      this.#services.metrics.add('lost');
      this.#services.log.error('a table is given up', error, {match: this.#hosted.id});
      this.dismiss();
    }
  }
}
