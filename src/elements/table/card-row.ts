import {css, html, type TemplateResult} from 'lit';
import {type Card, sortHand} from '../../cards/index.js';
import {cardFaceStyles} from '../card-face/card-face.styles.js';
import {glyphStyles} from '../card-face/glyph.styles.js';
import {smallFace} from '../card-face/small-face.js';
import type {RenderContext} from '../render-context.js';

/** Styles of `cardRow` and its faces, inside the table's shadow root. */
export const cardRowStyles = css`
  ${cardFaceStyles}
  ${glyphStyles}
  .card-row {
    --gstk-card-width: 44px;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--gstk-s1);
    /* The place is kept before the first card comes. */
    min-block-size: calc(var(--gstk-card-width) * 1.4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/**
 * Open cards that are looked at and not played, in hand order, each with its name: the reader's own
 * hand where another player's is picked from, or cards laid down. Without cards it keeps their place.
 */
export const cardRow = (
  cards: readonly (Card | null)[],
  label: string,
  {messages, letters, deck}: Pick<RenderContext, 'messages' | 'letters' | 'deck'>,
): TemplateResult => {
  const known = sortHand(cards.filter((card) => card !== null));
  if (known.length === 0) return html`<div class="card-row"></div>`;
  return html`<ul class="card-row" aria-label=${label}>
    ${known.map(
      (card) =>
        html`<li>
          <span role="img" aria-label=${messages.t('card', {card})}
            >${smallFace(card, {letters, deck})}</span
          >
        </li>`,
    )}
  </ul>`;
};
