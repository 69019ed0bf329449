import {css, type CSSResult} from 'lit';
import {cardFaceStyles, matchEndingStyles} from '../../../elements/index.js';
import {
  inLow,
  inLowest,
  inLowWide,
  playerStyles,
  shieldStyles,
  wordedPromptStyles,
} from '../../../elements/shared/index.js';
import {exchangeStyles} from './exchange.styles.js';
import {thronesStyles} from './thrones.styles.js';
import {panelStyles} from './panels.styles.js';

/** Compass, names and exchange, inside the table's shadow root. */
const board = css`
  .board {
    display: grid;
    direction: ltr; /* play goes round the table, regardless of the script's direction */
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    /* No repeat(): together with named areas it would invalidate the whole declaration. */
    grid-template:
      'w n e' auto 't t t' auto 's s s' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    align-content: center;
    /* Tricks and gifts take the same room, and names that of the second row of the hand, too, which
       lies in one row meanwhile: so the table keeps its height. */
    --second-row: 59px;
    box-sizing: border-box;
    min-block-size: calc(366px - var(--second-row));
  }
  .board:has(> .naming) {
    --second-row: 0px;
  }
  .board > .w {
    grid-area: w;
  }
  .board > .n {
    grid-area: n;
  }
  .board > .e {
    grid-area: e;
  }
  .board > .s {
    grid-area: s;
    justify-self: center;
  }
  .board > :is(gstk-trick, .exchange) {
    grid-area: t;
  }
  .board > .naming {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: center;
  }
  gstk-seat .rank {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  gstk-seat .gone {
    padding-inline: 4px;
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius-s);
  }
  .contract .out .suit {
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** A row for each player, a button for each name. */
const naming = css`
  .naming {
    display: grid;
    gap: var(--gstk-s3);
    inline-size: 100%;
    max-inline-size: 40rem;
    margin-inline: auto;
    padding: var(--gstk-s1);
    box-sizing: border-box;
  }
  .naming .who {
    margin-block-end: var(--gstk-s1);
  }
  .naming .who b {
    font-weight: 600;
  }
  .naming .shield {
    inline-size: 22px;
  }
  .naming .ranks {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--gstk-s1);
  }
  .naming button {
    appearance: none;
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: var(--gstk-action);
    padding: 2px;
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font: inherit;
    font-size: var(--gstk-text-s);
    line-height: 1.2;
    cursor: pointer;
  }
  .naming button:hover {
    border-color: var(--gstk-table-ink);
  }
  .naming button {
    position: relative;
  }
  .naming .advised {
    border-color: var(--gstk-mark);
    box-shadow: inset 0 0 0 1px var(--gstk-mark);
  }
  .naming .advised::after {
    content: '★' / '';
    position: absolute;
    inset: 1px 4px auto auto;
    color: var(--gstk-mark);
    font-size: 0.6875rem;
  }
  .naming .advised[aria-pressed='true']::after {
    color: inherit;
  }
  .naming small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .naming [aria-pressed='true'] {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
    color: var(--gstk-act-ink);
    font-weight: 600;
  }
  .naming [aria-pressed='true'] small {
    color: inherit;
    font-weight: 400;
  }
  @container gstk (inline-size < 30rem) {
    .naming .ranks {
      grid-template-columns: repeat(4, minmax(min-content, 1fr));
    }
    .naming button {
      padding-inline: 0;
      font-size: var(--gstk-text-xs);
    }
  }
  @container gstk (inline-size >= 30rem) {
    .naming .row {
      display: grid;
      grid-template-columns: 8rem 1fr;
      align-items: center;
    }
    .naming .who {
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    .naming [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const wide = css`
  @container gstk (inline-size >= 30rem) {
    .board {
      grid-template:
        '. n .' auto 'w t e' auto 's s s' auto
        / minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--gstk-s2) var(--gstk-s4);
      padding: var(--gstk-s3);
      align-items: center;
      min-block-size: 346px;
    }
    /* Room for two lines each, even if a stage hides them. */
    .table > .prompt {
      min-block-size: 78px;
    }
    .board > .n {
      justify-self: center;
    }
    .board > .e {
      justify-self: end;
    }
    .board > .w {
      justify-self: start;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board {
      padding: var(--gstk-s4) var(--gstk-s6);
      min-block-size: 386px;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .board {
      grid-template: 'w' auto 'n' auto 'e' auto 't' auto 's' auto / 1fr;
    }
  }
`;

/** Styles of the table and its panels. */
export const peasantsStyles: readonly CSSResult[] = [
  cardFaceStyles,
  shieldStyles,
  playerStyles,
  wordedPromptStyles,
  board,
  naming,
  exchangeStyles,
  thronesStyles,
  wide,
  inLow('.board{min-block-size:calc(338px - var(--second-row));row-gap:0;padding-block:2px}'),
  inLowest('.board{min-block-size:calc(292px - var(--second-row));--low-trick:38px}'),
  inLowWide(
    '.board{--low-trick:max(56px,(var(--gstk-window,100svh) - 432px)/2.8);padding-block:4px;' +
      'row-gap:2px;min-block-size:clamp(308px,var(--gstk-window,100svh) - 292px,386px)}',
  ),
  panelStyles,
  matchEndingStyles,
];
