import {type IRoomCache, matchMaker} from '@colyseus/core';
import type {Seat} from 'gstk/game';
import * as v from 'valibot';
import {
  claimField,
  generationOf,
  isHost,
  nameField,
  pushField,
  takenSeats,
  TAKEN,
} from './meta-fields.js';
import {pushAddress, type Pushes} from './push/pushes.js';
import {takenBy} from './occupants.js';
import {ownSeat} from './own-seat.js';
import type {Config} from './config.js';
import {type Daily, resultBody} from './daily.js';
import {begunIn, freeSeats, isBotsNow, lateSeats, seatOf} from './draw.js';
import {Fault} from './fault.js';
import {FencedDriver} from './fenced-driver.js';
import {makeMatch} from './make-match.js';
import type {Metrics} from './metrics.js';
import {cleanName} from './clean-name.js';
import type {SeatGrant} from './room.js';
import {faultOf, type Rooms} from './rooms.js';
import type {Head, Meta, Store} from './store/store.js';
import {isKey, readToken, type Right, tokenOf} from './tokens.js';

/** How often a seat is requested before its process counts as out of reach. */
const TRIES = 3;
/** The most seats of a game. */
const MOST_SEATS = 20;

const short = v.pipe(v.string(), v.maxLength(60));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const name = v.optional(v.pipe(v.string(), v.maxLength(400)));
const bodies = {
  matches: v.strictObject({
    game: short,
    seats: v.optional(count),
    options: v.optional(v.record(short, v.union([short, v.number()]))),
    state: v.optional(v.record(v.string(), v.unknown())),
    people: v.optional(count, 2),
    sit: v.optional(v.boolean(), true),
    wait: v.optional(v.boolean(), false),
    name,
  }),
  /** `visitor` is any text of a page: the same text gets the same seat again. */
  join: v.strictObject({
    invitation: v.string(),
    name,
    visitor: v.optional(short),
    late: v.optional(v.boolean(), false),
  }),
  /** Somebody who has a seat on another device: by its code, or by the name that the table knows. */
  own: v.strictObject({
    invitation: v.string(),
    name,
    visitor: short,
    code: v.optional(short),
  }),
  token: v.strictObject({token: v.string()}),
  /** Asks for the server's key; gives an address at which a seat is called, or `null` for none. */
  push: v.strictObject({token: v.string(), to: v.optional(v.nullable(pushAddress))}),
  invitation: v.strictObject({invitation: v.string()}),
};

/** The requests of the HTTP interface, by path; each returns a body or throws a `Fault`. */
export type Routes = Readonly<
  Record<string, (body: unknown, host: string, visitor: string) => Promise<object>>
>;

/** The routes of a server, the same at each of its processes. */
export function createRoutes({
  store,
  config,
  metrics,
  daily,
  pushes,
  rooms,
}: {
  daily: Daily;
  pushes: Pushes;
  rooms: Rooms;
  store: Store;
  config: Config;
  metrics: Metrics;
}): Routes {
  const open = async (token: string): Promise<Opened> => {
    const read = readToken(token);
    if (!read) throw new Fault(401, 'bad token');
    const head = await store.head(read.id);
    if (!head) throw new Fault(404, 'no such match');
    const {id, right, key} = read;
    const meta = await store.meta(id);
    const generation = typeof right === 'number' ? generationOf(meta, right) : 0;
    if (!isKey(head, right, key, generation)) throw new Fault(401, 'bad token');
    await store.keep(read.id);
    return {id, right, head, meta};
  };
  const invited = async (token: string): Promise<Opened> => {
    const opened = await open(token);
    if (opened.right !== 'invitation') throw new Fault(403, 'no invitation');
    return opened;
  };

  const urlOf = async (auth: SeatGrant, host: string): Promise<string> => {
    for (let tries = 1; ; tries++) {
      try {
        const room = await rooms.of(auth.id);
        const {sessionId} = await matchMaker.reserveSeatFor(room, {}, auth);
        const base = config.publicUrl === '' ? host : room.publicAddress;
        return `${base}/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
      } catch (error) {
        const fault = faultOf(error);
        if (fault) throw fault;
        if (tries === TRIES) throw new Fault(503, 'out of reach');
        // The row of a process that answers, but not for this room.
        if (tries === TRIES - 1 && matchMaker.driver instanceof FencedDriver)
          await matchMaker.driver.drop(auth.id);
        await new Promise((done) => setTimeout(done, 20 * 4 ** tries));
      }
    }
  };

  return {
    async '/matches'(body) {
      const wish = read(bodies.matches, body);
      if (matchMaker.stats.local.roomCount >= config.mostRooms) throw new Fault(503, 'full');
      const {id, head} = await makeMatch(wish, store);
      metrics.add('matches');
      const token = (right: Right): string => tokenOf(id, head, right);
      return {
        id,
        ...(wish.sit ? {seat: token(0)} : {}),
        invitation: token('invitation'),
        watch: token('watch'),
      };
    },
    async '/join'(body) {
      const wish = read(bodies.join, body);
      const {id, head, meta} = await invited(wish.invitation);
      const granted = (seat: Seat): object => ({
        seat: tokenOf(id, head, seat, generationOf(meta, seat)),
      });
      const claim = wish.visitor === undefined ? TAKEN.person : takenBy(id, wish.visitor);
      const own = wish.visitor !== undefined && seatOf(meta, claim);
      if (typeof own === 'number') return granted(own);
      const bots = lateSeats(head, meta);
      for (const seat of wish.late ? bots : freeSeats(head, meta)) {
        if (!(await store.claim(id, claimField(meta, seat), claim))) continue;
        const named = cleanName(wish.name);
        if (named) await store.set(id, nameField(seat), named);
        return granted(seat);
      }
      throw new Fault(410, 'full', {
        watch: tokenOf(id, head, 'watch'),
        ...(bots.length > 0 && {bots: bots.length}),
      });
    },
    async '/own'(body) {
      const wish = read(bodies.own, body);
      const {id, head, meta} = await invited(wish.invitation);
      const seat = await ownSeat({id, meta, store}, wish);
      if (seat === undefined) return {waiting: true};
      return {seat: tokenOf(id, head, seat, generationOf(meta, seat))};
    },
    async '/seat'(body, host) {
      const {id, right, head, meta} = await open(read(bodies.token, body).token);
      if (right === 'invitation') throw new Fault(403, 'an invitation is not a seat');
      if (right === 'watch') return {url: await urlOf({id, seat: null}, host)};
      // A bot still has the seat of a late friend, who looks on until the next deal.
      const isLate = head.waits && isBotsNow(meta, right);
      return {url: await urlOf(isLate ? {id, seat: null, late: right} : {id, seat: right}, host)};
    },
    async '/invitation'(body) {
      const {head, meta} = await invited(read(bodies.invitation, body).invitation);
      const free = freeSeats(head, meta).filter(
        (seat) => meta[claimField(meta, seat)] === undefined,
      );
      const by = takenSeats(meta).includes(0) && meta[nameField(0)];
      return {
        game: head.game,
        by: by === false || by === undefined || by === '' ? null : by,
        free: free.length,
        bots: lateSeats(head, meta).length,
        begun: !head.waits || begunIn(meta) !== undefined,
      };
    },
    async '/delete'(body) {
      const {id, right, meta} = await open(read(bodies.token, body).token);
      if (typeof right !== 'number') throw new Fault(403, 'not a seat of this match');
      // A guest asks the others at the table.
      const isAlone = takenSeats(meta).every((seat) => seat === right);
      if (!isHost(meta, right) && !isAlone) throw new Fault(403, 'ask the others');
      await store.remove(id);
      await dismissed(id);
      return {deleted: true};
    },
    async '/push'(body) {
      const {token, to} = read(bodies.push, body);
      const {id, right} = await open(token);
      if (typeof right !== 'number') throw new Fault(403, 'not a seat of this match');
      if (to && !pushes.isService(to.endpoint))
        throw new Fault(400, 'to.endpoint: no push service');
      if (to !== undefined) await store.set(id, pushField(right), to ? JSON.stringify(to) : '');
      return {key: pushes.key};
    },
    async '/daily'(body, _host, visitor) {
      const told = await daily.count(read(resultBody, body), visitor);
      if (told.counted) metrics.add('results');
      return told;
    },
  };
}

/** A match, found by a token. */
interface Opened {
  readonly id: string;
  readonly right: Right;
  readonly head: Head;
  readonly meta: Meta;
}

/** Sends everybody away from the table of a deleted match, if there is one. */
async function dismissed(id: string): Promise<void> {
  try {
    const room = (await matchMaker.getRoomById(id)) as IRoomCache | undefined;
    if (room) await matchMaker.remoteRoomCall(id, 'deleted' as never);
  } catch {
    // Its process does not answer; the table cannot write any more, which ends it too.
  }
}

/** Reads a body; a fault names its place and reason. */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Fault(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`.slice(0, 200));
}
