import {isJoker, isSuit, readCard} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import {matchAt, Scanner} from '../scanner.js';
import {cardWord, gapOf, isQuote, typed, WORD} from './spelling.js';

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
      if (isQuote(this.peek())) {
        this.count(at);
        cards.push(this.quoted());
        continue;
      }
      const word = this.word('is not a card');
      const gap = gapOf(word);
      if (this.text[this.at] === ':' && this.at < this.end) this.#suit(word, at, cards);
      else if (gap !== undefined) this.gap(gap, at, cards);
      else if (typed(word) !== '-') {
        this.count(at);
        cards.push(cardWord(word));
      }
    }
    return cards;
  }

  /** Adds unknown values to a list. */
  protected gap(values: number, at: number, list: unknown[]): void {
    this.count(at, values);
    for (let value = 0; value < values; value++) list.push(null);
  }

  /** Reads the ranks after `S:` into the list. */
  #suit(word: string, at: number, cards: (string | null)[]): void {
    this.at++;
    const ranks = (matchAt(WORD, this.text, this.at)?.[0] ?? '').slice(0, this.end - this.at);
    this.at += ranks.length;
    // A missing bar before the hand of seat S looks like a suit without ranks.
    if (ranks === '') this.fail(at, `${word}:`, 'has no ranks; hands are separated by a bar');
    const suit = readCard(`A${word}`)?.[1];
    const wrong = (): never =>
      this.fail(at, this.text.slice(at, this.at), 'is not a suit with its ranks');
    if (!isSuit(suit)) wrong();
    if (typed(ranks) === '-') return;
    for (const [rank] of typed(ranks).matchAll(/10|[^\uFE0E\uFE0F]/gu)) {
      const card = readCard(`${rank}${suit}`);
      if (!card || isJoker(card)) return wrong();
      this.count(at);
      cards.push(card);
    }
  }

  /** Reads hands by seat, `N: S:KJ4 H:92 | E: …`; `null` for a hand that is left out or empty. */
  protected hands(path: string): readonly (Cards | null)[] {
    const hands: (Cards | null)[] = Array.from({length: this.seats}, () => null);
    let turn = 0;
    do {
      this.skip();
      const {at} = this;
      const label = this.#label();
      const seat = label === undefined ? turn : this.seatOf(label, at);
      if (seat >= this.seats) this.fail(at, this.text.slice(at, this.end).trim(), 'has no seat');
      if (label !== undefined) this.at += label.length + 1;
      this.skip();
      const own = `${path}[${seat}]`;
      this.places.set(own, at);
      if (this.at < this.end && this.peek() !== '|') hands[seat] = this.cards(own);
      turn = seat + 1;
    } while (this.take('|'));
    return hands;
  }

  /** The word before a colon that stands alone, `N:`; not consumed. */
  #label(): string | undefined {
    const [word] = matchAt(/[^\s|;:]+/y, this.text, this.at) ?? [];
    const colon = this.at + (word?.length ?? 0);
    if (word === undefined || colon >= this.end || this.text[colon] !== ':') return undefined;
    const alone = colon + 1 === this.end || /[\s|;]/.test(this.text[colon + 1]!);
    return alone ? word : undefined;
  }

  /** Reads the card after `N:`. */
  protected play(word: string, at: number): TextPlay {
    const seat = this.seatOf(word, at);
    this.at++;
    if (isQuote(this.peek())) return {seat, card: this.quoted()};
    const card = this.word('is not a card');
    return {seat, card: card === '?' ? null : cardWord(card)};
  }

  /** True when a colon and a card follow. */
  protected isPlay(): boolean {
    const next = this.at + 1;
    return this.peek() === ':' && next < this.end && !/[\s[\]{}<>|;:,]/.test(this.text[next]!);
  }
}
