import {type Card, PACK_36, readCard} from '../../../cards/index.js';
import {takingFrom} from '../../../game/read-pack.js';
import {readInt, readList, readObject, readSeat, readWord, shape} from '../../../game/read.js';
import {SEATS} from '../rules/seats.js';
import {type Gift, type Rank, RANKS, type Trick} from '../types.js';

/** The awaited seats, if given. */
export const readTurn = (value: unknown, length?: number): readonly number[] | undefined =>
  value === undefined
    ? undefined
    : readList(value, 'turn', length).map((seat, at) => readSeat(seat, `turn[${at}]`, SEATS));

/** A count for each seat. */
export const readCounts = (value: unknown, path: string): readonly number[] =>
  readList(value, path, SEATS).map((item, at) => readInt(item, `${path}[${at}]`, 0, 36));

/** A rank for each seat, each rank once. */
export function readRanks(value: unknown, path: string): readonly Rank[] {
  const list = readList(value, path, SEATS);
  return list.map((item, at) => {
    const rank = readWord(item, `${path}[${at}]`, RANKS);
    const first = list.indexOf(item);
    const before = {card: rank, at: [`${path}[${first}]`]};
    shape.need(first === at, `${path}[${at}]`, 'twice', before);
    return rank;
  });
}

/** A card of this pack, in any common spelling. */
export function readPackCard(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? readCard(value) : undefined;
  if (!card) shape.fail(path, 'card');
  shape.need(PACK_36.includes(card), path, 'foreign', {card});
  return card;
}

/** Reads cards, each of which may lie in one place only. */
export class CardReader {
  readonly #take = takingFrom(PACK_36);

  card(value: unknown, path: string): Card {
    const card = readPackCard(value, path);
    this.#take(card, path);
    return card;
  }

  /** Reads cards, with `null` for unknown ones. */
  cards(value: unknown, path: string): readonly (Card | null)[] {
    return readList(value, path).map((item, at) =>
      item === null ? null : this.card(item, `${path}[${at}]`),
    );
  }

  trick(value: unknown, path: string): Trick {
    return readList(value, path).map((item, at) => {
      const here = `${path}[${at}]`;
      const play = readObject(item, here, ['seat', 'card']);
      const seat = readSeat(play['seat'], `${here}.seat`, SEATS);
      return {seat, card: this.card(play['card'], `${here}.card`)};
    });
  }
}

/** Reads the cards of the exchange, which also lie in hands and tricks. */
export const readGifts = (value: unknown): readonly Gift<Card | null>[] =>
  readList(value, 'gifts').map((item, at) => {
    const here = `gifts[${at}]`;
    const {from, to, card} = readObject(item, here, ['from', 'to', 'card']);
    return {
      from: readSeat(from, `${here}.from`, SEATS),
      to: readSeat(to, `${here}.to`, SEATS),
      card: card === null || card === undefined ? null : readPackCard(card, `${here}.card`),
    };
  });
