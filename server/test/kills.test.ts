// A process that ends, stops or loses its store neither loses nor repeats an acknowledged move; every
// table goes on, within a bounded time.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test, type TestContext} from 'node:test';
import {drawnSecret} from 'gstk/match';
import {playedHead} from '../src/draw.js';
import {commitmentOf} from '../src/tokens.js';
import {redisStore} from '../src/store/redis.js';
import {sqliteStore} from '../src/store/sqlite.js';
import type {Store} from '../src/store/store.js';
import {makeMatch, type Made, Person} from './people.js';
import {pause, stopwatch, until} from './real-time.js';
import {type Redis, type Server, startRedis, startServer} from './servers.js';

const isFull = process.env['FULL'] === '1';
const KILLS = isFull ? 10 : 1;
const TABLES = isFull ? 8 : 3;
/** Milliseconds that a person thinks: the matches are to last for all kills. */
const THINK = 40;

interface Played extends Made {
  readonly people: readonly Person[];
}

/** Tables of three people and a bot who play one move after the other. */
const tablesAt = (origins: readonly string[], count = TABLES): Promise<Played[]> =>
  Promise.all(
    Array.from({length: count}, async () => {
      const made = await makeMatch(origins[0]!, {game: 'king-omnibus', people: 3});
      const people = made.tokens.map((token) => new Person(origins, token));
      for (const person of people) person.think = THINK;
      await Promise.all(people.map(({seated}) => seated));
      people.forEach((person) => void person.step());
      return {...made, people};
    }),
  );
const acked = (tables: readonly Played[]): number[] =>
  tables.map(({people}) => people.reduce((sum, one) => sum + one.acked.length, 0));

/**
 * Waits until each table has gone on; returns how long each took, in milliseconds, sorted. Of two moves
 * one may have been under way before.
 */
async function goneOn(tables: readonly Played[], passed = stopwatch()): Promise<number[]> {
  const before = acked(tables);
  const gaps = new Map<number, number>();
  await until('every table goes on', () => {
    for (const [at, count] of acked(tables).entries()) {
      // A match that has come to its end goes nowhere.
      const isOver = tables[at]!.people.every((person) => person.isOver);
      if ((count > before[at]! + 1 || isOver) && !gaps.has(at)) gaps.set(at, passed());
    }
    return gaps.size === tables.length;
  });
  return [...gaps.values()].sort((one, other) => one - other);
}

/** Compares acknowledged moves with the stored ones; returns the number of acknowledged moves. */
async function check(tables: readonly Played[], store: Store): Promise<number> {
  let count = 0;
  for (const {id, people} of tables) {
    people.forEach((person) => person.close());
    const {entries} = (await store.read(id))!;
    for (const [seat, person] of people.entries()) {
      const written = entries.filter(({s}) => s === seat).map(({m}) => m);
      // Nobody else plays for these seats: all that is acknowledged is there, in order and once. One
      // more may be written whose acknowledgement was lost.
      assert.deepEqual(written.slice(0, person.acked.length), person.acked);
      assert.ok(written.length <= person.acked.length + 1, 'a move is doubled');
      assert.deepEqual(person.refused, []);
      count += person.acked.length;
    }
  }
  return count;
}
const say = (t: TestContext, what: string, moves: number, gaps: readonly number[]): void => {
  const at = (part: number): number =>
    gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))]!;
  t.diagnostic(
    `${what}: ${moves} moves acknowledged, 0 lost, 0 doubled; gap p50 ${at(0.5).toFixed()}, max ${at(1).toFixed()} ms`,
  );
};

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-'));
  after(() => rmSync(folder, {recursive: true, force: true}));

  test(`kill -9 of the only process, ${KILLS} times`, async (t) => {
    const data = join(folder, 'kill.sqlite');
    let server = await startServer({DATA: data});
    const env = {DATA: data, PORT: String(server.port)};
    const tables = await tablesAt([server.origin]);
    const gaps: number[] = [];
    for (let n = 0; n < KILLS; n++) {
      await goneOn(tables);
      await pause(Math.random() * 200);
      const passed = stopwatch();
      await server.kill('SIGKILL');
      server = await startServer(env);
      gaps.push(...(await goneOn(tables, passed)));
    }
    await server.kill('SIGTERM'); // which has locked the file
    const store = sqliteStore(data, 1);
    say(
      t,
      'kill -9, SQLite',
      await check(tables, store),
      gaps.sort((a, b) => a - b),
    );
    await store.close();
  });

  test('kill -9 while cards are being drawn, and after', async (t) => {
    const data = join(folder, 'draw.sqlite');
    let server = await startServer({DATA: data});
    const env = {DATA: data, PORT: String(server.port)};
    const made = await Promise.all(
      Array.from({length: TABLES}, () =>
        makeMatch(server.origin, {game: 'king-omnibus', people: 3, wait: true}),
      ),
    );
    const tables = made.map((one) => {
      const people = one.tokens.map((token) => new Person(server.origin, token));
      for (const person of people) person.think = THINK;
      people[0]!.startsWith = 3;
      return {...one, people};
    });
    // Some have the list of seals, others have begun, when the process ends.
    await until('a draw has begun', () => tables.some(({people}) => people[1]!.seals));
    const gaps: number[] = [];
    for (let n = 0; n < KILLS; n++) {
      await pause(Math.random() * 20);
      const passed = stopwatch();
      await server.kill('SIGKILL');
      server = await startServer(env);
      await Promise.all(tables.flatMap(({people}) => people.map(({seated}) => seated)));
      tables.forEach(({people}) => people.forEach((person) => void person.step()));
      gaps.push(...(await goneOn(tables, passed)));
    }
    for (const {people} of tables) {
      const {draw} = people[0]!.sit!;
      for (const [seat, {sit, nonce, seals}] of people.entries()) {
        // Each page has told its number for one list of seals: that of the match.
        assert.deepEqual(sit!.draw, draw);
        assert.deepEqual(draw!.seals, seals);
        assert.ok([nonce, null].includes(draw!.nonces[seat]!));
      }
    }
    const {people} = tables[0]!;
    const told = people.map(({nonce}, seat) => people[0]!.sit!.draw!.nonces[seat] === nonce);
    t.diagnostic(`numbers in the first draw: ${told.join()}`);
    await server.kill('SIGTERM');
    const store = sqliteStore(data, 1);
    const count = await check(tables, store);
    for (const {id, people: all} of tables) {
      const head = playedHead((await store.head(id))!, await store.meta(id))!;
      assert.equal(commitmentOf(head.draw!.secret), all[0]!.sit!.commitment);
      assert.equal(head.secret, drawnSecret(head.draw!.secret, head.draw!.nonces));
    }
    say(
      t,
      'kill -9 in a draw, SQLite',
      count,
      gaps.sort((a, b) => a - b),
    );
    await store.close();
  });
});

describe('Redis', {skip: process.env['REDIS_SERVER'] ? false : 'there is no redis-server'}, () => {
  let redis: Redis | undefined;
  const servers: Server[] = [];
  const start = async (env: Record<string, string> = {}): Promise<Server> => {
    redis ??= await startRedis();
    const port = env['PORT'] ?? undefined;
    const server = await startServer({REDIS_URL: redis!.url, ...(port ? {PORT: port} : {})});
    servers.push(server);
    return server;
  };
  after(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await redis?.end();
  });
  const checked = async (tables: readonly Played[]): Promise<number> => {
    const store = redisStore(redis!.url, 1);
    const count = await check(tables, store);
    await store.close();
    return count;
  };

  test(`kill -9 of one of two processes, ${KILLS} times`, async (t) => {
    const pair = [await start(), await start()];
    const tables = await tablesAt(pair.map(({origin}) => origin));
    const gaps: number[] = [];
    for (let n = 0; n < KILLS; n++) {
      await goneOn(tables);
      await pause(Math.random() * 200);
      // The process that has the tables; after the first kill it is the other one.
      const victim = n % 2;
      const passed = stopwatch();
      await pair[victim]!.kill('SIGKILL');
      gaps.push(...(await goneOn(tables, passed)));
      pair[victim] = await start({PORT: String(pair[victim]!.port)});
    }
    say(
      t,
      'kill -9, Redis',
      await checked(tables),
      gaps.sort((a, b) => a - b),
    );
  });

  test('SIGTERM: everybody moves to the other process', async (t) => {
    const pair = [await start(), await start()];
    const tables = await tablesAt(pair.map(({origin}) => origin));
    await goneOn(tables);
    const passed = stopwatch();
    const ended = pair[0]!.kill('SIGTERM');
    const gaps = await goneOn(tables, passed);
    await ended;
    assert.equal(pair[0]!.process.exitCode, 0, pair[0]!.said());
    say(t, 'SIGTERM', await checked(tables), gaps);
  });

  test('SIGSTOP: a process that comes back takes no table from others', async (t) => {
    const pair = [await start(), await start()];
    const tables = await tablesAt(
      pair.map(({origin}) => origin),
      3,
    );
    await goneOn(tables);
    const passed = stopwatch();
    pair[0]!.process.kill('SIGSTOP');
    const gaps = await goneOn(tables, passed);
    pair[0]!.process.kill('SIGCONT');
    await goneOn(tables);
    say(t, 'SIGSTOP', await checked(tables), gaps);
  });

  test('Redis ends and comes back with all that it has stored', async (t) => {
    const server = await start();
    const tables = await tablesAt([server.origin], 3);
    await goneOn(tables);
    const passed = stopwatch();
    await redis!.stop();
    await pause(isFull ? 3000 : 1000);
    await redis!.start();
    const gaps = await goneOn(tables, passed);
    assert.equal(server.process.exitCode, null);
    say(t, 'Redis restart', await checked(tables), gaps);
  });
});
