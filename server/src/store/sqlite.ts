import {DatabaseSync} from 'node:sqlite';
import {type Entry, type Head, LostRace, type Meta, type Store} from './store.js';

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
    keep: db.prepare('update head set kept = ? where id = ?'),
    remove: db.prepare('delete from head where id = ?'),
    old: db.prepare(
      `delete from head where id in (select id from head where kept < ? limit ${SLICE})`,
    ),
    ping: db.prepare('insert into probe values(0, ?) on conflict do update set at = excluded.at'),
  };
  let isClosed = false;
  /** Deletes old matches slice by slice, and lets tables go on in between. */
  const forget = (): void => {
    if (isClosed) return;
    const {changes} = run.old.run(Date.now() - keepDays * DAY);
    if (Number(changes) === 0) return;
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
  const together = (work: () => void): void => {
    db.exec('begin immediate');
    try {
      work();
      db.exec('commit');
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
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
    keep: async (id) => void run.keep.run(Date.now(), id),
    remove: async (id) => void run.remove.run(id),
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
