import {type Card, isCard} from '../../cards/card.js';
import {type Letters} from '../card-face/glyphs.js';
import {small} from '../card-face/small.js';
import {chip, letterIn} from './draw.js';
import {type Piece, piece} from './piece.js';

/** A card as it is drawn at a table, small; what is no playing card stays a chip. */
export function drawnFace(card: string | null, letters: Letters): Piece {
  if (card !== null && !isCard(card)) return chip(card, letterIn(letters));
  const art = small(card as Card | null, letters);
  const paths = art.map(([classes, path]) => piece('path', {class: classes, d: path}));
  const drawing = {class: 'small', viewBox: '0 0 100 140', 'aria-hidden': 'true'};
  return piece(
    'span',
    {class: 'gk', 'data-s': card?.charAt(1), part: card ? 'card-face' : 'card-back'},
    piece('svg', drawing, ...paths),
  );
}
