import {isFieldOf} from '../../game/field-path.js';
import {matchAt} from '../scanner.js';
import {HandReader} from './read-hands.js';
import {holdsSeats, isQuote, plainWord, typed, WORD} from './spelling.js';

/** The deepest nesting in a position's text. */
const DEEPEST = 30;

/**
 * The longest name of a field, in UTF-16 code units: the path of each value repeats the names around
 * it.
 */
export const LONGEST_NAME = 100;

/** Reads the values of a position's fields, and records the offset of each. */
export class ValueReader extends HandReader {
  #depth = 0;
  /** The fields in which a game has seats, besides those of all games. */
  seatFields: readonly string[] = [];

  /** Reads the value of a field from the text between two offsets. */
  field(name: string, from: number, to: number): unknown {
    [this.at, this.end] = [from, to];
    this.skip();
    this.places.set(name, this.at);
    const opens = '[{<'.includes(this.peek() || ' ');
    if (name === 'hands' && !opens) return this.hands(name);
    const rows: unknown[][] = [];
    let [whole, dash] = [0, false];
    do {
      const row: unknown[] = [];
      rows.push(row);
      const path = `${name}[${rows.length - 1}]`;
      while (this.more()) {
        if (this.#takeDash()) {
          dash = true;
          continue;
        }
        whole += Number('[{<'.includes(this.peek()));
        this.#item(row, name, rows.length > 1 ? path : name);
      }
    } while (this.take('|'));
    const [first = []] = rows;
    if (rows.length > 1) return rows;
    if (whole === 1 && first.length === 1) return first[0];
    if (name === 'played') return first.length > 0 ? [first] : [];
    if (name === 'turn' || name === 'trick') return first;
    if (first.length === 0 && !dash) this.fail(this.at, '', 'is not a value of {name}', {name});
    if (first.length !== 1) return first;
    return name === 'contract' && typeof first[0] === 'string' ? {id: first[0]} : first[0];
  }

  /** Consumes a dash that stands alone: an empty row. */
  #takeDash(): boolean {
    const [word = ''] = matchAt(WORD, this.text, this.at) ?? [];
    if (typed(word) !== '-') return false;
    this.count(this.at);
    this.at += word.length;
    return true;
  }

  /** Reads one value into the list; a gap such as `3?` adds several unknown values. */
  #item(list: unknown[], name: string, path: string): void {
    const {at} = this;
    const gap = matchAt(/(\d{1,3})\?(?![^\s[\]{}<>|;,])/y, this.text, at);
    const count = Number(gap?.[1] ?? 0);
    if (gap && count > 0) {
      this.at += gap[0].length;
      this.gap(count, at, list);
    } else list.push(this.#value(name, `${path}[${list.length}]`));
  }

  #value(name: string, path: string): unknown {
    const at = this.at;
    this.places.set(path, at);
    this.count(at);
    if (++this.#depth > DEEPEST) this.fail(at, this.peek(), 'is nested too deeply');
    const value = this.#valueAt(name, path, at);
    this.#depth--;
    return value;
  }

  #valueAt(name: string, path: string, at: number): unknown {
    switch (this.peek()) {
      case '[':
        return this.#list(name, path);
      case '{':
        return this.#fields(path);
      case '<':
        return this.#table(path);
    }
    if (isQuote(this.peek())) return this.quoted();
    const word = this.word('is not a value');
    if (this.isPlay()) return this.play(word, at);
    if (word === '?') return null;
    if ((holdsSeats(name) || isFieldOf(this.seatFields, path)) && !/^\d/.test(word)) {
      const seat = this.seated(word);
      if (seat !== undefined) return seat;
    }
    return plainWord(word);
  }

  #list(name: string, path: string): readonly unknown[] {
    const at = this.at++;
    const list: unknown[] = [];
    while (!this.take(']')) {
      if (this.at >= this.end) this.fail(at, '[', 'is not closed');
      this.#item(list, name, path);
    }
    return list;
  }

  #key(): string {
    const {at} = this;
    const name = isQuote(this.peek()) ? this.quoted() : this.word('is not a name');
    if (name.length > LONGEST_NAME) this.fail(at, name, 'is too long for a name');
    return name;
  }

  #fields(path: string): unknown {
    const at = this.at++;
    const entries: (readonly [string, unknown])[] = [];
    while (!this.take('}')) {
      if (this.take(';') || this.take(',')) continue;
      if (this.at >= this.end) this.fail(at, '{', 'is not closed');
      const name = this.#key();
      if (!this.take(':'))
        this.fail(this.at, this.peek(), 'is not the ":" expected after {name}', {name});
      this.skip();
      entries.push([name, this.#value(name, `${path}.${name}`)]);
    }
    return Object.fromEntries(entries); // keeps any name as an own field, even "__proto__"
  }

  #table(path: string): readonly unknown[] {
    const at = this.at++;
    const keys: string[] = [];
    for (; !this.take(':'); keys.push(this.#key()))
      if (this.at >= this.end) this.fail(at, '<', 'is not closed');
    if (keys.length === 0) this.fail(at, '<', 'has no columns');
    const rows: unknown[] = [];
    do {
      const own = `${path}[${rows.length}]`;
      const row = keys.map((name) => {
        this.skip();
        return [name, this.#value(name, `${own}.${name}`)] as const;
      });
      rows.push(Object.fromEntries(row));
    } while (this.take(','));
    if (!this.take('>'))
      this.fail(
        this.at,
        this.peek(),
        this.at < this.end ? 'is more than a row holds' : 'lacks ">"',
      );
    return rows;
  }
}
