import {readCard, writeCard} from '../cards/index.js';
import type {CardPlay} from './card-play.js';
import {CARD} from './move-words.js';
import type {MoveNotation} from './move-forms.js';

/** How moves are written that are a card and nothing else: `QH`. */
export const CARD_NOTATION: MoveNotation<CardPlay> = {
  forms: [{text: '{card}', words: {card: CARD}, fixed: {type: 'play'}}],
  formatMove: ({card}) => writeCard(card),
  parseMove(text) {
    const card = readCard(text);
    return card && {type: 'play', card};
  },
};
