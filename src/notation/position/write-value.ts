import {isCard, isJoker, rankOf, suitOf} from '../../cards/index.js';
import {writeSeat} from '../../game/seats.js';
import {holdsSeats, writeSeatText, writeText} from './spelling.js';

/** Values of positions as text. Any JSON value can be written, and is read back unchanged. */

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

/** Names of fields in a fixed order: the seat first, then alphabetically. */
const keysOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).sort(
    (a, b) => Number(b === 'seat') - Number(a === 'seat') || (a < b ? -1 : 1),
  );

const key = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));

/** Writes the values of one position. */
export class ValueWriter {
  readonly #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Writes a field of the position itself, where a single value or a list needs no brackets. */
  field(name: string, value: Json): string {
    if (name === 'hands' && this.#isHands(value)) return this.#hands(value);
    if (name === 'turn' && isList(value) && value.length > 0 && value.every(Number.isInteger))
      return this.#items(value, name);
    if (name === 'contract' && isFields(value) && Object.keys(value).join() === 'id')
      if (typeof value['id'] === 'string') return writeText(value['id']);
    if (!isList(value) || value.length === 0) return this.value(value, name);
    const plays = (list: Json): boolean => isList(list) && list.every((item) => this.#isPlay(item));
    if (name === 'trick' && plays(value)) return this.#items(value, name);
    const lists = value.every(isList);
    if (name === 'played' && lists && value.every((row) => row.length > 0 && plays(row)))
      return value.map((row) => this.#items(row, name)).join(' | ');
    if (value.length < 2 || this.#isTable(value)) return this.value(value, name);
    return lists
      ? value.map((row) => this.#items(row, name) || '-').join(' | ')
      : this.#items(value, name);
  }

  /** Writes a value where exactly one is expected. */
  value(value: Json, name: string): string {
    if (value === null || value === undefined) return '?';
    if (typeof value === 'number' && holdsSeats(name))
      return Number.isInteger(value) && value >= 0 ? writeSeat(value, this.#seats) : String(value);
    if (typeof value === 'string')
      return holdsSeats(name) ? writeSeatText(value, this.#seats) : writeText(value);
    if (isList(value))
      return this.#isTable(value) ? this.#table(value) : `[${this.#items(value, name)}]`;
    if (!isFields(value)) return JSON.stringify(value); // a number, true, false
    if (this.#isPlay(value)) return this.#play(value);
    return `{${keysOf(value)
      .map((own) => `${key(own)}:${this.value(value[own], own)}`)
      .join(' ')}}`;
  }

  /** Writes a list of values; consecutive unknown ones become one word. */
  #items(list: readonly Json[], name: string): string {
    const words: string[] = [];
    for (let at = 0; at < list.length; at++) {
      let gap = 0;
      while (gap < 999 && at + gap < list.length && list[at + gap] === null) gap++;
      if (gap < 2) words.push(this.value(list[at], name));
      else {
        words.push(`${gap}?`);
        at += gap - 1;
      }
    }
    return words.join(' ');
  }

  #isHands(value: Json): value is readonly (readonly (string | null)[] | null)[] {
    const isHand = (hand: Json): boolean =>
      hand === null ||
      (isList(hand) && hand.every((card) => card === null || typeof card === 'string'));
    return isList(value) && value.length === this.#seats && value.every(isHand);
  }

  #hands(hands: readonly (readonly (string | null)[] | null)[]): string {
    return hands
      .map((hand, seat) =>
        `${writeSeat(seat, this.#seats)}: ${hand ? writeCards(hand) : ''}`.trim(),
      )
      .join(' | ');
  }

  #isPlay(value: Json): value is {readonly seat: number; readonly card: string | null} {
    if (!isFields(value) || keysOf(value).join() !== 'seat,card') return false;
    const {seat, card} = value;
    const sits = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.#seats;
    return sits && (card === null || typeof card === 'string');
  }

  #play({seat, card}: {readonly seat: number; readonly card: string | null}): string {
    return `${writeSeat(seat, this.#seats)}:${card === null ? '?' : writeText(card, true)}`;
  }

  /** True for two or more objects with the same fields that are not plays. */
  #isTable(list: readonly Json[]): list is readonly Fields[] {
    const [first] = list;
    if (list.length < 2 || !isFields(first) || this.#isPlay(first)) return false;
    const keys = keysOf(first).join();
    return keys !== '' && list.every((row) => isFields(row) && keysOf(row).join() === keys);
  }

  #table(list: readonly Fields[]): string {
    const keys = keysOf(list[0]!);
    const rows = list.map((row) => keys.map((own) => this.value(row[own], own)).join(' '));
    return `<${keys.map(key).join(' ')}: ${rows.join(', ')}>`;
  }
}

/** Writes cards, `S:AQ7 D:T *1 3?`; neighbours of a suit share its letter; `-` for no cards. */
export function writeCards(cards: readonly (string | null)[]): string {
  const words: string[] = [];
  for (let at = 0; at < cards.length;) {
    const card = cards[at] as string | null; // in range
    let next = at + 1;
    if (card === null) {
      while (next < cards.length && next - at < 999 && cards[next] === null) next++;
      words.push(next - at > 1 ? `${next - at}?` : '?');
    } else if (isCard(card) && !isJoker(card)) {
      const follows = (other: string | null | undefined): boolean =>
        isCard(other) && suitOf(other) === suitOf(card);
      while (follows(cards[next])) next++;
      words.push(
        `${suitOf(card)}:${cards
          .slice(at, next)
          .map((other) => rankOf(other as typeof card))
          .join('')}`,
      );
    } else words.push(writeText(card, true));
    at = next;
  }
  return words.join(' ') || '-';
}
