import {css} from 'lit';

/** Ink, hairlines and gold, as on the tables. */
export const chartStyles = css`
  figure {
    margin: 0;
  }
  .pane {
    overflow-x: auto;
    padding-block: var(--gstk-s1);
    border-radius: var(--gstk-radius-l);
  }
  .pane:focus-visible {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  /* As large as it was laid out, so that its names can be read: a narrow page scrolls it. */
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
    .leaf.lit > .box {
      fill: Highlight;
    }
    .leaf.lit > text {
      fill: HighlightText;
    }
  }
`;
