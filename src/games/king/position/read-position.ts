import {type Card, readCard} from '../../../cards/index.js';
import {readInt, readList, readObject, shape} from '../../../game/read.js';
import {takingFrom} from '../../../game/read-pack.js';
import type {Played, Trick} from '../types.js';
import {faults} from './throw-faults.js';

/** The largest distance of a score from zero. */
const FAR = 1_000_000;

/** Reads a whole number for each seat; none is below zero if `signed` is false. */
export const readBySeat = (
  value: unknown,
  path: string,
  seats: number,
  signed: boolean,
): readonly number[] =>
  readList(value, path, seats).map((item, at) =>
    readInt(item, `${path}[${at}]`, signed ? -FAR : 0, FAR),
  );

/** Reads cards; fails if one comes twice or does not belong to the pack. */
export class CardReader {
  readonly #take: (card: Card, path: string) => void;

  constructor(pack: readonly Card[]) {
    this.#take = takingFrom(pack);
  }

  /** Reads a card in any spelling, `10D` or `♦10`, and returns its code. */
  card(value: unknown, path: string): Card {
    const card = typeof value === 'string' ? readCard(value) : undefined;
    if (!card) shape.fail(path, 'card');
    this.#take(card, path);
    return card;
  }

  /** Reads a hand, in which unknown cards are `null`. */
  hand(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }

  /**
   * A trick: `min` to `max` cards, seats clockwise from its leader; with `gaps`, seats without cards
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
    const {length: found} = items;
    const isFull = found === seats && max === seats - 1;
    const key = isFull ? 'trick-full' : 'trick-cards';
    faults.need(found >= min && found <= max, path, key, {least: min, most: max, found});
    const trick: Played[] = [];
    items.forEach((item, at) => {
      const here = `${path}[${at}]`;
      const play = readObject(item, here, ['seat', 'card']);
      const seat = readInt(play['seat'], `${here}.seat`, 0, seats - 1);
      const before = trick.at(-1);
      const again = gaps && trick.some((other) => other.seat === seat);
      faults.need(!again, `${here}.seat`, 'trick-twice');
      const due = gaps || !before ? seat : (before.seat + 1) % seats;
      faults.need(seat === due, `${here}.seat`, 'clockwise', {seat: due});
      trick.push({seat, card: this.card(play['card'], `${here}.card`)});
    });
    return trick;
  }
}
