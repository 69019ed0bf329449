// Seats that people keep: a bot plays for who is away and hands back, the others are asked before somebody
// loses a seat or a match, and a person takes their seat on another device.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import type {Asked, ServerFrame} from '../../src/online/wire.js';
import {WAIT_MS} from '../src/absences.js';
import {makeNext} from '../src/make-match.js';
import {codeField} from '../src/meta-fields.js';
import {codeValue, newCode, seatOfCode} from '../src/other-device.js';
import type {Table} from '../src/table.js';
import {makeMatch, Person} from './people.js';
import {until} from './real-time.js';
import {type Server, startServer} from './servers.js';
import {post, request} from './socket.js';
import {type Ear, headOf, servicesOf, settled, type StillServices, Tried} from './tables.js';

type Frame<Kind extends ServerFrame['t']> = Extract<ServerFrame, {t: Kind}>;
const last = <Kind extends ServerFrame['t']>(ear: Ear, kind: Kind): Frame<Kind> | undefined =>
  ear.frames.findLast((frame): frame is Frame<Kind> => frame.t === kind);
const asked = (ear: Ear): Asked | undefined => last(ear, 'ask')?.asked;

/** A table of three people with an ear for each of them. */
async function table(
  services: StillServices = servicesOf(),
): Promise<{tried: Tried; ears: Ear[]; awaited: number}> {
  const tried = await Tried.open(await headOf('king-threesome'), services);
  const ears: Ear[] = [];
  for (const seat of [0, 1, 2]) ears.push(await tried.enter(seat));
  ears[0]!.hear({q: 'sync'});
  const [awaited] = last(ears[0]!, 'sit')!.view.turn as [number];
  return {tried, ears, awaited};
}
const leaves = (tried: Tried, ear: Ear): void => tried.table.exit(ear.socket);
const moves = async (tried: Tried): Promise<number> => (await tried.entries()).length;
async function sync(ear: Ear): Promise<Frame<'sit'>> {
  ear.hear({q: 'sync'});
  await settled();
  return last(ear, 'sit')!;
}

describe('a bot', () => {
  test('takes over for who stays away, whether awaited or not, and all are told', async () => {
    const {tried, ears, awaited} = await table();
    const {awayMs, botMs} = tried.services.config;
    const away = (awaited + 1) % 3;
    leaves(tried, ears[away]!);
    await tried.wait(awayMs - 1);
    assert.equal(last(ears[awaited]!, 'who')!.gone, undefined);
    await tried.wait(1);
    assert.deepEqual(last(ears[awaited]!, 'who')!.gone, [away]);
    assert.equal(await moves(tried), 0, 'it waits for its turn');
    leaves(tried, ears[awaited]!);
    await tried.wait(awayMs + 2 * botMs);
    assert.ok((await moves(tried)) >= 2, 'both bots play');
  });

  test('takes over at once for who leaves', async () => {
    const {tried, ears, awaited} = await table();
    ears[awaited]!.hear({q: 'leave'});
    const other = ears[(awaited + 1) % 3]!;
    assert.deepEqual(last(other, 'who')!.gone, [awaited]);
    await tried.wait(tried.services.config.botMs);
    assert.equal(await moves(tried), 1);
  });

  test('hands back at once, even while it thinks, and what happened is told', async () => {
    const {tried, ears, awaited} = await table();
    const {botMs} = tried.services.config;
    ears[awaited]!.hear({q: 'leave'});
    await tried.wait(botMs - 1);
    let back = await tried.enter(awaited);
    await tried.wait(10 * botMs);
    assert.equal(await moves(tried), 0, 'the reader decides again');
    assert.equal((await sync(back)).missed, undefined, 'nothing has happened');
    back.hear({q: 'leave'});
    await tried.wait(botMs);
    assert.equal(await moves(tried), 1);
    back = await tried.enter(awaited);
    const {missed, log, k} = await sync(back);
    assert.ok(missed && missed.at < log.length);
    assert.deepEqual([missed.moves, missed.points, k], [1, 0, 1]);
    assert.equal(last(ears[(awaited + 1) % 3]!, 'who')!.gone, undefined);
    // A process that opens the match later knows it, too, until the reader has decided.
    await tried.reopen();
    assert.deepEqual((await sync(await tried.enter(awaited))).missed, missed);
  });

  test('goes on playing for who was away before the table was opened again', async () => {
    const {tried, ears, awaited} = await table();
    ears[awaited]!.hear({q: 'leave'});
    await settled();
    await tried.reopen();
    await tried.enter((awaited + 1) % 3);
    await tried.wait(tried.services.config.botMs);
    assert.equal(await moves(tried), 1);
  });

  test('plays for nobody while nobody is present', async () => {
    const {tried, ears} = await table();
    for (const ear of ears) ear.hear({q: 'leave'});
    await tried.wait(1e6);
    assert.equal(await moves(tried), 0);
  });
});

describe('a person who asks the others to wait', () => {
  test('may be away for longer, once a deal', async () => {
    const {tried, ears, awaited} = await table();
    const {awayMs} = tried.services.config;
    const [gone, stays] = [ears[awaited]!, ears[(awaited + 1) % 3]!];
    gone.hear({q: 'wait'});
    assert.deepEqual(last(stays, 'who')!.waits, [awaited]);
    leaves(tried, gone);
    assert.deepEqual(last(stays, 'clock')!.left, {[awaited]: awayMs + WAIT_MS});
    await tried.wait(awayMs + WAIT_MS - 1);
    assert.equal(last(stays, 'who')!.gone, undefined);
    const back = await tried.enter(awaited);
    back.hear({q: 'wait'}); // the second one of this deal
    leaves(tried, back);
    await tried.wait(awayMs);
    assert.deepEqual(last(stays, 'who')!.gone, [awaited]);
  });

  test('has more time for a decision where there is a clock', async () => {
    const turnMs = 30_000;
    const {tried, ears, awaited} = await table(servicesOf({turnMs}));
    ears[awaited]!.hear({q: 'wait'});
    assert.deepEqual(last(ears[0]!, 'clock')!.left, {[awaited]: turnMs + WAIT_MS});
    await tried.wait(turnMs + WAIT_MS - 1);
    assert.equal(await moves(tried), 0);
    await tried.wait(1);
    assert.equal(await moves(tried), 1);
  });
});

describe('the people at a table', () => {
  test('delete a match of a guest only if a second person agrees', async () => {
    const {tried, ears} = await table();
    const ask = (): Asked => {
      ears[1]!.hear({q: 'ask', what: 'delete'});
      return asked(ears[2]!)!;
    };
    const one = ask();
    assert.deepEqual([one.what, one.by, one.open], ['delete', 1, [0, 2]]);
    ears[1]!.hear({q: 'answer', n: one.n, agreed: true}); // one's own consent is not a second one
    ears[0]!.hear({q: 'answer', n: one.n, agreed: false});
    assert.deepEqual(asked(ears[2]!)!.open, [2]);
    ears[2]!.hear({q: 'answer', n: one.n, agreed: false});
    assert.equal(asked(ears[2]!), undefined);
    const two = ask();
    ears[2]!.hear({q: 'answer', n: one.n, agreed: true}); // an answer to the earlier question
    assert.deepEqual(asked(ears[2]!)!.open, [0, 2]);
    await tried.wait(60_000);
    assert.equal(asked(ears[2]!), undefined, 'nobody has answered');
    const three = ask();
    assert.notEqual(three.n, two.n);
    ears[2]!.hear({q: 'answer', n: three.n, agreed: true});
    await settled();
    assert.equal(tried.left, 4404);
    assert.equal(await tried.services.store.head(tried.id), undefined);
  });

  test('delete it at once if the host wants it', async () => {
    const {tried, ears} = await table();
    ears[0]!.hear({q: 'ask', what: 'delete'});
    await settled();
    assert.equal(tried.left, 4404);
  });

  test('replace somebody who is gone if the host asks and all agree; the old token is void', async () => {
    const {tried, ears} = await table();
    const {store} = tried.services;
    const ask = (by: number): void => ears[by]!.hear({q: 'ask', what: 'replace', seat: 1});
    ask(0);
    assert.equal(asked(ears[2]!), undefined, 'the person is there');
    ears[1]!.hear({q: 'name', name: 'Ben'});
    ears[1]!.hear({q: 'leave'});
    await settled();
    ask(2);
    assert.equal(asked(ears[2]!), undefined, 'only the host asks');
    ask(0);
    const {n, open} = asked(ears[2]!)!;
    assert.deepEqual(open, [2]);
    ears[2]!.hear({q: 'answer', n, agreed: true});
    await settled();
    const {kinds, names, gone, free} = last(ears[2]!, 'who')!;
    assert.deepEqual([kinds[1], names[1], gone, free], ['bot', null, undefined, [1]]);
    const meta = await store.meta(tried.id);
    assert.equal(meta['generation/1'], '1');
    const next = await makeNext(tried.id, (await store.head(tried.id))!, meta, store);
    assert.deepEqual(await store.meta(next), {
      host: '0',
      'seat/0': 'person',
      'seat/1': 'bot',
      'seat/2': 'person',
    });
  });

  test('do not replace somebody who comes back before all have agreed', async () => {
    const {tried, ears} = await table();
    ears[1]!.hear({q: 'leave'});
    ears[0]!.hear({q: 'ask', what: 'replace', seat: 1});
    const {n} = asked(ears[2]!)!;
    await tried.enter(1);
    assert.equal(asked(ears[2]!), undefined);
    ears[2]!.hear({q: 'answer', n, agreed: true});
    await settled();
    assert.equal(last(ears[2]!, 'who')!.kinds[1], 'person');
  });

  test('are asked whether somebody on another device is who they say', async () => {
    const {tried, ears} = await table();
    const {store} = tried.services;
    const asks = (seat: number, field: string): boolean =>
      (tried.table as Table).claimed(seat, field);
    const field = async (): Promise<string> => (await store.meta(tried.id))['device/x'] ?? '';
    assert.equal(asks(1, 'device/x'), true);
    assert.equal(asks(1, 'device/x'), true, 'asked once');
    assert.equal(asks(2, 'device/y'), false, 'one after the other');
    const one = asked(ears[0]!)!;
    assert.deepEqual([one.what, one.seat, one.by, one.open], ['claim', 1, null, [1]]);
    ears[0]!.hear({q: 'answer', n: one.n, agreed: true}); // the person is there and decides
    ears[1]!.hear({q: 'answer', n: one.n, agreed: false});
    await settled();
    assert.equal(await field(), 'no');
    leaves(tried, ears[1]!);
    asks(1, 'device/x');
    const two = asked(ears[0]!)!;
    assert.deepEqual(two.open, [0]);
    ears[0]!.hear({q: 'answer', n: two.n, agreed: true});
    await settled();
    assert.equal(await field(), 'yes 1/0');
  });
});

test('a code is six letters that nobody confuses, and good for ten minutes', (t) => {
  let now = 0;
  t.mock.method(Date, 'now', () => now);
  const code = newCode();
  assert.match(code, /^[2-9A-HJ-NP-Z]{6}$/);
  const meta = {[codeField(2)]: codeValue('match', code)};
  assert.ok(!Object.values(meta).join().includes(code));
  const seat = (given: string, id = 'match'): number | undefined =>
    seatOfCode(id, meta, [0, 1, 2], given);
  assert.equal(seat(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`), 2);
  assert.equal(seat(code, 'another'), undefined);
  assert.equal(seat(''), undefined);
  now = 600_000;
  assert.equal(seat(code), undefined);
});

describe('at a server', () => {
  let server: Server;
  before(async () => (server = await startServer()));
  after(() => server.kill('SIGKILL'));
  const faultOf = async (path: string, body: object): Promise<unknown[]> => {
    const answer = await request(server.origin, path, body);
    return [answer.status, ((await answer.json()) as {error?: string}).error];
  };

  test('a guest does not delete a match alone, the host does, and so does who is alone', async () => {
    const {tokens} = await makeMatch(server.origin, {game: 'king-omnibus', people: 2});
    assert.deepEqual(await faultOf('/delete', {token: tokens[1]}), [403, 'ask the others']);
    assert.deepEqual(await post(server.origin, '/delete', {token: tokens[0]}), {deleted: true});
    const board = await post(server.origin, '/matches', {
      game: 'king-omnibus',
      people: 2,
      sit: false,
    });
    const {seat} = await post(server.origin, '/join', {invitation: board.invitation});
    assert.deepEqual(await post(server.origin, '/delete', {token: seat}), {deleted: true});
  });

  test('a person takes their seat on another device by a code, which is good once', async () => {
    const {tokens, invitation} = await makeMatch(server.origin, {game: 'king-omnibus', people: 2});
    const ben = new Person(server.origin, tokens[1]!);
    ben.most = 0;
    await ben.seated;
    ben.send({q: 'code'});
    const code = (): string | undefined => {
      const frame = ben.others.find(({t}) => t === 'code');
      return frame?.t === 'code' ? frame.code : undefined;
    };
    await until('there is a code', () => code() !== undefined);
    const own = {invitation, visitor: 'phone'};
    assert.deepEqual(await faultOf('/own', {...own, code: '222222'}), [403, 'wrong code']);
    const {seat} = await post(server.origin, '/own', {...own, code: code()});
    assert.equal(seat, tokens[1]);
    assert.deepEqual(await faultOf('/own', {...own, code: code()}), [403, 'wrong code']);
    ben.close();
  });

  test('or with the consent of the host; who was replaced has no seat any more', async () => {
    const {tokens, invitation} = await makeMatch(server.origin, {game: 'king-omnibus', people: 3});
    const own = {invitation, visitor: 'phone', name: 'p1'};
    assert.deepEqual(await faultOf('/own', {...own, name: 'Eve'}), [404, 'no such name']);
    assert.deepEqual(await faultOf('/own', own), [409, 'nobody answers']);
    const [anna, cleo] = [tokens[0]!, tokens[2]!].map((token) => {
      const person = new Person(server.origin, token);
      person.most = 0;
      return person;
    }) as [Person, Person];
    await Promise.all([anna.seated, cleo.seated]);
    const question = (): Asked | undefined => {
      const frame = anna.others.findLast(({t}) => t === 'ask');
      return frame?.t === 'ask' ? frame.asked : undefined;
    };
    const ask = (): Promise<{waiting?: boolean; seat?: string}> =>
      post(server.origin, '/own', own) as never;
    assert.deepEqual(await ask(), {waiting: true});
    await until('Anna is asked', () => question() !== undefined);
    anna.send({q: 'answer', n: question()!.n, agreed: true});
    await until('the seat is given', async () => (await ask()).seat === tokens[1]);
    const ben = new Person(server.origin, tokens[1]!);
    await ben.seated;
    ben.send({q: 'leave'});
    const gone = (): boolean =>
      anna.others.some((frame) => frame.t === 'who' && frame.gone?.[0] === 1);
    await until('Ben is gone', gone);
    anna.send({q: 'ask', what: 'replace', seat: 1});
    await until('all are asked', () => question()?.what === 'replace');
    cleo.send({q: 'answer', n: question()!.n, agreed: true});
    await until('his token is void', async () => {
      const [status] = await faultOf('/seat', {token: tokens[1]});
      return status === 401;
    });
    assert.deepEqual(await faultOf('/own', own), [404, 'no such name']);
    const {seat} = await post(server.origin, '/join', {invitation, visitor: 'Dora', name: 'Dora'});
    assert.notEqual(seat, tokens[1]);
    const dora = new Person(server.origin, seat);
    await dora.seated;
    assert.equal(dora.seat, 1);
    for (const one of [anna, ben, cleo, dora]) one.close();
  });
});
