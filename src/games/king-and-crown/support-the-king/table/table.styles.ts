import {css, type CSSResult} from 'lit';
import {endingStyles} from '../../table/ending.styles.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {crownStyles, roleStyles} from '../../table/table.styles.js';

const meeting = css`
  .meeting {
    display: grid;
    align-content: space-between;
    block-size: 100%;
  }
  .meeting > .strip {
    border-block-end: 0;
  }
  .sum {
    font: 700 1.5rem/1 var(--gstk-card-font);
    direction: ltr;
  }
  .meeting .note {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 3px;
    block-size: 44px;
    overflow: visible; /* roles visibly change places */
  }
`;

/** Styles of this table. */
export const supportStyles: readonly CSSResult[] = [
  ...crownStyles,
  ...revealStyles,
  ...endingStyles,
  roleStyles,
  meeting,
];
