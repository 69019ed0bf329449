import {isIn} from '../kernel/bits.js';
import type {Outlook} from './outlook.js';

/** What the cards that are out make likely. */
export interface Odds {
  /** By suit code. */
  readonly suits: readonly SuitOdds[];
  /** By other seat: points of the forced card, as far as that seat may hold it (G7). */
  readonly forced: readonly number[];
  /** Mean points of a card that is out. */
  readonly mean: number;
}

/** One suit of the cards that are out. */
interface SuitOdds {
  /** Their codes. */
  readonly cards: readonly number[];
  /** Mean points of one of them, and of a card of another suit. */
  readonly mean: number;
  readonly off: number;
  /** By other seat, the chance that it holds none. */
  readonly lacks: readonly number[];
}

/** Counts them once for all cards that could be played. */
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

/** Each card is with one of those who may have it, as likely as they hold many cards. */
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

/** The sum of what each item comes to. */
export const sumOf = <Item>(
  items: readonly Item[],
  of: (item: Item, at: number) => number,
): number => items.reduce((sum, item, at) => sum + of(item, at), 0);
