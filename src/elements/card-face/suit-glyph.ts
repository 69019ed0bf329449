import {html, nothing, type TemplateResult} from 'lit';
import type {Suit} from '../../cards/card.js';
import type {Deck} from './card-face.js';
import {SUIT_PATHS} from './art/suits.js';

/**
 * A suit in a line of text, as high as the text. With a label it is an image of that name; without
 * one it is decorative, next to words that say the same. `path` draws something else in its colour.
 */
export const suitGlyph = (
  suit: Suit,
  label?: string,
  deck?: Deck,
  path = SUIT_PATHS[suit],
): TemplateResult =>
  html`<svg
    class="suit"
    data-s=${suit}
    ?data-two=${deck === 'two-colour'}
    viewBox="-11 -11 22 22"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    <path d=${path}></path>
  </svg>`;
