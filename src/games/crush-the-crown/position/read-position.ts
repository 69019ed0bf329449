import {type Card, readCard} from '../../../cards/index.js';
import type {Options} from '../../../game/index.js';
import {fail, readList} from '../../../game/read.js';
import {KINGS, packOf} from '../rules/options.js';

/** Reads cards and rejects a card that comes twice or is not in the pack. */
export class CardReader {
  readonly #pack: ReadonlySet<Card>;
  readonly #where = new Map<Card, string>();

  constructor(options: Options) {
    this.#pack = new Set([...KINGS, ...packOf(options)]);
  }

  /** Reads a card in any common spelling, `10D` or `♦10`; returns the strict one. */
  card(value: unknown, path: string): Card {
    const card = typeof value === 'string' ? readCard(value) : undefined;
    if (!card) fail(path, 'must be a card such as "QH"');
    if (!this.#pack.has(card)) fail(path, `is ${card}, which is not in the pack`);
    const before = this.#where.get(card);
    if (before !== undefined) fail(path, `is ${card}, which is also at ${before}`);
    this.#where.set(card, path);
    return card;
  }

  /** Reads cards that are all known. */
  cards(value: unknown, path: string): readonly Card[] {
    return readList(value, path).map((item, at) => this.card(item, `${path}[${at}]`));
  }

  /** Reads cards, with `null` for unknown ones. */
  some(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }
}
