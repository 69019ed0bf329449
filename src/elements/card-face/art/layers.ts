import type {Card} from '../../../cards/card.js';
import type {Art, FaceSize} from './art.js';
import {composer} from './compose.js';
import type {Letters} from './glyphs.js';
import {put} from './paths.js';
import {pips} from './pips.js';
import {small} from './small.js';

/** A large drawing is doubled within each path, so that it needs no group, clip or id. */
const large = composer({
  size: 'l',
  index: [12, 7, 0.68, 2.9],
  suit: [12, 32, 0.58],
  ace: [50, 80, 1.24],
  bust: [50, 4.4, 0.683],
  twice: (path) => path + put(path, 100, 140, 1, 180),
  number: pips,
});

/**
 * The face of a card as flat shapes in painter's order, in a box of 100 x 140; `null` is the back.
 * Composed once per card, size and letters: equal arguments give the same list.
 */
export const layers = (card: Card | null, size: FaceSize, letters: Letters): Art =>
  (size === 's' ? small : large)(card, letters);
