import {css} from '@lit/reactive-element';

/** Ink, hairlines and gold, as on the tables. */
export const chartStyles = css`
  :host {
    display: block;
    container: chart / inline-size;
    color: var(--gstk-table-ink);
    font-size: var(--gstk-text-m);
    line-height: 1.35;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  figure {
    margin: 0;
  }
  /* A list that is replaced lies within the place that a page holds for the chart. */
  .wait {
    display: grid;
  }
  .frame {
    position: relative;
  }
  .pane {
    overflow-x: auto;
    padding-block: var(--gstk-s1);
    border-radius: var(--gstk-radius-l);
  }
  /* Where the drawing goes on it fades, and a sign points there. */
  [data-more~='start'] > .pane {
    --fade-start: 36px;
  }
  [data-more~='end'] > .pane {
    --fade-end: 36px;
  }
  [data-more] > .pane {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)),
      transparent
    );
  }
  .frame::before,
  .frame::after {
    position: absolute;
    inset-block-start: calc(50% - 14px);
    display: none;
    inline-size: 28px;
    border: 1px solid var(--gstk-edge);
    border-radius: 50%;
    background: var(--gstk-card-face);
    font: 700 18px / 26px var(--gstk-font, sans-serif);
    text-align: center;
    pointer-events: none;
  }
  .frame::before {
    content: '‹' / '';
    left: 0;
  }
  .frame::after {
    content: '›' / '';
    right: 0;
  }
  [data-more~='start']::before,
  [data-more~='end']::after {
    display: block;
  }
  .pane:focus-visible {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  /* As large as it was laid out, so that its names stay readable: a narrow page scrolls it. */
  svg {
    display: block;
    margin-inline: auto;
  }
  text {
    fill: var(--gstk-table-ink);
    font-size: 13px;
  }
  .box {
    fill: var(--gstk-card-face);
    stroke: var(--gstk-edge);
  }
  .outer > .box {
    fill: var(--gstk-surface);
    stroke: var(--gstk-line);
  }
  .outer > text {
    fill: var(--gstk-ink-2);
    font-weight: 600;
  }
  .parallel > .box {
    stroke-dasharray: 5 4;
  }
  .inner {
    fill: none;
    stroke: var(--gstk-edge);
  }
  .lit > .box {
    stroke: var(--gstk-mark);
  }
  .leaf.lit > .box {
    fill: color-mix(in srgb, var(--gstk-mark) 16%, var(--gstk-card-face));
    stroke-width: 2.5;
  }
  .leaf.lit > text {
    font-weight: 700;
  }
  .line {
    fill: none;
    stroke: var(--gstk-edge);
    stroke-width: 1.25;
  }
  .reach {
    fill: none;
    stroke: transparent;
    stroke-width: 12;
    pointer-events: stroke;
  }
  .arrow:hover > .line {
    stroke-width: 2.5;
  }
  .head {
    fill: var(--gstk-edge);
  }
  .taken > .line {
    stroke: var(--gstk-mark);
    stroke-width: 2.5;
  }
  .taken > .head {
    fill: var(--gstk-mark);
  }
  .now {
    margin-block: var(--gstk-s2);
    text-align: center;
  }
  .ways {
    color: var(--gstk-ink-2);
  }
  /* The event of a transition, below its target. */
  .steps .button {
    flex-direction: column;
    gap: 0;
    padding-block: var(--gstk-s1);
  }
  .event {
    font-weight: 400;
    font-size: var(--gstk-text-s);
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--gstk-s2);
  }
  blockquote {
    max-inline-size: 60ch;
    margin: var(--gstk-s3) auto;
    padding-inline-start: var(--gstk-s3);
    border-inline-start: 3px solid var(--gstk-mark);
  }
  details {
    margin-block-start: var(--gstk-s2);
  }
  summary {
    min-block-size: 32px;
    cursor: pointer;
  }
  li[aria-current] {
    font-weight: 700;
  }
  li[aria-current] ul,
  .ways {
    font-weight: 400;
  }
  @media (forced-colors: active) {
    :host {
      --gstk-table-ink: CanvasText;
      --gstk-ink-2: CanvasText;
      --gstk-line: CanvasText;
      --gstk-edge: CanvasText;
      --gstk-surface: Canvas;
      --gstk-well: Canvas;
      --gstk-card-face: Canvas;
      --gstk-mark: Highlight;
    }
    .leaf.lit > .box {
      fill: Highlight;
    }
    .leaf.lit > text {
      fill: HighlightText;
    }
  }
`;
