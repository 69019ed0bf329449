import {type Card, readCard} from '../../../cards/index.js';
import type {Options} from '../../../game/index.js';
import {takingFrom} from '../../../game/read-pack.js';
import {readList, shape} from '../../../game/read.js';
import {KINGS, packOf} from '../rules/options.js';

/** Reads cards of the pack, each of which may lie in one place only. */
export class CardReader {
  readonly #take: (card: Card, path: string) => void;

  constructor(options: Options) {
    this.#take = takingFrom([...KINGS, ...packOf(options)]);
  }

  /** Reads a card in any common spelling, `10D` or `♦10`; returns the strict one. */
  card(value: unknown, path: string): Card {
    const card = typeof value === 'string' ? readCard(value) : undefined;
    if (!card) shape.fail(path, 'card');
    this.#take(card, path);
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
