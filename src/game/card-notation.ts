import {type Card, readCard, writeCard} from '../cards/index.js';
import {CARD} from './move-words.js';
import type {MoveNotation} from './move-forms.js';

/** A seat plays a card. */
export interface CardPlay {
  readonly type: 'play';
  readonly card: Card;
}

/** How moves are written that are a card and nothing else: `QH`. */
export const CARD_NOTATION: MoveNotation<CardPlay> = {
  moveForms: [{text: '{card}', words: {card: CARD}, fixed: {type: 'play'}}],
  formatMove: ({card}) => writeCard(card),
  parseMove(text) {
    const card = readCard(text);
    return card && {type: 'play', card};
  },
};
