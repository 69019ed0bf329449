import {type Card, isJoker, rankOf, suitOf} from '../../cards/card.js';

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: '10',
};
const SUITS = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};

/** What a card is called, in English: "queen of hearts". */
export function cardName(card: Card): string {
  if (isJoker(card)) return card === '*1' ? 'red joker' : 'black joker';
  const rank = rankOf(card);
  return `${RANKS[rank] ?? rank} of ${SUITS[suitOf(card)]}`;
}
