import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Card, Suit} from '../../cards/card.js';
import type {Art} from './art.js';
import type {Letters} from './glyphs.js';
import {inlineFace} from './inline.js';
import {layers} from './layers.js';

/** Four colours tell all suits apart; two is how most paper decks are printed. */
export const DECKS = ['four-colour', 'two-colour'] as const;
export type Deck = (typeof DECKS)[number];

export interface FaceOptions {
  /**
   * `s` under 96 px (at any width it is the large-print deck), `l` from 96 px; `auto` holds both and
   * lets the card's width choose; `inline` is index and suit in a line of text.
   */
  readonly size?: 's' | 'l' | 'auto' | 'inline';
  /** `ru`: Т К Д В. */
  readonly letters?: Letters;
  readonly deck?: Deck;
  /** A card that may not be played: greyed by solid colours, never by opacity. */
  readonly illegal?: boolean;
}

const picture = (art: Art, kind: string, width = 100, height = 140): TemplateResult =>
  html`<svg class=${kind} viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${art.map(([classes, path]) => svg`<path class=${classes} d=${path}></path>`)}
  </svg>`;

function pictures(card: Card | null, size: string, letters: Letters): TemplateResult[] {
  if (size === 'inline') {
    const {width, art} = inlineFace(card, letters);
    return [picture(art, 'line', width, 34)];
  }
  const small = size === 's' || (size === 'auto' && card !== null);
  return [
    ...(small ? [picture(layers(card, 's', letters), 'small')] : []),
    ...(size === 's' ? [] : [picture(layers(card, 'l', letters), 'large')]),
  ];
}

/** What colours the suit: `S H D C`, or the jokers' `1` (red) and `2` (ink). */
type Colour = Suit | '1' | '2';

/**
 * A card as a picture, without a name: whoever shows it says what it is. `null` is the back.
 * Its width is `--gstk-card-width`; its colours are in `card-face.styles.ts`.
 *
 * ```
 * span.gk[data-s]            paper; ::after is the edge, above the art
 *   svg.small | svg.large    one of them, or both with `auto`; svg.line with `inline`
 *     path.x …               see `art.ts`
 * ```
 */
export function cardFace(card: Card | null, options: FaceOptions = {}): TemplateResult {
  const {size = 'auto', letters = 'en', deck, illegal = false} = options;
  const colour = card?.charAt(1) as Colour | undefined;
  return html`<span
    class="gk"
    part=${card ? 'card-face' : 'card-back'}
    data-s=${colour ?? nothing}
    ?data-inline=${size === 'inline'}
    ?data-two=${deck === 'two-colour'}
    ?data-illegal=${illegal}
    >${pictures(card, size, letters)}</span
  >`;
}
