import {isJoker, readCard, type SuitCard} from '../../../cards/index.js';
import {fail, readList} from '../../../game/read.js';
import {originOf} from '../rules/suits.js';

/** Reads a card of a match with this number of seats, in any common spelling: `10D`, `♦10`. */
export function readOne(value: unknown, path: string, seats: number): SuitCard {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card || isJoker(card)) fail(path, 'must be a card such as "QH"');
  if (originOf(card) >= seats) fail(path, `is ${card}, whose suit is not in this match`);
  return card;
}

/** Reads cards and rejects one that lies in two places. */
export class CardReader {
  readonly #seats: number;
  readonly #where = new Map<SuitCard, string>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** A card, or `null` for an unknown one. */
  card(value: unknown, path: string): SuitCard | null {
    if (value === null) return null;
    const card = readOne(value, path, this.#seats);
    const before = this.#where.get(card);
    if (before !== undefined) fail(path, `is ${card}, which is also at ${before}`);
    this.#where.set(card, path);
    return card;
  }

  cards(value: unknown, path: string): readonly (SuitCard | null)[] {
    return readList(value, path).map((item, at) => this.card(item, `${path}[${at}]`));
  }

  /** True when the card has been read. */
  has(card: SuitCard): boolean {
    return this.#where.has(card);
  }
}
