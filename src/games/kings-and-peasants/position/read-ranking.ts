import type {Options} from '../../../game/index.js';
import type {GivenFields} from '../../../game/read.js';
import {readCounts, readRanks} from './read-position.js';
import {faults} from './throw-faults.js';
import {byTricks} from '../rules/seats.js';
import {LIMITS, type PeasantsState, type Phase, type Rank, RANKS} from '../types.js';

/** Reads names, the tricks of the election, and the ranks that follow from them. */

/** Whether a phase belongs to the second stage or to the end. */
export const isReign = (phase: Phase): boolean =>
  phase !== 'election.naming' && phase !== 'election.play';

/** Whether two values are equal as JSON. */
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Names, tricks of the election, and ranks; each follows from the others. */
export function readRanking(
  given: GivenFields,
  phase: Phase,
  options: Options,
  lot: readonly Rank[],
): Pick<PeasantsState, 'names' | 'elected' | 'ranks'> {
  const read = <Value>(field: string, as: (value: unknown, path: string) => Value) =>
    given[field] === undefined || given[field] === null ? undefined : as(given[field], field);
  const names = read('names', readRanks);
  const elected = read('elected', readCounts);
  const ranks = read('ranks', readRanks);
  if (phase === 'election.naming') faults.need(names === undefined, 'names', 'null-in', {phase});
  if (!isReign(phase)) {
    faults.need(elected === undefined, 'elected', 'null-in', {phase});
    faults.need(ranks === undefined, 'ranks', 'null-in', {phase});
    return {names: phase === 'election.naming' ? null : (names ?? lot), elected: null, ranks: null};
  }
  const own = names ?? (elected ? namesFor(elected, ranks, options, lot) : (ranks ?? lot));
  const ways = elections(own, options);
  if (elected) checkElected(elected, own, options);
  const goes = (way: readonly number[]): readonly Rank[] => ranksBy(way, own);
  const way = elected ?? ways.find((one) => same(goes(one), ranks ?? own));
  if (!way) faults.fail('ranks', 'ranks-none');
  if (ranks) {
    const why = elected && names ? 'ranks-names' : 'ranks-elected';
    faults.needDerived({ranks}, {ranks: goes(way)}, why);
  }
  return {names: own, elected: way, ranks: goes(way)};
}

/** The ranks that follow from names and tricks (P-6). */
function ranksBy(tricks: readonly number[], names: readonly Rank[]): readonly Rank[] {
  const order = byTricks(tricks, names);
  return tricks.map((_, seat) => RANKS[order.indexOf(seat)]!);
}

/**
 * Names with which an election can have led to these tricks, and to the ranks if they are given.
 */
function namesFor(
  elected: readonly number[],
  ranks: readonly Rank[] | undefined,
  options: Options,
  lot: readonly Rank[],
): readonly Rank[] {
  const free = (names: readonly Rank[]): boolean =>
    elections(names, options).some((way) => same(way, elected));
  const fits = (names: readonly Rank[]): boolean =>
    free(names) && (!ranks || same(ranksBy(elected, names), ranks));
  const orders = ordersOf(lot);
  return orders.find(fits) ?? orders.find(free) ?? lot;
}

const ordersOf = (ranks: readonly Rank[]): readonly (readonly Rank[])[] =>
  ranks.length < 2
    ? [ranks]
    : ranks.flatMap((first) =>
        ordersOf(ranks.filter((rank) => rank !== first)).map((rest) => [first, ...rest]),
      );

/** Rejects tricks with which no election can end. */
function checkElected(elected: readonly number[], names: readonly Rank[], options: Options): void {
  if (elections(names, options).some((way) => same(way, elected))) return;
  const all = elected.reduce((sum, own) => sum + own, 0);
  const quotas = options['electionMode'] === 'quotas';
  faults.need(quotas || all === 9, 'elected', 'elected-sum', {due: 9, found: all});
  names.forEach((rank, seat) => {
    const most = LIMITS[rank];
    faults.need(elected[seat]! <= most, `elected[${seat}]`, 'elected-limit', {most, rank});
  });
  faults.fail('elected', 'elected-quotas', {numbers: names.map((rank) => LIMITS[rank])});
}

/** Every possible result of an election: nine tricks, or all numbers but one filled. */
function elections(
  names: readonly Rank[],
  {electionMode}: Options,
): readonly (readonly number[])[] {
  const limits = names.map((rank) => LIMITS[rank]);
  if (electionMode === 'quotas')
    return limits.flatMap((limit, last) =>
      Array.from({length: limit}, (_, tricks) =>
        limits.map((full, seat) => (seat === last ? tricks : full)),
      ),
    );
  const ways: number[][] = [];
  const go = (way: readonly number[], left: number): void => {
    const limit = limits[way.length];
    if (limit === undefined) {
      if (left === 0) ways.push([...way]);
      return;
    }
    for (let tricks = Math.min(limit, left); tricks >= 0; tricks--)
      go([...way, tricks], left - tricks);
  };
  go([], 9);
  return ways;
}
