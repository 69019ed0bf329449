import {css} from 'lit';

/**
 * The reader's line is gold and thick, the others differ by dash and end mark; labels at the line
 * ends replace a legend. Heights are in lines of text, so that labels keep apart in larger type.
 */
export const totalsStyles = css`
  :host {
    font-size: var(--gstk-text-s);
    line-height: 1.2;
  }
  .chart {
    --height: 7.2em;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    column-gap: 16px;
    direction: ltr; /* time runs to the right in every script */
    padding-block: 1.2em 0.6em; /* the zero stands above its line */
  }
  .lines {
    position: relative;
    block-size: var(--height);
    margin-inline-start: 2px;
  }
  .window {
    position: absolute;
    inset: -3px; /* room for thick lines at the edges */
    overflow: clip;
  }
  .pane {
    box-sizing: border-box;
    block-size: 100%;
    padding: 3px;
  }
  .paths {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--gstk-ink-2);
    stroke-width: 1.5px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .zero {
    stroke: var(--gstk-line);
    stroke-width: 1px;
  }
  .turn {
    stroke: var(--gstk-mark);
    stroke-width: 1px;
    stroke-dasharray: 3 3;
  }
  .d1 {
    stroke-dasharray: 6 3;
  }
  .d2 {
    stroke-dasharray: 2 3;
  }
  .d3 {
    stroke-dasharray: 10 3 2 3;
  }
  .d4 {
    stroke-dasharray: 12 4;
  }
  .d5 {
    stroke-dasharray: 2 3 2 7;
  }
  .line.own {
    stroke: var(--gstk-mark);
    stroke-width: 3px;
  }
  .tethers {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: 16px;
    block-size: 100%;
    overflow: visible;
  }
  .tethers path {
    stroke: var(--gstk-line);
    stroke-width: 1px;
  }
  .naught {
    position: absolute;
    inset-block-start: calc(var(--y) * var(--height));
    inset-inline-start: 0;
    translate: 0 -110%;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .end {
    position: absolute;
    inset-block-start: calc(var(--y) * var(--height));
    inset-inline-end: 0;
    inline-size: 12px;
    block-size: 12px;
    translate: 50% -50%;
    overflow: visible;
  }
  .end path {
    fill: var(--gstk-ink-2);
    stroke: none;
  }
  .end.own path {
    fill: var(--gstk-mark);
  }
  .labels {
    display: grid;
    block-size: var(--height);
    min-inline-size: 0;
    max-inline-size: 9em;
  }
  .labels > span {
    grid-area: 1 / 1;
    display: flex;
    gap: 0.35em;
    block-size: 1.2em;
    translate: 0 calc(var(--y) * var(--height) - 50%);
    white-space: nowrap;
  }
  .labels bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .labels .own {
    font-weight: 700;
  }
  @container gstk (inline-size >= 30rem) {
    .labels {
      max-inline-size: 14em;
    }
  }
`;
