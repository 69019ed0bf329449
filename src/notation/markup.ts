import type {Seat} from '../game/index.js';
import {needLength} from './error.js';
import {type Cards, HandReader, type TextPlay} from './position/read-hands.js';
import {trimmed} from './position/spelling.js';

/**
 * Readers of the short texts in attributes of a page. Their errors name line and column; a text of
 * more than 20,000 characters is a `TextTooLongError`.
 */

/** The seats of a table, as the readers of attributes need them. */
export interface Sitting {
  readonly seats: number;
  /** The players' names by seat; a text may name seats by them. */
  readonly names?: readonly string[] | undefined;
}

/** The longest text of one attribute, in UTF-16 code units. */
const LONGEST = 20_000;

class MarkupReader extends HandReader {
  constructor(text: string, seats: number, names?: readonly string[]) {
    needLength(text, LONGEST);
    super(text, seats, names);
  }

  seat(): Seat {
    const word = trimmed(this.text);
    return this.seatOf(word, this.text.indexOf(word));
  }

  byName(): readonly (Cards | null)[] {
    return this.hands('hands');
  }

  hand(): Cards {
    const cards = this.cards('hand');
    if (this.at < this.end) this.fail(this.at, this.peek(), 'does not belong in one hand');
    return cards;
  }

  plays(): readonly TextPlay[] {
    const found: TextPlay[] = [];
    while (this.more()) {
      const {at} = this;
      const word = this.word('is not a play');
      if (!this.isPlay()) this.fail(at, word, 'is not a play; expected the form N:QS');
      found.push(this.play(word, at));
    }
    return found;
  }
}

/**
 * Reads a seat, `W`.
 * @throws {InvalidNotationError} unless the text names a seat of the table
 */
export const seatFrom = (text: string, {seats, names}: Sitting): Seat =>
  new MarkupReader(text, seats, names).seat();

/**
 * Reads hands by seat, `N: S:KJ4 H:92 | E: 4? | W: ♠A 10H`; `null` for a seat that is left out.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export const handsFrom = (text: string, {seats, names}: Sitting): readonly (Cards | null)[] =>
  new MarkupReader(text, seats, names).byName();

/**
 * Reads the cards of one hand, `S:AQ7 H:K5 D:- ? *1`.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export const handFrom = (text: string): Cards => new MarkupReader(text, 1).hand();

/**
 * Reads cards with the seats that played them, `W:4S N:JS E:?`.
 * @throws {InvalidNotationError} with line and column of the fault
 */
export const playsFrom = (text: string, {seats, names}: Sitting): readonly TextPlay[] =>
  new MarkupReader(text, seats, names).plays();
