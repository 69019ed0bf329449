import {isJoker, suitOf} from '../../../../cards/index.js';
import type {Seat} from '../../../../game/index.js';
import type {DealRecord, TakenTrick} from './deal-record.js';

/** Facts of a deal that the sentences of its story are made of. */

/** The values of a sentence. */
export interface SentenceValues {
  /** The players that it names, in this order. */
  readonly seats: readonly Seat[];
  readonly n?: number;
  readonly points?: number;
}

export const tell = (
  seats: readonly Seat[],
  more: Omit<SentenceValues, 'seats'> = {},
): SentenceValues => ({
  seats,
  ...more,
});

/** A sentence about one player, if there is one. */
export const about = (
  seat: Seat | undefined,
  more?: Omit<SentenceValues, 'seats'>,
): SentenceValues | undefined => (seat === undefined ? undefined : tell([seat], more));

/** A sentence about nobody in particular, if it is true. */
export const that = (isTrue: boolean, n = 0): SentenceValues | undefined =>
  isTrue ? tell([], {n}) : undefined;

/** The seats with the highest value. */
export const topOf = (values: readonly number[]): readonly Seat[] => {
  const most = Math.max(...values);
  return values.flatMap((value, seat) => (value === most ? [seat] : []));
};
/** The only seat with the highest, or with the lowest value. */
export const soleBest = (values: readonly number[]): Seat | undefined => {
  const [seat, ...others] = topOf(values);
  return others.length > 0 ? undefined : seat;
};
export const soleWorst = (values: readonly number[]): Seat | undefined =>
  soleBest(values.map((value) => -value));
/** The only seat that passes a test. */
export const only = (
  values: readonly number[],
  test: (value: number, seat: Seat) => boolean,
): Seat | undefined => {
  const [seat, ...others] = values.flatMap((value, owner) => (test(value, owner) ? [owner] : []));
  return others.length > 0 ? undefined : seat;
};

/** The trick in which a card fell. */
export const trickWith = ({tricks}: DealRecord, card: string): TakenTrick | undefined =>
  tricks.find(({trick}) => trick.some((play) => play.card === card));

/** The king of hearts, if it fell in a trick whose number passes a test. */
export const king =
  (test: (number: number, length: number) => boolean) =>
  (record: DealRecord): SentenceValues | undefined => {
    const taken = trickWith(record, 'KH');
    return taken && test(taken.number, record.length)
      ? tell([taken.seat], {n: taken.number})
      : undefined;
  };

/** The takers of the last two tricks. */
export const lastTwo = ({tricks, length}: DealRecord): readonly Seat[] =>
  length > 1 && tricks.at(-1)?.number === length ? tricks.slice(-2).map(({seat}) => seat) : [];

/** A joker that was thrown on another suit or fell on hearts. */
export const joker =
  (off: boolean) =>
  ({tricks, counting}: DealRecord): SentenceValues | undefined => {
    const found = tricks.find(({trick}) => {
      const suit = suitOf(trick[0]!.card) ?? 'H';
      return trick.some(({card}) => isJoker(card)) && (suit !== 'H') === off;
    });
    return about(found?.seat, {n: counting.filter(isJoker).length, points: 20});
  };

/** A player with the points of this deal, if there is one. */
export const withPoints = (
  {points}: DealRecord,
  seat: Seat | undefined,
): SentenceValues | undefined =>
  seat === undefined ? undefined : tell([seat], {points: points[seat]!});

/** The seat, if it is that other seat. */
export const same = (seat: Seat | undefined, other: Seat | null | undefined): Seat | undefined =>
  seat === other ? seat : undefined;

/** Whether a trick was won by a trump on the lead of another suit. */
export const isRuffed = ({seat, trick}: TakenTrick, {trump}: DealRecord): boolean => {
  const won = trick.find((play) => play.seat === seat);
  return (
    trump !== undefined &&
    won !== undefined &&
    suitOf(won.card) === trump &&
    suitOf(trick[0]!.card) !== trump
  );
};

/** A trick is dear from this many points on. */
const DEAR = 6;

/** The one trick that is worth most, and as much as all others together. */
export function dearest({tricks}: DealRecord): TakenTrick | undefined {
  const worths = tricks.map(({points}) => Math.abs(points));
  const at = soleBest(worths);
  if (at === undefined) return undefined;
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return worths[at]! >= DEAR && worths[at]! * 2 >= all ? tricks[at] : undefined;
}

/** The number of the trick in which the last counting card fell, if all of them fell in tricks. */
export function lastFell({tricks, counting}: DealRecord): number {
  const out = new Set(counting);
  for (const {trick, number} of tricks) {
    for (const {card} of trick) out.delete(card);
    if (out.size === 0) return number;
  }
  return 0;
}
