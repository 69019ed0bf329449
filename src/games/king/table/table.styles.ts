import {css, type CSSResult} from 'lit';
import {dragStyles} from '../../../elements/internal/drag.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {summaryStyles} from './summary.styles.js';

/** Styles of seats, trick and chips, for the table's shadow root. */
const board = css`
  .board {
    display: grid;
    direction: ltr; /* play goes round the table, not along the script */
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    /* No repeat(): beside areas the whole declaration would be invalid. */
    grid-template:
      'w n e' auto 't t t' auto 's s s' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  /* Five and six sit round the trick as their cards lie in it: three above, three below. */
  .board:has(> .nw) {
    grid-template:
      'nw n ne' auto 't t t' auto 'sw s se' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  .board > gstk-seat {
    grid-area: var(--at);
  }
  .board > .s {
    justify-self: center;
  }
  .board > gstk-trick {
    grid-area: t;
  }
  .chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-inline-size: 20px;
    block-size: 20px;
    padding-inline: 3px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-card-face);
    color: var(--gstk-suit-spade);
    font: 700 12px/1 var(--gstk-card-font);
  }
  .chip[data-s='H'] {
    color: var(--gstk-suit-heart);
  }
  .chip[data-s='D'] {
    color: var(--gstk-suit-diamond);
  }
  .chip[data-s='C'] {
    color: var(--gstk-suit-club);
  }
  .chip .suit {
    inline-size: 11px;
    block-size: 11px;
    fill: currentColor;
  }
  .chip.gone {
    border: 1px dashed var(--gstk-edge);
    background: none;
    color: var(--gstk-ink-2);
    font-weight: 400;
  }
  .chip.gone .suit {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .price {
    margin-inline-end: 2px;
  }
  .out .label {
    color: var(--gstk-ink-2);
  }
  @container gstk (inline-size >= 30rem) {
    .board {
      grid-template:
        '. n .' auto 'w t e' auto 's s s' auto
        / minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--gstk-s2) var(--gstk-s4);
      padding: var(--gstk-s3);
      align-items: center;
    }
    .board:has(> .nw) {
      grid-template:
        '. n .' auto 'nw t ne' 1fr 'sw t se' 1fr '. s .' auto
        / minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .board > .n {
      justify-self: center;
    }
    .board > :is(.e, .ne, .se) {
      justify-self: end;
    }
    .board > :is(.w, .nw, .sw) {
      justify-self: start;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board {
      padding: var(--gstk-s4) var(--gstk-s6);
    }
  }
  @container gstk (inline-size < 15rem) {
    .board {
      grid-template: 'w' auto 'n' auto 'e' auto 't' auto 's' auto / 1fr;
    }
    .board:has(> .nw) {
      grid-template: 'nw' auto 'n' auto 'ne' auto 't' auto 'sw' auto 'se' auto 's' auto / 1fr;
    }
  }
`;

/** Styles of every King table: board, summary and panels. */
export const kingStyles: readonly CSSResult[] = [
  shieldStyles,
  board,
  playerStyles,
  summaryStyles,
  panelStyles,
  dragStyles,
];
