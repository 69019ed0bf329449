import {css, type CSSResult} from 'lit';
import {dragStyles} from '../../../elements/internal/drag.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {compassStyles} from '../../../elements/table/compass.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {summaryStyles} from './summary.styles.js';

/** Chips of a King table, inside the table's shadow root. */
const chips = css`
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
    direction: ltr; /* keeps the sign before the number */
    unicode-bidi: isolate;
    margin-inline-end: 2px;
  }
  .out .label {
    color: var(--gstk-ink-2);
  }
`;

/** Styles of every King table: board, summary and panels. */
export const kingStyles: readonly CSSResult[] = [
  shieldStyles,
  compassStyles,
  chips,
  playerStyles,
  summaryStyles,
  panelStyles,
  dragStyles,
];
