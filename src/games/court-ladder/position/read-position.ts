import {type Card, isJoker, type Joker, readCard} from '../../../cards/index.js';
import {takingFrom} from '../../../game/read-pack.js';
import {readList, shape} from '../../../game/read.js';
import {faults} from './throw-faults.js';

/** A card in any common spelling, `10D` or `♦10`. */
function readOne(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card) shape.fail(path, 'card');
  return card;
}

/** Reads cards, none of which may occur more often than in the pack. */
export class CardReader {
  readonly #take: (card: Card, path: string) => void;

  constructor(pack: readonly Card[]) {
    this.#take = takingFrom(pack);
  }

  card(value: unknown, path: string): Card {
    const card = readOne(value, path);
    this.#take(card, path);
    return card;
  }

  joker(value: unknown, path: string): Joker {
    const card = this.card(value, path);
    if (!isJoker(card)) faults.fail(path, 'joker');
    return card;
  }

  /** Reads cards, with `null` for unknown ones. */
  some(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }
}
