import {type Card, isJoker} from '../../cards/card.js';
import {readCard} from '../../cards/notation.js';

/** What a person writes into `rank` and `suit`: `K`, `king`; `H`, `hearts`, `♥`. */

/** Whole words as the letters of card codes; all other spellings are for `readCard`. */
function letter(text: string | number | null): string {
  const plain = String(text ?? '').trim();
  const word = /^(?:ace|king|queen|jack|(?:spade|heart|diamond|club)s?)$/i.test(plain);
  return word ? plain.charAt(0) : plain;
}

/** The rank that a text names, or a whole joker. */
export function readRank(text: string | number | null): string | undefined {
  const rank = letter(text);
  const card = readCard(rank.startsWith('*') ? rank : `${rank}S`);
  return card && (isJoker(card) ? card : card.charAt(0));
}

/** The suit that a text names. */
export const readSuit = (text: string | number | null): string | undefined =>
  readCard(`A${letter(text)}`)?.charAt(1);

/** The card of a rank and a suit; a joker needs none. */
export const cardOf = (rank: string | undefined, suit: string | undefined): Card | undefined =>
  rank === undefined ? undefined : readCard(rank + (rank.startsWith('*') ? '' : (suit ?? '')));
