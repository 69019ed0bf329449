import {type Card, isJoker, type Joker, readCard} from '../../../cards/index.js';
import {fail, readList} from '../../../game/read.js';

/** A card in any common spelling, `10D` or `♦10`. */
function readOne(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card) fail(path, 'must be a card such as "QH"');
  return card;
}

/** Reads cards and rejects one that comes more often than in the pack. */
export class CardReader {
  readonly #left = new Map<Card, number>();

  constructor(pack: readonly Card[]) {
    for (const card of pack) this.#left.set(card, (this.#left.get(card) ?? 0) + 1);
  }

  card(value: unknown, path: string): Card {
    const card = readOne(value, path);
    const left = this.#left.get(card);
    if (left === undefined) fail(path, `is ${card}, which is not in the pack`);
    if (left === 0) fail(path, `is ${card}, all of which lie elsewhere`);
    this.#left.set(card, left - 1);
    return card;
  }

  joker(value: unknown, path: string): Joker {
    const card = this.card(value, path);
    if (!isJoker(card)) fail(path, 'must be a joker');
    return card;
  }

  /** Reads cards, with `null` for unknown ones. */
  some(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }
}
