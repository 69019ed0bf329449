import {html, nothing, type TemplateResult} from 'lit';
import {rankOf, type SuitCard, suitOf} from '../../../../cards/index.js';
import {indexText, smallFace, suitGlyph, twoSided} from '../../../../elements/index.js';
import {TURN} from '../../../../elements/shared/index.js';
import type {Seat} from '../../../../game/index.js';
import type {GskContext} from '../context.js';
import type {Spot} from '../../types.js';

/** A card of this table: two sides, and a foot that names a face-down card to a player who knows it. */

/** The key of a card, made from its place, since nobody may know which card lies there. */
export const keyOf = (seat: Seat, spot: Spot): string => `card-${seat}-${spot}`;

/** How a card lies and how it comes. */
export interface Lying {
  readonly key: string;
  /** The card, if this reader may know it. */
  readonly code: SuitCard | null | undefined;
  readonly up: boolean;
  readonly from?: string;
  readonly wait?: number;
  readonly turn?: number;
  readonly turnWait?: number;
  /** Whether a foot names a face-down card. */
  readonly foot?: boolean;
}

const foot = (code: SuitCard, key: string, {letters, deck}: GskContext): TemplateResult =>
  html`<span class="foot" aria-hidden="true" data-move="foot-${key}" data-wait=${TURN}
    >${indexText(rankOf(code), letters)}${suitGlyph(suitOf(code), undefined, deck)}</span
  >`;

/** A card without an accessible name. */
export function cardOf(lying: Lying, ctx: GskContext): TemplateResult {
  const {code, up, foot: footed = false, ...rest} = lying;
  const {letters, deck} = ctx;
  return html`${twoSided({
    ...rest,
    up,
    face: code ? smallFace(code, {letters, deck}) : undefined,
    back: smallFace(null, {deck}),
  })}${code && !up && footed ? foot(code, lying.key, ctx) : nothing}`;
}

/** A card with its name. */
export const namedCard = (lying: Lying, name: string, ctx: GskContext): TemplateResult =>
  html`<span class="one" role="img" aria-label=${name}>${cardOf(lying, ctx)}</span>`;
