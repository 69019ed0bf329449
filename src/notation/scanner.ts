import type {Seat} from '../game/index.js';
import {type TextPhrase, textError} from './error.js';
import type {TextFault} from './faults.js';
import {readSeat} from './seats.js';
import {WORD} from './position/spelling.js';

/** To begin a match costs about as much as to play this many moves. */
export const STEPS_TO_BEGIN = 10;

/** The longest value of a header or tag, in UTF-16 code units: that of the longest position. */
export const LONGEST_HEADER = 20_000;

/** The largest number of values in one text, so that a gap such as `999?` cannot fill the memory. */
const MOST_VALUES = 20_000;

/**
 * Where a stretch that began before `from` is closed: the offset of `sign`, a backslash before a sign
 * taking its meaning away; -1 when it is not closed before `end`. A reader that gives up on -1 reads
 * no part of its text twice.
 */
export function closing(text: string, sign: string, from: number, end = text.length): number {
  for (let at = from; at < end; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === sign) return at;
  }
  return -1;
}

/** What a sticky pattern finds at an offset of a text. */
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
  fail(at: number, token: string, ...fault: TextPhrase): never {
    throw textError(this.text, at, token, ...fault);
  }

  /** Counts the values that are read; fails at `at` when there are too many. */
  protected count(at: number, values = 1): void {
    this.#values += values;
    if (this.#values > MOST_VALUES)
      this.fail(
        at,
        this.text[at] ?? '',
        `is more than ${MOST_VALUES} values, the most that are read`,
        'many-values',
        {most: MOST_VALUES},
      );
  }

  /** The next character; `''` at the end. */
  protected peek(): string {
    return this.at < this.end ? this.text[this.at]! : '';
  }

  protected skip(): void {
    while (this.at < this.end && /\s/.test(this.text[this.at]!)) this.at++;
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

  protected word(fault: TextFault): string {
    const word = matchAt(WORD, this.text, this.at)?.[0].slice(0, this.end - this.at);
    if (!word) this.fail(this.at, this.peek(), fault);
    this.at += word.length;
    return word;
  }

  /** Reads a text in quotes, in the syntax of JSON. */
  protected quoted(): string {
    const {at} = this;
    const close = closing(this.text, '"', at + 1, this.end);
    if (close < 0) this.fail(at, '"', 'is not closed');
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

/** The text of a JSON string with its quotes; `undefined` when it is not one. */
export function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
