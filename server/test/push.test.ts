// Readers whose pages are closed are called when it is their turn, by the push services of their browsers:
// once, encrypted, with the operator's keys, and no key, address or word of it in a log.
import assert from 'node:assert/strict';
import {createECDH} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, beforeEach, describe, test} from 'node:test';
import {createContext, runInContext} from 'node:vm';
import {WIRE} from '../../src/online/wire.js';
import {readConfig} from '../src/config.js';
import {createLog} from '../src/log.js';
import {Metrics} from '../src/metrics.js';
import {createPushes, type Pushes} from '../src/push/pushes.js';
import {encrypted} from '../src/push/encrypted.js';
import pushWorker from '../src/push/push-worker.txt';
import {newVapidKeys} from '../src/push/vapid.js';
import {redisStore} from '../src/store/redis.js';
import {sqliteStore} from '../src/store/sqlite.js';
import type {Store} from '../src/store/store.js';
import {CALL_MS} from '../src/turn-calls.js';
import {HandClock} from './clock.js';
import {Person} from './people.js';
import {PushService} from './push-service.js';
import {until} from './real-time.js';
import {Seat} from './seat.js';
import {startRedis, startServer} from './servers.js';
import {post, request} from './socket.js';
import {type Ear, headOf, servicesOf, settled, Tried} from './tables.js';

const keys = newVapidKeys();
const clock = new HandClock();
const redis = await startRedis();
let service: PushService;
const envOf = (): Record<string, string> => ({
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
  VAPID_SUBJECT: 'mailto:host@cards.example',
  PUSH_SERVICES: service.origin,
});
before(async () => {
  service = await PushService.open();
});
beforeEach(() => {
  service.status = 201;
  service.brought.length = 0;
});
after(async () => {
  service.close();
  await redis?.end();
});

/** Pushes of this process, and all that is logged. */
function pushesHere(): {pushes: Pushes; lines: string[]} {
  const lines: string[] = [];
  const log = createLog('info', (line) => void lines.push(line));
  return {pushes: createPushes(readConfig(envOf()), new Metrics(), log, clock), lines};
}

/** A table of two with a move a day, whose people can be called. */
async function table(
  pushes = pushesHere().pushes,
): Promise<{tried: Tried; ears: Ear[]; awaited: number; rests: boolean[]}> {
  const services = servicesOf({}, undefined, {pushes});
  const tried = await Tried.open(await headOf('crush-the-crown', {pace: 'days'}), services);
  for (const seat of [0, 1])
    await services.store.set(tried.id, `push/${seat}`, JSON.stringify(service.address()));
  const ears = [await tried.enter(0), await tried.enter(1)];
  ears[0]!.hear({q: 'sync'});
  await settled();
  const sit = ears[0]!.frames.find((frame) => frame.t === 'sit')!;
  return {tried, ears, awaited: sit.view.turn[0]!, rests: tried.rests};
}
const leaves = (tried: Tried, ear: Ear): void => tried.table.exit(ear.socket);

describe('a push', () => {
  test('is encrypted as RFC 8291 has it', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const receiver = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const sealed = encrypted('When I grow up, I want to be a watermelon', receiver, own, salt);
    assert.equal(
      sealed.toString('base64url'),
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('is signed with the operator’s key, and replaces an earlier one', async () => {
    const {pushes} = pushesHere();
    assert.equal(await pushes.send(service.address(), 'matchmatch12'), 'sent');
    const [brought] = service.brought;
    const {title, body, page} = service.address();
    assert.deepEqual(JSON.parse(brought!.text), {title, body, page});
    assert.equal(brought!.key, keys.publicKey);
    const {aud, exp, sub} = brought!.claims!;
    assert.deepEqual([aud, sub], [service.origin, 'mailto:host@cards.example']);
    const left = exp - clock.date() / 1000;
    assert.ok(left > 0 && left <= 86_400, String(left));
    const {topic, ttl, urgency} = brought!.headers;
    assert.deepEqual([topic, ttl, urgency], ['matchmatch12', '86400', 'normal']);
  });

  test('goes to push services alone', async () => {
    const {pushes} = pushesHere();
    const usual = createPushes(readConfig({}), new Metrics(), createLog('silent'), clock);
    for (const [endpoint, is] of [
      ['https://fcm.googleapis.com/fcm/send/abc', true],
      ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
      ['https://db5p.notify.windows.com/w/?token=abc', true],
      ['https://web.push.apple.com/abc', true],
      ['http://fcm.googleapis.com/fcm/send/abc', false],
      ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
      ['https://fcm.googleapis.com.evil.example/abc', false],
      ['https://evilpush.apple.com.example/', false],
      ['https://evil-notify.windows.com.example/', false],
      ['http://127.0.0.1:6379/', false],
      ['https://169.254.169.254/latest', false],
      [`${service.origin}/send`, false],
    ] as const)
      assert.equal(usual.isService(endpoint), is, endpoint);
    assert.equal(pushes.isService(`${service.origin}/send`), true);
    const other = service.address({endpoint: 'http://127.0.0.1:9/'});
    assert.equal(await pushes.send(other, 'topic'), 'failed');
  });

  test('that a service refuses leaves no key, address or word in the log', async () => {
    const {pushes, lines} = pushesHere();
    service.status = 500;
    assert.equal(await pushes.send(service.address(), 'topic'), 'failed');
    service.status = 410;
    assert.equal(await pushes.send(service.address(), 'topic'), 'gone');
    const {endpoint, p256dh, auth, title, page} = service.address();
    assert.equal(lines.length, 2);
    for (const word of [endpoint, p256dh, auth, title, page, keys.privateKey, keys.publicKey])
      assert.ok(!lines.join().includes(word), word);
  });
});

describe('settings of pushes', () => {
  test('are all set, or none; no fault quotes a key', () => {
    assert.equal(readConfig({}).vapid, undefined);
    assert.equal(readConfig(envOf()).vapid!.publicKey, keys.publicKey);
    const faults = [
      {VAPID_SUBJECT: ''},
      {VAPID_PRIVATE_KEY: ''},
      {VAPID_PRIVATE_KEY: newVapidKeys().privateKey},
      {VAPID_PRIVATE_KEY: 'secret'},
      {VAPID_SUBJECT: 'host'},
    ].map((change) => {
      try {
        readConfig({...envOf(), ...change});
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    });
    const starts = ['VAPID_SUBJECT', 'VAPID_PRIVATE_KEY', 'VAPID_PRIVATE_KEY'];
    for (const [at, start] of [...starts, 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'].entries()) {
      assert.ok(faults[at]!.startsWith(start), faults[at]);
      assert.ok(!faults[at]!.includes(keys.privateKey) && !faults[at]!.includes('"secret"'));
    }
  });
});

describe('somebody who is awaited and away', () => {
  test('is called once, after a while, and not while they are at the table', async () => {
    const {tried, ears, awaited} = await table();
    await tried.wait(10 * CALL_MS);
    assert.equal(service.brought.length, 0);
    leaves(tried, ears[awaited]!);
    await tried.wait(CALL_MS - 1);
    assert.equal(service.brought.length, 0);
    await tried.wait(1);
    await until('the call has come', () => service.brought.length === 1);
    await tried.wait(10 * CALL_MS);
    await tried.reopen();
    await tried.enter(1 - awaited);
    await tried.wait(10 * CALL_MS);
    assert.equal(service.brought.length, 1, 'once for a decision');
  });

  test('is not called who comes back at once, or is not awaited', async () => {
    const {tried, ears, awaited} = await table();
    leaves(tried, ears[1 - awaited]!);
    leaves(tried, ears[awaited]!);
    await tried.wait(CALL_MS - 1);
    await tried.enter(awaited);
    await tried.wait(10 * CALL_MS);
    assert.equal(service.brought.length, 0);
  });

  test('is called no more at an address that is gone', async () => {
    const {tried, ears, awaited} = await table();
    service.status = 410;
    leaves(tried, ears[awaited]!);
    await tried.wait(CALL_MS);
    const field = async (): Promise<string | undefined> =>
      (await tried.services.store.meta(tried.id))[`push/${awaited}`];
    for (let n = 0; n < 100 && (await field()) !== ''; n++) await settled();
    assert.equal(await field(), '');
  });
});

describe('what a table has still to do', () => {
  const stores: Record<string, () => Store> = {
    sqlite: () => sqliteStore(':memory:', 1),
    ...(redis ? {redis: () => redisStore(redis.url, 1)} : {}),
  };
  for (const [name, open] of Object.entries(stores))
    test(`is written down until it is done, or the match is deleted: ${name}`, async () => {
      const store = open();
      const head = await headOf('crush-the-crown');
      for (const id of ['one', 'two', 'three']) {
        await store.create(id, head, {});
        await store.setDue(id, true);
      }
      await store.setDue('one', true);
      assert.deepEqual([...(await store.due())].sort(), ['one', 'three', 'two']);
      await store.setDue('one', false);
      await store.remove('two');
      assert.deepEqual(await store.due(), ['three']);
      await store.close();
    });
});

describe('a table with a move a day', () => {
  test('stays open until the next person is called, though all have left', async () => {
    const {tried, ears, awaited, rests} = await table();
    assert.equal(rests.at(-1) ?? true, true);
    leaves(tried, ears[1 - awaited]!);
    const ear = ears[awaited]!;
    ear.hear({q: 'sync'});
    await settled();
    const {k} = ear.frames.findLast((frame) => frame.t === 'sit')!;
    const move = await tried.safeMove(awaited);
    ear.hear({q: 'play', k, m: move});
    leaves(tried, ear);
    assert.equal(rests.at(-1), false);
    await settled();
    assert.equal(rests.at(-1), false);
    await tried.wait(CALL_MS);
    await until('somebody is called', () => service.brought.length === 1);
    for (let n = 0; n < 100 && rests.at(-1) === false; n++) await settled();
    assert.equal(rests.at(-1), true);
  });

  test('calls the next person, though its process has ended before', async () => {
    const {tried, ears} = await table();
    for (const ear of ears) leaves(tried, ear);
    await tried.wait(CALL_MS - 1);
    const {store} = tried.services;
    assert.deepEqual(await store.due(), [tried.id]);
    tried.table.close();
    await tried.wait(10 * CALL_MS);
    assert.equal(service.brought.length, 0);
    await tried.reopen();
    tried.table.resume!();
    await tried.wait(CALL_MS);
    await until('somebody is called', () => service.brought.length === 1);
    for (let n = 0; n < 100 && (await store.due()).length > 0; n++) await settled();
    assert.deepEqual(await store.due(), []);
  });

  test('takes nobody for away, and plays for who has not moved in a day', async () => {
    const {tried, ears, awaited} = await table();
    leaves(tried, ears[awaited]!);
    await tried.wait(86_399_999);
    const gone = ears[1 - awaited]!.frames.some((frame) => frame.t === 'who' && frame.gone);
    assert.equal(gone, false);
    assert.equal((await tried.entries()).length, 0);
    await tried.wait(1);
    assert.equal((await tried.entries())[0]!.s, awaited);
  });

  test('counts the day from the turn’s beginning, also while nobody is there', async () => {
    const {tried, ears, awaited} = await table();
    for (const ear of ears) leaves(tried, ear);
    tried.table.close();
    tried.services.clock.pass(86_000_000);
    await tried.reopen();
    await tried.enter(1 - awaited);
    await tried.wait(399_999);
    assert.equal((await tried.entries()).length, 0);
    await tried.wait(1);
    assert.equal((await tried.entries())[0]!.s, awaited);
  });

  test('lets somebody decide who comes too late, and finds the table as it was', async () => {
    const {tried, ears, awaited} = await table();
    for (const ear of ears) leaves(tried, ear);
    tried.table.close();
    tried.services.clock.pass(3 * 86_400_000);
    await tried.reopen();
    await tried.enter(awaited);
    await tried.wait(100_000);
    assert.equal((await tried.entries()).length, 0);
    await tried.wait(20_000);
    assert.equal((await tried.entries())[0]!.s, awaited);
  });
});

describe('a server with keys', () => {
  test('calls somebody whose page has gone, over its whole way', async () => {
    const server = await startServer({...envOf(), AWAY_MS: '60000'});
    const wish = {game: 'crush-the-crown', people: 2};
    const {seat: anna, invitation} = await post(server.origin, '/matches', wish);
    const {seat: ben} = await post(server.origin, '/join', {invitation, name: 'Ben'});
    for (const token of [anna, ben]) {
      const to = service.address({title: `Turn of ${token === anna ? 0 : 1}`});
      const answer = (await post(server.origin, '/push', {token, to})) as unknown;
      assert.deepEqual(answer, {key: keys.publicKey});
    }
    const people = [anna, ben].map((token) => new Person(server.origin, token));
    await Promise.all(people.map(({seated}) => seated));
    const awaited = people.findIndex((one) => one.isAwaited);
    people[awaited]!.close();
    await until('the call has come', () => service.brought.length > 0);
    const {title} = JSON.parse(service.brought[0]!.text) as {title: string};
    assert.equal(title, `Turn of ${awaited}`);
    await server.kill('SIGTERM');
    for (const word of [service.address().auth, 'secret-endpoint', keys.privateKey])
      assert.ok(!server.said().includes(word), word);
    people[1 - awaited]!.close();
  });

  test('calls somebody for whom its process has ended too early', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gstk-push-'));
    const env = {...envOf(), DATA: join(folder, 'x.sqlite')};
    const first = await startServer(env);
    const wish = {game: 'crush-the-crown', people: 2, wait: true};
    const {seat, invitation} = await post(first.origin, '/matches', wish);
    const joined = await post(first.origin, '/join', {invitation, name: 'Ben'});
    const tokens = [seat, joined.seat];
    for (const token of tokens) await post(first.origin, '/push', {token, to: service.address()});
    const people = tokens.map((token) => new Seat(first.origin, token));
    await until('both are there', () => people.every(({others}) => others.length > 0));
    people[0]!.send({q: 'pace', pace: 'days'});
    people[0]!.startsWith = 2;
    people[0]!.send({q: 'sync', v: WIRE});
    await Promise.all(people.map(({seated}) => seated));
    for (const one of people) one.close();
    await until('nobody is there', async () =>
      /^gstk_sockets 0$/m.test(await (await fetch(`${first.origin}/metrics`)).text()),
    );
    await first.kill('SIGKILL');
    assert.equal(service.brought.length, 0);
    const second = await startServer(env);
    await until('somebody is called', () => service.brought.length === 1);
    await second.kill('SIGTERM');
    rmSync(folder, {recursive: true});
  });

  test('refuses addresses that are none, and seats that are not the reader’s', async () => {
    const server = await startServer(envOf());
    const {seat, watch} = await post(server.origin, '/matches', {
      game: 'crush-the-crown',
      people: 2,
    });
    const to = service.address();
    for (const [body, status] of [
      [{token: watch, to}, 403],
      [{token: `${seat.slice(0, -1)}${seat.endsWith('A') ? 'B' : 'A'}`, to}, 401],
      [{token: seat, to: {...to, endpoint: 'https://127.0.0.1/'}}, 400],
      [{token: seat, to: {...to, endpoint: 'file:///etc/passwd'}}, 400],
      [{token: seat, to: {...to, p256dh: 'x'}}, 400],
      [{token: seat, to: {...to, title: 'x'.repeat(61)}}, 400],
      [{token: seat, to: null}, 200],
      [{token: seat}, 200],
    ] as const)
      assert.equal(
        (await request(server.origin, '/push', body)).status,
        status,
        JSON.stringify(body),
      );
    await server.kill('SIGKILL');
  });

  test('gives its service worker; one without keys calls nobody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gstk-push-'));
    const server = await startServer({DATA: join(folder, 'x.sqlite')});
    const answer = await fetch(`${server.origin}/gstk-push.js`);
    assert.match(answer.headers.get('content-type')!, /^text\/javascript/);
    assert.equal(await answer.text(), pushWorker);
    const {seat} = await post(server.origin, '/matches', {game: 'crush-the-crown', people: 2});
    assert.deepEqual(await post(server.origin, '/push', {token: seat}), {key: null});
    await server.kill('SIGKILL');
    rmSync(folder, {recursive: true, force: true});
  });
});

describe('the service worker', () => {
  interface FakePage {
    readonly url: string;
    readonly focused: boolean;
    focus(): void;
  }
  /** A browser in which the worker is installed. */
  function browser(pages: FakePage[]) {
    const heard = new Map<string, (event: object) => void>();
    const shown: {title: string; data: string; body: string}[] = [];
    const opened: string[] = [];
    const context = createContext({
      URL,
      skipWaiting: () => undefined,
      location: new URL('https://blog.example/gstk-push.js'),
      addEventListener: (type: string, act: (event: object) => void) => void heard.set(type, act),
      clients: {
        matchAll: () => Promise.resolve(pages),
        openWindow: (url: string) => Promise.resolve(opened.push(url)),
      },
      registration: {
        showNotification: (title: string, more: {data: string; body: string}) =>
          Promise.resolve(shown.push({title, ...more})),
      },
    });
    runInContext(pushWorker, context);
    const send = async (type: string, event: object): Promise<void> => {
      let work: Promise<unknown> = Promise.resolve();
      heard.get(type)!({...event, waitUntil: (promise: Promise<unknown>) => (work = promise)});
      await work;
    };
    return {
      shown,
      opened,
      push: (call: object) => send('push', {data: {json: () => call}}),
      press: (data: string) =>
        send('notificationclick', {notification: {data, close: () => undefined}}),
    };
  }
  const page = 'https://blog.example/games';
  const call = {title: 'Ваш ход', body: 'Омнибус', page};

  test('shows a call, unless its table is looked at, and opens the page', async () => {
    const closed = browser([]);
    await closed.push(call);
    assert.deepEqual(
      closed.shown.map(({title, body, data}) => ({title, body, page: data})),
      [call],
    );
    await closed.press(page);
    assert.deepEqual(closed.opened, [page]);
    const focused: string[] = [];
    const beside = {url: `${page}#x`, focused: false, focus: () => void focused.push(page)};
    const open = browser([beside]);
    await open.push(call);
    await open.press(page);
    assert.deepEqual([open.shown.length, open.opened, focused], [1, [], [page]]);
    const seen = browser([{...beside, focused: true}]);
    await seen.push(call);
    assert.equal(seen.shown.length, 0);
  });

  test('opens no page of another site', async () => {
    const one = browser([]);
    await one.press('https://evil.example/');
    await one.press('javascript:alert(1)');
    assert.deepEqual(one.opened, []);
  });
});
