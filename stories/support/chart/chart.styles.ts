import {css, unsafeCSS} from 'lit';
import {FONT, TEXT} from './layout.js';

/** Ink, hairlines and gold, like the tables. */
export const styles = css`
  :host {
    --gold-soft: light-dark(#fbf1da, #3d3626);

    display: block;
    position: relative;
    color: var(--gstk-table-ink);
    font: ${TEXT.small}px / 1.5 ${unsafeCSS(FONT)};
  }
  figure {
    margin: 0;
  }
  .pane {
    overflow-x: auto;
    border-radius: 10px;
  }
  .pane:focus-visible {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  /* Shrinks a little before it scrolls, but keeps the smallest text legible. */
  svg {
    display: block;
    inline-size: 100%;
    min-inline-size: calc(var(--chart-width) * var(--chart-shrink));
    max-inline-size: var(--chart-width);
    margin-inline: auto;
  }
  text {
    fill: var(--gstk-ink-2);
    font-size: ${TEXT.small}px;
  }
  .name {
    fill: var(--gstk-table-ink);
    font-size: ${TEXT.name}px;
    font-weight: 600;
  }
  .box {
    fill: var(--gstk-card-face);
    stroke: var(--gstk-edge);
  }
  .outer > .box {
    fill: var(--gstk-surface);
    stroke: color-mix(in srgb, var(--gstk-table-ink) 28%, transparent);
  }
  .region > .box {
    stroke: var(--gstk-edge);
    stroke-dasharray: 5 4;
  }
  .inner {
    fill: none;
    stroke: var(--gstk-edge);
  }
  .lit > .box {
    fill: var(--gold-soft);
    stroke: var(--gstk-mark);
    stroke-width: 3;
  }
  .lit > .inner {
    stroke: var(--gstk-mark);
  }
  .lit.outer > .box {
    fill: var(--gstk-surface);
    stroke-width: 1.75;
  }
  .mark {
    fill: var(--gstk-mark);
  }
  .arrow {
    fill: none;
    stroke: var(--gstk-edge);
    stroke-width: 1.25;
  }
  .head,
  .dot {
    fill: var(--gstk-edge);
  }
  .exit {
    fill: var(--gstk-surface);
    stroke: var(--gstk-edge);
    stroke-width: 1.25;
  }
  .label rect {
    fill: var(--gstk-surface);
  }
  .taken > .arrow {
    stroke: var(--gstk-mark);
    stroke-width: 2.5;
  }
  .taken > .head {
    fill: var(--gstk-mark);
  }
  text.taken {
    fill: var(--gstk-accent);
    font-weight: 600;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 20px;
    margin-block-start: 10px;
    color: var(--gstk-ink-2);
  }
  figcaption b {
    color: var(--gstk-mark);
  }
  figcaption i {
    display: inline-block;
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 12px;
    margin-inline-end: 2px;
    border: 1px dashed var(--gstk-edge);
    border-radius: 3px;
    vertical-align: -2px;
  }
  figcaption i.end {
    border: 3px double var(--gstk-edge);
  }
  .words {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    :host {
      --gold-soft: Canvas;
    }
    .box,
    .label rect {
      fill: Canvas;
    }
  }
`;
