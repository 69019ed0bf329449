import {createHash} from 'node:crypto';
import {entryOf} from 'gstk/catalogue';
import {InvalidDataError} from 'gstk/game';
import {type MatchRecord, RECORD_VERSION, replayInSlices} from 'gstk/match';
import * as v from 'valibot';
import {
  type DailyDeal,
  dailyDealOf,
  dayOfTime,
  isBeingPlayed,
  LONGEST_SITE,
  resultOf,
} from '../../src/online/daily-deal.js';
import {Fault} from './fault.js';
import type {DayCounts, Store} from './store/store.js';

/** The longest body of a result: the longest deals of our games take 4 kB. */
export const RESULT_BYTES = 32 * 1024;
/** The most moves of a deal. */
const MOST_MOVES = 3000;
/** How many records are played again at one time. */
const AT_ONCE = 4;
/** How many records of addresses are remembered, to count none of them twice. */
const REMEMBERED = 20_000;
/** The seat of the reader of a deal of the day. */
const READER = 0;

const short = v.pipe(v.string(), v.maxLength(200));
/** A finished deal. `reader` is any text that the page has made up for this deal. */
export const resultBody = v.strictObject({
  seed: short,
  moves: v.pipe(v.array(short), v.maxLength(MOST_MOVES)),
  reader: v.pipe(v.string(), v.minLength(16), v.maxLength(60)),
});

/** How all readers did. */
interface DayAnswer {
  readonly counts: DayCounts;
}

/** The counts of the deals of the day. */
export interface Daily {
  /** Counts a result that the rules confirm; `counted` is false for a repeated one. */
  count(
    result: v.InferOutput<typeof resultBody>,
    visitor: string,
  ): Promise<DayAnswer & {readonly counted: boolean}>;
  counts(seed: string | null): Promise<DayAnswer>;
}

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * The counts of a server. It believes nothing of a page but the moves: cards, players and options follow
 * from the seed, and the result from playing the deal again.
 * @param now the time, in milliseconds since 1970
 */
export function createDaily(store: Store, now: () => number = Date.now): Daily {
  /** Records with the addresses that they came from, oldest first. */
  const remembered = new Set<string>();
  let playing = 0;

  const remember = (record: string): void => {
    remembered.add(record);
    for (const oldest of remembered) {
      if (remembered.size <= REMEMBERED) break;
      remembered.delete(oldest);
    }
  };
  return {
    async count({seed, moves, reader}, visitor) {
      const deal = dealOf(seed);
      const today = dayOfTime(now());
      if (!isBeingPlayed(deal.day, today))
        throw new Fault(400, 'seed: that day is not being played now');
      if (playing >= AT_ONCE) throw new Fault(503, 'busy');
      playing++;
      const result = await replayed(deal, seed, moves).finally(() => playing--);
      const record = hash(visitor, seed, ...moves);
      const counted =
        !remembered.has(record) && (await store.count(deal, hash(seed, reader), result));
      remember(record);
      return {counts: await store.counts(deal), counted};
    },
    async counts(seed) {
      return {counts: await store.counts(dealOf(seed))};
    },
  };
}

/** @throws {Fault} 400 for a seed that is not that of a deal of the day of a known game */
function dealOf(seed: string | null): DailyDeal {
  const deal = dailyDealOf(seed);
  if (
    !deal ||
    deal.tried > MOST_TRIED ||
    deal.site.length > LONGEST_SITE ||
    entryOf(deal.game)?.id !== deal.game
  )
    throw new Fault(400, 'seed: must be that of a deal of the day');
  return deal;
}
/** The last of the seeds that a day may have. */
const MOST_TRIED = 3;

/**
 * Plays a deal again and returns what its reader brought home.
 * @throws {Fault} 400 unless the moves lead to the end of the deal
 */
async function replayed(
  {game}: DailyDeal,
  seed: string,
  moves: readonly string[],
): Promise<number> {
  const entry = entryOf(game)!;
  const options = entry.lengths?.deal ?? {};
  const record = {game, version: RECORD_VERSION, seats: entry.seats.usual, options, seed, moves};
  if (moves.some((move) => move.endsWith(':undo')))
    throw new Fault(400, 'moves: a result takes nothing back');
  try {
    const match = await replayInSlices({rules: await entry.rules()}, record satisfies MatchRecord);
    if (!match.outcome) throw new Fault(400, 'moves: the deal is not over');
    return Math.round(resultOf(match, READER));
  } catch (error) {
    if (error instanceof InvalidDataError) throw new Fault(400, error.message.slice(0, 200));
    throw error;
  }
}
