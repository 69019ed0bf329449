import {css} from 'lit';

/**
 * The cards of a Government. A column keeps the height of thirteen cards, so that the table never
 * grows: twelve strips, a whole card, and the line of the open place.
 */
export const columnStyles = css`
  .column {
    --gstk-card-width: var(--crush-card);
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    min-block-size: calc(
      12 * var(--crush-strip) + 1.4 * var(--crush-card) + 2 * var(--gstk-s1) + 22px
    );
  }
  .column > li {
    flex: none;
    position: relative;
    inline-size: var(--crush-card);
    block-size: var(--crush-strip);
  }
  .column > .last {
    block-size: calc(1.4 * var(--crush-card));
  }
  .column > .spy {
    inline-size: var(--crush-across);
  }
  .column > .spy.last {
    block-size: var(--crush-card);
  }
  .paper {
    position: absolute;
    inset: 0 0 auto;
    block-size: calc(var(--crush-strip) + 8px);
    display: flex;
    align-items: start;
    padding: 2px 4px;
    overflow: hidden;
    border: 1px solid var(--gstk-card-edge);
    border-block-end: 0;
    border-start-start-radius: 4px;
    border-start-end-radius: 4px;
    background: var(--gstk-card-face);
    font-size: calc(var(--crush-strip) * 0.7);
  }
  /* A spy lies there whole: the next card covers its middle, its ends stay in sight. */
  .spy .paper {
    block-size: var(--crush-card);
    border-block-end: 1px solid var(--gstk-card-edge);
    border-radius: 4px;
  }
  .paper .gk[data-inline] {
    background: none;
    border-radius: 0;
  }
  .paper .gk[data-inline]::after {
    border: 0;
  }
  .turned {
    position: absolute;
    top: -1px;
    left: -1px;
    transform-origin: 0 0;
    transform: rotate(90deg) translateY(-100%);
  }
  .mark {
    position: absolute;
    top: 0;
    left: 0;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding-inline: 4px 3px;
    block-size: calc(var(--crush-strip) - 1px);
    border-end-end-radius: 4px;
    background: var(--gstk-card-face);
    color: var(--gstk-suit-spade);
    font-size: calc(var(--crush-strip) * 0.7);
    font-weight: 600;
    line-height: 1;
  }
  .mask {
    inline-size: 1.25em;
    fill: currentColor;
  }

  .column > .next {
    inline-size: auto;
    block-size: auto;
    margin-block-start: var(--gstk-s1);
    display: grid;
    gap: var(--gstk-s1);
    justify-items: center;
    white-space: nowrap;
  }
  .slot {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-inline-size: var(--crush-across);
    block-size: var(--crush-strip);
    padding-inline: 5px;
    border: 1.5px dashed var(--gstk-mark);
    border-radius: 4px;
    background: var(--gstk-accent-soft);
    color: var(--gstk-accent);
    font-size: var(--gstk-text-xs);
    line-height: 1;
  }
  .slot .gk[data-inline] {
    font-size: 14px;
  }
  .fill {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    block-size: 20px;
    font-size: var(--gstk-text-xs);
  }
  @media (forced-colors: active) {
    .paper,
    .mark {
      background: Canvas;
      color: CanvasText;
    }
    .mark {
      outline: 1px solid CanvasText;
    }
  }
`;
