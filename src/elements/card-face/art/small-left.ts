import type {TemplateResult} from 'lit';
import type {Card} from '../../../cards/card.js';
import type {Art, Layer} from './art.js';
import {put} from './paths.js';
import {small} from './small.js';

import {paper, type smallFace} from '../small-face.js';

/** How far the index moves from its corner to the opposite one. */
const ACROSS = 66;

const turned: Record<string, Art> = {};

/** Mirrors the small face, except its letters, which are only moved. */
function mirror(art: Art): Art {
  return art.map(([classes, path]): Layer => [
    classes,
    classes === 'x' ? put(path, ACROSS) : put(path, 100, 0, -1, 0, 1),
  ]);
}

/** `smallFace` with its index on the right, for a fan that shows the right edge of each card. */
export function smallFaceLeft(
  card: Card | null,
  options: Parameters<typeof smallFace>[1] = {},
): TemplateResult {
  const {letters = 'en'} = options;
  const art = (turned[`${card}${letters}`] ??= mirror(small(card, letters)));
  return paper(card, options, [{kind: 'small', width: 100, height: 140, art}]);
}
