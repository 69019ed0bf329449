import {css} from 'lit';
import {inLow, inLowest, inLowWide} from '../../../elements/shared/index.js';
import {contractLineStyles} from './contract-line.styles.js';
import {introStyles} from './intro.styles.js';

/** What a deal is about, in a low window. */
const SMALL = '.middle .title{font-size:1.25rem}.prices:not(.many){--gstk-card-width:36px}';

/** Top line, middle and board of a King table, inside the table's shadow root. */
export const boardStyles = css`
  ${contractLineStyles}
  ${introStyles}
  /* Above the card on the right, or with three players in the empty place; the leader is named on
     the left. */
  .countdown {
    grid-area: t;
    place-self: start end;
    margin: 0;
    text-align: end;
    font-size: var(--gstk-text-xs);
    line-height: 1.25;
    white-space: nowrap;
    pointer-events: none;
  }
  .countdown :is(b, span) {
    display: block;
  }
  .countdown b {
    color: var(--gstk-table-ink);
    font-weight: 600;
  }
  .board:not(:has(> .n)) > .countdown {
    justify-self: center;
    margin-block-start: -16px; /* above the crown of the card on the left */
    text-align: center;
  }
  @container gstk (inline-size >= 30rem) {
    .countdown {
      justify-self: center;
      inline-size: 0; /* it begins beside the upper card, regardless of its text */
      translate: calc(var(--t) / 2 + 16px);
      text-align: start;
    }
    .board:not(:has(> .n)) > .countdown {
      inline-size: auto;
      margin-block-start: -4px;
      translate: none;
    }
  }
  .board {
    /* 104 px if the seats at the sides have room. */
    --large-trick: clamp(72px, (100cqi - 642px) / 3, 104px);
  }
  /* Three lines below the first, as of a hint. */
  ${inLow(
    '.prompt{min-block-size:68px;padding-block:1px}.say>.q{line-height:1.15}' +
      '.table>.prompt:not(.brief)>.say{padding-block-start:2px}',
  )}
  /* The top line says the number of the deal, too. */
  ${inLowest('.intro>.q:first-child{display:none}' + SMALL)}
  /* What is not the trick takes 426 px. */
  ${inLowWide(
    '.board{--low-trick:max(56px,(var(--gstk-window,100svh) - 426px)/2.8);row-gap:2px;' +
      `padding-block:4px}.table>.tools{margin-block-end:4px}.middle{gap:4px}${SMALL}`,
  )}
`;
