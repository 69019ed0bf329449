import {html, svg, type TemplateResult} from 'lit';
import {cardFace} from '../../../elements/index.js';
import type {CourtCard} from '../rules/deck.js';
import {colourOf, FIGURES, indexOf} from './figures.js';

/** The faces of the five cards as the table draws them. */

interface Print {
  /** The title at the foot; left out if it is shown beside the card. */
  readonly name?: string;
  readonly illegal?: boolean;
}

/** A card as a picture hidden from assistive technology; `null` is the back. */
export function courtFace(
  card: CourtCard | null,
  {name, illegal = false}: Print = {},
): TemplateResult {
  if (card === null) return cardFace(null, {size: 's'});
  const figure = FIGURES[card].map(
    ([classes, path]) => svg`<path class=${classes} d=${path}></path>`,
  );
  return html`<span
    class="gk"
    translate="no"
    part="card-face"
    data-s=${colourOf(card)}
    ?data-illegal=${illegal}
    ><svg class="small" viewBox="0 0 100 140" aria-hidden="true">
      ${
        name
          ? svg`<g transform="translate(1 2) scale(.84)">${figure}</g>
              <text
                x="50"
                y="132"
                text-anchor="middle"
                font-size="19"
                font-weight="600"
                font-family="var(--gstk-card-font)"
                fill="var(--gk-suit)"
              >${name}</text>`
          : figure
      }
      <path class="x" d=${indexOf(card)}></path></svg
  ></span>`;
}
