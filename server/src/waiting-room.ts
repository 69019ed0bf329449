import {type PlayRules, InvalidDataError, type Seat, seatsWith} from 'gstk/game';
import {createMatch} from 'gstk/match';
import {type ClientFrame, type Pace, type WaitFrame, WIRE} from '../../src/online/wire.js';
import {CLOSE} from './close-codes.js';
import {Connections, type Socket} from './connections.js';
import {DeviceClaims} from './device-claims.js';
import {
  type Begun,
  BEGUN,
  begunIn,
  NONCES,
  nonceField,
  SETUP,
  type Setup,
  setupOf,
} from './draw.js';
import type {Viewer} from './hosted-match.js';
import {Occupants} from './occupants.js';
import {pacesWithin} from './pace.js';
import {Questions} from './questions.js';
import {rulesHash} from './rules-hash.js';
import type {Opened, TableServices} from './table.js';
import {commitmentOf, tokenOf} from './tokens.js';

/** Milliseconds that pages have to send their numbers, and people to come to another match. */
const PATIENCE_MS = 5000;

/** What a waiting room reports to the room of the engine. */
export interface WaitingListener {
  /** The match has begun: its table takes the sockets over. */
  begun(connections: Connections): Promise<void>;
  leave(code: number): void;
}

/**
 * The people of a match before its cards are dealt. At Start the seals of all pages count, and are told
 * to all; then every page tells its number, and the secret of the match follows from these and from the
 * server's, to which the server has committed before.
 */
export class WaitingRoom {
  readonly #match: Opened;
  readonly #rules: PlayRules;
  readonly #services: TableServices;
  readonly #listener: WaitingListener;
  readonly #connections: Connections;
  readonly #seals = new Map<Seat, string>();
  readonly #ready = new Set<Seat>();
  /** People who have been away for so long that somebody else may press Start. */
  readonly #gone = new Set<Seat>();
  readonly #timers = new Set<unknown>();
  readonly #questions: Questions;
  readonly #devices: DeviceClaims;
  #occupants: Occupants;
  #setup: Setup;
  #begun: Begun | undefined;
  #nonces: (string | null)[];
  #isStarting = false;
  #isDone = false;

  constructor(match: Opened, rules: PlayRules, services: TableServices, listener: WaitingListener) {
    const {head, meta} = match;
    this.#match = match;
    this.#rules = rules;
    this.#services = services;
    this.#listener = listener;
    this.#connections = new Connections(services);
    this.#begun = begunIn(meta);
    this.#setup = this.#begun ?? setupOf(head, meta);
    this.#occupants = this.#occupantsOf(meta);
    this.#nonces = [...Array(this.#setup.seats).keys()].map(
      (seat) => meta[nonceField(seat)] ?? null,
    );
    const present = (): readonly Seat[] => this.#present;
    this.#questions = new Questions(
      {
        people: () => this.#occupants.people,
        present,
        host: () => this.#occupants.host(this.#present),
        tell: () => this.#tell(),
      },
      services.clock,
    );
    this.#devices = new DeviceClaims({
      id: match.id,
      occupants: () => this.#occupants,
      connections: this.#connections,
      questions: this.#questions,
      present,
    });
    this.#watch(this.#occupants.people);
    // The process that began has ended before all numbers had come.
    if (this.#begun) this.#later(PATIENCE_MS, () => void this.#finish());
    else if (head.goes) this.#later(PATIENCE_MS, () => void this.#start());
  }

  get seats(): number {
    return this.#setup.seats;
  }
  get watchers(): number {
    return this.#connections.watchers;
  }

  async enter(socket: Socket, viewer: Viewer): Promise<void> {
    this.#connections.add(socket, viewer);
    if (viewer !== undefined) this.#gone.delete(viewer);
    await this.#refresh();
    this.#tell();
  }

  exit(socket: Socket): void {
    const {viewer} = this.#connections.get(socket) ?? {};
    if (!this.#connections.delete(socket) || this.#isDone) return;
    if (viewer !== undefined) this.#left(viewer);
    this.#tell();
  }

  hear(socket: Socket, frame: ClientFrame): void {
    const {viewer} = this.#connections.get(socket) ?? {};
    if (frame.q === 'sync') this.#sync(socket, viewer, frame.v);
    else if (viewer === undefined || !this.#setup.people.includes(viewer)) return;
    else if (frame.q === 'nonce') void this.#orLeave(() => this.#hearNonce(viewer, frame.nonce));
    else if (this.#isStarting || this.#begun) return;
    else if (frame.q === 'seal') this.#hearSeal(viewer, frame.seal);
    else if (frame.q === 'answer') this.#questions.answer(viewer, frame.n, frame.agreed);
    else if (frame.q === 'code') {
      if (this.#connections.allows(socket, 'ask')) this.#devices.tellCode(socket, viewer);
    } else if (!this.#connections.allows(socket, 'wait')) return;
    else if (frame.q === 'ready') {
      if (frame.ready) this.#ready.add(viewer);
      else this.#ready.delete(viewer);
      this.#tell();
    } else if (frame.q === 'name') void this.#orLeave(() => this.#rename(viewer, frame.name));
    else if (viewer !== this.#host) return;
    else if (frame.q === 'seats') void this.#orLeave(() => this.#change({seats: frame.n}));
    else if (frame.q === 'pace') void this.#orLeave(() => this.#change({pace: frame.pace}));
    else if (frame.q === 'start') void this.#start();
  }

  /** Somebody on another device says that a seat is theirs; see `DeviceClaims`. */
  claimed(seat: Seat, field: string): boolean {
    return !this.#isDone && !this.#begun && this.#devices.claimed(seat, field);
  }

  close(): void {
    this.#isDone = true;
    this.#questions.cancel();
    for (const timer of this.#timers) this.#services.clock.clearTimeout(timer);
    this.#timers.clear();
  }

  dismiss(code: number = CLOSE.moved): void {
    if (this.#isDone) return;
    this.close();
    this.#listener.leave(code);
  }

  get #present(): readonly Seat[] {
    return this.#occupants.people.filter((seat) => this.#connections.isHere(seat));
  }

  /** The first person who is there, or has left only just now. */
  get #host(): Seat | null {
    const {people} = this.#occupants;
    return people.find((seat) => this.#connections.isHere(seat) || !this.#gone.has(seat)) ?? null;
  }

  #occupantsOf(meta: Opened['meta']): Occupants {
    const {id, head} = this.#match;
    return new Occupants(id, {...head, ...this.#setup}, meta, this.#services.store);
  }

  #frameOf(viewer: Viewer): WaitFrame {
    const {id, head} = this.#match;
    const {seats, options, pace} = this.#setup;
    const {min, max} = seatsWith(this.#rules, options);
    const all = [...Array(seats).keys()];
    const taken = 1 + Math.max(-1, ...this.#occupants.people);
    return {
      t: 'wait',
      v: WIRE,
      id,
      game: head.game,
      seats,
      least: head.start === undefined ? Math.max(min, taken) : seats,
      most: head.start === undefined ? max : seats,
      options,
      ...(pace && {pace}),
      paces: pacesWithin(this.#services.config),
      seat: viewer ?? null,
      host: this.#host,
      who: this.#occupants.who((seat) => this.#connections.isHere(seat), this.watchers),
      ready: all.map((seat) => this.#ready.has(seat)),
      seals: all.map((seat) => this.#seals.get(seat) ?? null),
      commitment: commitmentOf(head.secret),
      watch: tokenOf(id, head, 'watch'),
      ...(viewer === undefined ? {} : {invitation: tokenOf(id, head, 'invitation')}),
      ...(this.#questions.asked ? {asked: this.#questions.asked} : {}),
    };
  }

  #tell(): void {
    if (this.#isDone) return;
    for (const [socket, viewer] of this.#connections)
      this.#connections.send(socket, this.#frameOf(viewer));
  }

  #sync(socket: Socket, viewer: Viewer, version = 1): void {
    if (!this.#connections.allows(socket, 'sync')) {
      this.#connections.close(socket, CLOSE.fault);
      return;
    }
    // A page of version 1 knows no waiting room: it says that it has to be loaded again.
    if (version < WIRE) this.#connections.send(socket, {t: 'sit', v: WIRE} as never);
    else this.#connections.send(socket, this.#frameOf(viewer));
    if (this.#begun) this.#connections.send(socket, {t: 'draw', seals: this.#begun.seals});
  }

  /** A page's seal; nobody may use that of somebody else. */
  #hearSeal(seat: Seat, seal: string): void {
    if ([...this.#seals.values()].includes(seal)) return;
    this.#seals.set(seat, seal);
    this.#tell();
    const {people} = this.#occupants;
    if (this.#match.head.goes && people.every((one) => this.#seals.has(one))) void this.#start();
  }

  /** A page's number counts once, if its seal counts. */
  async #hearNonce(seat: Seat, nonce: string): Promise<void> {
    const {seals} = this.#begun ?? {};
    if (!seals || this.#isDone || this.#nonces[seat] !== null) return;
    if (seals[seat] !== commitmentOf(nonce)) return;
    this.#nonces[seat] = nonce;
    await this.#services.store.claim(this.#match.id, nonceField(seat), nonce);
    if (seals.every((seal, at) => seal === null || this.#nonces[at])) await this.#finish();
  }

  async #rename(seat: Seat, name: string): Promise<void> {
    if (await this.#occupants.rename(seat, name)) this.#tell();
  }

  /** Changes the settings, as far as the rules allow it. */
  async #change({seats = this.seats, pace}: {seats?: number; pace?: Pace}): Promise<void> {
    const {least, most} = this.#frameOf(undefined);
    if (seats < least || seats > most) return;
    if (pace && !pacesWithin(this.#services.config).includes(pace)) return;
    const options = optionsFor(this.#rules, seats, this.#setup.options);
    const people = seats === this.seats ? this.#setup.people : [...Array(seats).keys()];
    this.#setup = {...this.#setup, seats, options, people, ...(pace && {pace})};
    await this.#services.store.set(this.#match.id, SETUP, JSON.stringify(this.#setup));
    await this.#refresh();
    this.#tell();
  }

  async #refresh(): Promise<void> {
    const meta = await this.#services.store.meta(this.#match.id).catch(() => this.#occupants.meta);
    this.#occupants = this.#occupantsOf(meta);
  }

  /** Start: what counts is written down, and told to all. */
  async #start(): Promise<void> {
    if (this.#isStarting || this.#begun || this.#isDone) return;
    this.#isStarting = true;
    await this.#orLeave(async () => {
      await this.#refresh();
      const {seats, options} = this.#setup;
      const {store} = this.#services;
      const {id} = this.#match;
      const begun: Begun = {
        ...this.#setup,
        people: this.#occupants.people,
        rules: rulesHash(this.#rules, seats, options),
        seals: [...Array(seats).keys()].map((seat) => this.#seals.get(seat) ?? null),
      };
      await store.claim(id, BEGUN, JSON.stringify(begun));
      // Another process may have been quicker.
      this.#begun = begunIn(await store.meta(id)) ?? begun;
      this.#nonces = Array<null>(seats).fill(null);
      this.#connections.tellAll({t: 'draw', seals: this.#begun.seals});
      if (this.#begun.seals.every((seal) => seal === null)) await this.#finish();
      else this.#later(PATIENCE_MS, () => void this.#finish());
    });
  }

  /** All numbers have come, or no more time is given. */
  async #finish(): Promise<void> {
    if (this.#isDone) return;
    this.close();
    try {
      await this.#services.store.claim(this.#match.id, NONCES, JSON.stringify(this.#nonces));
      await this.#listener.begun(this.#connections);
    } catch (error) {
      this.#services.log.error('a match cannot begin', error, {match: this.#match.id});
      this.#listener.leave(CLOSE.moved);
    }
  }

  #left(seat: Seat): void {
    if (this.#connections.isHere(seat)) return; // in another window
    this.#ready.delete(seat);
    this.#questions.recount();
    if (!this.#begun && !this.#isStarting) this.#seals.delete(seat);
    this.#watch([seat]);
  }

  #watch(seats: readonly Seat[]): void {
    this.#later(this.#services.config.awayMs, () => {
      for (const seat of seats) if (!this.#connections.isHere(seat)) this.#gone.add(seat);
      this.#tell();
    });
  }

  #later(ms: number, act: () => void): void {
    const timer = this.#services.clock.setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isDone) act();
    }, ms);
    this.#timers.add(timer);
  }

  async #orLeave(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#services.log.error('a waiting room is given up', error, {match: this.#match.id});
      this.dismiss();
    }
  }
}

/** The options for a number of seats: the same, or where the rules refuse those the usual ones. */
function optionsFor(rules: PlayRules, seats: number, options: Setup['options']): Setup['options'] {
  for (const tried of [options, {}])
    try {
      return createMatch({rules}, {seats, options: tried, seed: 'waiting'}).state.options;
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
    }
  return options;
}
