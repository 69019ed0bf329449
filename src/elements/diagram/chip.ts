import {isCard, isJoker, rankOf, type Suit, suitOf} from '../../cards/card.js';
import {SUIT_PATHS} from '../card-face/art/suits.js';
import {type Piece, piece} from './piece.js';

/** Cards drawn as index and suit, small and with few nodes. */

/** The index to print for a rank. */
export type LetterOf = (rank: string) => string;

/** Indices of ranks by language; other ranks are printed unchanged. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {A: 'Т', K: 'К', Q: 'Д', J: 'В'},
};

/** The index of a rank in a language: `10` for `T`, `Д` for `Q` in Russian. */
export const letterIn =
  (language: string): LetterOf =>
  (rank) =>
    rank === 'T' ? '10' : (LETTERS[language.slice(0, 2).toLowerCase()]?.[rank] ?? rank);

const signs = new Map<Suit, Piece>();

/** The sign of a suit; one shared piece, however often it is shown. */
export function sign(suit: Suit): Piece {
  const before = signs.get(suit);
  if (before) return before;
  const path = piece('path', {d: SUIT_PATHS[suit]});
  // Its own size is for readers whose style sheet does not come.
  const size = {width: '11', height: '12'};
  const now = piece('svg', {viewBox: '-11 -12 22 23', ...size, 'aria-hidden': 'true'}, path);
  signs.set(suit, now);
  return now;
}

/** A card as index and suit, shown until its picture has been fetched. */
export function chipPiece(card: string | null, letterOf: LetterOf): Piece {
  if (card === null) return piece('span', {class: 'chip back'});
  if (!isCard(card) || isJoker(card)) return piece('span', {class: 'chip word'}, card);
  const suit = suitOf(card);
  return piece('span', {class: 'chip', 'data-s': suit}, letterOf(rankOf(card)), sign(suit));
}
