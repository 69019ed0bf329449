import type {Seat} from '../game/index.js';
import {InvalidNotationError} from './error.js';
import {readSeat} from './seats.js';
import {WORD} from './position/spelling.js';

/** Reads a part of a text word by word. */
export class Scanner {
  protected readonly text: string;
  protected readonly seats: number;
  readonly #names: readonly string[];
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
  fail(at: number, token: string, fault: string): never {
    throw new InvalidNotationError(this.text, at, token, fault);
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

  protected word(fault: string): string {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0].slice(0, this.end - this.at);
    if (!word) this.fail(this.at, this.peek(), fault);
    this.at += word.length;
    return word;
  }

  /** Reads a text in quotes, in the syntax of JSON. */
  protected quoted(): string {
    const {at} = this;
    const quoted = /"(?:[^"\\]|\\.)*"/y;
    quoted.lastIndex = at;
    const [found] = quoted.exec(this.text.slice(0, this.end)) ?? [];
    if (!found) this.fail(at, '"', 'is not closed');
    this.at += found.length;
    try {
      return JSON.parse(found) as string;
    } catch {
      return this.fail(at, found, 'is not quoted correctly');
    }
  }

  /** The seat that a word names, or `undefined`. */
  protected seated(word: string): Seat | undefined {
    return readSeat(word, this.seats, this.#names);
  }

  protected seatOf(word: string, at: number): Seat {
    return this.seated(word) ?? this.fail(at, word, 'is not a seat');
  }
}
