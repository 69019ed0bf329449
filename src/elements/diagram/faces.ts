import {type Card, isCard} from '../../cards/card.js';
import type {Art} from '../card-face/art/art.js';
import {type Letters} from '../card-face/art/glyphs.js';
import {small} from '../card-face/art/small.js';
import {chipPiece, letterIn} from './chip.js';
import {type Piece, piece} from './piece.js';

/** A drawing as a card; `suit` selects the colour. */
export const artFace = (art: Art, suit: string | undefined, part = 'card-face'): Piece =>
  piece(
    'span',
    {class: 'gk', translate: 'no', 'data-s': suit, part},
    piece(
      'svg',
      // Its own size is for readers whose style sheet does not come.
      {class: 'small', viewBox: '0 0 100 140', width: '56', height: '78', 'aria-hidden': 'true'},
      ...art.map(([classes, path]) => piece('path', {class: classes, d: path})),
    ),
  );

/** A small card as drawn at a table; a card that is not a playing card is drawn as a chip. */
export function drawnFace(card: string | null, letters: Letters): Piece {
  if (card !== null && !isCard(card)) return chipPiece(card, letterIn(letters));
  const art = small(card as Card | null, letters);
  return artFace(art, card?.charAt(1), card ? 'card-face' : 'card-back');
}
