import {css, type CSSResult} from 'lit';
import {matchEndingStyles} from '../../../elements/index.js';
import {playerStyles} from '../../../elements/shared/index.js';

const heroes = css`
  /* The hero shrinks first: its cards are as large as the remaining room. */
  .ended > .hero {
    container-type: size;
    max-block-size: calc(1.4 * var(--gstk-card-width) + 20px);
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
