import {type Card, suitOf} from '../../cards/card.js';
import {splitRows} from '../internal/lay-hand.js';

type Cards = readonly (string | null)[];

/** The rows of a hand. Cards keep theirs until new ones come or a row runs empty. */
export class HandRows {
  /** Where each row begins in the hand. */
  starts: readonly number[] = [0];
  /** What is held together where rows part and where a page of cards begins. */
  suits: readonly unknown[] = [];
  #rowOf = new Map<string, number>();

  /** Parts cards into so many rows of at most `limit`, anew only where they cannot stay; `own`: they have no suits. */
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
