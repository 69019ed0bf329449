import {type IRoomCache, matchMaker} from '@colyseus/core';
import {RedisDriver} from '@colyseus/redis-driver';
import type {Redis} from 'ioredis';

const KEY = 'roomcaches';
/** Stops if the row belongs to another process. */
const OWN = `
  local row = redis.call('hget', KEYS[1], ARGV[1])
  if row and cjson.decode(row).processId ~= ARGV[2] then return 0 end `;
const PUT = `${OWN} redis.call('hset', KEYS[1], ARGV[1], ARGV[3]); return 1`;
const REMOVE = `${OWN} return redis.call('hdel', KEYS[1], ARGV[1])`;

type Numbers = Record<string, number | undefined>;

/**
 * The engine's list of rooms, in which a process changes its own rows only: one that was believed dead
 * and comes back cannot take a table from the process that has opened it since.
 */
export class FencedDriver extends RedisDriver {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  /** Adds a row; false if it exists. */
  async insert(room: IRoomCache): Promise<boolean> {
    return (await this.#redis.hsetnx(KEY, room.roomId, JSON.stringify(room))) === 1;
  }

  override async update(
    room: IRoomCache,
    {$set, $inc}: Partial<{$set: Partial<IRoomCache>; $inc: Partial<IRoomCache>}>,
  ): Promise<boolean> {
    Object.assign(room, $set);
    const counts = room as unknown as Numbers;
    for (const [field, by] of Object.entries($inc ?? {}))
      counts[field] = (counts[field] ?? 0) + Number(by);
    return this.persist(room);
  }

  override async persist(room: IRoomCache): Promise<boolean> {
    if (!room.roomId) return false;
    await this.#redis.eval(PUT, 1, KEY, room.roomId, matchMaker.processId, JSON.stringify(room));
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    if (!roomId) return false;
    return Number(await this.#redis.eval(REMOVE, 1, KEY, roomId, matchMaker.processId)) > 0;
  }

  /** Removes a row, no matter which process has it. */
  async drop(roomId: string): Promise<void> {
    await this.#redis.hdel(KEY, roomId);
  }
}
