import {type Card, isJoker, rankOf, suitOf} from '../../cards/card.js';

/** Letters of card codes as words; other ranks stay as they are. */
export const WORDS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: '10',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

/** The English name of a card: "queen of hearts". */
export function cardName(card: Card): string {
  if (isJoker(card)) return card === '*1' ? 'red joker' : 'black joker';
  const rank = rankOf(card);
  return `${WORDS[rank] ?? rank} of ${WORDS[suitOf(card)]!}`;
}
