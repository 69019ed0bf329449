import {type Card, suitOf} from '../../cards/card.js';
import {splitRows} from '../shared/lay-hand.js';

/** The cards of a hand in display order; `null` is face down. */
export type Cards = readonly (string | null)[];

/** Whether two hands hold the same cards in the same order. */
export const same = (now: Cards, old: Cards | undefined): boolean =>
  now.length === old?.length && now.every((card, index) => card === old[index]);

/** A key for each card; equal cards of a pack are numbered. */
export function keyOf(cards: Cards, card: string | null, index: number): string | number {
  if (card === null) return index;
  return `${card}${cards.slice(0, index).filter((other) => other === card).length || ''}`;
}

/**
 * The id of a card's description; it stays with the card, so that a screen reader reports a change once.
 */
export const describedBy = (cards: Cards, card: string | null, index: number): string =>
  `d${keyOf(cards, card, index)}`.replaceAll(' ', '_');

/** The rows of a hand. Cards keep their rows until new cards come or a row is empty. */
export class HandRows {
  /** The index of the first card of each row. */
  starts: readonly number[] = [0];
  /**
   * The group of each card, its suit where it has one: rows break between groups, and Page Up and
   * Page Down move by groups.
   */
  suits: readonly unknown[] = [];
  #rowOf = new Map<string, number>();

  /**
   * Splits cards into at most `rows` rows of at most `limit` cards, again only when they cannot
   * stay in their rows. `own` cards have no suits.
   */
  split(cards: Cards, own: boolean, rows: number, limit: number): void {
    this.suits = cards.map((card) => (card && !own ? suitOf(card as Card) : card));
    const starts = [0];
    let last = 0;
    let steady = rows > 1 && cards.length > 0;
    cards.forEach((card, index) => {
      const row = card === null ? undefined : this.#rowOf.get(card);
      if (row === undefined || row < last || row > last + 1) steady = false;
      else if (row > last) {
        starts.push(index);
        last = row;
      }
    });
    steady &&= this.#rowOf.get(cards[0]!) === 0 && starts.length === rows;
    steady &&= starts.every((start, row) => (starts[row + 1] ?? cards.length) - start <= limit);
    this.starts = steady ? starts : splitRows(this.suits, rows, limit);
    if (steady) return;
    this.#rowOf = new Map();
    this.of(cards).forEach((row, number) =>
      row.forEach((card) => card && this.#rowOf.set(card, number)),
    );
  }

  /** The cards, row by row. */
  of(cards: Cards): (string | null)[][] {
    return this.starts.map((start, row) => cards.slice(start, this.starts[row + 1]));
  }
}
