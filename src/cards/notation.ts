import {type Card, isCard, isJoker, isSuit, rankOf, type Suit, SUITS, suitOf} from './card.js';
import {sortHand} from './order.js';

/**
 * Cards and hands as text. Output has one spelling (`TD`, `S:AQ7 H:- D:T C:98`); input is tolerant
 * and accepts `TD 10D D10 td ♦10 10♦ ♢T` and the jokers `* *1 *2`.
 */

/** Thrown for a text that is not a card or a hand; names the faulty piece and its position. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** The piece that could not be read. */
  readonly token: string;
  /** Offset of the piece in the text, in UTF-16 code units from 0. */
  readonly at: number;

  constructor(token: string, at: number) {
    super(`"${token}" at ${at} is not a card`);
    this.token = token;
    this.at = at;
  }
}

const SIGNS: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

/** Normalizes a text: upper case, suit signs as letters, `10` as `T`, no variation selectors. */
const plain = (text: string): string =>
  text
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/[♠♤♥♡♦♢♣♧]/g, (sign) => SIGNS[sign] as string)
    .toUpperCase()
    .replace(/10/g, 'T');

/** The card that a text names in any accepted spelling, or `undefined`. */
export function readCard(text: string): Card | undefined {
  if (isCard(text)) return text;
  const code = plain(text.trim());
  if (code === '*') return '*1';
  const turned = code.length === 2 ? `${code[1] ?? ''}${code[0] ?? ''}` : code;
  return [code, turned].find(isCard);
}

/** The suit that a letter or a sign names, `S`, `s`, `♠`, or `undefined`. */
export function readSuit(text: string): Suit | undefined {
  const suit = plain(text.trim());
  return isSuit(suit) ? suit : undefined;
}

/** A card in its canonical spelling, `TD`. */
export const writeCard = (card: Card): string => card;

/**
 * Reads a hand: cards one after another (`QH ♥10, *1`), suits with their ranks (`S:AQ7 H:K5 D:-
 * C:98`), or a mixture of both. A card may occur twice, since some games use two packs.
 * @throws {NotationError} for a piece that is neither a card nor a suit with its ranks
 */
export function readHand(text: string): readonly Card[] {
  const cards: Card[] = [];
  for (const match of text.matchAll(/[^\s,;]+/g)) {
    const [token] = match;
    const code = plain(token);
    const row = /^([SHDC]):(.*)$/.exec(code);
    if (row) {
      const [, suit, ranks = ''] = row;
      if (ranks === '-' || ranks === '') continue;
      for (const rank of ranks) {
        const card = readCard(`${rank}${suit ?? ''}`);
        if (!card || isJoker(card)) throw new NotationError(token, match.index);
        cards.push(card);
      }
      continue;
    }
    const card = readCard(token);
    if (!card) throw new NotationError(token, match.index);
    cards.push(card);
  }
  return cards;
}

/**
 * Writes a hand by suits, high to low, `S:AQ7 H:- D:T C:98`; jokers follow after a space, `… *1`.
 */
export function writeHand(hand: readonly Card[]): string {
  const sorted = sortHand(hand);
  const rows = SUITS.map((suit) => {
    const ranks = sorted.filter((card) => suitOf(card) === suit).map((card) => rankOf(card) ?? '');
    return `${suit}:${ranks.join('') || '-'}`;
  });
  return [...rows, ...hand.filter(isJoker).sort()].join(' ');
}
