// One table without sockets: moves, questions, agreements, announcements and time limits.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {entryOf} from 'gstk/catalogue';
import {defaultOptions, type PlayRules} from 'gstk/game';
import {MOST_UNDONE, replay, UNDO} from 'gstk/match';
import type {ServerFrame} from '../../src/online/wire.js';
import {processClock} from '../src/clock.js';
import {rulesHash, trialHash} from '../src/rules-hash.js';
import {sqliteStore} from '../src/store/sqlite.js';
import {type Entry, LostRace, type Store} from '../src/store/store.js';
import {type Ear, headOf, servicesOf, settled, Tried} from './tables.js';

const kinds = (frames: readonly ServerFrame[]): string => frames.map(({t}) => t).join(' ');
const find = <Kind extends ServerFrame['t']>(
  frames: readonly ServerFrame[],
  kind: Kind,
): Extract<ServerFrame, {t: Kind}> =>
  frames.find((frame): frame is Extract<ServerFrame, {t: Kind}> => frame.t === kind)!;

/** A table of King with an ear for each seat and a watcher; seat 0 is to play. */
async function kingTable(
  people = 3,
  services = servicesOf(),
): Promise<{tried: Tried; ears: Ear[]; watcher: Ear}> {
  const tried = await Tried.open(await headOf('king-threesome', {people}), services);
  const ears = [];
  for (let seat = 0; seat < people; seat++) ears.push(await tried.enter(seat));
  const watcher = await tried.enter(undefined);
  for (const ear of [...ears, watcher]) {
    ear.hear({q: 'sync'});
    await settled();
  }
  return {tried, ears, watcher};
}
/** The next seat and one of its moves as text. */
async function nextMove(ears: readonly Ear[]): Promise<{seat: number; m: string; k: number}> {
  const rules = await entryOf('king-threesome')!.rules();
  for (const [seat, ear] of ears.entries()) {
    ear.hear({q: 'sync'});
    await settled();
    const sit = ear.frames.findLast((frame) => frame.t === 'sit');
    if (sit?.t !== 'sit' || !sit.view.turn.includes(seat)) continue;
    const state = rules.determinize(sit.view as never, [1, 2, 3, 4]);
    return {seat, k: sit.k, m: rules.formatMove(rules.legalMoves(state, seat)[0]!)};
  }
  throw new Error('nobody is to play');
}
const clear = (all: readonly Ear[]): void => all.forEach((ear) => void ear.fresh());

describe('a decision', () => {
  test('is played once, however often it is sent', async () => {
    const {tried, ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    clear([...ears, watcher]);
    for (let n = 0; n < 3; n++) ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    assert.equal(kinds(ears[seat]!.fresh()), 'go ok ok ok');
    assert.equal(kinds(watcher.fresh()), 'go');
    ears[seat]!.hear({q: 'play', k: 0, m: 'something else'});
    ears[seat]!.hear({q: 'play', k: 7, m});
    await settled();
    assert.deepEqual(ears[seat]!.fresh(), [
      {t: 'no', k: 0, why: 'online/stale'},
      {t: 'no', k: 7, why: 'online/stale'},
    ]);
    assert.equal((await tried.entries()).length, 1);
  });

  test('that is not allowed changes nothing, and a watcher is ignored', async () => {
    const {tried, ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    const other = (seat + 1) % 3;
    clear([...ears, watcher]);
    ears[seat]!.hear({q: 'play', k: 0, m: 'zzz'});
    ears[other]!.hear({q: 'play', k: 0, m});
    watcher.hear({q: 'play', k: 0, m});
    await settled();
    assert.deepEqual(ears[seat]!.fresh(), [{t: 'no', k: 0, why: 'game/not-a-move'}]);
    assert.deepEqual(ears[other]!.fresh(), [{t: 'no', k: 0, why: 'game/not-your-turn'}]);
    assert.deepEqual(watcher.fresh(), []);
    assert.equal((await tried.entries()).length, 0);
  });

  test('that cannot be stored is not played, and may be sent again', async () => {
    const store = sqliteStore(':memory:', 1);
    let fails = 1;
    const weak: Store = {
      ...store,
      append: (...entry) =>
        fails-- > 0 ? Promise.reject(new Error('away')) : store.append(...entry),
    };
    const tried = await Tried.open(await headOf('king-threesome'), servicesOf({}, weak));
    const ears = [await tried.enter(0), await tried.enter(1), await tried.enter(2)];
    const {seat, m} = await nextMove(ears);
    clear(ears);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    assert.deepEqual(ears[seat]!.fresh(), [{t: 'no', k: 0, why: 'online/unwritten'}]);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    assert.equal(kinds(ears[seat]!.fresh()), 'go ok');
  });

  test('by another process sends everybody to ask for their seats again', async () => {
    const {tried, ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    await tried.services.store.append(tried.id, 1, {s: seat, m, w: 'other'});
    clear([...ears, watcher]);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    assert.equal(tried.left, 4010);
    assert.deepEqual(ears[seat]!.fresh(), []);
    await tried.reopen();
    const back = await tried.enter(seat);
    back.hear({q: 'sync'});
    await settled();
    assert.equal(find(back.frames, 'sit').k, 1);
    assert.equal(find(back.frames, 'sit').last, m);
  });

  test('never leaves a hole: a store takes entries one by one', async () => {
    const {tried} = await kingTable();
    const {store} = tried.services;
    const entry: Entry = {s: 0, m: 'x', w: 'a'};
    await assert.rejects(store.append(tried.id, 2, entry), LostRace);
    await store.append(tried.id, 1, entry);
    await store.append(tried.id, 1, entry);
    await assert.rejects(store.append(tried.id, 1, {...entry, w: 'b'}), LostRace);
    await store.remove(tried.id);
    await assert.rejects(store.append(tried.id, 2, entry), LostRace);
  });
});

describe('a match of another version', () => {
  const refused = {name: 'Fault', code: 409};

  test('is refused if its rules were different', async () => {
    const head = await headOf('king-threesome');
    for (const change of [{rules: 'another hash'}, {game: 'a game of later on'}])
      await assert.rejects(Tried.open({...head, ...change}), refused);
  });

  test('is refused if the rules refuse its record', async () => {
    const {tried} = await kingTable();
    await tried.services.store.append(tried.id, 1, {s: 0, m: 'no card', w: 'earlier'});
    await assert.rejects(tried.reopen(), refused);
  });

  test('is recognized by what the rules do, not by their version number', async () => {
    const rules: PlayRules = await entryOf('king-simple')!.rules();
    const options = defaultOptions(rules.options, 4);
    const hash = rulesHash(rules, 4, options);
    assert.equal(rulesHash({...rules}, 4, options), hash);
    assert.notEqual(rulesHash(rules, 4, {...options, earlyStop: 'off'}), hash);
    const paying: PlayRules = {
      ...rules,
      apply: (...at) => ({...rules.apply(...at), paysMore: 1}),
    };
    assert.notEqual(trialHash(paying, 4, options), hash);
  });
});

describe('people', () => {
  test('take back a decision when all people present agree', async () => {
    const {tried, ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    const others = [0, 1, 2].filter((one) => one !== seat);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    clear([...ears, watcher]);
    ears[others[0]!]!.hear({q: 'undo', agreed: true}); // it has nothing to take back
    await settled();
    assert.deepEqual(ears[others[0]!]!.fresh(), [{t: 'undo'}]);
    ears[seat]!.hear({q: 'undo', agreed: true});
    assert.deepEqual(watcher.fresh(), [{t: 'undo', asked: {by: seat, agreed: [seat]}}]);
    ears[others[0]!]!.hear({q: 'undo', agreed: false});
    assert.deepEqual(watcher.fresh(), [{t: 'undo'}]);
    ears[seat]!.hear({q: 'undo', agreed: true});
    for (const other of others) ears[other]!.hear({q: 'undo', agreed: true});
    await settled();
    clear(ears);
    const told = watcher.fresh();
    assert.equal(kinds(told), 'undo undo undo undo sit');
    assert.equal(find(told, 'sit').at, find(told, 'sit').log.length);
    assert.deepEqual(
      (await tried.entries()).map((one) => one.m),
      [m, 'undo'],
    );
    // The seat's number never falls, and the record plays the same after a restart.
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    assert.equal(find(ears[seat]!.fresh(), 'ok').k, 0);
    ears[seat]!.hear({q: 'play', k: 1, m});
    await settled();
    assert.equal(kinds(ears[seat]!.fresh()), 'go ok');
    const view = find([...(await synced(ears[seat]!))], 'sit').view;
    await tried.reopen();
    const again = await tried.enter(seat);
    assert.deepEqual(find([...(await synced(again))], 'sit').view, view);
  });

  test('take back no more than a record may hold', async () => {
    const {tried, ears} = await kingTable();
    const {seat, m} = await nextMove(ears);
    const write = (at: number, text: string): Promise<void> =>
      tried.services.store.append(tried.id, at, {s: seat, m: text, w: 'a'});
    for (let at = 1; at <= 2 * MOST_UNDONE; at += 2) {
      await write(at, m);
      await write(at + 1, UNDO);
    }
    await write(2 * MOST_UNDONE + 1, m);
    await tried.reopen();
    const again = await tried.enter(seat);
    await synced(again);
    again.fresh();
    again.hear({q: 'undo', agreed: true});
    await settled();
    assert.deepEqual(again.fresh(), [{t: 'undo'}]);
  });

  test('a move that all see ends the question', async () => {
    const {ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    ears[seat]!.hear({q: 'undo', agreed: true});
    const next = await nextMove(ears);
    clear([watcher]);
    ears[next.seat]!.hear({q: 'play', k: next.k, m: next.m});
    await settled();
    assert.deepEqual(kinds(watcher.fresh()), 'go undo');
  });

  test('play another match by votes, with the same names', async () => {
    const head = await headOf('support-the-king', {people: 2});
    const tried = await Tried.open(head);
    const ears = [await tried.enter(0), await tried.enter(1)];
    ears[0]!.hear({q: 'name', name: 'Anna\u202e'});
    ears[0]!.hear({q: 'again'}); // not before the end
    await playOut(tried, ears, 'support-the-king');
    const end = find(ears[0]!.frames, 'end');
    assert.ok(replay(await entryOf('support-the-king')!.load(), end.record).outcome);
    clear(ears);
    ears[0]!.hear({q: 'again'});
    await settled();
    assert.deepEqual(ears[1]!.fresh(), [{t: 'again', votes: [0]}]);
    ears[1]!.hear({q: 'again'});
    await settled();
    const tokens = ears.map((ear) => find(ear.fresh().reverse(), 'again').next!);
    assert.deepEqual(
      tokens.map((token) => token.split('.')[1]),
      ['0', '1'],
    );
    const id = tokens[0]!.split('.')[0]!;
    const {store} = tried.services;
    assert.equal((await store.meta(id))['name/0'], 'Anna');
    assert.notEqual((await store.head(id))!.secret, head.secret);
    // Latecomers, and people at another process, find the same match.
    await tried.reopen();
    assert.equal(find(await synced(await tried.enter(0)), 'again').next, tokens[0]);
  });

  test('play several matches, whose score is counted until other people come', async () => {
    const services = servicesOf();
    const {store} = services;
    let tried = await Tried.open(await headOf('support-the-king', {people: 2}), services);
    const played = async (): Promise<{won: readonly number[]; points: readonly number[]}> => {
      const ears = [await tried.enter(0), await tried.enter(1)];
      await playOut(tried, ears, 'support-the-king');
      const game = await entryOf('support-the-king')!.load();
      const {winners, scores = []} = replay(game, find(ears[0]!.frames, 'end').record).outcome!;
      return {won: [0, 1].map((seat) => Number(winners.includes(seat))), points: scores};
    };
    const series = async (): Promise<unknown> =>
      find((await synced(await tried.enter(0))).reverse(), 'sit').who.series;
    const goOn = async (): Promise<void> => {
      const ears = [await tried.enter(0), await tried.enter(1)];
      for (const ear of ears) ear.hear({q: 'again'});
      await settled();
      const [id] = find(ears[0]!.fresh().reverse(), 'again').next!.split('.');
      tried = new Tried(services, id!);
      await tried.reopen();
    };
    const sums = (...lists: (readonly number[])[]): number[] =>
      [0, 1].map((seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0));
    const first = await played();
    assert.equal(await series(), undefined);
    await goOn();
    const points = first.points.length > 0 ? {points: sums(first.points)} : {};
    assert.deepEqual(await series(), {matches: 1, wins: first.won, ...points});
    const second = await played();
    const wins = sums(first.won, second.won);
    const both = first.points.length > 0 ? {points: sums(first.points, second.points)} : {};
    assert.deepEqual(await series(), {matches: 2, wins, ...both});
    await goOn();
    assert.deepEqual(await series(), {matches: 2, wins, ...both});
    await store.set(tried.id, 'generation/1', '1');
    await store.set(tried.id, 'seat/1/1', 'person another');
    await tried.reopen();
    assert.equal(await series(), undefined);
  });

  test('greet each other, within limits', async () => {
    const {ears, watcher} = await kingTable();
    clear([watcher]);
    for (let n = 0; n < 20; n++) ears[1]!.hear({q: 'greet', n: n % 6});
    const told = watcher.fresh();
    assert.deepEqual(told[0], {t: 'greet', from: 1, n: 0});
    assert.equal(told.length, 3);
  });

  test('who come back in another window take the seat with them', async () => {
    const {tried, ears} = await kingTable();
    await tried.enter(0);
    assert.equal(ears[0]!.code, 4409);
    assert.equal(ears[1]!.code, undefined);
  });

  test('a socket that asks for everything again and again is closed, and gone at once', async () => {
    const {tried, ears} = await kingTable();
    clear(ears);
    for (let n = 0; n < 6; n++) ears[0]!.hear({q: 'sync'});
    assert.equal(ears[0]!.code, 4002);
    assert.deepEqual(find(ears[1]!.fresh(), 'who').here, [false, true, true]);
    ears[0]!.fresh();
    ears[0]!.hear({q: 'greet', n: 0});
    tried.table.exit(ears[0]!.socket);
    await settled();
    assert.deepEqual(ears[0]!.fresh(), []);
    assert.deepEqual(ears[1]!.fresh(), []);
  });

  test('who are absent are played for while somebody is present', async () => {
    const tried = await Tried.open(await headOf('king-threesome'));
    const {awayMs} = tried.services.config;
    const watcher = await tried.enter(undefined);
    await tried.wait(10 * awayMs);
    assert.equal((await tried.entries()).length, 0, 'nobody plays alone');
    const [awaited] = find(await synced(watcher), 'sit').view.turn;
    watcher.fresh();
    await tried.enter((awaited! + 1) % 3);
    await tried.wait(awayMs - 1);
    assert.equal(kinds(watcher.fresh()), 'clock who');
    await tried.wait(1);
    // Two bots have taken over, and play as bots do.
    assert.equal(kinds(watcher.fresh()), 'who who clock');
    await tried.wait(tried.services.config.botMs);
    assert.equal(kinds(watcher.fresh()), 'go');
    assert.deepEqual(
      (await tried.entries()).map(({s}) => s),
      [awaited],
    );
  });

  test('who exceed their time are played for, and all see the time run', async () => {
    const turnMs = 60_000;
    const tried = await Tried.open(await headOf('king-threesome'), servicesOf({turnMs}));
    const rules = await entryOf('king-threesome')!.rules();
    const ears = [];
    for (let seat = 0; seat < 3; seat++) ears.push(await tried.enter(seat));
    const watcher = await tried.enter(undefined);
    const [awaited] = find(await synced(watcher), 'sit').view.turn as [number];
    const own = find(await synced(ears[awaited]!), 'sit').view as never;
    const safe = rules.formatMove(rules.fallback(rules.determinize(own, [1, 2, 3, 4]), awaited));
    assert.deepEqual(find(watcher.frames, 'clock').left, {[awaited]: turnMs});
    watcher.fresh();
    await tried.wait(turnMs - 1);
    assert.deepEqual(watcher.fresh(), []);
    assert.deepEqual(find(await synced(watcher), 'clock').left, {[awaited]: 1});
    watcher.fresh();
    await tried.wait(1);
    const told = watcher.fresh();
    const clocks = told.filter(({t}) => t === 'clock') as Extract<ServerFrame, {t: 'clock'}>[];
    assert.deepEqual(clocks.at(-1)!.left, {[(awaited + 1) % 3]: turnMs}, 'the next seat');
    const [{s, m} = {}] = await tried.entries();
    assert.deepEqual([s, m], [awaited, safe]);
    for (const ear of ears) tried.table.exit(ear.socket);
    // Nobody is left to be hurried.
    const {length} = await tried.entries();
    await tried.wait(4 * turnMs);
    assert.equal((await tried.entries()).length, length);
  });

  test('have all their time for each decision, also when two fall into one moment', async () => {
    const {tried, ears, watcher} = await kingTable(3, servicesOf({turnMs: 60_000}));
    for (let n = 0; n < 3; n++) {
      const {seat, m, k} = await nextMove(ears);
      watcher.fresh();
      ears[seat]!.hear({q: 'play', k, m});
      await settled();
      assert.equal(kinds(watcher.fresh()), 'go clock');
    }
    assert.equal(tried.services.clock.now(), 0);
  });

  test('are not hurried when the computer’s clock is set', (t) => {
    t.mock.method(Date, 'now', () => 0);
    const before = processClock.now();
    t.mock.method(Date, 'now', () => 3_600_000);
    assert.ok(processClock.now() - before < 3_600_000);
  });

  test('drop a question that nobody answers', async () => {
    const {tried, ears, watcher} = await kingTable();
    const {seat, m} = await nextMove(ears);
    ears[seat]!.hear({q: 'play', k: 0, m});
    await settled();
    ears[seat]!.hear({q: 'undo', agreed: true});
    watcher.fresh();
    await tried.wait(29_999);
    assert.deepEqual(watcher.fresh(), []);
    await tried.wait(1);
    assert.deepEqual(watcher.fresh(), [{t: 'undo'}]);
  });

  test('let bots have the open seats', async () => {
    const head = await headOf('king-threesome');
    const tried = await Tried.open(head, servicesOf(), [0]);
    const ear = await tried.enter(0);
    assert.deepEqual(find(await synced(ear), 'sit').who.kinds, ['person', 'open', 'open']);
    ear.hear({q: 'fill'});
    await settled();
    assert.deepEqual(find(ear.frames.toReversed(), 'who').kinds, ['person', 'bot', 'bot']);
    assert.equal(await tried.services.store.claim(tried.id, 'seat/1', 'person'), false);
    tried.table.close();
  });
});

async function synced(ear: Ear): Promise<ServerFrame[]> {
  ear.fresh();
  ear.hear({q: 'sync'});
  await settled();
  return ear.frames;
}
/** Plays all seats of people with their first moves until the end. */
async function playOut(tried: Tried, ears: readonly Ear[], game: string): Promise<void> {
  const rules = await entryOf(game)!.rules();
  const isOver = (): boolean => ears[0]!.frames.some(({t}) => t === 'end');
  for (let n = 0; n < 3000 && !isOver(); n++)
    for (const [seat, ear] of ears.entries()) {
      await tried.wait(1000); // a socket may ask once a second
      ear.hear({q: 'sync'});
      const sit = ear.frames.findLast((frame) => frame.t === 'sit');
      if (sit?.t !== 'sit' || !sit.view.turn.includes(seat) || isOver()) continue;
      const state = rules.determinize(sit.view, [1, 2, 3, 4]);
      const [move] = rules.legalMoves(state, seat);
      if (move) ear.hear({q: 'play', k: sit.k, m: rules.formatMove(move)});
      await settled();
    }
  assert.ok(isOver());
}
