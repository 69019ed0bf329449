import {html, svg, type TemplateResult} from 'lit';
import type {Seat} from '../../../game/index.js';
import type {RenderContext} from '../../../elements/index.js';
import {capital} from '../../../i18n/capital.js';
import type {Messages} from '../../../i18n/index.js';
import type {CrownMessages} from '../messages/en.js';
import type {CourtCard} from '../rules/deck.js';
import {courtFace} from './face.js';

/**
 * The parts that the ends of the family share: the deciding cards on the ground line, and the turning
 * point.
 */

/** A headline, which says in words that its reader has lost. */
export const headline = (
  text: string,
  winner: Seat,
  {
    seat,
    shared,
    messages,
  }: Pick<RenderContext, 'seat' | 'shared'> & {
    readonly messages: Messages<CrownMessages>;
  },
): string =>
  seat === undefined || shared || seat === winner
    ? capital(text)
    : messages.t('crown/you-lose', {text});

/** A card of the picture; the winner's has a gold edge. */
interface HeroCard {
  readonly card: CourtCard;
  readonly won?: boolean;
  readonly small?: boolean;
}

/** A card of the picture with its title. */
export const heroCard = (
  {card, won = false, small = false}: HeroCard,
  messages: Messages<CrownMessages>,
): TemplateResult =>
  html`<span class="hero-card ${won ? 'won' : ''} ${small ? 'small' : ''}"
    >${courtFace(card, {name: messages.t('crown/card', {card})})}</span
  >`;

/** The sign between two cards: an arrow with a word below. */
export const heroArrow = (word: string): TemplateResult =>
  html`<span class="hero-between"
    ><svg class="hero-arrow" viewBox="0 0 32 16" aria-hidden="true">
      ${svg`<path d="M0 6.5H21V1L32 8L21 15V9.5H0Z"></path>`}</svg
    ><small>${word}</small></span
  >`;

/**
 * The last match with which the winner of a series of two caught up, by its index among the matches
 * of the log; `undefined` if the winner was never behind, or the log is not complete.
 */
export function caughtUp(
  won: readonly Seat[],
  {wins}: {readonly wins: readonly number[]},
  winner: Seat,
): number | undefined {
  if (won.length !== wins[0]! + wins[1]!) return undefined;
  const lead = (n: number): number =>
    won.slice(0, n).reduce((sum, seat) => sum + (seat === winner ? 1 : -1), 0);
  const at = won.findLastIndex((_, index) => lead(index) < 0 && lead(index + 1) === 0);
  return at < 0 ? undefined : at;
}
