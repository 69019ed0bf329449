import {bySuit, type Card, isJoker, sortHand, SUITS} from '../../cards/index.js';
import type {RenderContext} from '../render-context.js';

/** Cards in words, by suit and from high to low, then jokers: `Spades: ace, 10. Hearts: king.` */
export function cardsInWords(
  cards: readonly Card[],
  {messages}: Pick<RenderContext, 'messages'>,
): string {
  const suits = bySuit(sortHand(cards));
  return [
    ...SUITS.filter((suit) => suits[suit].length > 0).map((suit) =>
      messages.t('say/suit', {suit, ranks: suits[suit]}),
    ),
    ...cards.filter(isJoker).map((card) => `${messages.t('card', {card})}.`),
  ].join(' ');
}
