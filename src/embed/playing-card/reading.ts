import {type Card, isJoker} from '../../cards/card.js';
import {readCard} from '../../cards/notation.js';
import {WORDS} from './card-name.js';

/** Parses `rank` and `suit` as people write them: `K`, `king`; `H`, `hearts`, `♥`. */

/** Turns a word into the letter of card codes; `readCard` handles all other spellings. */
function letter(text: string | number | null): string {
  const word = String(text ?? '')
    .trim()
    .toLowerCase();
  const named = Object.keys(WORDS).find((key) => [word, `${word}s`].includes(WORDS[key]!));
  return named ?? word;
}

/** The rank that a text names, or a complete joker. */
export function readRank(text: string | number | null): string | undefined {
  const rank = letter(text);
  const card = readCard(rank.startsWith('*') ? rank : `${rank}S`);
  return card && (isJoker(card) ? card : card.charAt(0));
}

export const readSuit = (text: string | number | null): string | undefined =>
  readCard(`A${letter(text)}`)?.charAt(1);

/** The card of a rank and a suit; a joker needs no suit. */
export const cardOf = (rank: string | undefined, suit: string | undefined): Card | undefined =>
  rank === undefined ? undefined : readCard(rank + (rank.startsWith('*') ? '' : (suit ?? '')));
