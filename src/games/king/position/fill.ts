import {type Card, type Rng, roll, shuffle} from '../../../cards/index.js';
import {codeOf, sorted} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {type Known, proofOf} from './proof.js';
import type {KingState, KingView} from '../types.js';

/** The public part of a state, with the piles that may hold unknown cards. */
export type Unknown = Known & Pick<KingView, 'talon' | 'away'>;

/** The place of every card. */
export type Piles = Pick<KingState, 'hands' | 'talon' | 'away' | 'stock'>;

/**
 * Fills unknown cards so that every distribution that fits the public facts is equally likely.
 *
 * Places with the same proof form a group; unknown cards that the same groups may hold, a class.
 * The number of cards of each class in each group is drawn with a weight, the number of
 * distributions that remain, so nothing is tried in vain. A shuffle decides which cards these are.
 */
interface Group {
  /** Piles with the number of cards that each lacks; pile -1 holds cards that are out of play. */
  readonly needs: {readonly pile: number; readonly need: number}[];
  readonly cannot: number[];
  room: number;
}

interface Class {
  readonly cards: Card[];
  /** The indices of the groups that may hold these cards. */
  readonly groups: readonly number[];
}

/** Fills every `null`; `undefined` when no cards fit. */
export function fill(
  unknown: Unknown,
  pack: readonly Card[],
  rng: Rng,
): {readonly piles: Piles; readonly rng: Rng} | undefined {
  if (!unknown.contract.draws)
    // A card that scores is discarded only from a hand that holds no other cards.
    return fillWith(unknown, pack, rng, true) ?? fillWith(unknown, pack, rng, false);
  const start = roll(rng, PLACES);
  for (let at = 0; at < PLACES; at++) {
    const filled = fillWith(unknown, pack, start.rng, true, start.value + at);
    if (filled) return filled;
  }
  return undefined;
}

/** The most slots of a hand: the cards dealt, and one slot for each draw of two or more cards. */
const PLACES = 12;

function fillWith(
  unknown: Unknown,
  pack: readonly Card[],
  rng: Rng,
  scoreless: boolean,
  choice = 0,
): {readonly piles: Piles; readonly rng: Rng} | undefined {
  const {hands, talon, away, stock, played, trick, seats} = unknown;
  const piles = [...hands, talon, away, stock];
  const seen = new Set<Card | null>(piles.flat());
  for (const {card} of [...played.flat(), ...trick]) seen.add(card);
  const pool = pack.filter((card) => !seen.has(card));
  const groups = groupsOf(unknown, pool, scoreless, choice);
  if (!groups) return undefined;
  const classes = classesOf(pool, groups);
  const ways = counter(classes);
  const full = piles.map((pile) => pile.filter((card) => card !== null));
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
    for (const {pile, need} of needs) {
      full[pile]?.push(...mixed.value.slice(top, top + need));
      top += need;
    }
  });
  /** The pile in its order, with drawn cards in place of the unknown ones. */
  const ordered = (pile: readonly (Card | null)[], all: readonly Card[]): readonly Card[] => {
    const drawn = all.slice(pile.filter((card) => card !== null).length);
    return pile.map((card) => card ?? drawn.pop()!);
  };
  return {
    piles: {
      hands: full.slice(0, seats).map(sorted),
      talon: ordered(talon, full[seats]!),
      away: sorted(full[seats + 1]!),
      stock: ordered(stock, full[seats + 2]!),
    },
    rng: stream,
  };
}

/** The places that lack cards, grouped by their proofs; `undefined` when cards are too few. */
function groupsOf(
  unknown: Unknown,
  pool: readonly Card[],
  scoreless: boolean,
  choice: number,
): readonly Group[] | undefined {
  const {hands, talon, away, stock, contract, seats} = unknown;
  const groups = new Map<string, Group>();
  let spare = pool.length;
  const join = (pile: number, need: number, low: number, high: number): void => {
    if (need === 0) return;
    const cannot = pool.map((card) => codeOf(card)).filter((code) => isIn(low, high, code));
    spare -= need;
    const key = cannot.join();
    const group = groups.get(key) ?? {needs: [], cannot, room: 0};
    group.needs.push({pile, need});
    group.room += need;
    groups.set(key, group);
  };
  proofOf(unknown, undefined, choice).forEach((slots, seat) => {
    // Cards of a position may contradict the proofs; they count to the last slot then.
    let left = hands[seat]!.filter((card) => card === null).length;
    slots.forEach(({count, low, high}, at) => {
      const need = at === slots.length - 1 ? left : Math.min(count, left);
      left -= need;
      join(seat, need, low, high);
    });
  });
  const lacks = (pile: readonly (Card | null)[]): number =>
    pile.filter((card) => card === null).length;
  const {countLow, countHigh} = planOf(contract);
  join(seats, lacks(talon), 0, 0);
  join(seats + 1, lacks(away), scoreless ? countLow : 0, scoreless ? countHigh : 0);
  join(seats + 2, lacks(stock), 0, 0);
  if (spare > 0) join(-1, spare, 0, 0);
  return spare < 0 ? undefined : [...groups.values()];
}

const isIn = (low: number, high: number, code: number): boolean =>
  (((code & 32 ? high : low) >> (code & 31)) & 1) === 1;

/** The pool by the groups that may hold each card; classes with few groups come first. */
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
  /** The number of cards for each group. */
  readonly counts: readonly number[];
  /** The number of ways to deal cards like this. */
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
    let choose = 1; // the number of sets of `count` cards among the cards left
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

/** A function that counts the ways to deal all classes from `from` on into the room left. */
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
