import type {Card} from '../../cards/card.js';
import type {Art} from './art/art.js';
import type {Letters} from './art/glyphs.js';
import {inlineFace} from './inline-face.js';
import {layers} from './art/layers.js';

/**
 * The picture of a card, for both renderers: `card-face.ts` with templates, `draw-face.ts` without Lit.
 */

/** Four colours distinguish all suits; most paper decks are printed in two colours. */
export const DECKS = ['four-colour', 'two-colour'] as const;
export type Deck = (typeof DECKS)[number];

export interface FaceOptions {
  /**
   * `s` under 96 px (at any width it is the large-print deck), `l` from 96 px; `auto` contains
   * both, and the card's width selects one; `inline` is index and suit in a line of text.
   */
  readonly size?: 's' | 'l' | 'auto' | 'inline';
  /** The letters of the indices; `ru` prints Т К Д В. */
  readonly letters?: Letters;
  readonly deck?: Deck;
  /** True for a card that may not be played: its picture is hollow, its index as usual. */
  readonly illegal?: boolean;
}

/** One drawing of a card. */
export interface Picture {
  readonly kind: 'small' | 'large' | 'line';
  readonly width: number;
  readonly height: number;
  readonly art: Art;
}

/** The drawings of a card: two for `auto`, of which the card's width shows one. */
export function pictures(
  card: Card | null,
  {size = 'auto', letters = 'en'}: FaceOptions,
): readonly Picture[] {
  if (size === 'inline') return [{kind: 'line', height: 34, ...inlineFace(card, letters)}];
  const kinds: Picture['kind'][] =
    size === 'auto' && card ? ['small', 'large'] : [size === 's' ? 'small' : 'large'];
  return kinds.map((kind) => ({
    kind,
    width: 100,
    height: 140,
    art: layers(card, kind === 'small' ? 's' : 'l', letters),
  }));
}
