import type {TemplateResult} from 'lit';
import type {Card} from '../../cards/card.js';
import {type FaceOptions, pictures} from './face.js';
import {paper} from './small-face.js';

export {type Deck, DECKS, type FaceOptions} from './face.js';

/**
 * A card as a picture without an accessible name, which its container must provide. `null` is the back.
 * Its width is `--gstk-card-width`; its colours are in `card-face.styles.ts`.
 *
 * ```
 * span.gk[data-s]            paper; ::after is the edge, above the art; data-s is the suit, S H D C,
 *                            or 1 (red) or 2 (ink) for a joker
 *   svg.small | svg.large    one of them, or both with `auto`; svg.line with `inline`
 *     path.x …               see `art.ts`
 * ```
 */
export const cardFace = (card: Card | null, options: FaceOptions = {}): TemplateResult =>
  paper(card, options, pictures(card, options));
