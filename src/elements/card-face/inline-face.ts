import {type Card, isJoker, rankOf, suitOf} from '../../cards/card.js';
import type {Art} from './art/art.js';
import {STOLEN_CROWN} from './art/crowns.js';
import {indexPath, indexText, indexWidth, type Letters} from './art/glyphs.js';
import {put} from './art/paths.js';
import {SUIT_PATHS} from './art/suits.js';

/** A drawing 34 units high, with caps from 5 to 29; its width depends on the index. */
export interface InlineFace {
  readonly width: number;
  readonly art: Art;
}

const FIELD = 'M5 3H19A2 2 0 0 1 21 5V29A2 2 0 0 1 19 31H5A2 2 0 0 1 3 29V5A2 2 0 0 1 5 3Z';
const BACK: InlineFace = {
  width: 24,
  art: [
    ['b', FIELD],
    ['a', put(SUIT_PATHS.D, 12, 17, 0.6)],
  ],
};
const JOKER: InlineFace = {width: 40, art: [['s n', put(STOLEN_CROWN, 19.5, 5, 0.56, -12)]]};

/** A card in a line of text: index and suit side by side, both at cap height. */
export function inlineFace(card: Card | null, letters: Letters): InlineFace {
  if (!card) return BACK;
  if (isJoker(card)) return JOKER;
  const text = indexText(rankOf(card), letters);
  const width = indexWidth(text);
  return {
    width: width + 34,
    art: [
      ['x', indexPath(text, 6 + width / 2 - (text.length > 1 ? 1 : 0), 5, 1)],
      ['s n', put(SUIT_PATHS[suitOf(card)], width + 18.5, 17, 1.05)],
    ],
  };
}
