// Input from outside: frames, tokens, bodies, origins, floods. The server answers or closes, and goes on
// for everybody else.
import assert from 'node:assert/strict';
import {connect} from 'node:net';
import {after, before, describe, test} from 'node:test';
import {type Rng, rngFrom, roll} from 'gstk/cards';
import {readConfig} from '../src/config.js';
import {addressOf, Bucket, Buckets} from '../src/limits.js';
import {cleanName} from '../src/clean-name.js';
import {readToken, tokenOf} from '../src/tokens.js';
import {readFrame} from '../src/read-frame.js';
import {HandClock} from './clock.js';
import {makeMatch, type Made} from './people.js';
import {until} from './real-time.js';
import {Seat} from './seat.js';
import {type Server, startServer} from './servers.js';
import {frameOf, post, request, socketOf} from './socket.js';
import {headOf, Tried, settled} from './tables.js';

const isFull = process.env['FULL'] === '1';
const MUTATED = isFull ? 100_000 : 2000;

const FRAMES = [
  {q: 'play', k: 0, m: 'QS'},
  {q: 'sync'},
  {q: 'name', name: 'Anna'},
  {q: 'fill'},
  {q: 'again'},
  {q: 'undo', agreed: true},
  {q: 'greet', n: 2},
];

describe('frames', () => {
  test(`${MUTATED} mutated ones are read or refused, and change no record`, async () => {
    const tried = await Tried.open(await headOf('king-threesome'));
    const watcher = await tried.enter(undefined);
    watcher.hear({q: 'sync'});
    await settled();
    const sit = watcher.frames.find((frame) => frame.t === 'sit')!;
    const ear = await tried.enter((sit.view.turn[0]! + 1) % 3); // a seat that is not to play
    let rng: Rng = rngFrom('mutations');
    const below = (n: number): number => {
      const drawn = roll(rng, n);
      rng = drawn.rng;
      return drawn.value;
    };
    let read = 0;
    for (let n = 0; n < MUTATED; n++) {
      const bytes = Buffer.from(JSON.stringify(FRAMES[below(FRAMES.length)]));
      const parts = [bytes];
      for (let change = below(2); change >= 0; change--) {
        const at = below(bytes.length);
        const kind = below(5);
        if (kind === 0) bytes[at] = below(256);
        else if (kind === 1) bytes.copy(bytes, at, below(bytes.length));
        else if (kind === 2) parts[0] = bytes.subarray(0, at);
        else if (kind === 3)
          parts.push(Buffer.from('{"__proto__":[[null,1e999,-0]]}').subarray(0, at));
        else bytes[at] = '"{}[]:,0'.charCodeAt(below(8));
      }
      const up = readFrame(Buffer.concat(parts));
      if (!up) continue;
      read++;
      ear.hear(up);
      if (n % 500 === 0) await settled();
    }
    await settled();
    assert.ok(read > MUTATED / 50, `${read} were read`);
    assert.equal((await tried.services.store.read(tried.id))!.entries.length, 0);
    assert.equal(tried.left, undefined);
    assert.equal(({} as {q?: unknown}).q, undefined);
  });

  test('only known frames are read', () => {
    for (const good of FRAMES) assert.deepEqual(readFrame(Buffer.from(JSON.stringify(good))), good);
    const bad = ['', '[]', 'null', '{"q":"x"}', '{"q":"sync","x":1}', '{"q":"play","k":-1,"m":""}',
      '{"q":"play","k":1.5,"m":""}', '{"q":"play","k":"0","m":""}', '{"q":"greet","n":6}',
      `{"q":"play","k":0,"m":"${'a'.repeat(801)}"}`, '{"q":"undo"}', '['.repeat(900),
      '{"q":"play","k":0,"m":"QS","__proto__":{"a":1}}']; // prettier-ignore
    for (const text of bad)
      assert.equal(readFrame(Buffer.from(text)), undefined, text.slice(0, 50));
    assert.equal(readFrame(Buffer.from([0xff, 0xfe])), undefined);
  });
});

describe('a server', () => {
  let server: Server;
  let made: Made;
  before(async () => {
    server = await startServer({
      MESSAGES: '20',
      ORIGINS: 'https://blog.example, https://b.example',
    });
    made = await makeMatch(server.origin, {game: 'king-omnibus', people: 2, name: 'Rosalind'});
  });
  after(() => server.kill('SIGKILL'));
  const raw = (...bytes: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

  const closing: Record<string, Uint8Array<ArrayBuffer>> = {
    'no JSON': raw(17, 0, 1, 2, 3),
    'an empty frame': raw(17, 0),
    'an unknown wish': frameOf({q: 'x'}),
    'a named message': raw(13, 163, 97, 98, 99, 192),
    'two kilobytes': frameOf('A'.repeat(2000)),
    'a deep nest': frameOf('['.repeat(900)),
  };
  for (const [what, bytes] of Object.entries(closing))
    test(`${what} closes the socket`, async () => {
      const connection = await socketOf(server.origin, made.tokens[0]!);
      connection.socket.send(bytes);
      assert.ok([4002, 1009].includes(await connection.closed), String(connection.code));
    });

  test('frames of the engine that mean nothing here are ignored', async () => {
    const connection = await socketOf(server.origin, made.tokens[1]!);
    for (const bytes of [
      raw(19, 1, 2, 3),
      raw(255, 255),
      raw(21, 0, 160, 192),
      raw(17, 9, 1),
      raw(10),
    ])
      connection.socket.send(bytes);
    connection.socket.send(frameOf({q: 'sync'}));
    await until(
      'it is answered or closed',
      () => connection.code > 0 || connection.frames.some(({t}) => t === 'sit'),
    );
    connection.socket.close();
  });

  test('a flood is cut off', async () => {
    const connection = await socketOf(server.origin, made.tokens[0]!);
    for (let n = 0; n < 400; n++) connection.socket.send(frameOf({q: 'sync'}));
    await connection.closed;
    assert.ok(connection.frames.filter(({t}) => t === 'sit').length <= 8);
  });

  test('watchers play nothing, and their number is limited', async () => {
    const connection = await socketOf(server.origin, made.watch);
    connection.socket.send(frameOf({q: 'play', k: 0, m: 'QS'}));
    connection.socket.send(frameOf({q: 'sync'}));
    await until('the answer has come', () => connection.frames.some(({t}) => t === 'sit'));
    const sit = connection.frames.find((frame) => frame.t === 'sit')!;
    assert.ok(!('invitation' in sit) && sit.seat === null);
    assert.ok(connection.frames.every(({t}) => t !== 'ok' && t !== 'no'));
    const more = await Promise.all(
      Array.from({length: 40}, () => socketOf(server.origin, made.watch).catch(() => undefined)),
    );
    await until('some are sent away', () =>
      more.some((one) => one === undefined || one.code === 4429),
    );
    const seat = new Seat(server.origin, made.tokens[0]!); // the seats are free for all that
    await seat.seated;
    seat.close();
    for (const one of [connection, ...more]) one?.socket.close();
  });

  test('forged, foreign and wrong tokens open nothing', async () => {
    const {tokens, invitation, watch} = made;
    const seat = async (token: unknown): Promise<number> =>
      (await request(server.origin, '/seat', {token})).status;
    const other = await makeMatch(server.origin, {game: 'king-omnibus', people: 1});
    const key = tokens[0]!.split('.')[2]!;
    assert.equal(await seat(`${tokens[0]!.slice(0, -3)}aaa`), 401);
    assert.equal(await seat(tokens[0]!.replace('.0.', '.1.')), 401);
    assert.equal(await seat(`${other.id}.0.${key}`), 401);
    assert.equal(await seat(`${'x'.repeat(12)}.0.${key}`), 404);
    assert.equal(await seat(invitation), 403);
    for (const token of ['', 'x', '...', `${tokens[0]}x`, tokens[0]!.replace('.0.', '.00.')])
      assert.equal(await seat(token), 401);
    for (const token of [undefined, 7, null, {}, [tokens[0]]]) assert.equal(await seat(token), 400);
    const join = (token: string): Promise<Response> =>
      request(server.origin, '/join', {invitation: token});
    assert.equal((await join(tokens[0]!)).status, 403);
    const again = {invitation, visitor: 'visitor 1'};
    assert.equal((await post(server.origin, '/join', again)).seat, tokens[1], 'the same visitor');
    const full = await join(invitation);
    assert.equal(full.status, 410);
    assert.deepEqual(await full.json(), {error: 'full', watch});
    assert.equal((await request(server.origin, '/delete', {token: watch})).status, 403);
    await post(server.origin, '/delete', {token: other.tokens[0]});
    assert.equal(await seat(other.tokens[0]), 404);
    // A session of the engine is worth nothing without its promise, nor at another match.
    const {url} = await post(server.origin, '/seat', {token: tokens[0]});
    const forged = new WebSocket(url.replace(/sessionId=.*/, 'sessionId=abcdefghi'));
    await new Promise((done) => (forged.onclose = done));
  });

  test('answers to bad requests say what is wrong and where', async () => {
    const ask = async (path: string, body: unknown): Promise<[number, string]> => {
      const answer = await request(server.origin, path, body);
      return [answer.status, ((await answer.json()) as {error: string}).error];
    };
    assert.deepEqual(await ask('/seat', '{'), [400, 'body: must be JSON']);
    assert.deepEqual(await ask('/matches', {game: 'chess'}), [
      400,
      'game must be a game of the catalogue',
    ]);
    assert.deepEqual(await ask('/matches', {game: 'king-omnibus', people: 5}), [
      400,
      'people must be from 1 to 4',
    ]);
    const wish = {game: 'king-omnibus', options: {nope: 1}};
    assert.match((await ask('/matches', wish))[1], /^options\.nope is not an option/);
    assert.match((await ask('/matches', {game: 7}))[1], /^game: /);
    assert.match((await ask('/matches', {game: 'king-omnibus', state: {hands: 7}}))[1], /hands/);
    assert.equal((await ask('/matches', {game: 'king-omnibus', secret: 'ab'.repeat(32)}))[0], 400);
    assert.equal((await ask('/matchmake/joinOrCreate/table', {}))[0], 404);
    assert.equal((await ask('/__proto__', {}))[0], 404);
    assert.equal((await request(server.origin, '/matches', {game: 'x'.repeat(4000)})).status, 413);
    const endless = connect(server.port, '127.0.0.1');
    let answer = '';
    endless.on('data', (data) => (answer += String(data))).on('error', () => undefined);
    endless.write('POST /seat HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    await until('it is cut off', () => {
      if (endless.destroyed || endless.readableEnded) return true;
      endless.write(`400\r\n${'A'.repeat(1024)}\r\n`);
      return false;
    });
    endless.destroy();
    assert.match(answer, /^HTTP\/1.1 413 /);
  });

  test('pages of allowed origins may ask, others may not', async () => {
    const ask = (origin: string, method: string): Promise<Response> =>
      fetch(`${server.origin}/seat`, {
        method,
        headers: {origin, 'content-type': 'application/json'},
        ...(method === 'POST' ? {body: JSON.stringify({token: made.tokens[0]})} : {}),
      });
    for (const method of ['OPTIONS', 'POST']) {
      const good = await ask('https://blog.example', method);
      assert.equal(good.status, method === 'POST' ? 200 : 204);
      assert.equal(good.headers.get('access-control-allow-origin'), 'https://blog.example');
      assert.equal(good.headers.get('access-control-allow-headers'), 'content-type');
      const bad = await ask('https://evil.example', method);
      assert.equal(bad.status, 403);
      assert.equal(bad.headers.get('access-control-allow-origin'), null);
    }
  });

  test('says nothing of tokens, names, secrets or moves, and is alive after all that', async () => {
    assert.equal(server.process.exitCode, null, server.said());
    assert.deepEqual(await (await fetch(`${server.origin}/readyz`)).json(), {ok: true});
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    assert.match(metrics, /^gstk_faults_total [1-9]/m);
    for (const text of [server.said(), metrics]) {
      assert.ok(!text.includes('Rosalind'), text);
      for (const token of [...made.tokens, made.watch, made.invitation])
        assert.ok(!text.includes(token.split('.')[2]!), text);
    }
  });
});

describe('limits', () => {
  test('an address has its bucket, and IPv6 neighbours share one', () => {
    const clock = new HandClock();
    const bucket = new Bucket(2, 3, clock);
    assert.deepEqual(
      [1, 2, 3, 4].map(() => bucket.take()),
      [true, true, true, false],
    );
    clock.pass(600);
    assert.deepEqual([bucket.take(), bucket.take(), bucket.isFull], [true, false, false]);
    const buckets = new Buckets(0.001, 1, clock);
    assert.ok(buckets.take('2001:db8:1:2:3::4'));
    assert.ok(!buckets.take('2001:db8:1:2:ffff::1'));
    assert.ok(buckets.take('2001:db8:1:3::1') && buckets.take('10.0.0.1'));
    assert.ok(!buckets.take('::ffff:10.0.0.1'));
  });
  test('only a header that a trusted proxy has written gives the address', () => {
    assert.equal(addressOf('10.0.0.1', '1.1.1.1, 2.2.2.2', 0), '10.0.0.1');
    assert.equal(addressOf('10.0.0.1', '1.1.1.1, 2.2.2.2', 1), '2.2.2.2');
    assert.equal(addressOf('10.0.0.1', '1.1.1.1, 2.2.2.2', 2), '1.1.1.1');
    assert.equal(addressOf('10.0.0.1', '', 1), '10.0.0.1');
  });
  test('an address that asks too often must slow down', async () => {
    const server = await startServer({RATE: '0.01', BURST: '3'});
    const codes: number[] = [];
    for (let n = 0; n < 5; n++)
      codes.push((await request(server.origin, '/seat', {token: 'x'})).status);
    assert.deepEqual(codes, [401, 401, 401, 429, 429]);
    const late = await request(server.origin, '/seat', {token: 'x'});
    assert.equal(late.headers.get('retry-after'), '5');
    await server.kill('SIGKILL');
  });
  test('a process limits the number of rooms', async () => {
    const server = await startServer({MOST_ROOMS: '1'});
    const {tokens} = await makeMatch(server.origin, {game: 'support-the-king', people: 2});
    const {tokens: others} = await makeMatch(server.origin, {game: 'support-the-king', people: 2});
    const seat = new Seat(server.origin, tokens[0]!);
    await seat.seated;
    const refused = await request(server.origin, '/seat', {token: others[0]});
    assert.deepEqual([refused.status, await refused.json()], [503, {error: 'full'}]);
    seat.close();
    await server.kill('SIGKILL');
  });
});

test('a name is one line of at most 24 visible characters', () => {
  assert.equal(cleanName('  Anna \n  Maria '), 'Anna Maria');
  assert.equal(cleanName('An\u200bna\u202e\u0000\ufeff'), 'Anna');
  assert.equal(cleanName('\u0041\u030a'), '\u00c5');
  assert.equal([...cleanName('x'.repeat(99))].length, 24);
  assert.equal(cleanName('a' + '\u0301'.repeat(200)).length <= 6, true);
  assert.equal(cleanName('\u3164\u2800'), '');
  assert.equal(cleanName('Анна 👩‍🚀'.normalize()), 'Анна 👩🚀');
  for (const given of [undefined, 7, {}, null]) assert.equal(cleanName(given), '');
  for (const given of ['You', ' yOU ', 'Вы', 'Y\u200bou'])
    assert.equal(cleanName(given), '', given);
  assert.equal(cleanName('Youssef'), 'Youssef');
});

test('a token is as short as it can be, and nothing else is one', () => {
  const token = tokenOf('abcdefghijkl', {key: 'k'}, 11);
  assert.equal(token.length, 38);
  assert.equal(readToken(token)!.right, 11);
  for (const bad of [
    `${token} `,
    token.replace('.11.', '.111.'),
    token.toUpperCase().replace('.', ''),
    '',
  ])
    assert.equal(readToken(bad), undefined);
});

test('invalid settings are named', () => {
  assert.equal(readConfig({}).port, 2567);
  assert.throws(() => readConfig({PORT: 'x'}), /^Error: PORT must be a number from 0 to 65535/);
  assert.throws(() => readConfig({PUBLIC_URL: 'https://x'}), /PUBLIC_URL must begin with wss/);
  assert.throws(() => readConfig({ORIGINS: 'blog.example'}), /ORIGINS must list origins/);
  assert.throws(() => readConfig({REDIS_URL: 'localhost'}), /REDIS_URL must begin with redis:/);
  assert.throws(() => readConfig({LOG: 'loud'}), /LOG must be one of silent, error, info/);
});
