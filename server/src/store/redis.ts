import {Redis} from 'ioredis';
import type {DailyDeal} from '../../../src/online/daily-deal.js';
import {type Entry, type Head, LostRace, MOST_READERS, MOST_SITES, type Store} from './store.js';

const DAY = 86_400;
const DUE = 'gstk:due';
/** Writes an entry if the match exists and has the entry before it. */
const APPEND = `
  local last = redis.call('xrevrange', KEYS[1], '+', '-', 'count', 1)[1]
  if not last then return 'gone' end
  local at = tonumber(string.match(last[1], '^%d+'))
  local seq = tonumber(ARGV[1])
  if at == seq - 1 then
    redis.call('xadd', KEYS[1], ARGV[1] .. '-1', 's', ARGV[2], 'm', ARGV[3], 'w', ARGV[4])
    return 'ok'
  end
  local there = redis.call('xrange', KEYS[1], ARGV[1] .. '-1', ARGV[1] .. '-1')[1]
  if there and there[2][2] == ARGV[2] and there[2][4] == ARGV[3] and there[2][6] == ARGV[4] then return 'ok' end
  return 'lost'`;
/** Sets a field of an existing match, for the first caller only. */
const CLAIM = `
  if redis.call('exists', KEYS[1]) == 0 then return 0 end
  return redis.call('hsetnx', KEYS[2], ARGV[1], ARGV[2])`;
const SET = `
  if redis.call('exists', KEYS[1]) == 0 then return 0 end
  redis.call('hset', KEYS[2], ARGV[1], ARGV[2])
  return 1`;
/** Counts a result, once for each reader, if its deal is not one too many. */
const COUNT = `
  local isNew = redis.call('exists', KEYS[1]) == 0
  if ARGV[1] ~= '' and isNew and redis.call('scard', KEYS[3]) >= tonumber(ARGV[5]) then return 0 end
  if redis.call('scard', KEYS[2]) >= tonumber(ARGV[6]) then return 0 end
  if redis.call('sadd', KEYS[2], ARGV[2]) == 0 then return 0 end
  redis.call('hincrby', KEYS[1], ARGV[3], 1)
  if ARGV[1] ~= '' then redis.call('sadd', KEYS[3], ARGV[1]) end
  for _, key in ipairs(KEYS) do redis.call('expire', key, ARGV[4]) end
  return 1`;

/**
 * A store that many processes share: a stream for each match, its head under `0-1` and its entries
 * under `seq-1`, and a hash of its other fields. Both keys of a match lie in one slot, and so do those of
 * all deals of one game and day.
 */
export function redisStore(url: string, keepDays: number): Store {
  const redis = new Redis(url, {maxRetriesPerRequest: 3, connectTimeout: 3000});
  redis.on('error', () => undefined); // each failed command rejects by itself
  const stream = (id: string): string => `gstk:{${id}}:record`;
  const hash = (id: string): string => `gstk:{${id}}:meta`;
  const dealt = ({day, game}: DailyDeal): string => `gstk:{${day}/${game}}`;
  const counts = (deal: DailyDeal): string => `${dealt(deal)}:${deal.site}/${deal.tried}`;
  const seconds = Math.round(keepDays * DAY);
  const headOf = (row: [string, string[]] | undefined): Head | undefined =>
    row && (JSON.parse(row[1][1]!) as Head);
  const keep = async (id: string): Promise<void> => {
    await redis.multi().expire(stream(id), seconds).expire(hash(id), seconds).exec();
  };
  return {
    async create(id, head, meta) {
      const write = redis.multi();
      write.xadd(stream(id), '0-1', 'h', JSON.stringify(head)).expire(stream(id), seconds);
      if (Object.keys(meta).length > 0) write.hset(hash(id), meta);
      for (const [fault] of (await write.expire(hash(id), seconds).exec()) ?? [])
        if (fault) throw fault;
    },
    head: async (id) => headOf((await redis.xrange(stream(id), '0-1', '0-1'))[0]),
    async read(id) {
      const [first, ...rows] = await redis.xrange(stream(id), '-', '+');
      const head = headOf(first);
      const entries = rows.map(([, [, s, , m, , w]]): Entry => ({s: Number(s), m: m!, w: w!}));
      return head && {head, entries};
    },
    async append(id, seq, {s, m, w}) {
      const done = await redis.eval(APPEND, 1, stream(id), seq, s, m, w);
      if (done !== 'ok')
        throw new LostRace(done === 'gone' ? 'the match is deleted' : `entry ${seq}`);
    },
    async claim(id, field, value) {
      return (await redis.eval(CLAIM, 2, stream(id), hash(id), field, value)) === 1;
    },
    async set(id, field, value) {
      await redis.eval(SET, 2, stream(id), hash(id), field, value);
    },
    meta: (id) => redis.hgetall(hash(id)),
    async setDue(id, isDue) {
      await (isDue ? redis.sadd(DUE, id) : redis.srem(DUE, id));
    },
    due: () => redis.smembers(DUE),
    keep,
    async remove(id) {
      await redis.del(stream(id), hash(id));
      await redis.srem(DUE, id);
    },
    async count(deal, reader, result) {
      const {site, tried} = deal;
      const keys = [counts(deal), `${counts(deal)}:readers`, `${dealt(deal)}:sites`];
      const named = site && `${site}/${tried}`;
      const args = [named, reader, result, seconds, MOST_SITES, MOST_READERS];
      return (await redis.eval(COUNT, keys.length, ...keys, ...args)) === 1;
    },
    async counts(deal) {
      const all = Object.entries(await redis.hgetall(counts(deal)));
      return Object.fromEntries(all.map(([result, n]) => [result, Number(n)]));
    },
    async ping() {
      await redis.set('gstk:probe', '', 'EX', 60);
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
