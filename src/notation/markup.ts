import type {Seat} from '../game/index.js';
import {type Cards, HandReader, type TextPlay} from './read-hands.js';

/** The short texts that attributes of a page hold. Each reader says line and column of what is wrong. */

/** Who sits there, for the readers of attributes. */
export interface Sitting {
  readonly seats: number;
  /** Players by seat; a text may name seats by them. */
  readonly names?: readonly string[] | undefined;
}

class MarkupReader extends HandReader {
  seat(): Seat {
    const word = this.text.trim();
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
      const word = this.word('is no play');
      if (!this.isPlay()) this.fail(at, word, 'is no play; it is written as N:QS');
      found.push(this.play(word, at));
    }
    return found;
  }
}

/**
 * The seat that an attribute names, `W`.
 * @throws {InvalidNotationError}
 */
export const seatFrom = (text: string, {seats, names}: Sitting): Seat =>
  new MarkupReader(text, seats, names).seat();

/**
 * Hands by seat, `N: S:KJ4 H:92 | E: 4? | W: ♠A 10H`; `null` for a seat that is left out.
 * @throws {InvalidNotationError}
 */
export const handsFrom = (text: string, {seats, names}: Sitting): readonly (Cards | null)[] =>
  new MarkupReader(text, seats, names).byName();

/**
 * The cards of one hand, `S:AQ7 H:K5 D:- ? *1`.
 * @throws {InvalidNotationError}
 */
export const handFrom = (text: string): Cards => new MarkupReader(text, 1).hand();

/**
 * Cards and who played them, `W:4S N:JS E:?`.
 * @throws {InvalidNotationError}
 */
export const playsFrom = (text: string, {seats, names}: Sitting): readonly TextPlay[] =>
  new MarkupReader(text, seats, names).plays();
