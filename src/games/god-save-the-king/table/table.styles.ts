import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {dragStyles} from '../../../elements/internal/drag.js';
import {wordedPromptStyles} from '../../../elements/internal/styles/prompt.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {jointStyles} from './joint.styles.js';
import {motionStyles} from './motion.styles.js';
import {othersStyles} from './panels/others.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {pushStyles} from './push.styles.js';
import {summaryStyles} from './panels/summary.styles.js';
import {verdictStyles} from './panels/verdict.styles.js';

/** Facing formations, inside the table's shadow root. */
const board = css`
  /* Phases differ in height: the table keeps the tallest, and the slack lies under the board. */
  .table {
    min-block-size: 776px;
  }
  .table:has(.others, .many) {
    min-block-size: 832px;
  }
  .gsk {
    --gstk-card-width: 60px;
    display: grid;
    gap: var(--gstk-s2);
    padding: var(--gstk-s2) var(--gstk-s3);
  }
  .dock > .board {
    align-self: start;
  }
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* cards shrink, the stage does not grow */
    gap: var(--gstk-s2);
    align-content: start;
  }
  .facing {
    display: grid;
    gap: var(--gstk-s1);
    justify-items: center;
    direction: ltr; /* left is left on a table, whatever the script */
  }
  .facing .unit {
    display: none;
  }
  .pairs {
    display: grid;
    grid-template-columns: repeat(3, minmax(84px, auto));
    gap: var(--gstk-s3);
    justify-content: center;
  }
  .pair {
    display: grid;
    justify-items: center;
  }
  .cell {
    position: relative;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
  }
  .one,
  .pick {
    display: block;
    border-radius: calc(var(--gstk-card-width) * 0.06);
  }
  .pick {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .pick[data-rout] .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 1px var(--gstk-mark);
  }
  .pick.chosen {
    translate: 0 8px;
  }
  .pick.chosen .gk {
    --gstk-card-edge: var(--gstk-select);
    box-shadow: 0 0 0 3px var(--gstk-select);
  }
  .gap {
    appearance: none;
    display: block;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
    padding: 0;
    border: 1px dashed var(--gstk-line);
    border-radius: calc(var(--gstk-card-width) * 0.06);
    background: none;
  }
  button.gap {
    border-color: var(--gstk-edge);
    cursor: pointer;
  }
  .gap.now {
    border: 2px dashed var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .pick[data-slot] {
    touch-action: pan-y pinch-zoom; /* a finger drags a card sideways, or after a rest */
  }
  .cell.win .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .crown {
    inset-block-start: -10px;
    inset-inline-end: -8px;
    padding-inline: 4px;
    background: var(--gstk-mark);
    color: var(--gstk-mark-ink);
    forced-color-adjust: none;
  }
  .crown .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  .lab {
    padding-block-start: 5px;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .token {
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: 4px;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .token.spent {
    background: none;
    border: 1px dashed currentColor;
  }
  @container gstk (inline-size < 30rem) {
    .pairs {
      grid-template-columns: repeat(3, minmax(0, 92px));
      gap: var(--gstk-s1);
      inline-size: 100%;
    }
    /* Thirteen values and the hand beside them just fit. */
    .joint {
      block-size: 24px;
    }
    .crown {
      inset-block-start: 2px; /* clear of the verdict above */
      inset-inline-end: -12px;
    }
    .lab {
      padding-block-start: 3px;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .table {
      min-block-size: 732px;
    }
    .table:has(.others, .many) {
      min-block-size: 776px;
    }
    .gsk {
      --gstk-card-width: 68px;
      padding: var(--gstk-s3) var(--gstk-s4);
    }
    .pairs {
      gap: var(--gstk-s8);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .table {
      min-block-size: 716px;
    }
    .table:has(.others, .many) {
      min-block-size: 760px;
    }
    .gsk {
      --gstk-card-width: 80px;
    }
  }
  @media (forced-colors: active) {
    .cell.win .gk::after {
      border: 4px double Highlight;
    }
    .gap.now,
    .pick.chosen .gk {
      outline: 3px solid Highlight;
    }
    .pick[data-rout] .gk {
      outline: 2px solid ButtonText;
    }
  }
`;

/** Styles of the table and its panels. */
export const gskStyles: readonly CSSResult[] = [
  cardFaceStyles,
  shieldStyles,
  wordedPromptStyles,
  jointStyles,
  board,
  motionStyles,
  playerStyles,
  othersStyles,
  pushStyles,
  verdictStyles,
  summaryStyles,
  panelStyles,
  dragStyles,
];
