import {isJoker, readCard, type SuitCard, SUITS} from '../../../cards/index.js';
import {takingFrom} from '../../../game/read-pack.js';
import {readList, shape} from '../../../game/read.js';
import {originOf, packOf} from '../rules/suits.js';
import {faults} from './throw-faults.js';

/** Reads a card of a match with this number of seats, in any common spelling: `10D`, `♦10`. */
export function readOne(value: unknown, path: string, seats: number): SuitCard {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card || isJoker(card)) shape.fail(path, 'card');
  const suits = SUITS.slice(0, seats);
  faults.need(originOf(card) < seats, path, 'suit', {card, seats, suits});
  return card;
}

/** Reads cards, each of which may lie in one place only. */
export class CardReader {
  readonly #seats: number;
  readonly #seen = new Set<SuitCard>();
  readonly #take: ReturnType<typeof takingFrom<SuitCard>>;

  constructor(seats: number) {
    this.#seats = seats;
    this.#take = takingFrom(packOf(seats));
  }

  /** A card, or `null` for an unknown one. */
  card(value: unknown, path: string): SuitCard | null {
    if (value === null) return null;
    const card = readOne(value, path, this.#seats);
    this.#take(card, path);
    this.#seen.add(card);
    return card;
  }

  cards(value: unknown, path: string): readonly (SuitCard | null)[] {
    return readList(value, path).map((item, at) => this.card(item, `${path}[${at}]`));
  }

  /** Whether the card has been read. */
  has(card: SuitCard): boolean {
    return this.#seen.has(card);
  }
}
