import {type Card, isJoker, rankOf, suitOf} from '../../cards/card.js';

/** Letters of card codes as words; other ranks are their own. */
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

/** What a card is called, in English: "queen of hearts". */
export function cardName(card: Card): string {
  if (isJoker(card)) return card === '*1' ? 'red joker' : 'black joker';
  const rank = rankOf(card);
  return `${WORDS[rank] ?? rank} of ${WORDS[suitOf(card)]!}`;
}
