import {type Card, type Rng, roll, shuffle} from '../../cards/index.js';
import {codeOf, sorted} from './codes.js';
import {type Proof, proofOf} from './proof.js';
import type {Contract, Trick} from './types.js';

/**
 * Fills unknown cards so that every way that fits what is public is equally likely.
 *
 * Seats of which the same is proven form a group, unknown cards that the same groups may hold form a
 * class. How many cards of each class go to each group is drawn by the number of ways that each
 * answer leaves (counted, so there is no trial and error); which cards they are is then a shuffle.
 */
export interface Unknown {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly played: readonly Trick[];
  readonly trick: Trick;
  readonly contract: Contract;
}

interface Group {
  /** Seats and how many cards each lacks; the seat -1 stands for cards that are out of play. */
  readonly needs: {readonly seat: number; readonly need: number}[];
  readonly cannot: number[];
  room: number;
}

interface Class {
  readonly cards: Card[];
  /** Numbers of the groups that may hold them. */
  readonly groups: readonly number[];
}

/** The hands with every `null` filled, or `undefined` when nothing fits. */
export function fill(
  {hands, played, trick, contract}: Unknown,
  pack: readonly Card[],
  rng: Rng,
): {readonly hands: readonly (readonly Card[])[]; readonly rng: Rng} | undefined {
  const seen = new Set<Card | null>(hands.flat());
  for (const {card} of [...played.flat(), ...trick]) seen.add(card);
  const pool = pack.filter((card) => !seen.has(card));
  const groups = groupsOf(hands, pool, proofOf(contract, hands.length, [...played, trick]));
  if (!groups) return undefined;
  const classes = classesOf(pool, groups);
  const ways = counter(classes);
  const full = hands.map((hand) => hand.filter((card) => card !== null));
  const taken: Card[][] = groups.map(() => []);
  let room = groups.map((group) => group.room);
  let stream = rng;
  for (let at = 0; at < classes.length; at++) {
    const splits = splitsOf(classes[at]!, room);
    const weights = splits.map((split) => split.ways * ways(at + 1, minus(room, split.counts)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return undefined;
    const draw = roll(stream, 2 ** 32);
    let rest = (draw.value / 2 ** 32) * total;
    let chosen = weights.findIndex((weight) => (rest -= weight) < 0);
    if (chosen < 0) chosen = weights.findLastIndex((weight) => weight > 0);
    const {counts} = splits[chosen]!;
    const mixed = shuffle(draw.rng, classes[at]!.cards);
    stream = mixed.rng;
    let top = 0;
    counts.forEach((count, group) => {
      taken[group]!.push(...mixed.value.slice(top, top + count));
      top += count;
    });
    room = minus(room, counts);
  }
  groups.forEach(({needs}, group) => {
    const mixed = shuffle(stream, taken[group]!);
    stream = mixed.rng;
    let top = 0;
    for (const {seat, need} of needs) {
      full[seat]?.push(...mixed.value.slice(top, top + need));
      top += need;
    }
  });
  return {hands: full.map(sorted), rng: stream};
}

/** The seats that lack cards, by what is proven of them; `undefined` when cards are too few. */
function groupsOf(
  hands: Unknown['hands'],
  pool: readonly Card[],
  {low, high}: Proof,
): readonly Group[] | undefined {
  const groups = new Map<string, Group>();
  let spare = pool.length;
  const join = (seat: number, need: number, cannot: number[]): void => {
    spare -= need;
    const key = cannot.join();
    const group = groups.get(key) ?? {needs: [], cannot, room: 0};
    group.needs.push({seat, need});
    group.room += need;
    groups.set(key, group);
  };
  hands.forEach((hand, seat) => {
    const need = hand.filter((card) => card === null).length;
    if (need === 0) return;
    const barred = pool
      .map((card) => codeOf(card))
      .filter((code) => isIn(low[seat]!, high[seat]!, code));
    join(seat, need, barred);
  });
  if (spare > 0) join(-1, spare, []);
  return spare < 0 ? undefined : [...groups.values()];
}

const isIn = (low: number, high: number, code: number): boolean =>
  (((code & 32 ? high : low) >> (code & 31)) & 1) === 1;

/** The pool by the groups that may hold each card, those with the fewest first. */
function classesOf(pool: readonly Card[], groups: readonly Group[]): readonly Class[] {
  const classes = new Map<string, Class>();
  for (const card of pool) {
    const may = groups.flatMap(({cannot}, at) => (cannot.includes(codeOf(card)) ? [] : [at]));
    const found = classes.get(may.join()) ?? {cards: [], groups: may};
    found.cards.push(card);
    classes.set(may.join(), found);
  }
  return [...classes.values()].sort((a, b) => a.groups.length - b.groups.length);
}

const minus = (room: readonly number[], counts: readonly number[]): number[] =>
  room.map((free, at) => free - counts[at]!);

interface Split {
  /** Cards to each group. */
  readonly counts: readonly number[];
  /** In how many ways cards can be dealt like that. */
  readonly ways: number;
}

/** Every way to split a class among its groups. */
function splitsOf({cards, groups}: Class, room: readonly number[]): readonly Split[] {
  const splits: Split[] = [];
  const counts = room.map(() => 0);
  const go = (at: number, left: number, ways: number): void => {
    const group = groups[at];
    if (group === undefined) {
      if (left === 0) splits.push({counts: [...counts], ways});
      return;
    }
    let choose = 1; // how many sets of `count` cards there are among those left
    const last = at === groups.length - 1;
    for (let count = 0; count <= Math.min(left, room[group]!); count++) {
      counts[group] = count;
      if (!last || count === left) go(at + 1, left - count, ways * choose);
      choose *= (left - count) / (count + 1);
    }
    counts[group] = 0;
  };
  go(0, cards.length, 1);
  return splits;
}

/** Counts the ways to deal all classes from one on into the room that is left. */
function counter(classes: readonly Class[]): (from: number, room: readonly number[]) => number {
  const known = new Map<string, number>();
  const count = (from: number, room: readonly number[]): number => {
    const next = classes[from];
    if (!next) return 1;
    const key = `${from}:${room.join()}`;
    let ways = known.get(key);
    if (ways === undefined) {
      ways = splitsOf(next, room).reduce(
        (sum, split) => sum + split.ways * count(from + 1, minus(room, split.counts)),
        0,
      );
      known.set(key, ways);
    }
    return ways;
  };
  return count;
}
