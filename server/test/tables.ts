import {entryOf} from 'gstk/catalogue';
import {defaultOptions, type PlayRules, type Seat} from 'gstk/game';
import {createMatch} from 'gstk/match';
import type {ClientFrame, ServerFrame} from '../../src/online/wire.js';
import type {Socket} from '../src/connections.js';
import type {Viewer} from '../src/hosted-match.js';
import {createLog} from '../src/log.js';
import {Metrics} from '../src/metrics.js';
import {openTable, type TableStage} from '../src/open-table.js';
import {rulesHash} from '../src/rules-hash.js';
import {sqliteStore} from '../src/store/sqlite.js';
import type {Entry, Head, Store} from '../src/store/store.js';
import type {TableServices} from '../src/table.js';
import {newId, newKey} from '../src/tokens.js';
import {HandClock} from './clock.js';

/** The secret of matches whose course a test goes by. */
export const SECRET = 'ab'.repeat(32);

/** Services whose time passes by hand. */
export interface StillServices extends TableServices {
  readonly clock: HandClock;
}

/** Services in memory, with times as they usually are. */
export function servicesOf(
  config: Partial<TableServices['config']> = {},
  store: Store = sqliteStore(':memory:', 1),
  more: Partial<Pick<TableServices, 'pushes'>> = {},
): StillServices {
  return {
    store,
    config: {botMs: 700, awayMs: 20_000, turnMs: 0, messages: 20, ...config},
    clock: new HandClock(),
    metrics: new Metrics(),
    log: createLog('silent'),
    pushes: {key: null, isService: () => false, send: () => Promise.resolve('failed')},
    ...more,
  };
}

/** A match with people in some seats, or in the first ones, all of them taken. */
export async function headOf(
  game: string,
  {people, ...given}: Partial<Omit<Head, 'people'>> & {people?: number | readonly Seat[]} = {},
): Promise<Head> {
  const rules: PlayRules = await entryOf(game)!.rules();
  const seats = given.seats ?? entryOf(game)!.seats.usual;
  const options = given.options ?? defaultOptions(rules.options, seats);
  return {
    game,
    rules: rulesHash(rules, seats, options),
    seats,
    options,
    secret: SECRET,
    people: typeof people === 'object' ? people : [...Array(people ?? seats).keys()],
    key: newKey(),
    born: '',
    ...given,
  };
}
/** A socket that stores what it is sent. */
export interface Ear {
  readonly socket: Socket;
  readonly frames: ServerFrame[];
  code: number | undefined;
  hear(up: ClientFrame): void;
  /** The frames since the last call. */
  fresh(): ServerFrame[];
}

/** A table that was opened from its record. */
export class Tried {
  readonly services: StillServices;
  readonly id: string;
  table!: TableStage;
  /** The code with which all sockets were sent away. */
  left: number | undefined;
  /** What the table has said of whether it may be closed. */
  readonly rests: boolean[] = [];

  constructor(services: StillServices, id: string) {
    this.services = services;
    this.id = id;
  }

  static async open(
    head: Head,
    services = servicesOf(),
    taken: readonly number[] = head.people,
  ): Promise<Tried> {
    const tried = new Tried(services, newId());
    const meta = Object.fromEntries(taken.map((seat) => [`seat/${seat}`, 'person']));
    await services.store.create(tried.id, head, meta);
    await tried.reopen();
    return tried;
  }
  async reopen(): Promise<void> {
    this.table = await openTable(this.id, this.services, {
      leave: (code) => (this.left = code),
      rests: (rests) => void this.rests.push(rests),
      began: (table) => (this.table = table),
    });
  }
  async enter(viewer: Viewer, late?: number): Promise<Ear> {
    const frames: ServerFrame[] = [];
    const socket: Socket = {
      sendBytes: (_type, bytes) =>
        void frames.push(JSON.parse(String(Buffer.from(bytes))) as ServerFrame),
      leave: (code) => void (ear.code = code),
    };
    const ear: Ear = {
      socket,
      frames,
      code: undefined,
      hear: (up) => this.table.hear(socket, up),
      fresh: () => frames.splice(0),
    };
    await this.table.enter(socket, viewer, late);
    return ear;
  }
  /** Lets time pass, with everything that happens in it. */
  async wait(ms: number): Promise<void> {
    const {clock} = this.services;
    const end = clock.now() + ms;
    await settled();
    while (clock.ringNext(end)) await settled();
    clock.pass(end - clock.now());
  }
  /** A move that a seat may make now. */
  async safeMove(seat: Seat): Promise<string> {
    const {head, entries} = (await this.services.store.read(this.id))!;
    const rules: PlayRules = await entryOf(head.game)!.rules();
    const {seats, options, secret} = head;
    const match = createMatch({rules}, {seats, options, secret});
    for (const {s, m} of entries) match.play(s, rules.parseMove(m));
    return rules.formatMove(rules.fallback(match.state, seat));
  }
  /** The stored record of the match. */
  async entries(): Promise<readonly Entry[]> {
    return (await this.services.store.read(this.id))!.entries;
  }
}

/** Waits until all pending work is done. */
export const settled = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done));
};
