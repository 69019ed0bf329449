// The counts of deals of the day: what a page says is believed only as far as the rules confirm it.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {entryOf} from 'gstk/catalogue';
import {createMatch, playOut} from 'gstk/match';
import {daysBefore, resultOf, seedOfDay} from '../../src/online/daily-deal.js';
import {createDaily, RESULT_BYTES} from '../src/daily.js';
import {redisStore} from '../src/store/redis.js';
import {sqliteStore} from '../src/store/sqlite.js';
import {MOST_SITES, type Store} from '../src/store/store.js';
import {until} from './real-time.js';
import {startRedis, startServer} from './servers.js';
import {request} from './socket.js';

const DAY = '2026-11-20';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const deal = {game: 'king-omnibus', day: DAY, site: '', tried: 0};

/** A deal that was played to its end, and what its reader brought home. */
async function played(
  given: Partial<typeof deal> = {},
  bots = 'one',
): Promise<{seed: string; moves: string[]; result: number}> {
  const seed = seedOfDay({...deal, ...given});
  const entry = entryOf(given.game ?? deal.game)!;
  const rules = await entry.rules();
  const options = entry.lengths?.deal ?? {};
  const match = createMatch({rules}, {seats: entry.seats.usual, options, seed});
  await playOut(match, await entry.bot(), {seed: bots, budget: 20});
  return {seed, moves: [...match.record().moves], result: resultOf(match, 0)};
}
const reader = (n: number): string => `a reader made up: ${n}`;
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);
const refused = (wanted: RegExp) => (error: unknown) =>
  wanted.test(`${(error as {code: number}).code} ${(error as Error).message}`);

const redis = await startRedis();
const stores: Record<string, () => Store> = {
  sqlite: () => sqliteStore(':memory:', 30),
  ...(redis ? {redis: () => redisStore(redis.url, 30)} : {}),
};
after(() => redis?.end());

for (const [kind, open] of Object.entries(stores))
  describe(`results in ${kind}`, () => {
    const store = open();
    const daily = createDaily(store, () => NOON);
    after(() => store.close());

    test('are what the rules make of the moves, and each reader counts once', async () => {
      const [one, two] = [await played(), await played({}, 'two')];
      const first = await daily.count({...pick(one), reader: reader(1)}, '10.0.0.1');
      assert.deepEqual(first, {counts: {[one.result]: 1}, counted: true});
      const again = await daily.count({...pick(two), reader: reader(1)}, '10.0.0.1');
      assert.deepEqual(again, {counts: {[one.result]: 1}, counted: false});
      await daily.count({...pick(two), reader: reader(2)}, '10.0.0.2');
      const {counts} = await daily.counts(one.seed);
      assert.equal(total(counts), 2);
      assert.ok(counts[two.result]);
    });

    test('of somebody else count once from an address, whatever readers it makes up', async () => {
      const own = pick(await played({day: daysBefore(DAY, 1)}));
      for (let n = 0; n < 5; n++) await daily.count({...own, reader: reader(n)}, '10.0.0.1');
      assert.equal(total((await daily.counts(own.seed)).counts), 1);
      // Somebody elsewhere may well have played the same cards.
      await daily.count({...own, reader: reader(9)}, '10.0.0.2');
      assert.equal(total((await daily.counts(own.seed)).counts), 2);
    });

    test('of other days, sites and games are counted apart', async () => {
      const day = daysBefore(DAY, -1);
      for (const other of [
        {day},
        {day, site: 'blog'},
        {day, game: 'king-simple'},
        {day, tried: 1},
      ]) {
        const {result, ...own} = await played(other);
        const {counts} = await daily.count({...own, reader: reader(1)}, '10.0.0.1');
        assert.deepEqual(counts, {[result]: 1}, JSON.stringify(other));
      }
    });

    test('of a site of its own are counted for a limited number of sites', async () => {
      const counted = [];
      for (let n = 0; n <= MOST_SITES; n++)
        counted.push(await store.count({...deal, game: 'x', site: `s${n}`}, 'somebody', 1));
      assert.deepEqual(counted.indexOf(false), MOST_SITES);
      assert.ok(await store.count({...deal, game: 'x', site: 's1'}, 'somebody else', 1));
      assert.ok(await store.count({...deal, game: 'x'}, 'somebody', 1), 'the usual deal');
    });
  });

/** What of a played deal a page sends. */
const pick = ({seed, moves}: {seed: string; moves: string[]}) => ({seed, moves});

describe('a result', () => {
  const store = sqliteStore(':memory:', 30);
  let now = NOON;
  const daily = createDaily(store, () => now);
  after(() => store.close());

  test('that is made up is refused with its reason, and counts nothing', async () => {
    const {seed, moves} = pick(await played());
    const bad: readonly [object, RegExp][] = [
      [{moves: []}, /^400 moves: the deal is not over/],
      [{moves: moves.slice(0, -1)}, /^400 moves: the deal is not over/],
      [{moves: [...moves, moves[0]!]}, /^400 moves\[\d+\]/],
      [{moves: moves.toReversed()}, /^400 moves\[0\]/],
      [{moves: ['x', '9:QS']}, /^400 moves\[0\]/],
      [{moves: [...moves.slice(0, 9), '0:undo', ...moves.slice(8)]}, /^400 moves: .*back/],
      [{seed: 'seven'}, /^400 seed: must be/],
      [{seed: seed.replace('omnibus', 'chess')}, /^400 seed: must be/],
      [{seed: seed.replace('/0/', '/7/')}, /^400 seed: must be/],
      [{seed: seed.replace('//', `/${'x'.repeat(61)}/`)}, /^400 seed: must be/],
      // The same moves with the cards of another deal.
      [{seed: seed.replace('//', '/blog/')}, /^400 moves\[/],
      [{seed: seed.replace('omnibus', 'simple')}, /^400 moves/],
    ];
    for (const [part, wanted] of bad)
      await assert.rejects(
        daily.count({seed, moves, reader: reader(1), ...part}, '10.0.0.1'),
        refused(wanted),
        JSON.stringify(part).slice(0, 60),
      );
    assert.deepEqual((await daily.counts(seed)).counts, {});
  });

  test('counts while its day lasts anywhere, and for those who began it late', async () => {
    const accepted = [];
    for (let n = -4; n <= 4; n++) {
      now = NOON + n * 86_400_000;
      const {seed, moves} = pick(await played());
      const count = daily.count({seed, moves, reader: reader(n)}, `10.0.0.${n + 9}`);
      if (await count.catch(() => undefined)) accepted.push(n);
    }
    now = NOON;
    assert.deepEqual(accepted, [-1, 0, 1, 2]);
  });

  test('waits for no more than a few others', async () => {
    const {seed, moves} = pick(await played({site: 'flood'}));
    const all = await Promise.allSettled(
      Array.from({length: 12}, (_, n) =>
        daily.count({seed, moves, reader: reader(n)}, `10.1.0.${n}`),
      ),
    );
    const busy = all.filter(({status}) => status === 'rejected');
    assert.equal(busy.length, 8);
    assert.equal(total((await daily.counts(seed)).counts), 4);
  });
});

test('counts of old days are deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gstk-daily-'));
  const file = join(folder, 'old.sqlite');
  const old = sqliteStore(file, 30);
  const today = new Date().toISOString().slice(0, 10);
  const days = [3, 2, 0].map((n) => ({...deal, day: daysBefore(today, n)}));
  for (const one of days) await old.count(one, 'somebody', -4);
  await old.close();
  const store = sqliteStore(file, 1);
  await until('those are forgotten', async () => {
    const left = await Promise.all(days.map((one) => store.counts(one)));
    return left.map(total).join() === '0,0,1';
  });
  await store.close();
  rmSync(folder, {recursive: true});
});

test('a server counts results, says how all did, and bears a flood and huge bodies', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const server = await startServer({MOST_RESULTS: '3', ORIGINS: 'https://blog.example'});
  const {seed, moves, result} = await played({day});
  const body = {seed, moves, reader: reader(1)};
  const first = await request(server.origin, '/daily', body);
  assert.deepEqual(await first.json(), {counts: {[result]: 1}, counted: true});
  const huge = await request(server.origin, '/daily', {...body, reader: 'x'.repeat(RESULT_BYTES)});
  assert.equal(huge.status, 413);
  const bad = await request(server.origin, '/daily', {...body, name: 'Rosalind'});
  assert.equal(bad.status, 400);
  const flood = await request(server.origin, '/daily', body);
  assert.deepEqual([flood.status, await flood.json()], [429, {error: 'too many results'}]);
  const get = (text: string, origin = 'https://blog.example'): Promise<Response> =>
    fetch(`${server.origin}/daily${text}`, {headers: {origin}});
  const told = await get(`?seed=${encodeURIComponent(seed)}`);
  assert.deepEqual(await told.json(), {counts: {[result]: 1}});
  assert.equal((await get('')).status, 400);
  assert.equal((await get('?seed=7')).status, 400);
  assert.equal((await get(`?seed=${seed}`, 'https://evil.example')).status, 403);
  assert.match(await (await fetch(`${server.origin}/metrics`)).text(), /^gstk_results_total 1$/m);
  await server.kill('SIGKILL');
});
