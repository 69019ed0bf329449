import {css, type CSSResult, html, svg, type TemplateResult} from 'lit';
import {playerStyles} from '../../../elements/shared/index.js';
import {matchEndingStyles} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import type {CrownMessages} from '../messages/en.js';
import type {CourtCard} from '../rules/deck.js';
import {courtFace} from './face.js';

/**
 * The parts that the ends of the family share: the deciding cards on the ground line, and the turning
 * point.
 */

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

const heroes = css`
  /* The hero shrinks first: its cards are as large as the remaining room. */
  .ended > .hero {
    container-type: size;
  }
  .hero > * {
    --gstk-card-width: min(100px, 26cqi, calc((100cqb - 14px) / 1.4));
    padding-block-end: var(--gstk-s2);
  }
  .hero > .small {
    --gstk-card-width: min(76px, 22cqi, calc((100cqb - 14px) / 1.4));
  }
  .hero-card.won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
  /* At half the height of a large card. */
  .hero-between,
  .hero-sign {
    display: grid;
    align-content: center;
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .hero-between {
    justify-items: center;
    gap: 2px;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .hero-sign {
    font: 700 1.75rem/1 var(--gstk-card-font);
    white-space: nowrap;
  }
  .hero-arrow {
    inline-size: 36px;
    fill: var(--gstk-table-ink);
  }
  .hero-arrow:dir(rtl) {
    scale: -1 1;
  }
  @container gstk (inline-size >= 30rem) {
    .hero > * {
      --gstk-card-width: min(132px, calc((100cqb - 14px) / 1.4));
    }
    .hero > .small {
      --gstk-card-width: min(104px, calc((100cqb - 14px) / 1.4));
    }
  }
`;

/** Styles of an end in this family, inside the table's shadow root. */
export const endingStyles: readonly CSSResult[] = [playerStyles, matchEndingStyles, heroes];
