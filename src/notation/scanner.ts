import type {Seat} from '../game/index.js';
import {InvalidNotationError} from './error.js';
import {readSeat} from './seats.js';
import {WORD} from './spelling.js';

/** Walks through a piece of a text, word by word. */
export class Scanner {
  protected readonly text: string;
  protected readonly seats: number;
  readonly #names: readonly string[];
  protected at = 0;
  protected end: number;
  /** Where what lies at a path begins in the text: `hands[2]` → 57. */
  readonly places = new Map<string, number>();

  /** @param names of the players, by seat */
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

  /** The sign that comes next; `''` at the end. */
  protected peek(): string {
    return this.at < this.end ? this.text[this.at]! : '';
  }

  protected skip(): void {
    while (this.at < this.end && /\s/.test(this.text[this.at]!)) this.at++;
  }

  /** Steps over spaces; whether something comes before the next bar. */
  protected more(): boolean {
    this.skip();
    return this.at < this.end && this.peek() !== '|';
  }

  /** Steps over a mark, and spaces before it, if it comes next. */
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

  /** A text in quotes, as JSON has them. */
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
      return this.fail(at, found, 'is not well quoted');
    }
  }

  /** The seat that a word names, or `undefined`. */
  protected seated(word: string): Seat | undefined {
    return readSeat(word, this.seats, this.#names);
  }

  protected seatOf(word: string, at: number): Seat {
    return this.seated(word) ?? this.fail(at, word, 'is no seat');
  }
}
