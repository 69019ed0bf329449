import type {Seat} from '../game/index.js';
import type {Plain, ValuesIn} from '../game/phrases.js';
import {textError} from './error.js';
import type {TextFault} from './faults.js';
import {readSeat} from '../game/seats.js';
import {afterSpace, closersOf, QUOTE, WORD} from './position/spelling.js';

/** To begin a match costs about as much as to play this many moves. */
export const STEPS_TO_BEGIN = 10;

/** The longest value of a header or tag, in UTF-16 code units: that of the longest position. */
const LONGEST_HEADER = 20_000;

/** The largest number of values in one text, so that a gap such as `999?` cannot fill the memory. */
const MOST_VALUES = 20_000;

/**
 * Where a stretch that began before `from` is closed: the offset of one of the signs, a backslash
 * before a sign taking its meaning away; -1 when it is not closed before `end`. A reader that gives up
 * on -1 reads no part of its text twice.
 */
export function closing(text: string, signs: string, from: number, end = text.length): number {
  for (let at = from; at < end; at++) {
    if (text[at] === '\\') at++;
    else if (signs.includes(text[at]!)) return at;
  }
  return -1;
}

/**
 * Closes stretches of a text of many records, at most before the next of them: so one that is not
 * closed costs one record. No part of the text is searched in vain twice.
 */
export class Closer {
  readonly #text: string;
  #end = -1;
  #missing = '';

  constructor(text: string) {
    this.#text = text;
  }

  closing(signs: string, from: number): number {
    if (from > this.#end) {
      this.#end = matchAt(NEXT, this.#text, from)?.index ?? this.#text.length;
      this.#missing = '';
    }
    if (this.#missing.includes(signs)) return -1;
    const to = closing(this.#text, signs, from, this.#end);
    if (to < 0) this.#missing += signs;
    return to;
  }

  /** The end of a text in quotes that begin at an offset, with them; 0 when they are not closed. */
  quoted(at: number): number {
    return this.closing(closersOf(this.#text[at]!), at + 1) + 1;
  }

  /** The comment that begins at an offset. */
  comment(at: number): {readonly to: number; readonly comment: string} | undefined {
    const to = this.closing('}', at + 1);
    return to < 0 ? undefined : {to: to + 1, comment: this.#text.slice(at + 1, to)};
  }

  /**
   * The tag that begins at an offset, with its value in quotes.
   * @throws {InvalidNotationError} for a value that is too long
   */
  tag(at: number): Tag | undefined {
    const [head, name] = matchAt(TAG, this.#text, at) ?? [];
    if (head === undefined) return undefined;
    const from = at + head.length;
    const close = this.quoted(from);
    const [end] = close > 0 ? (matchAt(/\s*\]/y, this.#text, close) ?? []) : [];
    if (end === undefined) return undefined;
    const value = this.#text.slice(from, close);
    if (value.length > LONGEST_HEADER)
      throw textError(
        this.#text,
        from,
        value,
        'has more than {most} characters, the most that are read',
        {most: LONGEST_HEADER},
      );
    return {name: name!, value, from, to: close + end.length};
  }

  /** The offset of the next record; the end of the text where there is none. */
  skip(at: number): number {
    const found = matchAt(NEXT, this.#text, at);
    return found ? found.index + found[0].length : this.#text.length;
  }
}

/** A tag, `[Name "value"]`. */
interface Tag {
  readonly name: string;
  readonly value: string;
  /** The offset of the value, and of the end. */
  readonly from: number;
  readonly to: number;
}

/** A record begins with its usual first tag, or with any after an empty line. */
const NEXT = /\n[ \t]*(?=\[\s*(?:Game|Event)\s)|\n[ \t\r]*\n[ \t]*(?=\[\s*[A-Za-z_]\w*\s)/gi;
const TAG = new RegExp(`\\[\\s*([A-Za-z_]\\w*)\\s+(?=${QUOTE})`, 'y');

/** What a pattern finds in a text from an offset on; a sticky one, at it. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads a part of a text word by word. */
export class Scanner {
  protected readonly text: string;
  protected readonly seats: number;
  readonly #names: readonly string[];
  #values = 0;
  protected at = 0;
  protected end: number;
  /** The offset in the text of each path: `hands[2]` → 57. */
  readonly places = new Map<string, number>();

  /** @param names the players' names by seat */
  constructor(text: string, seats: number, names: readonly string[] = []) {
    this.text = text;
    this.end = text.length;
    this.seats = seats;
    this.#names = names;
  }

  /** @throws {InvalidNotationError} always */
  fail<Phrase extends TextFault>(
    at: number,
    token: string,
    ...fault: [Phrase, ...ValuesIn<Phrase>]
  ): never {
    throw textError(this.text, at, token, ...fault);
  }

  /** Counts the values that are read; fails at `at` when there are too many. */
  protected count(at: number, values = 1): void {
    this.#values += values;
    if (this.#values > MOST_VALUES)
      this.fail(at, this.text[at] ?? '', 'is more than {most} values, the most that are read', {
        most: MOST_VALUES,
      });
  }

  /** The next character; `''` at the end. */
  protected peek(): string {
    return this.at < this.end ? this.text[this.at]! : '';
  }

  protected skip(): void {
    this.at = Math.min(this.end, afterSpace(this.text, this.at));
  }

  /** Skips spaces; returns whether anything comes before the next bar. */
  protected more(): boolean {
    this.skip();
    return this.at < this.end && this.peek() !== '|';
  }

  /** Consumes a mark and the spaces before it; returns whether the mark was there. */
  protected take(mark: string): boolean {
    this.skip();
    if (this.peek() !== mark) return false;
    this.at++;
    return true;
  }

  protected word(fault: Plain<TextFault>): string {
    const word = matchAt(WORD, this.text, this.at)?.[0].slice(0, this.end - this.at);
    if (!word) this.fail(this.at, this.peek(), fault);
    this.at += word.length;
    return word;
  }

  /** Reads a text in quotes, in the syntax of JSON. */
  protected quoted(): string {
    const {at} = this;
    const close = closing(this.text, closersOf(this.peek()), at + 1, this.end);
    if (close < 0) this.fail(at, this.peek(), 'is not closed');
    this.at = close + 1;
    const found = this.text.slice(at, this.at);
    return unquoted(found) ?? this.fail(at, found, 'is not quoted correctly');
  }

  /** The seat that a word names, or `undefined`. */
  protected seated(word: string): Seat | undefined {
    return readSeat(word, this.seats, this.#names);
  }

  protected seatOf(word: string, at: number): Seat {
    return this.seated(word) ?? this.fail(at, word, 'is not a seat');
  }
}

/** The text of a JSON string with its quotes, of any kind; `undefined` when it is not one. */
export function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(`"${text.slice(1, -1)}"`) as string;
  } catch {
    return undefined;
  }
}
