import {css, type CSSResult} from 'lit';
import {shieldStyles} from '../../elements/internal/shield.styles.js';

/** Compass, chips and summary of a King table, inside the table's shadow root. */
const board = css`
  .board {
    display: grid;
    direction: ltr; /* play goes round the table, not along the script */
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    grid-template: 'w n e' auto 't t t' auto 's s s' auto / repeat(3, minmax(0, 1fr));
    align-items: start;
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

  .summary {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: center;
    padding: var(--gstk-s2) var(--gstk-s1);
  }
  .summary h3 {
    margin-block-end: var(--gstk-s2);
  }
  .summary gstk-totals {
    margin-block-start: var(--gstk-s4);
  }
  .summary table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .summary :is(td, tbody th) {
    padding: var(--gstk-s2) 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .summary tbody tr:last-child > * {
    border-block-end: 0;
  }
  .summary td.num {
    text-align: end;
    white-space: nowrap;
  }
  .summary .total {
    font-weight: 600;
    min-inline-size: 4ch;
  }
  .summary .place {
    inline-size: 20px;
    color: var(--gstk-ink-2);
  }
  .summary tbody tr:first-child .place {
    color: inherit;
    font-weight: 600;
  }
  .summary .mine b {
    font-weight: 600;
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
  }
  .who .shield {
    inline-size: 24px;
    flex: none;
  }
  .who b {
    display: block;
    font-weight: 500;
  }
  .took {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-block-size: 20px;
    align-items: center;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .move {
    margin-inline-end: var(--gstk-s3);
    font-size: 11px;
    color: var(--gstk-ink-2);
  }
  .rules,
  .taken,
  .mini {
    font-size: var(--gstk-text-s);
  }
  :is(.rules, .taken) table,
  .taken {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :is(.rules, .taken) caption {
    text-align: start;
    padding-block: var(--gstk-s1) var(--gstk-s2);
  }
  :is(.rules, .taken) :is(th, td) {
    padding: 5px 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 500;
    text-align: start;
    vertical-align: baseline;
  }
  :is(.rules, .taken) td {
    font-weight: 400;
  }
  :is(.rules, .taken) td.num {
    text-align: end;
  }
  .rules .now > * {
    background: var(--gstk-accent-soft);
  }
  .rules .now th {
    font-weight: 600;
  }
  .rules th {
    white-space: nowrap;
  }
  .rules p {
    margin-block-start: var(--gstk-s3);
    font-size: var(--gstk-text-m);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  .mini {
    --gstk-trick-width: 52px;
  }
  .taken {
    margin-block-start: var(--gstk-s4);
  }
  @container gstk (inline-size >= 30rem) {
    .board {
      grid-template: '. n .' auto 'w t e' auto 's s s' auto / minmax(128px, 1fr) auto minmax(
          128px,
          1fr
        );
      gap: var(--gstk-s2) var(--gstk-s4);
      padding: var(--gstk-s3);
      align-items: center;
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
    .summary {
      padding-inline: var(--gstk-s2);
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
  }
`;

/** All styles of a King table. */
export const kingStyles: readonly CSSResult[] = [shieldStyles, board];
