// The waiting room: who may do what in it, and a draw in which neither the server nor a page can choose.
import assert from 'node:assert/strict';
import {createHash, createHmac} from 'node:crypto';
import {describe, test} from 'node:test';
import {entryOf} from 'gstk/catalogue';
import {drawnSecret, type MatchRecord, verifyRecord} from 'gstk/match';
import type {ServerFrame, SitFrame, WaitFrame} from '../../src/online/wire.js';
import {makeNext} from '../src/make-match.js';
import {seatOfCode} from '../src/other-device.js';
import {commitmentOf} from '../src/tokens.js';
import {type Ear, headOf, SECRET, servicesOf, settled, Tried} from './tables.js';

const number = (seat: number): string => createHash('sha256').update(`page ${seat}`).digest('hex');
const kinds = (frames: readonly ServerFrame[]): string => frames.map(({t}) => t).join(' ');
const last = <Kind extends ServerFrame['t']>(
  ear: Ear,
  kind: Kind,
): Extract<ServerFrame, {t: Kind}> =>
  ear.frames.findLast((frame): frame is Extract<ServerFrame, {t: Kind}> => frame.t === kind)!;

/** A waiting room with pages at the first seats, each of which has sealed its number. */
async function room(
  pages: number,
  {game = 'king-omnibus', taken = pages, services = servicesOf()} = {},
): Promise<{tried: Tried; ears: Ear[]}> {
  const head = await headOf(game, {waits: true});
  const tried = await Tried.open(head, services, [...Array(taken).keys()]);
  const ears = await seatedAt(tried, pages);
  return {tried, ears};
}
async function seatedAt(tried: Tried, pages: number): Promise<Ear[]> {
  const ears: Ear[] = [];
  for (let seat = 0; seat < pages; seat++) {
    const ear = await tried.enter(seat);
    ear.hear({q: 'sync', v: 2});
    ear.hear({q: 'seal', seal: commitmentOf(number(seat))});
    ears.push(ear);
  }
  await settled();
  return ears;
}
const reveal = async (ears: readonly Ear[], seats: readonly number[]): Promise<void> => {
  for (const seat of seats) ears[seat]!.hear({q: 'nonce', nonce: number(seat)});
  await settled();
};
const begin = async (ears: readonly Ear[]): Promise<void> => {
  ears[0]!.hear({q: 'start'});
  await settled();
};
const sitOf = async (ear: Ear): Promise<SitFrame> => {
  ear.hear({q: 'sync', v: 2});
  await settled();
  return last(ear, 'sit');
};

describe('a draw', () => {
  test('takes a number of every page, and follows from what all had promised before', async () => {
    const {tried, ears} = await room(3);
    const promised = last(ears[2]!, 'wait').commitment;
    assert.equal(promised, commitmentOf(SECRET));
    await begin(ears);
    const seals = [0, 1, 2].map((seat) => commitmentOf(number(seat)));
    assert.deepEqual(last(ears[1]!, 'draw').seals, [...seals, null]);
    await reveal(ears, [2, 0]);
    assert.equal(last(ears[0]!, 'sit'), undefined);
    await reveal(ears, [1]);
    const nonces = [number(0), number(1), number(2), null];
    for (const ear of ears) {
      const {draw, commitment, v} = last(ear, 'sit');
      assert.deepEqual(draw, {seals: [...seals, null], nonces});
      assert.equal(commitment, promised);
      assert.equal(v, 2);
    }
    const text = nonces.map((nonce) => nonce ?? '').join('/');
    const due = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex');
    assert.equal(drawnSecret(SECRET, nonces), due);
    const game = await entryOf('king-omnibus')!.load();
    const record: MatchRecord = {
      ...{game: 'king-omnibus', version: 1, seats: 4, moves: []},
      ...{options: (await sitOf(ears[0]!)).options, secret: due},
      draw: {secret: SECRET, seals: [...seals, null], nonces},
    };
    const proved = await verifyRecord(game, record, promised);
    assert.deepEqual([proved.commitment, proved.draw, proved.leftOut], ['fits', 'fits', []]);
    assert.deepEqual(
      JSON.parse(JSON.stringify(proved.match.view(1))),
      (await sitOf(ears[1]!)).view,
    );
    assert.equal(tried.left, undefined);
  });

  test('leaves out who tells no number in five seconds, and says so', async () => {
    const {tried, ears} = await room(2);
    await begin(ears);
    await reveal(ears, [0]);
    await tried.wait(4999);
    assert.equal(last(ears[0]!, 'sit'), undefined);
    await tried.wait(1);
    const {draw} = last(ears[1]!, 'sit');
    assert.deepEqual(draw!.nonces, [number(0), null, null, null]);
    assert.equal(draw!.seals[1], commitmentOf(number(1)));
    await reveal(ears, [1]);
    assert.deepEqual((await sitOf(ears[0]!)).draw, draw);
  });

  test('counts only the number that was sealed, once, and no seal of somebody else', async () => {
    const {tried, ears} = await room(2);
    const third = await tried.enter(2);
    third.hear({q: 'seal', seal: commitmentOf(number(0))});
    await settled();
    assert.equal(last(third, 'wait').seals[2], null);
    await begin(ears);
    ears[1]!.hear({q: 'seal', seal: commitmentOf(number(7))});
    ears[1]!.hear({q: 'nonce', nonce: number(7)});
    ears[1]!.hear({q: 'nonce', nonce: number(0)});
    third.hear({q: 'nonce', nonce: number(0)});
    await settled();
    await reveal(ears, [1, 1]);
    ears[1]!.hear({q: 'nonce', nonce: number(7)});
    await reveal(ears, [0]);
    assert.deepEqual(last(ears[0]!, 'sit').draw!.nonces, [number(0), number(1), null, null]);
  });

  test('goes on as it was when another process takes it over', async () => {
    const {tried, ears} = await room(2);
    await begin(ears);
    const {seals} = last(ears[0]!, 'draw');
    await reveal(ears, [1]);
    tried.table.close();
    await tried.reopen();
    const again = await tried.enter(0);
    again.hear({q: 'sync', v: 2});
    await settled();
    assert.deepEqual(last(again, 'draw').seals, seals);
    again.hear({q: 'seal', seal: commitmentOf(number(9))});
    await reveal([again], [0]);
    assert.deepEqual(last(again, 'sit').draw!.nonces, [number(0), number(1), null, null]);
    await tried.reopen();
    const later = await tried.enter(1);
    assert.deepEqual((await sitOf(later)).draw, last(again, 'sit').draw);
  });

  test('tells no secret, and no number before all are told', async () => {
    const {tried, ears} = await room(3);
    const watcher = await tried.enter(undefined);
    watcher.hear({q: 'sync', v: 2});
    await begin(ears);
    await reveal(ears, [0, 1]);
    const {head} = (await tried.services.store.read(tried.id))!;
    for (const ear of [...ears, watcher]) {
      const told = JSON.stringify(ear.frames);
      for (const secret of [SECRET, head.key, number(0), number(1), '"view"', '"log"'])
        assert.ok(!told.includes(secret), secret);
    }
    // Nobody is told anything else than the others, but where they sit and how to invite.
    const plain = ({frames}: Ear): unknown => {
      const frame = frames.findLast(({t}) => t === 'wait') as WaitFrame;
      return {...frame, seat: null, invitation: undefined};
    };
    assert.deepEqual(plain(ears[0]!), plain(ears[1]!));
    assert.deepEqual(plain(watcher), plain(ears[1]!));
    assert.equal(last(watcher, 'wait').invitation, undefined);
    await reveal(ears, [2]);
    const secrets = [SECRET, drawnSecret(SECRET, [number(0), number(1), number(2), null])];
    for (const ear of [...ears, watcher])
      for (const secret of secrets) assert.ok(!JSON.stringify(ear.frames).includes(secret));
  });
});

describe('a waiting room', () => {
  test('obeys its host alone', async () => {
    const {tried, ears} = await room(2, {game: 'god-save-the-king'});
    const before = last(ears[1]!, 'wait');
    assert.deepEqual([before.host, before.seats], [0, (await headOf('god-save-the-king')).seats]);
    for (const q of ['start', 'fill'] as const) ears[1]!.hear({q});
    ears[1]!.hear({q: 'seats', n: before.most});
    ears[1]!.hear({q: 'pace', pace: 'days'});
    await settled();
    assert.deepEqual(last(ears[1]!, 'wait'), before);
    ears[0]!.hear({q: 'seats', n: before.most});
    ears[0]!.hear({q: 'pace', pace: 'relaxed'});
    ears[0]!.hear({q: 'seats', n: 99});
    ears[0]!.hear({q: 'seats', n: 1});
    await settled();
    const after = last(ears[1]!, 'wait');
    assert.deepEqual([after.seats, after.pace], [before.most, 'relaxed']);
    assert.ok(after.seats > before.seats);
    await begin(ears);
    await reveal(ears, [0, 1]);
    const sit = last(ears[0]!, 'sit');
    assert.equal(sit.seats, before.most);
    const clock = last(ears[0]!, 'clock').left;
    assert.ok(Object.values(clock).some((left) => left > 100_000 && left <= 120_000));
    const bots = Array<string>(before.most - 2).fill('bot');
    assert.deepEqual(sit.who.kinds, ['person', 'person', ...bots]);
    assert.equal(tried.left, undefined);
  });

  test('offers no pace that is slower than the server allows', async () => {
    const {tried, ears} = await room(1, {services: servicesOf({turnMs: 60_000})});
    assert.deepEqual(last(ears[0]!, 'wait').paces, ['fast']);
    for (const pace of ['days', 'relaxed'] as const) ears[0]!.hear({q: 'pace', pace});
    await settled();
    assert.equal(last(ears[0]!, 'wait').pace, undefined);
    ears[0]!.hear({q: 'pace', pace: 'fast'});
    await settled();
    assert.equal(last(ears[0]!, 'wait').pace, 'fast');
    const any = await room(1);
    assert.deepEqual(last(any.ears[0]!, 'wait').paces, ['fast', 'relaxed', 'days']);
    tried.table.close();
  });

  test('gives a person their seat on another device, by a code or with consent', async () => {
    const {tried, ears} = await room(2);
    const {store} = tried.services;
    ears[1]!.hear({q: 'code'});
    await settled();
    const {code} = last(ears[1]!, 'code');
    assert.equal(seatOfCode(tried.id, await store.meta(tried.id), [0, 1], code), 1);
    assert.equal(last(ears[0]!, 'code'), undefined);
    // The server asks the person at the seat, or else the host.
    assert.equal(tried.table.claimed(1, 'device/a'), true);
    const {asked} = last(ears[1]!, 'wait');
    assert.deepEqual(asked, {what: 'claim', seat: 1, n: 1, by: null, open: [1]});
    ears[0]!.hear({q: 'answer', n: 1, agreed: true});
    tried.table.exit(ears[1]!.socket);
    assert.deepEqual(last(ears[0]!, 'wait').asked!.open, [0]);
    ears[0]!.hear({q: 'answer', n: 1, agreed: true});
    await settled();
    assert.equal(last(ears[0]!, 'wait').asked, undefined);
    assert.equal((await store.meta(tried.id))['device/a'], 'yes 1/0');
    assert.equal(tried.table.claimed(1, 'device/b'), true);
    ears[0]!.hear({q: 'answer', n: 2, agreed: false});
    await settled();
    assert.equal((await store.meta(tried.id))['device/b'], 'no');
    // Nobody is there who could answer, or the cards are being drawn.
    tried.table.exit(ears[0]!.socket);
    assert.equal(tried.table.claimed(1, 'device/c'), false);
    await begin(await seatedAt(tried, 1));
    assert.equal(tried.table.claimed(0, 'device/c'), false);
  });

  test('has another host once the first has been away', async () => {
    const {tried, ears} = await room(2);
    tried.table.exit(ears[0]!.socket);
    assert.equal(last(ears[1]!, 'wait').host, 0);
    await tried.wait(20_000);
    assert.equal(last(ears[1]!, 'wait').host, 1);
    await tried.enter(0);
    assert.equal(last(ears[1]!, 'wait').host, 0);
  });

  test('says who is ready and who has come', async () => {
    const {tried, ears} = await room(2, {taken: 3});
    ears[1]!.hear({q: 'ready', ready: true});
    ears[1]!.hear({q: 'name', name: 'Ben'});
    await settled();
    const {ready, who} = last(ears[0]!, 'wait');
    assert.deepEqual(ready, [false, true, false, false]);
    assert.deepEqual(who.names, [null, 'Ben', null, null]);
    assert.deepEqual(who.kinds, ['person', 'person', 'person', 'open']);
    assert.deepEqual(who.here, [true, true, false, false]);
    tried.table.exit(ears[1]!.socket);
    assert.equal(last(ears[0]!, 'wait').ready[1], false);
  });

  test('asks a page of the first version to be loaded again', async () => {
    const {tried} = await room(1);
    const old = await tried.enter(1);
    old.fresh();
    old.hear({q: 'sync'});
    assert.deepEqual(old.fresh(), [{t: 'sit', v: 2}]);
  });

  test('gives a friend who comes too late a seat at the next deal', async () => {
    const {tried, ears} = await room(1, {game: 'king-simple', services: servicesOf({botMs: 0})});
    const early = await tried.enter(3); // sits down after Start
    await begin(ears);
    await reveal(ears, [0]);
    assert.equal(early.code, 4010);
    const {store} = tried.services;
    await store.claim(tried.id, 'seat/3', 'person');
    const late = await tried.enter(undefined, 3);
    const rules = await entryOf('king-simple')!.rules();
    for (let n = 0; n < 200 && late.code === undefined; n++) {
      const sit = await sitOf(ears[0]!);
      if (!sit.view.turn.includes(0)) await tried.wait(1000);
      else {
        const state = rules.determinize(sit.view as never, [1, 2, 3, 4]);
        const m = rules.formatMove(rules.legalMoves(state, 0)[0]!);
        ears[0]!.hear({q: 'play', k: sit.k, m});
        await tried.wait(1000);
      }
    }
    assert.equal(late.code, 4010);
    assert.equal(last(late, 'who').kinds[3], 'bot');
    assert.equal((await sitOf(ears[0]!)).who.kinds[3], 'person');
    // A bot plays for a friend who does not come back.
    await tried.wait(20_000);
    assert.deepEqual(last(ears[0]!, 'who').gone, [3]);
    const seated = await tried.enter(3);
    assert.equal((await sitOf(seated)).seat, 3);
    await tried.reopen();
    assert.equal((await sitOf(await tried.enter(0))).who.kinds[3], 'person');
  });

  test('starts by itself for another match of the same people', async () => {
    const {tried, ears} = await room(2);
    await begin(ears);
    await reveal(ears, [0, 1]);
    const {head} = (await tried.services.store.read(tried.id))!;
    const {store} = tried.services;
    const draw = {secret: SECRET, seals: [], nonces: []};
    const meta = await store.meta(tried.id);
    const next = new Tried(tried.services, await makeNext(tried.id, {...head, draw}, meta, store));
    await next.reopen();
    const pages = await seatedAt(next, 2);
    assert.equal(kinds([last(pages[0]!, 'draw')]), 'draw');
    await reveal(pages, [0, 1]);
    assert.notEqual(last(pages[1]!, 'sit').commitment, commitmentOf(SECRET));
  });
});
