import {DatabaseSync} from 'node:sqlite';
import {type DailyDeal, dayOfTime, seedOfDay} from '../../../src/online/daily-deal.js';
import {
  type Entry,
  type Head,
  LostRace,
  type Meta,
  MOST_READERS,
  MOST_SITES,
  type Store,
} from './store.js';

const DAY = 86_400_000;
/** How many old matches are deleted at once: each takes its entries with it, and tables wait meanwhile. */
const SLICE = 20;
/** How many pages of the file are given back at once. */
const PAGES = 200;
const TABLES = `
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = 2000;
  create table if not exists head(id text primary key, head text not null, kept integer not null) without rowid;
  create index if not exists head_kept on head(kept);
  create table if not exists entry(id text not null references head on delete cascade, seq integer, s integer, m text, w text, primary key(id, seq)) without rowid;
  create table if not exists meta(id text not null references head on delete cascade, field text, value text, primary key(id, field)) without rowid;
  create table if not exists due(id text primary key references head on delete cascade) without rowid;
  create table if not exists deal(seed text primary key, game text not null, day text not null, site text not null) without rowid;
  create index if not exists deal_day on deal(day, game);
  create table if not exists result(seed text not null references deal on delete cascade, result integer, n integer not null, primary key(seed, result)) without rowid;
  create table if not exists reader(seed text not null references deal on delete cascade, reader text, primary key(seed, reader)) without rowid;
  create table if not exists probe(id integer primary key, at integer);`;

/**
 * A store in one file, for one process and with nothing to install.
 * @param file a path, or `:memory:`
 */
export function sqliteStore(file: string, keepDays: number): Store {
  const lock = lockOf(file);
  const db = opened(file);
  db.exec(TABLES);
  const run = {
    head: db.prepare('select head from head where id = ?'),
    create: db.prepare('insert into head values(?, ?, ?)'),
    entries: db.prepare('select s, m, w from entry where id = ? order by seq'),
    last: db.prepare('select coalesce(max(seq), 0) as seq from entry where id = ?'),
    at: db.prepare('select s, m, w from entry where id = ? and seq = ?'),
    append: db.prepare('insert into entry values(?, ?, ?, ?, ?)'),
    claim: db.prepare('insert or ignore into meta values(?, ?, ?)'),
    set: db.prepare(
      'insert into meta values(?, ?, ?) on conflict do update set value = excluded.value',
    ),
    meta: db.prepare('select field, value from meta where id = ?'),
    isDue: db.prepare('insert or ignore into due select id from head where id = ?'),
    isCalled: db.prepare('delete from due where id = ?'),
    due: db.prepare('select id from due'),
    keep: db.prepare('update head set kept = ? where id = ?'),
    remove: db.prepare('delete from head where id = ?'),
    old: db.prepare(
      `delete from head where id in (select id from head where kept < ? limit ${SLICE})`,
    ),
    deal: db.prepare('insert or ignore into deal values(?, ?, ?, ?)'),
    isDealt: db.prepare('select 1 from deal where seed = ?'),
    sites: db.prepare("select count(*) as n from deal where day = ? and game = ? and site <> ''"),
    readers: db.prepare('select coalesce(sum(n), 0) as n from result where seed = ?'),
    reader: db.prepare('insert or ignore into reader values(?, ?)'),
    count: db.prepare('insert into result values(?, ?, 1) on conflict do update set n = n + 1'),
    counts: db.prepare('select result, n from result where seed = ?'),
    oldDeals: db.prepare(
      'delete from deal where seed in (select seed from deal where day < ? limit 1)',
    ),
    ping: db.prepare('insert into probe values(0, ?) on conflict do update set at = excluded.at'),
  };
  let isClosed = false;
  /** Deletes old matches slice by slice, and lets tables go on in between. */
  const forget = (): void => {
    if (isClosed) return;
    const since = Date.now() - keepDays * DAY;
    const matches = Number(run.old.run(since).changes);
    const deals = Number(run.oldDeals.run(dayOfTime(since)).changes);
    if (matches + deals === 0) return;
    db.exec(`pragma incremental_vacuum(${PAGES})`);
    setImmediate(forget);
  };
  setImmediate(forget);
  const clock = setInterval(forget, DAY / 24).unref();

  const headOf = (id: string): Head | undefined => {
    const row = run.head.get(id);
    return row && (JSON.parse(String(row['head'])) as Head);
  };
  const append = (id: string, seq: number, {s, m, w}: Entry): void => {
    if (!run.head.get(id)) throw new LostRace('the match is deleted');
    if (seq > 1 && Number(run.last.get(id)?.['seq']) < seq - 1)
      throw new LostRace(`a hole at ${seq}`);
    const there = run.at.get(id, seq);
    if (!there) run.append.run(id, seq, s, m, w);
    else if (there['s'] !== s || there['m'] !== m || there['w'] !== w)
      throw new LostRace(`entry ${seq}`);
  };
  /** One of several writes in a transaction. */
  const together = <Result>(work: () => Result): Result => {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };
  const count = (deal: DailyDeal, reader: string, result: number): boolean => {
    const seed = seedOfDay(deal);
    const {game, day, site} = deal;
    const isNew = site !== '' && !run.isDealt.get(seed);
    if (isNew && Number(run.sites.get(day, game)?.['n']) >= MOST_SITES) return false;
    if (Number(run.readers.get(seed)?.['n']) >= MOST_READERS) return false;
    run.deal.run(seed, game, day, site);
    if (Number(run.reader.run(seed, reader).changes) === 0) return false;
    run.count.run(seed, result);
    return true;
  };
  // The engine is synchronous; `async` turns what it throws into rejections.
  /* oxlint-disable typescript/require-await */
  return {
    async create(id, head, meta) {
      together(() => {
        run.create.run(id, JSON.stringify(head), Date.now());
        for (const [field, value] of Object.entries(meta)) run.set.run(id, field, value);
      });
    },
    head: async (id) => headOf(id),
    async read(id) {
      const head = headOf(id);
      return head && {head, entries: run.entries.all(id) as unknown as Entry[]};
    },
    append: async (id, seq, entry) => together(() => append(id, seq, entry)),
    claim: async (id, field, value) => Number(run.claim.run(id, field, value).changes) === 1,
    set: async (id, field, value) => void run.set.run(id, field, value),
    meta: async (id): Promise<Meta> =>
      Object.fromEntries(run.meta.all(id).map(({field, value}) => [String(field), String(value)])),
    setDue: async (id, isDue) => void (isDue ? run.isDue : run.isCalled).run(id),
    due: async () => run.due.all().map(({id}) => String(id)),
    keep: async (id) => void run.keep.run(Date.now(), id),
    remove: async (id) => void run.remove.run(id),
    count: async (...args) => together(() => count(...args)),
    counts: async (deal) =>
      Object.fromEntries(
        run.counts.all(seedOfDay(deal)).map(({result, n}) => [String(result), Number(n)]),
      ),
    ping: async () => void run.ping.run(Date.now()),
    async close() {
      isClosed = true;
      clearInterval(clock);
      db.close();
      lock?.close();
    },
  };
}

/** @throws {Error} naming the setting and the file */
function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new Error(`DATA ${file} cannot be opened: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Takes a lock beside the file, which the system gives back even when the process is killed. The file
 * itself stays unlocked, so that it can be copied meanwhile.
 * @throws {Error} when another process has it
 */
function lockOf(file: string): DatabaseSync | undefined {
  if (file === ':memory:') return undefined;
  const lock = opened(`${file}-lock`);
  try {
    lock.exec('pragma busy_timeout = 2000; begin exclusive');
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new Error(
      `DATA ${file} is used by another process; several processes need REDIS_URL, or a file each`,
      {cause: error},
    );
  }
  return lock;
}
