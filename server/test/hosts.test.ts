// Troubles of people who run a server: taken ports and files, signals, made-up addresses, floods of
// tables, stores that cannot write, old matches; a server looked at from outside, and its page.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import {type AddressInfo, connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {registerGame} from 'gstk/catalogue';
import {en} from '../../src/i18n/messages/en.js';
import {ru} from '../../src/i18n/messages/ru.js';
import {RESERVED_NAMES} from '../src/clean-name.js';
import {createLog} from '../src/log.js';
import {Metrics} from '../src/metrics.js';
import {sqliteStore} from '../src/store/sqlite.js';
import type {Store} from '../src/store/store.js';
import {isFull} from '../../src/testing/full.fixture.js';
import {LostRace} from '../src/store/store.js';
import {watchedStore} from '../src/store/watched.js';
import {type Certificate, certificate} from './certificate.js';
import {makeMatch, Person} from './people.js';
import {until} from './real-time.js';
import {Seat} from './seat.js';
import {freePort, MAIN, startServer} from './servers.js';
import {post, request} from './socket.js';
import {headOf, servicesOf, Tried} from './tables.js';

const folder = mkdtempSync(join(tmpdir(), 'gstk-hosts-'));
after(() => rmSync(folder, {recursive: true, force: true}));

/** Runs the program until it ends; its status and all that it says. */
function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{status: number | null; said: string}> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--no-warnings', MAIN, ...args], {
      env: {...process.env, DATA: ':memory:', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    child.once('close', (status) => done({status, said}));
  });
}

/** A module of a game, as its author ships it. */
const OUTSIDE = join(import.meta.dirname, 'game-from-outside.js');

describe('games from outside', () => {
  before(async () => {
    const {highCard} = (await import(OUTSIDE)) as typeof import('./game-from-outside.js');
    registerGame(highCard);
  });
  test('are hosted like the games of the library', async () => {
    const server = await startServer({GAMES: OUTSIDE});
    const {id, tokens, watch} = await makeMatch(server.origin, {game: 'acme/high-card', people: 2});
    const people = tokens.map((token) => new Person(server.origin, token));
    const seats = [...people, new Seat(server.origin, watch)];
    await Promise.all(seats.map(({seated}) => seated));
    people.forEach((person) => void person.step());
    await until(`${id} ends`, () => seats.every(({isOver}) => isOver));
    assert.deepEqual(
      people.map(({refused}) => refused),
      [[], []],
    );
    await server.kill('SIGKILL');
  });
  test('report faults of a position as such', async () => {
    const server = await startServer({GAMES: OUTSIDE});
    const state = {hands: 7};
    const wish = {game: 'acme/high-card', people: 1, state};
    const answer = await request(server.origin, '/matches', wish);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /hands must be a list/);
    await server.kill('SIGKILL');
  });
  test('are named after --games; what is none is refused with its reason', async () => {
    const [lost, none, nothing] = await Promise.all([
      run({}, '--games', './no-such-game.js'),
      run({}, '--games', 'node:path'),
      run({}, '--games'),
    ]);
    assert.match(lost.said, /^GAMES: \.\/no-such-game\.js cannot be loaded: /m);
    assert.match(none.said, /^GAMES: node:path adds no game$/m);
    assert.equal(nothing.said, '--games needs modules, such as ./my-game.js\n');
    assert.deepEqual([lost.status, none.status, nothing.status], [1, 1, 1]);
  });
});

describe('the program', () => {
  test('says that its port is taken, and ends', async () => {
    const server = await startServer();
    const {status, said} = await run({PORT: String(server.port)});
    assert.equal(status, 1);
    assert.match(said, new RegExp(`^PORT ${server.port} of 127\\.0\\.0\\.1 is taken`, 'm'));
    await server.kill('SIGKILL');
  });
  test('says that its file is used by another process, or cannot be opened', async () => {
    const data = join(folder, 'one.sqlite');
    const server = await startServer({DATA: data});
    const env = {DATA: data, PORT: String(await freePort())};
    const second = await run(env);
    assert.equal(second.status, 1);
    assert.match(second.said, /^DATA .*one\.sqlite is used by another process/m);
    await server.kill('SIGKILL');
    const next = await startServer({DATA: data}); // the lock of a killed process is free
    await next.kill('SIGKILL');
    const lost = await run({...env, DATA: join(folder, 'no', 'such.sqlite')});
    assert.equal(lost.status, 1);
    assert.match(lost.said, /^DATA .*such\.sqlite-lock cannot be opened/m);
  });
  test('prints its version', async () => {
    const {version} = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
    ) as {version: string};
    assert.deepEqual(await run({}, '--version'), {status: 0, said: `${version}\n`});
  });
  test('ends when npx, which has started it by a shell, is told to end', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" --no-warnings "${MAIN}"; exit`], {
      env: {
        ...process.env,
        DATA: ':memory:',
        PORT: String(await freePort()),
        npm_command: 'exec',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    let isOver = false;
    shell.stdout.on('data', (text) => (said += String(text)));
    shell.stdout.once('close', () => (isOver = true));
    await until('it is up', () => said.includes('"event":"up"'));
    shell.kill('SIGTERM');
    await until('it has ended', () => isOver);
    assert.match(said, /"event":"down"/);
  });
  test('warns of settings that do not fit together', async () => {
    const server = await startServer();
    const forwarded = {headers: {'x-forwarded-for': '1.1.1.1'}};
    for (let n = 0; n < 2; n++) await fetch(`${server.origin}/healthz`, forwarded);
    assert.equal(server.said().match(/"level":"warn","event":"TRUST_PROXY is 0/g)?.length, 1);
    await server.kill('SIGKILL');
  });
});

describe('a server that is looked at from outside', () => {
  const found = async (address: string): Promise<{status: number | null; wrong: string[]}> => {
    const {status, said} = await run({}, '--check', address);
    return {status, wrong: said.split('\n').filter((line) => !line.startsWith('ok - ') && line)};
  };
  /** A proxy that passes on what it is told to. */
  const proxied = async (
    upstream: number,
    change: (headers: IncomingMessage['headers'], path: string) => number | undefined,
    tls?: Certificate,
  ): Promise<{readonly address: string; close(): void}> => {
    const pass: RequestListener = (from, to) => {
      const headers = {...from.headers};
      const status = change(headers, from.url ?? '');
      if (status !== undefined) return void to.writeHead(status).end();
      const ask = httpRequest(
        {port: upstream, path: from.url, method: from.method, headers},
        (answer) => {
          to.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(to);
        },
      );
      from.pipe(ask);
    };
    const proxy = tls ? createSecureServer(tls, pass) : createServer(pass);
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const {port} = proxy.address() as AddressInfo;
    return {address: `http${tls ? 's' : ''}://127.0.0.1:${port}`, close: () => proxy.close()};
  };
  const METRICS =
    'not ok - its figures are kept from the public: /metrics can be read by everybody: deny it at the proxy';

  test('is well, but for what a proxy denies; and its table is deleted', async () => {
    const data = join(folder, 'checked.sqlite');
    const server = await startServer({DATA: data});
    assert.deepEqual(await found(`${server.origin}/`), {status: 1, wrong: [METRICS]});
    const {DatabaseSync} = await import('node:sqlite');
    const db = new DatabaseSync(data, {readOnly: true});
    assert.deepEqual({...db.prepare('select count(*) as n from head').get()}, {n: 0});
    db.close();
    await server.kill('SIGKILL');
  });
  test('has sockets that a proxy leads nowhere, or under another name', async () => {
    const server = await startServer();
    const deny = (path: string): number | undefined => (path === '/metrics' ? 403 : undefined);
    // What stands between takes a socket for a request.
    const kept = await proxied(server.port, ({upgrade}, path) => (upgrade ? 426 : deny(path)));
    const closed = await found(kept.address);
    assert.equal(closed.wrong.length, 1, closed.wrong.join('\n'));
    assert.match(closed.wrong[0]!, /no socket opens: pass Upgrade and Connection on/);
    const lost = await proxied(server.port, (headers, path) => {
      headers.host = `localhost:${server.port}`;
      return deny(path);
    });
    const named = await found(lost.address);
    assert.equal(named.wrong.length, 1);
    assert.match(named.wrong[0]!, /they are at localhost, not 127\.0\.0\.1: pass the Host header/);
    for (const proxy of [kept, lost]) proxy.close();
    await server.kill('SIGKILL');
  });
  test('has plain sockets behind TLS where no proxy is trusted', async () => {
    const tls = certificate();
    const file = join(folder, 'certificate.pem');
    writeFileSync(file, tls.cert);
    for (const trust of ['0', '1']) {
      const server = await startServer({TRUST_PROXY: trust});
      const proxy = await proxied(
        server.port,
        (headers, path) => {
          headers['x-forwarded-proto'] = 'https';
          return path === '/metrics' ? 403 : undefined;
        },
        tls,
      );
      const {status, said} = await run({NODE_EXTRA_CA_CERTS: file}, '--check', proxy.address);
      assert.equal(status, 1);
      const plain = /not ok - its sockets are safe, .*: ws:.* set TRUST_PROXY/;
      // A trusted proxy is told of TLS; that this one opens no sockets is another matter.
      if (trust === '0') assert.match(said, plain);
      else assert.match(said, /^ok - its sockets are safe[^]*not ok - its sockets lead/m);
      proxy.close();
      await server.kill('SIGKILL');
    }
  });

  test('is none, or has no address', async () => {
    const port = await freePort();
    assert.deepEqual(await found(`http://127.0.0.1:${port}`), {
      status: 1,
      wrong: [
        `not ok - a server of gstk answers: nobody answers at http://127.0.0.1:${port}/healthz`,
      ],
    });
    for (const address of ['cards.example', 'ftp://cards.example', ''])
      assert.deepEqual(await found(address), {
        status: 1,
        wrong: ['--check needs the address of a server, such as https://cards.example'],
      });
  });
});

describe('the page at /', () => {
  test('has a table to try, the lines to copy, and the files of the library', async () => {
    const pages = mkdtempSync(join(folder, 'pages-'));
    mkdirSync(join(pages, 'chunks'));
    writeFileSync(join(pages, 'autoload.js'), 'export {};');
    writeFileSync(join(pages, 'chunks', 'one-ABC.js'), 'export {};');
    const server = await startServer({PAGES: pages});
    const page = await fetch(server.origin);
    const text = await page.text();
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(text, /<king-game variant="omnibus" server="\/">/);
    assert.ok(text.includes(`&lt;script type="module" src="${server.origin}/gstk/autoload.js">`));
    assert.ok(text.includes(`&lt;king-game variant="omnibus" server="${server.origin}">`));
    const script = await fetch(`${server.origin}/gstk/autoload.js`, {
      headers: {origin: 'https://blog.example'},
    });
    assert.equal(await script.text(), 'export {};');
    assert.deepEqual(
      ['content-type', 'cache-control', 'access-control-allow-origin'].map((name) =>
        script.headers.get(name),
      ),
      ['text/javascript; charset=utf-8', 'no-cache', 'https://blog.example'],
    );
    const chunk = await fetch(`${server.origin}/gstk/chunks/one-ABC.js`);
    assert.equal(chunk.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    for (const path of ['/gstk/none.js', '/gstk/..%2f..%2fpackage.json', '/none'])
      assert.equal((await fetch(server.origin + path)).status, 404, path);
    await server.kill('SIGKILL');
  });
  test('does not repeat a host that is none, and believes a proxy that is trusted', async () => {
    const server = await startServer({TRUST_PROXY: '1'});
    const of = (headers: Record<string, string>): Promise<string> =>
      new Promise((done) => {
        httpRequest({port: server.port, path: '/', headers}, (answer) => {
          let text = '';
          answer.on('data', (part) => (text += String(part)));
          answer.on('end', () => done(text));
        }).end();
      });
    const evil = await of({host: '"><script>alert(1)</script>'});
    assert.ok(!evil.includes('alert'), evil);
    const safe = await of({host: 'cards.example', 'x-forwarded-proto': 'https'});
    assert.match(safe, /server="https:\/\/cards\.example"/);
    assert.match(safe, /no table on this page/);
    await server.kill('SIGKILL');
  });
});

/** Asks for a socket by hand, and returns the status; the connection stays open. */
function upgrade(port: number, path: string, headers: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
          '\r\n',
        ].join('\r\n'),
      ),
    );
    sockets.push(socket);
    socket.once('data', (bytes) => done(Number(String(bytes).split(' ')[1])));
    socket.once('error', fail);
  });
}
const sockets: ReturnType<typeof connect>[] = [];
after(() => sockets.forEach((socket) => socket.destroy()));

describe('an address', () => {
  test('has a limited number of sockets, whatever addresses its headers make up', async () => {
    const server = await startServer({MOST_SOCKETS: '3'});
    const {watch} = await makeMatch(server.origin, {game: 'king-omnibus', people: 2});
    const codes: number[] = [];
    for (let n = 0; n < 5; n++) {
      const {url} = await post(server.origin, '/seat', {token: watch});
      const {pathname, search} = new URL(url);
      const made = ['X-Real-IP', 'X-Forwarded-For', 'X-Client-IP', 'X-Gstk-Visitor'];
      const headers = made.map((name) => `${name}: 9.9.9.${n}`);
      codes.push(await upgrade(server.port, pathname + search, headers));
    }
    assert.deepEqual(codes, [101, 101, 101, 429, 429]);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until('closed sockets no longer count', async () => {
      const {url} = await post(server.origin, '/seat', {token: watch});
      const {pathname, search} = new URL(url);
      return (await upgrade(server.port, pathname + search, [])) === 101;
    });
    await server.kill('SIGKILL');
  });
  test('makes a limited number of tables an hour', async () => {
    const server = await startServer({MOST_TABLES: '2'});
    const codes: number[] = [];
    for (let n = 0; n < 3; n++)
      codes.push((await request(server.origin, '/matches', {game: 'support-the-king'})).status);
    assert.deepEqual(codes, [200, 200, 429]);
    // Tables that are there may still be asked for.
    assert.equal((await request(server.origin, '/seat', {token: 'x'})).status, 401);
    await server.kill('SIGKILL');
  });
});

describe('a store', () => {
  const failing = (store: Store, error: () => Error | undefined): Store => ({
    ...store,
    append: async (...args) => {
      const fault = error();
      if (fault) throw fault;
      await store.append(...args);
    },
  });
  test('that cannot be written is logged once, with its cause, and counted', async () => {
    const lines: string[] = [];
    const metrics = new Metrics();
    let fault: Error | undefined = new Error('database or disk is full');
    const store = watchedStore(
      failing(sqliteStore(':memory:', 1), () => fault),
      metrics,
      createLog('info', (line) => lines.push(line)),
    );
    await store.create('one', await headOf('king-omnibus'), {});
    const entry = {s: 0, m: 'QS', w: 'w'};
    for (let n = 0; n < 3; n++) await assert.rejects(store.append('one', 1, entry), /full/);
    fault = undefined;
    await store.append('one', 1, entry);
    await assert.rejects(store.append('one', 1, {...entry, m: 'KS'}), LostRace);
    assert.equal(metrics.get('unwritten'), 3);
    assert.deepEqual(
      lines.map((line) => {
        const {event, cause} = JSON.parse(line) as {event: string; cause?: string};
        return [event, cause];
      }),
      [
        ['the store cannot be written', 'disk full'],
        ['the store can be written again', undefined],
      ],
    );
    await store.close();
    metrics.close();
  });
  test('tells by /readyz whether it can be written', async () => {
    const data = join(folder, 'ready.sqlite');
    const server = await startServer({DATA: data});
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
    // Another program that holds the file: a write waits two seconds, and then fails.
    const {DatabaseSync} = await import('node:sqlite');
    const other = new DatabaseSync(data);
    other.exec('begin immediate');
    const answer = await fetch(`${server.origin}/readyz`);
    assert.deepEqual([answer.status, await answer.json()], [503, {error: 'locked'}]);
    other.close();
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
    await server.kill('SIGKILL');
  });
  test('keeps a match for longer at any visit', async () => {
    const data = join(folder, 'visited.sqlite');
    const server = await startServer({DATA: data});
    const {tokens, invitation, watch} = await makeMatch(server.origin, {
      game: 'king-omnibus',
      people: 2,
    });
    const {DatabaseSync} = await import('node:sqlite');
    const db = new DatabaseSync(data);
    const kept = (): number => Number(db.prepare('select kept from head').get()!['kept']);
    for (const [path, body] of [
      ['/seat', {token: tokens[1]}],
      ['/seat', {token: watch}],
      ['/invitation', {invitation}],
      ['/push', {token: tokens[0]}],
    ] as const) {
      db.exec('update head set kept = 1');
      await post(server.origin, path, body);
      assert.ok(kept() > 1, path);
    }
    db.close();
    await server.kill('SIGKILL');
  });
  test('forgets old matches slice by slice, and its file shrinks', async () => {
    const data = join(folder, 'old.sqlite');
    const old = sqliteStore(data, 30);
    const head = await headOf('king-omnibus');
    const ids = Array.from({length: 90}, (_, n) => `match ${n}`);
    for (const id of ids) await old.create(id, head, {note: 'x'.repeat(5000)});
    await old.close();
    const {DatabaseSync} = await import('node:sqlite');
    const pages = (): number => {
      const db = new DatabaseSync(data);
      const {page_count: count} = db.prepare('pragma page_count').get() as {page_count: number};
      db.close();
      return count;
    };
    const before = pages();
    const store = sqliteStore(data, -1);
    // Nothing is deleted before the store can be used.
    assert.ok(await store.head(ids.at(-1)!));
    await until('all are forgotten', async () => {
      const heads = await Promise.all(ids.map((id) => store.head(id)));
      return heads.every((one) => one === undefined);
    });
    await store.close();
    assert.ok(pages() < before / 4, `${before} pages, then ${pages()}`);
  });
});

test('headers and bodies that do not come end at ten seconds', {skip: !isFull}, async () => {
  const server = await startServer();
  const statusOf = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      socket.once('data', (bytes) => done(String(bytes).split('\r\n')[0]!));
      socket.once('error', fail);
      sockets.push(socket);
    });
  const [headers, body] = await Promise.all([
    statusOf('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    statusOf('POST /seat HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
  ]);
  assert.deepEqual([headers, body], Array(2).fill('HTTP/1.1 408 Request Timeout'));
  await server.kill('SIGKILL');
});

test('bots play at their moment, however long they think', async () => {
  const tried = await Tried.open(
    await headOf('king-omnibus', {people: [3]}),
    servicesOf({botMs: 700}),
  );
  await tried.enter(3);
  const made = (await tried.entries()).length;
  await tried.wait(699);
  assert.equal((await tried.entries()).length, made);
  await tried.wait(1);
  assert.equal((await tried.entries()).length, made + 1);
  tried.table.close();
});

test('the names that no guest may have are those that tables give their reader', () => {
  assert.deepEqual(
    RESERVED_NAMES,
    [en, ru].map((messages) => messages.you.toLowerCase()),
  );
});
