import {type Card, mix, step} from '../../../cards/index.js';
import {isIn} from '../kernel/bits.js';
import {codeOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {proofOf, type PublicDeal} from './proof.js';
import type {KingView} from '../types.js';

/** The public part of a state, with the piles that may hold unknown cards. */
export type Unknown = PublicDeal & Pick<KingView, 'talon' | 'away'>;

/**
 * Every way to lay the unknown cards that fits the public facts, ready to be drawn from with equal
 * likelihood.
 *
 * Places with the same proof form a group; unknown cards that the same groups may hold form a class.
 * The number of cards of each class in each group is drawn with a weight, the number of distributions
 * that remain, so nothing is tried in vain. A shuffle decides which cards these are.
 */
export interface Layouts {
  /**
   * The codes that each pile lacks: hands by seat, talon, discards, stock. Advances the stream in
   * place.
   */
  draw(stream: number[]): readonly (readonly number[])[];
}

interface Group {
  /** Piles with the number of cards that each lacks; pile -1 holds cards that are out of play. */
  readonly needs: {readonly pile: number; readonly need: number}[];
  readonly cannot: number[];
  room: number;
}

interface Class {
  readonly codes: number[];
  /** The indices of the groups that may hold these cards. */
  readonly groups: readonly number[];
}

/** One way to split a class among its groups. */
interface Split {
  /** The number of cards for each group. */
  readonly counts: readonly number[];
  /** The number of ways to deal cards like this. */
  readonly ways: number;
}

/** The splits of a class that leave room for the classes after it, with their weights. */
interface Choices {
  readonly splits: readonly Split[];
  readonly weights: readonly number[];
  readonly total: number;
}

/**
 * Prepares the layouts of a view; `undefined` if no cards fit.
 * @param scoreless true if no scoring card can have been discarded
 * @param choice selects a slot where several may hold a card that must be there
 */
export function layoutsOf(
  unknown: Unknown,
  pack: readonly Card[],
  scoreless: boolean,
  choice = 0,
): Layouts | undefined {
  const {hands, talon, away, stock, played, trick} = unknown;
  const seen = new Set<Card | null>([...hands, talon, away, stock].flat());
  for (const {card} of [...played.flat(), ...trick]) seen.add(card);
  const pool = pack.filter((card) => !seen.has(card)).map(codeOf);
  const groups = groupsOf(unknown, pool, scoreless, choice);
  if (!groups) return undefined;
  const classes = classesOf(pool, groups);
  const choices = chooser(classes);
  const rooms = groups.map((group) => group.room);
  if (choices(0, rooms)?.total === 0) return undefined;
  return {
    draw(stream) {
      const taken: number[][] = groups.map(() => []);
      let room: readonly number[] = rooms;
      classes.forEach(({codes}, at) => {
        const {splits, weights, total} = choices(at, room)!;
        let rest = (step(stream) / 2 ** 32) * total;
        let chosen = weights.findIndex((weight) => (rest -= weight) < 0);
        if (chosen < 0) chosen = weights.findLastIndex((weight) => weight > 0);
        const {counts} = splits[chosen]!;
        const mixed = mix(stream, [...codes]);
        let top = 0;
        counts.forEach((count, group) => {
          for (const end = top + count; top < end; top++) taken[group]!.push(mixed[top]!);
        });
        room = minus(room, counts);
      });
      const piles: number[][] = Array.from({length: hands.length + 3}, () => []);
      groups.forEach(({needs}, group) => {
        const mixed = mix(stream, taken[group]!);
        let top = 0;
        for (const {pile, need} of needs) {
          for (const end = top + need; top < end; top++) piles[pile]?.push(mixed[top]!);
        }
      });
      return piles;
    },
  };
}

/** The places that lack cards, grouped by their proofs; `undefined` if there are too few cards. */
function groupsOf(
  unknown: Unknown,
  pool: readonly number[],
  scoreless: boolean,
  choice: number,
): readonly Group[] | undefined {
  const {hands, talon, away, stock, contract, seats} = unknown;
  const groups = new Map<string, Group>();
  let spare = pool.length;
  const join = (pile: number, need: number, low: number, high: number): void => {
    if (need === 0) return;
    const cannot = pool.filter((code) => isIn(low, high, code));
    spare -= need;
    const key = cannot.join();
    const group = groups.get(key) ?? {needs: [], cannot, room: 0};
    group.needs.push({pile, need});
    group.room += need;
    groups.set(key, group);
  };
  proofOf(unknown, undefined, choice).forEach((slots, seat) => {
    // Cards of a position may contradict the proofs; they then count to the last slot.
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

/** The pool by the groups that may hold each card; classes with few groups come first. */
function classesOf(pool: readonly number[], groups: readonly Group[]): readonly Class[] {
  const classes = new Map<string, Class>();
  for (const code of pool) {
    const may = groups.flatMap(({cannot}, at) => (cannot.includes(code) ? [] : [at]));
    const found = classes.get(may.join()) ?? {codes: [], groups: may};
    found.codes.push(code);
    classes.set(may.join(), found);
  }
  return [...classes.values()].sort((a, b) => a.groups.length - b.groups.length);
}

const minus = (room: readonly number[], counts: readonly number[]): number[] =>
  room.map((free, at) => free - counts[at]!);

/** Every way to split a class among its groups. */
function splitsOf({codes, groups}: Class, room: readonly number[]): readonly Split[] {
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
  go(0, codes.length, 1);
  return splits;
}

/** A function that lists the splits of each class for the remaining room; each is counted once. */
function chooser(
  classes: readonly Class[],
): (at: number, room: readonly number[]) => Choices | undefined {
  const known = new Map<string, Choices>();
  const choices = (at: number, room: readonly number[]): Choices | undefined => {
    const next = classes[at];
    if (!next) return undefined;
    const key = `${at}:${room.join()}`;
    let found = known.get(key);
    if (!found) {
      const splits = splitsOf(next, room);
      const weights = splits.map(
        ({ways, counts}) => ways * (choices(at + 1, minus(room, counts))?.total ?? 1),
      );
      found = {splits, weights, total: weights.reduce((sum, weight) => sum + weight, 0)};
      known.set(key, found);
    }
    return found;
  };
  return choices;
}
