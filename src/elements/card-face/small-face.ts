import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Card} from '../../cards/card.js';
import type {FaceOptions, Picture} from './face.js';
import {small} from './art/small.js';

const drawing = ({kind, width, height, art}: Picture): TemplateResult =>
  html`<svg class=${kind} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${art.map(([classes, path]) => svg`<path class=${classes} d=${path}></path>`)}
  </svg>`;

/** A card of paper with the given pictures; see `cardFace`. */
export const paper = (
  card: Card | null,
  {size, deck, illegal = false}: FaceOptions,
  pictures: readonly Picture[],
): TemplateResult =>
  html`<span
    class="gk"
    translate="no"
    part=${card ? 'card-face' : 'card-back'}
    data-s=${card?.charAt(1) ?? nothing}
    ?data-inline=${size === 'inline'}
    ?data-two=${deck === 'two-colour'}
    ?data-illegal=${illegal}
    >${pictures.map(drawing)}</span
  >`;

/**
 * `cardFace` in the size of hands and tricks, for code that shows no other size: large and inline
 * faces are then not loaded. At any width it is the large-print deck.
 */
export const smallFace = (
  card: Card | null,
  options: Omit<FaceOptions, 'size'> = {},
): TemplateResult => {
  const art = small(card, options.letters ?? 'en');
  return paper(card, options, [{kind: 'small', width: 100, height: 140, art}]);
};
