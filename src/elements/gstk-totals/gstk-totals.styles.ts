import {css} from 'lit';

/**
 * The reader's line is gold and thick, the others differ by dash and end mark; labels at the line
 * ends replace a legend.
 */
export const totalsStyles = css`
  svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 400px;
    block-size: auto;
    overflow: visible;
  }
  .grid {
    stroke: var(--gstk-line);
  }
  text {
    font-size: 12px;
    fill: var(--gstk-table-ink);
    dominant-baseline: central;
  }
  .tick {
    font-size: 11px;
    text-anchor: end;
    fill: var(--gstk-ink-2);
  }
  path {
    fill: none;
    stroke: var(--gstk-ink-2);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .d1 {
    stroke-dasharray: 5 3;
  }
  .d2 {
    stroke-dasharray: 1.5 3;
    stroke-linecap: round;
    stroke-width: 2;
  }
  .d3 {
    stroke-dasharray: 8 3 2 3;
  }
  .mark {
    fill: var(--gstk-ink-2);
    stroke: none;
  }
  .own path:first-child {
    stroke: var(--gstk-mark);
    stroke-width: 2.5;
    stroke-dasharray: none;
  }
  .own .mark {
    fill: var(--gstk-mark);
  }
  .own text {
    font-weight: 600;
  }
  .tether {
    stroke: var(--gstk-line);
    stroke-width: 1;
  }
`;
