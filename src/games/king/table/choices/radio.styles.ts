import {css} from 'lit';

/** Styles of radio buttons that look like the cards and suits they stand for. */
export const radioStyles = css`
  .pick {
    position: relative;
    display: flex;
    gap: 5px;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: var(--gstk-action);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    font-size: var(--gstk-text-s);
    line-height: 1.1;
    text-align: center;
    cursor: pointer;
  }
  .pick b {
    font-size: var(--gstk-text-m);
    font-weight: 600;
  }
  .pick .xs {
    font-size: var(--gstk-text-xs);
  }
  .pick .suit {
    inline-size: 20px;
    block-size: 20px;
  }
  .pick:has(:checked) {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .pick:has(:checked) .suit {
    fill: currentColor;
  }
  .pick:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
    z-index: 1;
  }
  .spent {
    border: 1px dashed var(--gstk-line);
    background: none;
    color: var(--gstk-ink-2);
  }
  .spent b {
    font-weight: 400;
    text-decoration: line-through;
  }
  .spent:has(:checked) {
    border: 2px solid var(--gstk-select);
    background: none;
    color: var(--gstk-ink-2);
  }
  @media (forced-colors: active) {
    .pick:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
