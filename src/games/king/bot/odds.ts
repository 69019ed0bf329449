import {isIn} from '../kernel/bits.js';
import type {Outlook} from './outlook.js';

/** Probabilities about the cards that are still out. */
export interface Odds {
  /** By suit code. */
  readonly suits: readonly SuitOdds[];
  /** By other seat, the expected points of the forced card, if that seat may hold it (G7). */
  readonly forced: readonly number[];
  /** The mean points of a card that is still out. */
  readonly mean: number;
}

/** One suit among the cards that are out. */
interface SuitOdds {
  /** The codes of its cards. */
  readonly cards: readonly number[];
  /** The mean points of one of its cards, and of a card of another suit. */
  readonly mean: number;
  readonly off: number;
  /** By other seat, the chance of a void. */
  readonly lacks: readonly number[];
}

/** Computes the odds once for all candidate cards. */
export function oddsOf(o: Outlook): Odds {
  const {
    plan: {points, forcedLow, forcedHigh},
    out,
  } = o;
  const priceOf = (codes: readonly number[]): number => sumOf(codes, (code) => points[code]!);
  const mean = (codes: readonly number[]): number => priceOf(codes) / Math.max(1, codes.length);
  const forced = out.filter((code) => isIn(forcedLow, forcedHigh, code));
  return {
    suits: [0, 1, 2, 3].map((suit) => {
      const cards = out.filter((code) => code >> 4 === suit);
      return {
        cards,
        mean: mean(cards),
        off: mean(out.filter((code) => code >> 4 !== suit)),
        lacks: sharesOf(o, cards).map((share) => (1 - share) ** cards.length),
      };
    }),
    forced: sharesOf(o, forced).map((share) => priceOf(forced) * share),
    mean: mean(out),
  };
}

/**
 * Distributes each card over the seats that may hold it, in proportion to the sizes of their hands.
 */
function sharesOf({others}: Outlook, cards: readonly number[]): readonly number[] {
  const rooms = others.map(({count, lack: {low, high}}) =>
    cards.some((code) => !isIn(low, high, code)) ? count : 0,
  );
  const room = Math.max(
    1,
    sumOf(rooms, (own) => own),
  );
  return rooms.map((own) => own / room);
}

/** The sum of a function over the items. */
export const sumOf = <Item>(
  items: readonly Item[],
  of: (item: Item, at: number) => number,
): number => items.reduce((sum, item, at) => sum + of(item, at), 0);
