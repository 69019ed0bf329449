// Two processes behind one proxy and one Redis: a match has one room, whichever process its people
// reach.
import assert from 'node:assert/strict';
import type {Server as Proxy} from 'node:http';
import {after, before, describe, test} from 'node:test';
import {makeMatch, Person} from './people.js';
import {startProxy} from './proxy.js';
import {until} from './real-time.js';
import {Seat} from './seat.js';
import {freePort, type Redis, type Server, startRedis, startServer} from './servers.js';
import {post, request} from './socket.js';

describe(
  'two processes',
  {skip: process.env['REDIS_SERVER'] ? false : 'there is no redis-server'},
  () => {
    let redis: Redis;
    let proxy: Proxy;
    let origin = '';
    const servers: Server[] = [];
    before(async () => {
      redis = (await startRedis())!;
      const port = await freePort();
      for (const name of ['p0', 'p1'])
        servers.push(
          await startServer({
            REDIS_URL: redis.url,
            PUBLIC_URL: `ws://127.0.0.1:${port}/${name}`,
            TRUST_PROXY: '1',
            BOT_MS: '50',
          }),
        );
      proxy = await startProxy(
        port,
        servers.map((server) => server.port),
      );
      origin = `http://127.0.0.1:${port}`;
    });
    after(async () => {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      await redis.end();
    });
    const rooms = async (): Promise<number[]> =>
      Promise.all(
        servers.map(async ({origin: own}) => {
          const text = await (await fetch(`${own}/metrics`)).text();
          return Number(/^gstk_rooms (\d+)$/m.exec(text)![1]);
        }),
      );

    test('people of one match meet in one room, even if all arrive at once', async () => {
      const made = await Promise.all(
        Array.from({length: 6}, () => makeMatch(origin, {game: 'king-omnibus', people: 3})),
      );
      // One of the first match knocks at one process, one of the second at the other.
      const early = servers.map(({origin: own}, at) => new Person(own, made[at]!.tokens[0]!));
      await Promise.all(early.map(({seated}) => seated));
      const tables = made.map(({tokens, watch}, at) => [
        ...tokens.map((token, seat) =>
          seat === 0 && at < early.length ? early[at]! : new Person(origin, token),
        ),
        new Seat(origin, watch),
      ]);
      await Promise.all(tables.flat().map(({seated}) => seated));
      await until('each sees all the others', () =>
        tables.flat().every(({sit, others}) => {
          const who = [sit!.who, ...others.filter((frame) => frame.t === 'who')].at(-1)!;
          return who.here.filter(Boolean).length === 3 && who.watchers === 1;
        }),
      );
      const [one = 0, other = 0] = await rooms();
      assert.equal(one + other, 6);
      assert.ok(one > 0 && other > 0, 'both processes have rooms');
      for (const seat of tables.flat()) if (seat instanceof Person) void seat.step();
      await until('all tables go on', () =>
        tables.every((seats) => seats.every((seat) => seat.log.length > 8)),
      );
      tables.flat().forEach((seat) => seat.close());
    });

    test('a match deleted at one process is gone at the other', async () => {
      const {tokens, watch} = await makeMatch(origin, {game: 'support-the-king', people: 2});
      const seats = tokens.map((token) => new Seat(origin, token));
      await Promise.all(seats.map(({seated}) => seated));
      assert.equal((await request(origin, '/delete', {token: watch})).status, 403);
      assert.deepEqual(await post(origin, '/delete', {token: tokens[0]}), {deleted: true});
      await until('both are sent away', () => seats.every(({status}) => status === 'closed'));
      for (const token of [...tokens, watch])
        for (const {origin: own} of servers)
          assert.equal((await request(own, '/seat', {token})).status, 404);
    });
  },
);
