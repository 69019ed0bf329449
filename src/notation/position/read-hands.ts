import {isJoker, isSuit, readCard} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import {Scanner} from '../scanner.js';
import {cardWord, gapOf, WORD} from './spelling.js';

/** The cards of a hand; `null` for an unknown card. */
export type Cards = readonly (string | null)[];

/** A card and the seat that played it; `null` for an unknown card. */
export interface TextPlay {
  readonly seat: Seat;
  readonly card: string | null;
}

/** Reads cards, hands and plays. */
export class HandReader extends Scanner {
  /** Reads cards up to a bar or the end, `S:AQ7 D:T *1 3?`. */
  protected cards(path: string): Cards {
    const cards: (string | null)[] = [];
    while (this.more()) {
      const {at} = this;
      this.places.set(`${path}[${cards.length}]`, at);
      if (this.peek() === '"') {
        cards.push(this.quoted());
        continue;
      }
      const word = this.word('is not a card');
      const gap = gapOf(word);
      if (this.text[this.at] === ':' && this.at < this.end) cards.push(...this.#suit(word, at));
      else if (gap !== undefined) cards.push(...Array.from({length: gap}, () => null));
      else if (word !== '-') cards.push(cardWord(word));
    }
    return cards;
  }

  /** Reads the ranks after `S:`. */
  #suit(suit: string, at: number): Cards {
    this.at++;
    WORD.lastIndex = this.at;
    const ranks = (WORD.exec(this.text)?.[0] ?? '').slice(0, this.end - this.at);
    this.at += ranks.length;
    // A missing bar before the hand of seat S looks like a suit without ranks.
    if (ranks === '') this.fail(at, `${suit}:`, 'has no ranks; hands are separated by a bar');
    if (ranks === '-' && isSuit(cardWord(`A${suit}`)[1])) return [];
    return Array.from(ranks.matchAll(/10|[^\uFE0E\uFE0F]/gu), ([rank]) => {
      const card = readCard(`${rank}${suit}`);
      if (card && !isJoker(card)) return card;
      return this.fail(at, this.text.slice(at, this.at), 'is not a suit with its ranks');
    });
  }

  /** Reads hands by seat, `N: S:KJ4 H:92 | E: …`; `null` for a hand that is left out or empty. */
  protected hands(path: string): readonly (Cards | null)[] {
    const hands: (Cards | null)[] = Array.from({length: this.seats}, () => null);
    let turn = 0;
    do {
      this.skip();
      const {at} = this;
      const label = /([^\s|;:]+):(?=[\s|;]|$)/y;
      label.lastIndex = at;
      const found = label.exec(this.text.slice(0, this.end));
      const seat = found ? this.seatOf(found[1]!, at) : turn;
      if (seat >= this.seats) this.fail(at, this.text.slice(at, this.end).trim(), 'has no seat');
      this.at += found?.[0].length ?? 0;
      this.skip();
      const own = `${path}[${seat}]`;
      this.places.set(own, at);
      if (this.at < this.end && this.peek() !== '|') hands[seat] = this.cards(own);
      turn = seat + 1;
    } while (this.take('|'));
    return hands;
  }

  /** Reads the card after `N:`. */
  protected play(word: string, at: number): TextPlay {
    const seat = this.seatOf(word, at);
    this.at++;
    if (this.peek() === '"') return {seat, card: this.quoted()};
    const card = this.word('is not a card');
    return {seat, card: card === '?' ? null : cardWord(card)};
  }

  /** True when a colon and a card follow. */
  protected isPlay(): boolean {
    const next = this.at + 1;
    return this.peek() === ':' && next < this.end && !/[\s[\]{}<>|;:,]/.test(this.text[next]!);
  }
}
