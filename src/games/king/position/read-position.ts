import {type Card, readCard} from '../../../cards/index.js';
import {fail, readInt, readList, readObject} from '../../../game/read.js';
import type {Played, Trick} from '../types.js';

/** The largest distance of a score from zero. */
const FAR = 1_000_000;

/** Reads a whole number for each seat; none is below zero when `signed` is false. */
export const readBySeat = (
  value: unknown,
  path: string,
  seats: number,
  signed: boolean,
): readonly number[] =>
  readList(value, path, seats).map((item, at) =>
    readInt(item, `${path}[${at}]`, signed ? -FAR : 0, FAR),
  );

/** Reads cards; fails when one comes twice or does not belong to the pack. */
export class CardReader {
  readonly #pack: ReadonlySet<Card>;
  readonly #where = new Map<Card, string>();

  constructor(pack: readonly Card[]) {
    this.#pack = new Set(pack);
  }

  /** Reads a card in any spelling, `10D` or `♦10`, and returns its code. */
  card(value: unknown, path: string): Card {
    const card = typeof value === 'string' ? readCard(value) : undefined;
    if (!card) fail(path, 'must be a card such as "QH"');
    if (!this.#pack.has(card)) fail(path, `is ${card}, which is not in the pack`);
    const before = this.#where.get(card);
    if (before !== undefined) fail(path, `is ${card}, which is also at ${before}`);
    this.#where.set(card, path);
    return card;
  }

  /** Reads a hand, in which unknown cards are `null`. */
  hand(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }

  /**
   * A trick: seats clockwise from its leader, `min` to `max` cards; with `gaps`, seats without cards
   * are passed over.
   */
  trick(
    value: unknown,
    path: string,
    seats: number,
    min: number,
    max: number,
    gaps = false,
  ): Trick {
    const items = readList(value, path);
    if (items.length < min || items.length > max)
      fail(
        path,
        `must have ${min === max ? max : `${min} to ${max}`} cards, not ${items.length}${
          items.length === seats && max === seats - 1 ? ': a full trick belongs to played' : ''
        }`,
      );
    const trick: Played[] = [];
    items.forEach((item, at) => {
      const here = `${path}[${at}]`;
      const play = readObject(item, here, ['seat', 'card']);
      const seat = readInt(play['seat'], `${here}.seat`, 0, seats - 1);
      const before = trick.at(-1);
      if (gaps && trick.some((other) => other.seat === seat))
        fail(`${here}.seat`, 'has played to this trick');
      if (!gaps && before && seat !== (before.seat + 1) % seats)
        fail(`${here}.seat`, `must be ${(before.seat + 1) % seats}, the next seat clockwise`);
      trick.push({seat, card: this.card(play['card'], `${here}.card`)});
    });
    return trick;
  }
}
