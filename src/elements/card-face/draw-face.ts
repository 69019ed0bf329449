import type {Card} from '../../cards/card.js';
import {drawPaper} from './draw-small.js';
import {type FaceOptions, pictures} from './face.js';

/** The picture of `cardFace` as an element, for code that uses no templates. */
export const drawFace = (card: Card | null, options: FaceOptions = {}): HTMLElement =>
  drawPaper(card, options, pictures(card, options));
