import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Card} from '../../cards/card.js';
import {type FaceOptions, type Picture, pictures} from './face.js';

export {type Deck, DECKS, type FaceOptions} from './face.js';

const drawing = ({kind, width, height, art}: Picture): TemplateResult =>
  html`<svg class=${kind} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${art.map(([classes, path]) => svg`<path class=${classes} d=${path}></path>`)}
  </svg>`;

/**
 * A card as a picture, without a name: whoever shows it says what it is. `null` is the back.
 * Its width is `--gstk-card-width`; its colours are in `card-face.styles.ts`.
 *
 * ```
 * span.gk[data-s]            paper; ::after is the edge, above the art; data-s is the suit, S H D C,
 *                            or 1 (red) or 2 (ink) for a joker
 *   svg.small | svg.large    one of them, or both with `auto`; svg.line with `inline`
 *     path.x …               see `art.ts`
 * ```
 */
export function cardFace(card: Card | null, options: FaceOptions = {}): TemplateResult {
  const {size, deck, illegal = false} = options;
  return html`<span
    class="gk"
    part=${card ? 'card-face' : 'card-back'}
    data-s=${card?.charAt(1) ?? nothing}
    ?data-inline=${size === 'inline'}
    ?data-two=${deck === 'two-colour'}
    ?data-illegal=${illegal}
    >${pictures(card, options).map(drawing)}</span
  >`;
}
